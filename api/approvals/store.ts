import { type Insertable, type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import {
  type ApprovalEventKind,
  type ApprovalReason,
  approvalReasonSchema,
  type ApprovalFailure,
  approvalFailureSchema,
  orderRequestSchema,
} from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type ApprovalRow = Selectable<Database['approvalRequests']>
export type ApprovalLineRow = Selectable<Database['approvalLines']>

/** Draws the next number of a customer's requests: `A10001`. */
export async function nextApprovalNumber({ trx }: WriteContext, customerId: string): Promise<string> {
  const { next } = await trx
    .insertInto('approvalNumbers')
    .values({ customerId, next: 10_001 })
    .onConflict((conflict) =>
      conflict.column('customerId').doUpdateSet((eb) => ({ next: eb('approvalNumbers.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  return `A${next}`
}

/** A new request with its lines and those who are asked, step by step. */
export interface NewApproval {
  request: Insertable<Database['approvalRequests']>
  lines: readonly Insertable<Database['approvalLines']>[]
  steps: readonly (readonly string[])[]
}

export async function insertApproval(
  { trx }: WriteContext,
  { request, lines, steps }: NewApproval,
): Promise<void> {
  await trx.insertInto('approvalRequests').values(request).execute()
  await insertRows(trx, 'approvalLines', lines)
  const { id: requestId } = request
  await insertRows(
    trx,
    'approvalSteps',
    steps.map((_, at) => ({ requestId, step: at + 1, decidedAt: null })),
  )
  await insertRows(
    trx,
    'approvalApprovers',
    steps.flatMap((step, at) => step.map((userId) => ({ requestId, step: at + 1, userId }))),
  )
}

/** A request of the customer, locked until the end of the transaction. */
export const lockApproval = (
  { trx, dialect }: WriteContext,
  customerId: string,
  id: string,
): Promise<ApprovalRow | undefined> =>
  trx
    .selectFrom('approvalRequests')
    .selectAll()
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const findApproval = (
  queries: Queries,
  customerId: string,
  id: string,
): Promise<ApprovalRow | undefined> =>
  queries
    .selectFrom('approvalRequests')
    .selectAll()
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()

type Change = Partial<
  Pick<ApprovalRow, 'state' | 'step' | 'orderNumber' | 'failures' | 'restored' | 'deadlineAt'>
>

/** Changes a locked request and counts its version up. */
export async function changeApproval(
  { trx, now }: WriteContext,
  { id }: Pick<ApprovalRow, 'id'>,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('approvalRequests')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', id)
    .execute()
}

/** Records what has happened to a request. `userId` is empty for the shop. */
export async function addEvent(
  { trx, now }: WriteContext,
  requestId: string,
  event: { userId: string; kind: ApprovalEventKind; text?: string },
): Promise<void> {
  const { last } = await trx
    .selectFrom('approvalEvents')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('approvalEvents')
    .values({ requestId, position: (last ?? 0) + 1, at: now.toISOString(), text: '', ...event })
    .execute()
}

export const readEvents = (queries: Queries, requestId: string) =>
  queries
    .selectFrom('approvalEvents')
    .leftJoin('users', 'users.id', 'approvalEvents.userId')
    .select(['at', 'kind', 'text', 'approvalEvents.userId', 'users.name as userName'])
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()

export const readApprovalLines = (queries: Queries, requestId: string): Promise<ApprovalLineRow[]> =>
  queries
    .selectFrom('approvalLines')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()

export const readSteps = (queries: Queries, requestId: string) =>
  queries
    .selectFrom('approvalSteps')
    .leftJoin('users', 'users.id', 'approvalSteps.decidedBy')
    .select(['step', 'decidedBy', 'decidedAt', 'users.name as decidedByName'])
    .where('requestId', '=', requestId)
    .orderBy('step')
    .execute()

export async function endStep(
  { trx, now }: WriteContext,
  { id: requestId, step }: Pick<ApprovalRow, 'id' | 'step'>,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('approvalSteps')
    .set({ decidedBy: userId, decidedAt: now.toISOString() })
    .where('requestId', '=', requestId)
    .where('step', '=', step)
    .execute()
}

const reasonsSchema = v.array(approvalReasonSchema)
const failuresSchema = v.array(approvalFailureSchema)

export const reasonsOf = ({ reasons }: Pick<ApprovalRow, 'reasons'>): ApprovalReason[] =>
  v.parse(reasonsSchema, JSON.parse(reasons))
export const failuresOf = ({ failures }: Pick<ApprovalRow, 'failures'>): ApprovalFailure[] =>
  v.parse(failuresSchema, JSON.parse(failures))
export const orderRequestOf = ({ orderRequest }: Pick<ApprovalRow, 'orderRequest'>) =>
  v.parse(orderRequestSchema, JSON.parse(orderRequest))

/** Requests that wait for one of some users, at their current step. */
export const waitsFor = (userIds: readonly string[]) =>
  sql<boolean>`"approvalRequests"."state" in ('waiting', 'partlyApproved') and exists (
    select 1 from "approvalApprovers" where "approvalApprovers"."requestId" = "approvalRequests"."id"
    and "approvalApprovers"."step" = "approvalRequests"."step"
    and "approvalApprovers"."userId" in (${sql.join(userIds)}))`
