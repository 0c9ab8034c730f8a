import { randomUUID } from 'node:crypto'
import {
  enqueueRightsChange,
  findUserByName,
  findUsersByEmail,
  attachUser,
  normalizeLoginName,
} from '../accounts/service.ts'
import { setCostCentresOfUser } from '../company/service.ts'
import { recordAudit } from '../audit/service.ts'
import type { InviteUserRequest } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type Administrator, auditUser, findOwn, lockForChange } from './administrators.ts'
import { checkApprover, checkValues } from './check-values.ts'
import { mailToInvited } from './mails.ts'
import { localeOf } from './rules.ts'
import { writeRoles } from './roles-store.ts'
import { findUserOf, writeUserAddresses } from './store.ts'
import { factsOf, nameOf } from './user-values.ts'

/**
 * Invites somebody to the customer. A new user gets a link that sets the first password; a user of another customer is
 * asked by mail, keeps name and number, and acts for this customer only after accepting. The answer is the same in both
 * cases. Returns the user's id. Errors: 400 by field, 403, 409 `attached`.
 */
export async function invite(
  context: WriteContext,
  administrator: Administrator,
  request: InviteUserRequest,
): Promise<string> {
  const { email: _, ...values } = request
  await lockForChange(context, administrator)
  await checkValues(context, administrator.customerId, values, null)
  await checkApprover(context, administrator.customerId, '', values.approverId)
  return inviteMember(context, administrator, request)
}

/**
 * Invites somebody whose rights and limits are checked: as `invite`, by an administrator or by the shop (`userId`
 * empty).
 */
export async function inviteMember(
  context: WriteContext,
  administrator: Administrator,
  { email, ...values }: InviteUserRequest,
): Promise<string> {
  const { trx } = context
  const { customerId } = administrator
  const byName = await findUserByName(trx, email)
  const known = [...(await findUsersByEmail(trx, email)), ...(byName === undefined ? [] : [byName])]
  for (const { id } of known)
    if ((await findUserOf(trx, customerId, id)) !== undefined)
      throw new ApiError(409, 'attached', 'The customer has a user with this address.', { field: 'email' })
  const [existing] = known.filter(
    (user) => user.email.toLowerCase() === email.toLowerCase() || known.length === 1,
  )
  const person = {
    name: nameOf(values),
    lastName: values.lastName,
    mobile: values.mobile,
    language: localeOf(values.language),
  }
  const userId = existing?.id ?? randomUUID()
  if (existing === undefined)
    await trx
      .insertInto('users')
      .values({
        id: userId,
        userName: normalizeLoginName(email),
        passwordHash: '',
        email,
        ...person,
        translationEnabled: 0,
        blocked: 0,
        hidePricesAvailable: 0,
        hidePrices: 0,
        onlyMyAssortmentAvailable: 0,
        onlyMyAssortment: 0,
      })
      .execute()
  await attachUser(trx, userId, customerId, {
    state: 'invited',
    orderLimit: values.orderLimit,
    periodLimit: values.periodLimit,
    period: values.period,
    approverId: values.approverId,
    ...(existing === undefined
      ? {}
      : { invitedName: person.name, invitedMobile: person.mobile, invitedLanguage: person.language }),
  })
  const user = { userId, customerId }
  await writeRoles(trx, user, [...new Set(values.roles)])
  await writeUserAddresses(trx, user, [...new Set(values.addressIds)])
  await setCostCentresOfUser(trx, { ...user, costCentreIds: values.costCentreIds })
  const row = await findOwn(context, customerId, userId)
  await mailToInvited(context, administrator, row)
  await auditUser(context, administrator, 'user.invite', row, {
    after: await factsOf(context, customerId, email, values),
  })
  return userId
}

/** Records that an invited user has accepted. The user is the one who does it. */
export const recordAccepted = async (
  context: WriteContext,
  { id, name, email }: { id: string; name: string; email: string },
  customerId: string,
): Promise<void> => {
  await enqueueRightsChange(context, customerId)
  await recordAudit(
    context,
    { customerId, userId: id },
    { action: 'user.accept', subject: { id, name }, after: { email } },
  )
}
