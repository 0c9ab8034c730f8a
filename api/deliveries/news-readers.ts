import {
  findUser,
  languageOfSite,
  mailLanguageOf,
  visibleOrdersFor,
  type UserRow,
} from '../accounts/service.ts'
import { readSiteKey, type SiteKey } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Language } from '@tradecounter/search'

/** A user who is notified of the deliveries of an order. */
interface NewsReader {
  user: UserRow
  /** The user's own, or that of the site of the order. */
  language: Language
  /** The user has asked for the news of this order. */
  isFollower: boolean
}

/** An order with its page, and the page that follows it without signing in. */
interface OrderInNews {
  number: string
  customerId: string
  site: SiteKey
  path: string
  trackPath: string
}

/** An order, and its followers and its buyer as far as they may still see it. */
export async function findNewsReaders(
  queries: Queries,
  orderId: string,
): Promise<{ order: OrderInNews; readers: NewsReader[] }> {
  const { customerId, site, number, postalCode, buyerId } = await queries
    .selectFrom('orders')
    .select(['customerId', 'site', 'number', 'postalCode', 'userId as buyerId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const rows = await queries
    .selectFrom('followedOrders')
    .select('userId')
    .where('orderId', '=', orderId)
    .execute()
  const followers = new Set(rows.map(({ userId }) => userId))
  const key = readSiteKey(site)
  const readers: NewsReader[] = []
  for (const userId of new Set([...followers, buyerId])) {
    const user = await findUser(queries, userId)
    if (user === undefined || user.blocked === 1) continue
    const isVisible = await visibleOrdersFor(queries, { userId, customerId })
    if (!isVisible(buyerId)) continue
    const language = mailLanguageOf(user, languageOfSite(key))
    readers.push({ user, language, isFollower: followers.has(userId) })
  }
  const order = {
    number,
    customerId,
    site: key,
    path: `/my-pages/order-info/${encodeURIComponent(number)}`,
    trackPath: `/track-and-trace?${String(new URLSearchParams({ number, postalCode }))}`,
  }
  return { order, readers }
}
