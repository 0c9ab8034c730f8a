import { permissions, type SiteKey } from '../contract/index.ts'
import {
  findUserByName,
  type UserRow,
  type CustomerRow,
  attachUser,
  addRole,
  enqueueRightsChange,
  hasRole,
  readRoles,
  removeRole,
  permissionsOf,
} from '../accounts/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Store } from '../platform/database/store.ts'
import { findCustomer } from './customers.ts'
import { OperatorError } from './operator-error.ts'
import { UnknownUserError } from './users.ts'

/** A role of a user at a customer, by their names. */
export interface NamedRole {
  userName: string
  customerNumber: string
  role: string
  site?: SiteKey
}

/** The roles and permissions of a user at a customer. */
export interface CustomerRights {
  customerNumber: string
  site: string
  roles: string[]
  permissions: string[]
}

async function resolveRole(
  queries: Queries,
  { userName, customerNumber, role, site }: NamedRole,
): Promise<{ user: UserRow; customer: CustomerRow }> {
  const user = await findUserByName(queries, userName)
  if (user === undefined) throw new UnknownUserError(`There is no user ${userName}.`)
  const customer = await findCustomer(queries, customerNumber, site)
  if (customer === undefined) throw new OperatorError(`There is no customer ${customerNumber}.`)
  if (!(await hasRole(queries, role))) {
    const names = (await readRoles(queries)).map((each) => each.role)
    throw new OperatorError(`There is no role ${role}. There are: ${names.join(', ')}.`)
  }
  return { user, customer }
}

/** Every role with its permissions. */
export const listRoles = ({ db }: Store) => readRoles(db)

/** The roles and permissions of a user at each customer. Throws UnknownUserError. */
export async function listRights({ db }: Store, userName: string): Promise<CustomerRights[]> {
  const user = await findUserByName(db, userName)
  if (user === undefined) throw new UnknownUserError(`There is no user ${userName}.`)
  const customers = await db
    .selectFrom('attachments')
    .innerJoin('customers', 'customers.id', 'attachments.customerId')
    .select(['customers.id', 'customers.number', 'customers.site'])
    .where('attachments.userId', '=', user.id)
    .orderBy('attachments.position')
    .execute()
  const assigned = await db
    .selectFrom('roleAssignments')
    .select(['customerId', 'role'])
    .where('userId', '=', user.id)
    .orderBy('role')
    .execute()
  return Promise.all(
    customers.map(async ({ id, number, site }) => ({
      customerNumber: number,
      site,
      roles: assigned.filter(({ customerId }) => customerId === id).map(({ role }) => role),
      permissions: await permissionsOf(db, user.id, id),
    })),
  )
}

/** Gives a user a role at a customer, and attaches the user if needed. Throws OperatorError. */
export function grantRole(
  { db, dialect }: Store,
  target: NamedRole,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { user, customer } = await resolveRole(trx, target)
    await attachUser(trx, user.id, customer.id)
    await enqueueRightsChange({ trx, dialect, now }, customer.id)
    return addRole(trx, { userId: user.id, customerId: customer.id, role: target.role })
  })
}

/** Takes a role from a user at a customer. The user stays attached. Throws OperatorError. */
export function revokeRole(
  { db, dialect }: Store,
  target: NamedRole,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { user, customer } = await resolveRole(trx, target)
    await enqueueRightsChange({ trx, dialect, now }, customer.id)
    return removeRole(trx, { userId: user.id, customerId: customer.id, role: target.role })
  })
}

/**
 * Adds a permission to a role or removes it. A role that does not exist is made with its first permission.
 * Throws OperatorError.
 */
export async function changeRole(
  { db, dialect }: Store,
  role: string,
  permission: string,
  allowed: boolean,
  now: Date = new Date(),
): Promise<void> {
  if (!permissions.some((each) => each === permission))
    throw new OperatorError(`There is no permission ${permission}. There are: ${permissions.join(', ')}.`)
  if (!/^[\w-]{1,40}$/u.test(role))
    throw new OperatorError('A role has a name of letters, digits and hyphens.')
  await db.transaction().execute(async (trx) => {
    // Of every customer.
    await enqueueRightsChange({ trx, dialect, now }, '')
    if (allowed) {
      await trx
        .insertInto('roles')
        .values({ role })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await trx
        .insertInto('rolePermissions')
        .values({ role, permission })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return
    }
    await trx
      .deleteFrom('rolePermissions')
      .where('role', '=', role)
      .where('permission', '=', permission)
      .execute()
  })
}
