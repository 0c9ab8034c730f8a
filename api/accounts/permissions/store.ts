import { permissions, type Permission } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'

const isPermission = (name: string): name is Permission => permissions.some((each) => each === name)

/** The permissions of a user at a customer: those of all roles there. Empty unless the user is an active one. */
export async function permissionsOf(
  queries: Queries,
  userId: string,
  customerId: string,
): Promise<Permission[]> {
  const rows = await queries
    .selectFrom('roleAssignments')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'roleAssignments.role')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.userId', '=', 'roleAssignments.userId')
        .onRef('attachments.customerId', '=', 'roleAssignments.customerId'),
    )
    .select('rolePermissions.permission')
    .distinct()
    .where('roleAssignments.userId', '=', userId)
    .where('roleAssignments.customerId', '=', customerId)
    .where('attachments.state', '=', 'active')
    .orderBy('rolePermissions.permission')
    .execute()
  return rows.map((row) => row.permission).filter(isPermission)
}

/** Whether a user may act for a customer now: attached, active there, and not locked by the shop. */
export const isActiveAt = async (queries: Queries, userId: string, customerId: string): Promise<boolean> =>
  (await queries
    .selectFrom('attachments')
    .innerJoin('users', 'users.id', 'attachments.userId')
    .select('users.id')
    .where('attachments.userId', '=', userId)
    .where('attachments.customerId', '=', customerId)
    .where('attachments.state', '=', 'active')
    .where('users.blocked', '=', 0)
    .executeTakeFirst()) !== undefined

/** Every role with its permissions, ordered by name. */
export async function readRoles(queries: Queries): Promise<Array<{ role: string; permissions: string[] }>> {
  const roles = await queries.selectFrom('roles').select('role').orderBy('role').execute()
  const rows = await queries.selectFrom('rolePermissions').selectAll().orderBy('permission').execute()
  return roles.map(({ role }) => ({
    role,
    permissions: rows.filter((row) => row.role === role).map(({ permission }) => permission),
  }))
}

/** Whether there is a role of that name. */
export async function hasRole(queries: Queries, role: string): Promise<boolean> {
  const row = await queries.selectFrom('roles').select('role').where('role', '=', role).executeTakeFirst()
  return row !== undefined
}

/** Gives an attached user a role at a customer. Returns false if the user has it already. */
export async function addRole(
  queries: Queries,
  assignment: { userId: string; customerId: string; role: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('roleAssignments')
    .values(assignment)
    .onConflict((conflict) => conflict.columns(['userId', 'customerId', 'role']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a role from a user at a customer. Returns false if the user did not have it. */
export async function removeRole(
  queries: Queries,
  { userId, customerId, role }: { userId: string; customerId: string; role: string },
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('roleAssignments')
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('role', '=', role)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Users who may administer the users of a customer: active, not blocked, and with a password. */
export const administratorsOf = (queries: Queries, customerId: string): Promise<PermittedUser[]> =>
  usersWith(queries, customerId, 'perm:adminUsers')

/** A user who has a permission and can use it. */
export interface PermittedUser {
  id: string
  userName: string
  name: string
}

/** Users who have a permission at a customer and can use it, by name: active, not blocked, and with a password. */
export const usersWith = (
  queries: Queries,
  customerId: string,
  permission: Permission,
): Promise<PermittedUser[]> =>
  queries
    .selectFrom('roleAssignments')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'roleAssignments.role')
    .innerJoin('users', 'users.id', 'roleAssignments.userId')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.userId', '=', 'roleAssignments.userId')
        .onRef('attachments.customerId', '=', 'roleAssignments.customerId'),
    )
    .select(['users.id', 'users.userName', 'users.name'])
    .distinct()
    .where('roleAssignments.customerId', '=', customerId)
    .where('rolePermissions.permission', '=', permission)
    .where('attachments.state', '=', 'active')
    .where('users.blocked', '=', 0)
    .where('users.passwordHash', '<>', '')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
