import {
  languageOfLocale,
  type SessionCaller,
  writeAccountMail,
  mailLanguageOf,
  findUser,
  visibleOrdersFor,
} from '../accounts/service.ts'
import { type ShipmentStatus, siteKeys, sites } from '../contract/index.ts'
import { findOrder } from '../orders/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'

/** What followers of an order are told about a shipment. */
export type ShipmentNews =
  | 'HANDED_OVER'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERED'
  | 'RETURNED'
  | 'EXCEPTION'
  | 'WINDOW'

interface ShipmentFacts {
  status: ShipmentStatus
  exception: boolean
  promisedTo: string
}

const reportedStatuses = [
  'HANDED_OVER',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURNED',
] as const satisfies readonly ShipmentStatus[]

/** What is new about a shipment, the most important first; null if followers are not told. */
export function shipmentNews(before: ShipmentFacts, after: ShipmentFacts): ShipmentNews | null {
  const { status, exception, promisedTo } = after
  const reached = reportedStatuses.find((each) => each === status)
  if (reached !== undefined && status !== before.status) return reached
  if (exception && !before.exception) return 'EXCEPTION'
  return before.promisedTo !== '' && promisedTo !== before.promisedTo ? 'WINDOW' : null
}

/** Lets a user follow the deliveries of an order by mail, or stop it. Repeating it changes nothing. Errors: 404. */
export async function followOrder(
  { trx }: WriteContext,
  caller: SessionCaller,
  { orderNumber, follow }: { orderNumber: string; follow: boolean },
): Promise<void> {
  const order = await findOrder(trx, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  if (follow)
    await trx
      .insertInto('followedOrders')
      .values({ orderId: order.id, userId: caller.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await trx
      .deleteFrom('followedOrders')
      .where('orderId', '=', order.id)
      .where('userId', '=', caller.userId)
      .execute()
}

export const followsOrder = async (queries: Queries, orderId: string, userId: string): Promise<boolean> =>
  (await queries
    .selectFrom('followedOrders')
    .select('userId')
    .where('orderId', '=', orderId)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined

/** Mails what is new about a shipment to the followers of its order who may still see it, other than those who are `told` already. */
export async function mailFollowers(
  context: WriteContext,
  originOf: Services['originOf'],
  { orderId, number }: { orderId: string; number: string },
  { news, told }: { news: ShipmentNews; told: ReadonlySet<string> },
): Promise<void> {
  const { trx } = context
  const followers = await trx
    .selectFrom('followedOrders')
    .innerJoin('orders', 'orders.id', 'followedOrders.orderId')
    .select(['followedOrders.userId', 'orders.customerId', 'orders.site', 'orders.number as orderNumber'])
    .select(['orders.postalCode', 'orders.userId as buyerId'])
    .where('followedOrders.orderId', '=', orderId)
    .execute()
  for (const { userId, customerId, site, orderNumber, postalCode, buyerId } of followers) {
    if (told.has(userId)) continue
    const user = await findUser(trx, userId)
    const isVisible = await visibleOrdersFor(trx, { userId, customerId })
    if (user === undefined || !isVisible(buyerId)) continue
    const key = siteKeys.find((each) => each === site) ?? 'se'
    const language = mailLanguageOf(user, languageOfLocale(sites[key].defaultLocale) ?? 'en')
    await writeAccountMail(context, {
      kind: 'shipmentNews',
      user,
      site: key,
      language,
      origin: originOf(key),
      link: { path: `/my-pages/order-info/${encodeURIComponent(orderNumber)}` },
      values: [
        orderNumber,
        number,
        translationsFor(language).shipmentNews[news],
        `${originOf(key)}/track-and-trace?${String(new URLSearchParams({ number: orderNumber, postalCode }))}`,
      ],
      owner: { customerId, userId },
    })
  }
}
