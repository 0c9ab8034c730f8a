import type { SessionCaller } from '../accounts/caller.ts'
import { addressesOf, getCustomer } from '../accounts/customers/store.ts'
import { findUser, writeSearchTexts } from '../accounts/users/store.ts'
import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import {
  locales,
  sites,
  type AccountSettings,
  type AccountSettingsRequest,
  type DeliveryStatus,
  type OrderSummary,
} from '../contract/index.ts'
import { nextDeliveryOf, viewOrderHead } from '../orders/service.ts'
import { orderScopeOf } from '../accounts/permissions/order-scope.ts'
import {
  allOrdersOf,
  countOrdersByStatus,
  newestFirst,
  readOrderHeads,
  readOrderNumbers,
} from '../orders/store.ts'
import { dayIn, startOfDay } from '../platform/days.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { findPickupBranches } from '../warehouses/service.ts'
import { findOrderDefaults, writeOrderDefaults } from '../accounts/users/order-defaults-store.ts'

/** Statuses of orders that are not finished, in the order in which they are shown. */
const openStatuses: readonly DeliveryStatus[] = [
  'ORDERED',
  'PROCESSING',
  'PICKED',
  'ON_THE_WAY',
  'PARTLY_DELIVERED',
  'BACKORDER_LISTED',
]

const latestOrders = 5

/** Open orders by status, and the latest orders: the customer's, or the user's own. */
export async function readOrderSummary(db: Queries, caller: SessionCaller, now: Date): Promise<OrderSummary> {
  const { country } = sites[caller.site]
  const today = dayIn(country, now)
  const from = startOfDay(country, today)
  const scope = await orderScopeOf(db, caller)
  const counts = await countOrdersByStatus(db, scope, openStatuses, { from, today })
  const numbers = await readOrderNumbers(db, allOrdersOf(scope), newestFirst, {
    from: 0,
    count: latestOrders,
  })
  const orders = await readOrderHeads(db, caller.customerId, numbers)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  return {
    open: openStatuses.flatMap((status) => {
      // A customer may have orders of several sites.
      const ofStatus = counts.filter((each) => each.status === status)
      if (ofStatus.length === 0) return []
      const days = ofStatus.flatMap((each) => [
        nextDeliveryOf({ ...each, nextLine: null }),
        nextDeliveryOf({ ...each, nextShipment: null }),
      ])
      return {
        status,
        count: ofStatus.reduce((sum, { count }) => sum + count, 0),
        nextDelivery: days.filter((day) => day !== '').toSorted()[0] ?? null,
      }
    }),
    latest: orders.map((order) => viewOrderHead(order, hidesPrices)),
  }
}

/** What the user has chosen, with the branches and addresses to choose from. */
export async function readAccountSettings(
  db: Queries,
  caller: SessionCaller,
  now: Date,
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
    ...(await findOrderDefaults(db, caller)),
    email: user.email,
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
  { name, mobile, language, branchId, addressId, reference, project, ...mails }: AccountSettingsRequest,
): Promise<AccountSettings> {
  const { branches, addresses } = await readAccountSettings(trx, caller, now)
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
    })
    .where('id', '=', caller.userId)
    .execute()
  await writeSearchTexts(trx, caller.userId)
  await writeOrderDefaults(trx, caller, { branchId, addressId, reference, project })
  return readAccountSettings(trx, caller, now)
}
