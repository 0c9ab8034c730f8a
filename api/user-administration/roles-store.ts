import { createHash } from 'node:crypto'
import type { Limits, Permission } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { LimitedRole } from './rules.ts'
import { noLimits } from './rules.ts'

/** Values by user. */
const grouped = <Row extends { userId: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<string, Value[]> => {
  const groups = new Map<string, Value[]>()
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), valueOf(row)])
  return groups
}

/** The roles of some users at a customer, by user. */
export async function rolesOf(
  queries: Queries,
  customerId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await readInChunks(ids, (some) =>
    queries
      .selectFrom('roleAssignments')
      .select(['userId', 'role'])
      .where('customerId', '=', customerId)
      .where('userId', 'in', some)
      .orderBy('role')
      .execute(),
  )
  return grouped(rows, ({ role }) => role)
}

/** The customers of some users that `administratorId` administers, by user. */
export async function administeredCustomersOf(
  queries: Queries,
  administratorId: string,
  ids: readonly string[],
): Promise<Map<string, { number: string; name: string }[]>> {
  const rows = await readInChunks(ids, (some) =>
    queries
      .selectFrom('attachments')
      .innerJoin('customers', 'customers.id', 'attachments.customerId')
      .select(['attachments.userId', 'customers.number', 'customers.name'])
      .where('attachments.userId', 'in', some)
      .where('attachments.state', '=', 'active')
      .where('attachments.customerId', 'in', administeredBy(queries, administratorId))
      .orderBy('customers.name')
      .execute(),
  )
  return grouped(rows, ({ number, name }) => ({ number, name }))
}

/** The ids of the customers whose users somebody administers. */
const administeredBy = (queries: Queries, userId: string) =>
  queries
    .selectFrom('roleAssignments as granted')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'granted.role')
    .innerJoin('attachments as own', (join) =>
      join.onRef('own.userId', '=', 'granted.userId').onRef('own.customerId', '=', 'granted.customerId'),
    )
    .select('granted.customerId')
    .where('granted.userId', '=', userId)
    .where('rolePermissions.permission', '=', 'perm:adminUsers')
    .where('own.state', '=', 'active')

/** Whether a user belongs to a customer whose users `administratorId` does not administer. */
export async function belongsElsewhere(
  queries: Queries,
  userId: string,
  administratorId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('attachments')
    .select('attachments.customerId')
    .where('attachments.userId', '=', userId)
    .where('attachments.customerId', 'not in', administeredBy(queries, administratorId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A role with its permissions and its limits at a customer. */
export interface RoleOfCustomer extends LimitedRole {
  role: string
  permissions: string[]
}

const orderPermission: Permission = 'perm:order'

/** Every role, by name. */
export async function readRolesOf(queries: Queries, customerId: string): Promise<RoleOfCustomer[]> {
  const roles = await queries.selectFrom('roles').select('role').orderBy('role').execute()
  const granted = await queries.selectFrom('rolePermissions').selectAll().orderBy('permission').execute()
  const limited = await queries
    .selectFrom('roleLimits')
    .selectAll()
    .where('customerId', '=', customerId)
    .execute()
  return roles.map(({ role }) => {
    const permissions = granted.filter((row) => row.role === role).map(({ permission }) => permission)
    const row = limited.find((each) => each.role === role)
    return {
      role,
      permissions,
      canOrder: permissions.includes(orderPermission),
      limits:
        row === undefined
          ? noLimits
          : { orderLimit: row.orderLimit, periodLimit: row.periodLimit, period: row.period },
    }
  })
}

/** Names the state of the limits of a customer's roles. */
export const roleLimitsStamp = (roles: readonly RoleOfCustomer[]): string =>
  createHash('sha256')
    .update(JSON.stringify(roles.map(({ role, limits }) => [role, limits])))
    .digest('hex')
    .slice(0, 32)

export async function writeRoleLimits(
  queries: Queries,
  customerId: string,
  roles: readonly ({ role: string } & Limits)[],
): Promise<void> {
  await queries.deleteFrom('roleLimits').where('customerId', '=', customerId).execute()
  await insertRows(
    queries,
    'roleLimits',
    roles
      .filter(({ orderLimit, period }) => orderLimit !== null || period !== '')
      .map(({ role, orderLimit, periodLimit, period }) => ({
        customerId,
        role,
        orderLimit,
        periodLimit,
        period,
      })),
  )
}

/** Replaces the roles of a user at a customer. */
export async function writeRoles(
  queries: Queries,
  user: { userId: string; customerId: string },
  roles: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('roleAssignments')
    .where('userId', '=', user.userId)
    .where('customerId', '=', user.customerId)
    .execute()
  await insertRows(
    queries,
    'roleAssignments',
    roles.map((role) => ({ ...user, role })),
  )
}
