import {
  countPersonChange,
  enqueueRightsChange,
  findUserByName,
  findUsersByEmail,
  writeSearchTexts,
  normalizeLoginName,
} from '../accounts/service.ts'
import { setCostCentresOfUser } from '../company/service.ts'
import type { SaveUserRequest } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  type Administrator,
  auditUser,
  findOwn,
  keepingAdministrator,
  lockForChange,
} from './administrators.ts'
import { checkApprover, checkOwnRights, checkValues } from './check-values.ts'
import { mailToInvited } from './mails.ts'
import { localeOf } from './rules.ts'
import { belongsElsewhere, writeRoles } from './roles-store.ts'
import { type UserOfCustomer, writeUserAddresses } from './store.ts'
import { factsOf, nameOf, type UserValues, valuesOf } from './user-values.ts'
import { personOf, viewUserRecord } from './view.ts'

const changedSince = async (context: WriteContext, administrator: Administrator, row: UserOfCustomer) =>
  new ApiError(409, 'changed', 'Somebody else has changed this since it was shown.', {
    more: { current: await viewUserRecord(context.trx, administrator, row) },
  })

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** Writes name, number, language and address of a user. Errors: 403 `person`, 409 `changed`, `emailTaken`. */
async function writePerson(
  context: WriteContext,
  administrator: Administrator,
  row: UserOfCustomer,
  { firstName, lastName, mobile, language }: UserValues,
  email: string,
): Promise<void> {
  const { trx } = context
  const name = nameOf({ firstName, lastName })
  const isPending = row.invitedName !== ''
  const before = personOf(row)
  const isNew = name !== before.name || mobile !== before.mobile || language !== before.language
  const isNewEmail = email !== row.email
  if (!isNew && !isNewEmail) return
  if (!isPending && (await belongsElsewhere(trx, row.userId, administrator.userId)))
    throw new ApiError(403, 'person', 'Only the user can change this.', {
      field: isNew ? 'firstName' : 'email',
    })
  if (isNewEmail) {
    // Whoever had the address of another user could set the password of that user.
    if (isPending || row.passwordHash !== '')
      throw new ApiError(403, 'person', 'Only the user can change this.', { field: 'email' })
    const byName = await findUserByName(trx, email)
    const others = [...(await findUsersByEmail(trx, email)), ...(byName === undefined ? [] : [byName])]
    if (others.some(({ id }) => id !== row.userId))
      throw new ApiError(409, 'emailTaken', 'This address cannot be used.', { field: 'email' })
    await trx
      .updateTable('users')
      .set({ email, userName: normalizeLoginName(email) })
      .where('id', '=', row.userId)
      .execute()
  }
  if (isNew && isPending)
    await trx
      .updateTable('attachments')
      .set({ invitedName: name, invitedMobile: mobile, invitedLanguage: localeOf(language) })
      .where('userId', '=', row.userId)
      .where('customerId', '=', row.customerId)
      .execute()
  else if (isNew)
    await trx
      .updateTable('users')
      .set({
        name,
        lastName,
        mobile,
        ...(language === before.language ? {} : { language: localeOf(language) }),
      })
      .where('id', '=', row.userId)
      .execute()
  if (isPending) return
  // The user, or an administrator at another customer, may have changed the person while this call waited.
  const now = await findOwn(context, row.customerId, row.userId)
  if (now.version !== row.version) throw await changedSince(context, administrator, now)
  await countPersonChange(trx, row.userId, { exceptAt: row.customerId })
}

/** Changes some values of a user of the customer. Returns whether anything differs. Errors: 400 by field, 403, 409. */
export async function changeUser(
  context: WriteContext,
  administrator: Administrator,
  row: UserOfCustomer,
  changes: Partial<UserValues> & { email?: string },
): Promise<boolean> {
  const { trx } = context
  const { customerId } = administrator
  const before = await valuesOf(context, row)
  const { email = row.email, ...changed } = changes
  const after = {
    ...before,
    ...changed,
    roles: [...new Set(changed.roles ?? before.roles)].toSorted(),
    addressIds: [...new Set(changed.addressIds ?? before.addressIds)].toSorted(),
    costCentreIds: [...new Set(changed.costCentreIds ?? before.costCentreIds)],
  }
  if (isSame(before, after) && email === row.email) return false
  await checkValues(context, customerId, after, before)
  if (after.approverId !== before.approverId)
    await checkApprover(context, customerId, row.userId, after.approverId)
  if (row.userId === administrator.userId) await checkOwnRights(context, customerId, before, after)
  await writePerson(context, administrator, row, after, email)
  await writeSearchTexts(trx, row.userId)
  await trx
    .updateTable('attachments')
    .set({
      version: row.version + 1,
      orderLimit: after.orderLimit,
      periodLimit: after.periodLimit,
      period: after.period,
      approverId: after.approverId,
    })
    .where('userId', '=', row.userId)
    .where('customerId', '=', customerId)
    .execute()
  const user = { userId: row.userId, customerId }
  if (!isSame(before.roles, after.roles))
    await keepingAdministrator(context, customerId, () => writeRoles(trx, user, after.roles))
  if (!isSame(before.roles, after.roles) || before.orderLimit !== after.orderLimit)
    await enqueueRightsChange(context, customerId)
  if (!isSame(before.addressIds, after.addressIds)) await writeUserAddresses(trx, user, after.addressIds)
  if (!isSame(before.costCentreIds, after.costCentreIds))
    await setCostCentresOfUser(trx, { ...user, costCentreIds: after.costCentreIds })
  if (email !== row.email) await mailToInvited(context, administrator, row)
  await auditUser(context, administrator, 'user.change', row, {
    before: await factsOf(context, customerId, row.email, before),
    after: await factsOf(context, customerId, email, after),
  })
  return true
}

/**
 * Saves the form of a user. Errors: 400 by field, 403 `ownRights` or `person`, 404, 409 `changed`, `emailTaken` or
 * `lastAdministrator`.
 */
export async function saveUser(
  context: WriteContext,
  administrator: Administrator,
  { userId, version, ...values }: SaveUserRequest,
): Promise<void> {
  await lockForChange(context, administrator)
  const row = await findOwn(context, administrator.customerId, userId)
  if (row.version !== version) throw await changedSince(context, administrator, row)
  await changeUser(context, administrator, row, values)
}

/** Changes one thing about one of several users. Errors: as `saveUser`. */
export async function changeOneOf(
  context: WriteContext,
  administrator: Administrator,
  userId: string,
  change: Partial<UserValues>,
): Promise<string> {
  await lockForChange(context, administrator)
  const row = await findOwn(context, administrator.customerId, userId)
  await changeUser(context, administrator, row, change)
  return personOf(row).name
}
