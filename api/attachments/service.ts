import {
  type SessionCaller,
  getUser,
  detachUser,
  attachedCustomers,
  type CustomerRow,
  readRoles,
  isPermitted,
  enqueueRightsChange,
} from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import type { Attached, Attachment } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { keepingAdministrator } from '../user-administration/service.ts'
import { readOwnRequests } from './requests-store.ts'
import { viewOwnRequest } from './requests.ts'
import { changeAttachment, findDefault, readAttachments, readRolesOf, writeDefault } from './store.ts'

export { deleteRequestsBefore } from './requests-store.ts'

/** The customers of the caller on this site, in the caller's order. */
export async function readCustomersOf(
  queries: Queries,
  { userId, customerId, site }: SessionCaller,
): Promise<Attachment[]> {
  const customers = await attachedCustomers(queries, userId, site)
  const ids = customers.map(({ id }) => id)
  const own = new Map((await readAttachments(queries, userId)).map((row) => [row.customerId, row]))
  const roles = await readRolesOf(queries, [userId], ids)
  const chosen = await findDefault(queries, { userId, site })
  const defaultId = ids.find((id) => id === chosen) ?? ids[0]
  return customers.map(({ id, number, name, street, city }) => {
    const { nickname = '', hidden = 0, parentId = null } = own.get(id) ?? {}
    return {
      customerId: id,
      number,
      name,
      nickname,
      address: street,
      city,
      roles: roles.filter((row) => row.customerId === id).map(({ role }) => role),
      isDefault: id === defaultId,
      hidden: hidden === 1,
      isCurrent: id === customerId,
      parentId: parentId !== null && parentId !== id && ids.includes(parentId) ? parentId : null,
    }
  })
}

/** The customers of the caller on this site, and the caller's requests for further ones. */
export async function readAttached(queries: Queries, caller: SessionCaller, now: Date): Promise<Attached> {
  const canApprove = await isPermitted(queries, caller, 'perm:adminUsers')
  return {
    customers: await readCustomersOf(queries, caller),
    requests: (await readOwnRequests(queries, caller.userId)).map((row) => viewOwnRequest(row, now)),
    roles: canApprove ? (await readRoles(queries)).map(({ role }) => role) : [],
  }
}

/** A customer of the caller on this site. Errors: 404. */
async function ownCustomer(queries: Queries, caller: SessionCaller, id: string): Promise<CustomerRow> {
  const customers = await attachedCustomers(queries, caller.userId, caller.site)
  const customer = customers.find((each) => each.id === id)
  if (customer === undefined) throw notFound('The user has no such customer.', 'customerId')
  return customer
}

/**
 * Changes the order of the caller's customers on this site. Customers of other countries are never shown beside them.
 * Errors: 409 `changed` if these are not all.
 */
export async function orderCustomers(
  { trx }: WriteContext,
  caller: SessionCaller,
  customerIds: readonly string[],
): Promise<void> {
  const { userId, site } = caller
  const known = (await attachedCustomers(trx, userId, site)).map(({ id }) => id)
  const wanted = new Set(customerIds)
  if (
    wanted.size !== customerIds.length ||
    known.length !== wanted.size ||
    !known.every((id) => wanted.has(id))
  )
    throw new ApiError(409, 'changed', 'These are not the customers of the user.', { field: 'customerIds' })
  for (const [position, id] of customerIds.entries())
    await changeAttachment(trx, { userId, customerId: id }, { position })
}

/** Chooses the customer that the caller acts for after the next sign-in on this site. Errors: 404. */
export async function setDefaultCustomer(
  { trx }: WriteContext,
  caller: SessionCaller,
  customerId: string,
): Promise<void> {
  await ownCustomer(trx, caller, customerId)
  await writeDefault(trx, { userId: caller.userId, site: caller.site, customerId })
}

/** Hides a customer in the caller's menus, or shows it. Errors: 404, 409 `current`. */
export async function hideCustomer(
  { trx }: WriteContext,
  caller: SessionCaller,
  { customerId, hidden }: { customerId: string; hidden: boolean },
): Promise<void> {
  await ownCustomer(trx, caller, customerId)
  if (hidden && customerId === caller.customerId)
    throw new ApiError(409, 'current', 'The current customer cannot be hidden.', { field: 'customerId' })
  await changeAttachment(trx, { userId: caller.userId, customerId }, { hidden: hidden ? 1 : 0 })
}

/** Sets the caller's own name of a customer. Errors: 404. */
export async function nameCustomer(
  { trx }: WriteContext,
  caller: SessionCaller,
  { customerId, nickname }: { customerId: string; nickname: string },
): Promise<void> {
  await ownCustomer(trx, caller, customerId)
  await changeAttachment(trx, { userId: caller.userId, customerId }, { nickname })
}

const refuse = (code: string, message: string) => new ApiError(409, code, message, { field: 'customerId' })

/**
 * Ends the right of the caller to act for a customer. Errors: 404, 409 `current`, `lastCustomer`, `lastAdministrator`.
 */
export async function detachSelf(
  context: WriteContext,
  caller: SessionCaller,
  customerId: string,
): Promise<void> {
  const { trx } = context
  const { userId } = caller
  await ownCustomer(trx, caller, customerId)
  if ((await readAttachments(trx, userId)).length <= 1)
    throw refuse('lastCustomer', 'A user has at least one customer.')
  if (customerId === caller.customerId)
    throw refuse('current', 'The user acts for this customer now: switch first.')
  const roles = await readRolesOf(trx, [userId], [customerId])
  const { name } = await getUser(trx, userId)
  await keepingAdministrator(context, customerId, () => detachUser(trx, { userId, customerId }))
  await enqueueRightsChange(context, customerId)
  await recordAudit(
    context,
    { customerId, userId },
    {
      action: 'customer.detach',
      subject: { id: userId, name },
      before: { roles: roles.map(({ role }) => role) },
    },
  )
}
