import {
  getUser,
  getCustomer,
  inviteUser,
  mailAttachmentLink,
  mailPasswordLink,
  hasManyLinks,
} from '../accounts/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type Administrator, auditUser, findOwn, lockForChange } from './administrators.ts'
import type { UserOfCustomer } from './store.ts'
import { personOf } from './view.ts'

/** Sends the mail that an invited user needs. Returns its id. */
export async function mailToInvited(
  context: WriteContext,
  { customerId, userId, place }: Administrator,
  row: UserOfCustomer,
): Promise<string> {
  const user = await getUser(context.trx, row.userId)
  const { name: company } = await getCustomer(context.trx, customerId)
  const { language } = personOf(row)
  const to = {
    ...place,
    language: language === '' ? place.language : language,
    company,
    owner: { customerId, userId },
  }
  const mail =
    user.passwordHash === ''
      ? await inviteUser(context, user, to)
      : await mailAttachmentLink(context, user, { ...to, customerId })
  await context.trx
    .updateTable('attachments')
    .set({ mailId: mail ?? '' })
    .where('userId', '=', row.userId)
    .where('customerId', '=', customerId)
    .execute()
  return mail ?? ''
}

const tooManyLinks = () =>
  new ApiError(429, 'wait', 'Too many mails to this user within an hour.', {
    headers: { 'retry-after': '3600' },
  })

/** Sends the invitation of a user again, with a new link. Errors: 404, 409 `notInvited`, 429. */
export async function resendInvitation(
  context: WriteContext,
  administrator: Administrator,
  userId: string,
): Promise<void> {
  await lockForChange(context, administrator)
  const row = await findOwn(context, administrator.customerId, userId)
  if (row.status !== 'invited')
    throw new ApiError(409, 'notInvited', 'The user has accepted already, or is locked.', { field: 'userId' })
  const purpose = row.passwordHash === '' ? 'invitation' : 'attachment'
  if (await hasManyLinks(context.trx, userId, purpose, context.now)) throw tooManyLinks()
  await mailToInvited(context, administrator, row)
  await auditUser(context, administrator, 'user.invite', row, { after: { email: row.email } })
}

/** Sends a user a link that sets a new password. Errors: 404, 409 `notActive`, 429. */
export async function resetPassword(
  context: WriteContext,
  administrator: Administrator,
  userId: string,
): Promise<void> {
  const { customerId, place } = administrator
  await lockForChange(context, administrator)
  const row = await findOwn(context, customerId, userId)
  if (row.status !== 'active')
    throw new ApiError(409, 'notActive', 'The user is not active.', { field: 'userId' })
  if (await hasManyLinks(context.trx, userId, 'password', context.now)) throw tooManyLinks()
  const user = await getUser(context.trx, userId)
  const mail = await mailPasswordLink(context, user, {
    ...place,
    owner: { customerId, userId: administrator.userId },
  })
  await context.trx
    .updateTable('attachments')
    .set({ mailId: mail ?? '' })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
  await auditUser(context, administrator, 'user.reset', row, { after: { email: row.email } })
}
