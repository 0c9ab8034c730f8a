import type * as v from 'valibot'
import {
  type SessionCaller,
  type AccountMailPlace,
  findUser,
  attachedCustomers,
  attachUser,
  type CustomerRow,
  readRoles,
  isPermitted,
  enqueueRightsChange,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import {
  listWindow,
  type Matrix,
  type MatrixFilterQuery,
  matrixPerPage,
  type MatrixSort,
  type saveMatrixCellRequestSchema,
  sites,
} from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { type ListSort, periodOf, searchPatterns, sortOf } from '../platform/lists/list-filter.ts'
import {
  type Administrator,
  lockForChange,
  writeRoles,
  changeOneOf,
  setUserState,
} from '../user-administration/service.ts'
import { countUsersAt, readAttachmentsAt, readRolesOf, readUsersAt, type UsersAtFilter } from './store.ts'

/** The customers of the caller on this site whose users the caller administers. */
export async function administeredCustomers(
  queries: Queries,
  { userId, site }: Pick<SessionCaller, 'userId' | 'site'>,
): Promise<CustomerRow[]> {
  const administered: CustomerRow[] = []
  for (const customer of await attachedCustomers(queries, userId, site))
    if (await isPermitted(queries, { userId, customerId: customer.id }, 'perm:adminUsers'))
      administered.push(customer)
  return administered
}

const key = (row: { userId: string; customerId: string }): string => `${row.userId} ${row.customerId}`

/** The roles of users at customers; null where a user is not attached. */
export async function cellsOf(queries: Queries, userIds: readonly string[], customerIds: readonly string[]) {
  const attached = await readAttachmentsAt(queries, userIds, customerIds)
  const roles = await readRolesOf(queries, userIds, customerIds)
  const byCell = new Map<string, string[]>(attached.map((row) => [key(row), []]))
  for (const row of roles) byCell.get(key(row))?.push(row.role)
  return (userId: string, customerId: string): string[] | null =>
    byCell.get(key({ userId, customerId })) ?? null
}

/** Which users a query selects. A customer that the caller does not administer has none. Errors: 400. */
export const matrixFilterOf = (
  { site }: Pick<SessionCaller, 'site'>,
  customers: readonly CustomerRow[],
  { customer, ...query }: MatrixFilterQuery,
): UsersAtFilter => ({
  customerIds: customers.map(({ id }) => id).filter((id) => customer === '' || id === customer),
  patterns: searchPatterns(query.search),
  role: query.role,
  period: periodOf(sites[site].country, query),
})

/** The order of users, unless another is asked for. */
export const byName: ListSort<MatrixSort> = { column: 'name', direction: 'asc' }

/** A page of the users at the customers that the caller administers. Errors: 400. */
export async function readMatrix(
  queries: Queries,
  caller: SessionCaller,
  query: MatrixFilterQuery & { page: number; print: '' | '1' },
): Promise<Matrix> {
  const customers = await administeredCustomers(queries, caller)
  const ids = customers.map(({ id }) => id)
  const filter = matrixFilterOf(caller, customers, query)
  const { page, pageSize, from } = listWindow(query, matrixPerPage)
  const users = await readUsersAt(queries, filter, sortOf(query, byName), { from, count: pageSize })
  const rolesAt = await cellsOf(
    queries,
    users.map(({ id }) => id),
    ids,
  )
  return {
    total: await countUsersAt(queries, filter),
    page,
    pageSize,
    roles: (await readRoles(queries)).map(({ role }) => role),
    customers: customers.map(({ id: customerId, number, name }) => ({ customerId, number, name })),
    users: users.map(({ id, ...user }) => ({
      userId: id,
      ...user,
      isSelf: id === caller.userId,
      cells: ids.map((customerId) => ({ customerId, roles: rolesAt(id, customerId) })),
    })),
  }
}

const sameRoles = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null
    ? one === other
    : JSON.stringify([...new Set(one)].toSorted()) === JSON.stringify([...new Set(other)].toSorted())

/**
 * Sets the roles of a user at a customer that the caller administers; null detaches the user. Errors: 400 by field,
 * 404, 409 `changed` with the current roles, `ownRights`, `lastAdministrator`. The rules are those of user
 * administration.
 */
export async function saveMatrixCell(
  context: WriteContext,
  caller: SessionCaller,
  { userId, customerId, before, roles }: v.InferOutput<typeof saveMatrixCellRequestSchema>,
  place: AccountMailPlace,
): Promise<{ roles: string[] | null }> {
  const { trx } = context
  const ids = (await administeredCustomers(trx, caller)).map(({ id }) => id)
  if (!ids.includes(customerId)) throw notFound('The caller administers no such customer.', 'customerId')
  const user = await findUser(trx, userId)
  const shown = (await readAttachmentsAt(trx, [userId], ids)).some(({ state }) => state === 'active')
  if (user === undefined || !shown) throw notFound('There is no such user.', 'userId')
  if (userId === caller.userId)
    throw new ApiError(409, 'ownRights', 'Nobody changes own rights.', { field: 'userId' })
  const known = new Set((await readRoles(trx)).map(({ role }) => role))
  const unknown = (roles ?? []).findIndex((role) => !known.has(role))
  if (unknown >= 0)
    throw new ApiError(400, 'noSuchRole', 'There is no such role.', { field: `roles.${unknown}` })
  const wanted = roles === null ? null : [...new Set(roles)].toSorted()
  const administrator: Administrator = { customerId, userId: caller.userId, place }
  await lockForChange(context, administrator)
  const now = (await cellsOf(trx, [userId], [customerId]))(userId, customerId)
  if (!sameRoles(now, before))
    throw new ApiError(409, 'changed', 'Somebody else has changed this since it was shown.', {
      more: { current: { roles: now } },
    })
  if (wanted === null) {
    if (now !== null) await setUserState(context, administrator, { userId, action: 'remove' })
  } else if (now === null) {
    await attachUser(trx, userId, customerId)
    await writeRoles(trx, { userId, customerId }, wanted)
    await enqueueRightsChange(context, customerId)
    await recordAudit(
      context,
      { customerId, userId: caller.userId },
      { action: 'customer.attach', subject: { id: userId, name: user.name }, after: { roles: wanted } },
    )
  } else await changeOneOf(context, administrator, userId, { roles: wanted })
  return { roles: wanted }
}
