import {
  type SessionCaller,
  countPersonChange,
  findOrderDefaults,
  writeOrderDefaults,
  findUser,
  writeSearchTexts,
  addressesOf,
  getCustomer,
} from '../accounts/service.ts'
import { locales, sites, type AccountSettings, type AccountSettingsRequest } from '../contract/index.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { pushEventsOf } from '../push/service.ts'
import { findPickupBranches } from '../warehouses/service.ts'

/**
 * What the user has chosen, with the branches and addresses to choose from. `publicKey` is null where the shop sends no
 * notifications.
 */
export async function readAccountSettings(
  db: Queries,
  caller: SessionCaller,
  now: Date,
  publicKey: string | null,
): Promise<AccountSettings> {
  const user = await findUser(db, caller.userId)
  if (user === undefined) throw notFound('There is no such user.')
  const { warehouseId } = await getCustomer(db, caller.customerId)
  const branches = await findPickupBranches(db, caller.site, warehouseId, now)
  return {
    name: user.name,
    mobile: user.mobile,
    language: locales.find((locale) => locale === user.language) ?? '',
    orderMail: user.orderMail === 1,
    answerMail: user.answerMail === 1,
    callBackMail: user.callBackMail === 1,
    approvalMail: user.approvalMail === 1,
    offerMail: user.offerMail === 1,
    returnMail: user.returnMail === 1,
    shipmentMail: user.shipmentMail === 1,
    delayMail: user.delayMail === 1,
    invoiceMail: user.invoiceMail === 1,
    ...(await findOrderDefaults(db, caller)),
    email: user.email,
    push: publicKey === null ? null : { publicKey, events: pushEventsOf(user) },
    branches: branches.map(({ id, name, city }) => ({ id, name, city })),
    addresses: await addressesOf(db, caller.customerId),
  }
}

function checkId(known: readonly { id: string }[], id: string, [code, field]: [string, string]): void {
  if (id !== '' && !known.some((each) => each.id === id))
    throw new ApiError(400, code, 'The customer does not have it.', { field })
}

/** Saves what the user has chosen. Errors: 400 for a branch or an address that the customer does not have. */
export async function saveAccountSettings(
  { trx, now }: WriteContext,
  caller: SessionCaller,
  {
    name,
    mobile,
    language,
    branchId,
    addressId,
    reference,
    project,
    pushEvents,
    ...mails
  }: AccountSettingsRequest,
  publicKey: string | null,
): Promise<AccountSettings> {
  const before = await readAccountSettings(trx, caller, now, publicKey)
  const { branches, addresses } = before
  const { offeredLocales } = sites[caller.site]
  if (language !== '' && !offeredLocales.includes(language))
    throw new ApiError(400, 'language', 'The site does not offer the language.', { field: 'language' })
  checkId(branches, branchId, ['branch', 'branchId'])
  checkId(addresses, addressId, ['address', 'addressId'])
  await trx
    .updateTable('users')
    .set({
      name,
      mobile,
      language,
      orderMail: mails.orderMail ? 1 : 0,
      answerMail: mails.answerMail ? 1 : 0,
      callBackMail: mails.callBackMail ? 1 : 0,
      approvalMail: mails.approvalMail ? 1 : 0,
      offerMail: mails.offerMail ? 1 : 0,
      returnMail: mails.returnMail ? 1 : 0,
      shipmentMail: mails.shipmentMail ? 1 : 0,
      delayMail: mails.delayMail ? 1 : 0,
      invoiceMail: mails.invoiceMail ? 1 : 0,
      ...(pushEvents === undefined || publicKey === null ? {} : { pushEvents: pushEvents.join(',') }),
    })
    .where('id', '=', caller.userId)
    .execute()
  if (name !== before.name || mobile !== before.mobile || language !== before.language)
    await countPersonChange(trx, caller.userId)
  await writeSearchTexts(trx, caller.userId)
  await writeOrderDefaults(trx, caller, { branchId, addressId, reference, project })
  return readAccountSettings(trx, caller, now, publicKey)
}
