import { type SessionCaller, notifyUser } from '../accounts/service.ts'
import type { ShipmentStatus } from '../contract/index.ts'
import { findOrder } from '../orders/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { findNewsReaders } from './news-readers.ts'

/** What followers of an order are notified of. */
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

/** What is new about a shipment, the most important first; null if followers are not notified. */
export function shipmentNews(before: ShipmentFacts, after: ShipmentFacts): ShipmentNews | null {
  const { status, exception, promisedTo } = after
  const reached = reportedStatuses.find((each) => each === status)
  if (reached !== undefined && status !== before.status) return reached
  if (exception && !before.exception) return 'EXCEPTION'
  return before.promisedTo !== '' && promisedTo !== before.promisedTo ? 'WINDOW' : null
}

/** Whether a shipment that is not there yet has been promised for later than it was. */
export const isDelayed = (before: ShipmentFacts, { status, promisedTo }: ShipmentFacts): boolean =>
  before.promisedTo !== '' &&
  promisedTo > before.promisedTo &&
  status !== 'DELIVERED' &&
  status !== 'RETURNED'

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

/**
 * Notifies those who may still see the order of a shipment of what is new about it: its followers by mail, them and the
 * buyer in their browsers if they want that, but nobody who is `notified` already.
 */
export async function notifyFollowers(
  context: WriteContext,
  originOf: OriginOf,
  { orderId, number }: { orderId: string; number: string },
  { news, notified }: { news: ShipmentNews; notified: ReadonlySet<string> },
): Promise<void> {
  const { order, readers } = await findNewsReaders(context.trx, orderId)
  for (const { user, language, isFollower } of readers) {
    if (notified.has(user.id)) continue
    await notifyUser(context, {
      event: 'shipment',
      customerId: order.customerId,
      isMailed: isFollower,
      mail: {
        kind: 'shipmentNews',
        user,
        site: order.site,
        language,
        origin: originOf(order.site),
        link: { path: order.path },
        values: [
          order.number,
          number,
          translationsFor(language).shipmentNews[news],
          `${originOf(order.site)}${order.trackPath}`,
        ],
        owner: { customerId: order.customerId, userId: user.id },
      },
    })
  }
}
