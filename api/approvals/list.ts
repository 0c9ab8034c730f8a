import { type SelectQueryBuilder, sql } from 'kysely'
import { type SessionCaller, isPermitted } from '../accounts/service.ts'
import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import {
  type ApprovalFilterQuery,
  type ApprovalHead,
  type ApprovalList,
  type ApprovalSort,
  type ApprovalSummary,
  approvalsPerPage,
  listWindow,
  sites,
} from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import { type ListSort, periodOf, searchPatterns, sortOf } from '../platform/lists/list-filter.ts'
import type { Caller, Services } from '../platform/services.ts'
import { isOpen, openStates, returnedStates } from './rules.ts'
import { principalsOf, readApprovers } from './approvers-store.ts'
import { type ApprovalRow, reasonsOf, waitsFor } from './store.ts'

type ApprovalReader = Pick<SessionCaller, 'customerId' | 'userId' | 'site'>

const dayMs = 24 * 3_600_000

/**
 * The requests that a user may see: own ones, and those about which the user, or somebody whose deputy the user is, is
 * or was asked.
 */
const seenBy = (queries: Queries, { customerId, userId }: ApprovalReader, principals: readonly string[]) =>
  queries
    .selectFrom('approvalRequests')
    .where('approvalRequests.customerId', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('approvalRequests.userId', '=', userId),
        eb.exists(
          eb
            .selectFrom('approvalApprovers')
            .select('approvalApprovers.userId')
            .whereRef('approvalApprovers.requestId', '=', 'approvalRequests.id')
            .where('approvalApprovers.userId', 'in', principals),
        ),
        eb.exists(
          eb
            .selectFrom('approvalEvents')
            .select('approvalEvents.userId')
            .whereRef('approvalEvents.requestId', '=', 'approvalRequests.id')
            .where('approvalEvents.userId', '=', userId),
        ),
      ]),
    )

type Seen = SelectQueryBuilder<Database, 'approvalRequests', object>

const newestFirst: ListSort<ApprovalSort> = { column: 'createdAt', direction: 'desc' }

/** The requests that a query selects, as a query without columns. Errors: 400. */
export async function selectApprovals(
  queries: Queries,
  caller: ApprovalReader,
  query: ApprovalFilterQuery,
  now: Date,
): Promise<{ rows: Seen; principals: string[] }> {
  const { country } = sites[caller.site]
  const principals = await principalsOf(queries, caller, dayIn(country, now))
  const period = periodOf(country, query)
  let rows: Seen = seenBy(queries, caller, principals)
  if (query.part === 'waiting')
    rows = rows.where(waitsFor(principals)).where('approvalRequests.userId', '<>', caller.userId)
  if (query.part === 'mine') rows = rows.where('approvalRequests.userId', '=', caller.userId)
  if (query.part === 'history') rows = rows.where('approvalRequests.state', 'not in', openStates)
  if (query.status.length > 0) rows = rows.where('approvalRequests.state', 'in', query.status)
  if (query.reason.length > 0)
    rows = rows.where((eb) =>
      eb.or(query.reason.map((kind) => eb('approvalRequests.reasons', 'like', `%"kind":"${kind}"%`))),
    )
  if (period.from !== null) rows = rows.where('approvalRequests.createdAt', '>=', period.from)
  if (period.before !== null) rows = rows.where('approvalRequests.createdAt', '<', period.before)
  for (const pattern of searchPatterns(query.search))
    rows = rows.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`)
  return { rows, principals }
}

/** Whether a user may see a request at a customer. */
export async function canSeeApproval(
  queries: Queries,
  reader: ApprovalReader,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const principals = await principalsOf(queries, reader, dayIn(sites[reader.site].country, now))
  const row = await seenBy(queries, reader, principals)
    .select('approvalRequests.id')
    .where('approvalRequests.id', '=', requestId)
    .executeTakeFirst()
  return row !== undefined
}

/** A window of selected requests in their order. */
export const readApprovalWindow = (
  rows: Seen,
  query: ApprovalFilterQuery,
  window: { from: number; count: number },
): Promise<ApprovalRow[]> => {
  const { column, direction } = sortOf(query, newestFirst)
  return rows
    .selectAll('approvalRequests')
    .orderBy(`approvalRequests.${column}`, direction)
    .orderBy('approvalRequests.number', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
}

export async function countApprovals(rows: Seen): Promise<number> {
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** Requests as the list shows them to a user. */
export async function viewHeads(
  queries: Queries,
  caller: Caller,
  rows: readonly ApprovalRow[],
  { principals, canApprove, now }: { principals: readonly string[]; canApprove: boolean; now: Date },
): Promise<ApprovalHead[]> {
  const { hidesPrices } = await priceVisibilityOf(queries, caller)
  const ids = rows.map(({ id }) => id)
  const approvers = await readApprovers(queries, ids)
  const buyerIds = [...new Set(rows.map(({ userId }) => userId))]
  const buyers =
    buyerIds.length === 0
      ? []
      : await queries.selectFrom('users').select(['id', 'name']).where('id', 'in', buyerIds).execute()
  return rows.map((row) => {
    const asked = isOpen(row.state)
      ? approvers.filter(({ requestId, step }) => requestId === row.id && step === row.step)
      : []
    const isOwn = row.userId === caller.userId
    return {
      requestId: row.id,
      number: row.number,
      version: row.version,
      state: row.state,
      buyer: buyers.find(({ id }) => id === row.userId)?.name ?? '',
      isOwn,
      canDecide:
        canApprove &&
        !isOwn &&
        row.deadlineAt > now.toISOString() &&
        asked.some(({ userId }) => principals.includes(userId)),
      createdAt: row.createdAt,
      deadlineAt: row.deadlineAt,
      ageDays: Math.floor((now.getTime() - Date.parse(row.createdAt)) / dayMs),
      sum: hidesPrices ? null : row.sum,
      currency: row.currency,
      lineCount: row.lineCount,
      reasonKinds: [...new Set(reasonsOf(row).map(({ kind }) => kind))],
      reference: row.reference,
      project: row.project,
      waitingFor: asked.map(({ name }) => name),
      orderNumber: row.orderNumber,
    }
  })
}

export const canApprove = (queries: Queries, reader: ApprovalReader): Promise<boolean> =>
  isPermitted(queries, reader, 'perm:approve')

/** A page of the requests that the caller may see. Errors: 400. */
export async function readApprovalList(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  query: ApprovalFilterQuery & { page: number; print: '' | '1' },
): Promise<ApprovalList> {
  const now = clock()
  const { rows, principals } = await selectApprovals(db, caller, query, now)
  const total = await countApprovals(rows)
  const { page, pageSize, from } = listWindow(query, approvalsPerPage)
  const shown = from < total ? await readApprovalWindow(rows, query, { from, count: pageSize }) : []
  const approves = await canApprove(db, caller)
  return {
    total,
    page,
    pageSize,
    canApprove: approves,
    requests: await viewHeads(db, caller, shown, { principals, canApprove: approves, now }),
  }
}

/** The figures of the overview. */
export async function readApprovalSummary(
  queries: Queries,
  caller: SessionCaller,
  now: Date,
): Promise<ApprovalSummary> {
  const principals = await principalsOf(queries, caller, dayIn(sites[caller.site].country, now))
  const approves = await canApprove(queries, caller)
  const ofCustomer = () =>
    queries.selectFrom('approvalRequests').where('approvalRequests.customerId', '=', caller.customerId)
  const mine = () => ofCustomer().where('approvalRequests.userId', '=', caller.userId)
  const forMe = () =>
    ofCustomer()
      .where('approvalRequests.userId', '<>', caller.userId)
      .where('approvalRequests.deadlineAt', '>', now.toISOString())
      .where(waitsFor(principals))
  const soon = new Date(now.getTime() + dayMs).toISOString()
  return {
    canApprove: approves,
    waiting: approves ? await countApprovals(forMe()) : 0,
    urgent: approves ? await countApprovals(forMe().where('approvalRequests.deadlineAt', '<', soon)) : 0,
    mineOpen: await countApprovals(mine().where('approvalRequests.state', 'in', openStates)),
    mineReturned: await countApprovals(
      mine().where('approvalRequests.state', 'in', returnedStates).where('approvalRequests.restored', '=', 0),
    ),
  }
}
