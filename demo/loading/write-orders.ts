import type { Insertable } from 'kysely'
import { deliveryStatuses, sites, type DeliveryStatus } from '@tradecounter/api/contract'
import {
  lineTotal,
  sumOf,
  totalsOf,
  orderNumber,
  insertRows,
  type Database,
  type Store,
  nextOrderCount,
  type WriteContext,
} from '@tradecounter/api/seed'
import { dayFrom, momentBefore } from './dates.ts'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoPeople } from '../people/users.ts'
import { seededRandom, type Random } from '../catalogue/random.ts'
import { sampleArticles, type SampleArticle } from './sample-articles.ts'

/** The customer with the most orders: enough for a second page. */
const longHistory = { customer: 'c-ror', orders: 27 }

/** Without words, because customers of four countries use them. */
const references = ['4500181', '2-14', 'B-1204', 'A 3:2', 'PO 3381', '77-310', 'KST 410']
const carriers = ['PostNord', 'DHL Freight', 'Schenker'] as const

/** Lines have the status of their order; of a partly delivered order, every other line is delivered. */
function lineStatus(status: DeliveryStatus, index: number): DeliveryStatus {
  if (status !== 'PARTLY_DELIVERED') return status
  return index % 2 === 0 ? 'DELIVERED' : 'BACKORDER_LISTED'
}

function linesOf(
  orderId: string,
  status: DeliveryStatus,
  articles: readonly SampleArticle[],
  random: Random,
) {
  const start = random.between(0, articles.length - 1)
  const count = random.between(2, 7)
  const chosen = new Set(
    Array.from({ length: count }, (_, index) => articles[(start + index * 11) % articles.length]),
  )
  return [...chosen].flatMap((article, index): Insertable<Database['orderLines']>[] => {
    if (!article) return []
    const quantity = article.unitVolume * random.between(1, 6)
    const { decimalPrecision, pricePer, amount: unitPrice } = article
    return [
      {
        orderId,
        position: index + 1,
        variantId: article.id,
        variantCode: article.code,
        name: article.name,
        quantity,
        decimalPrecision,
        unit: article.unit,
        unitPrice,
        pricePer,
        total: lineTotal({ unitPrice, pricePer, decimalPrecision }, quantity),
        status: lineStatus(status, index),
      },
    ]
  })
}

function deliveryOf(
  orderId: string,
  part: number,
  status: DeliveryStatus,
  changedAt: string,
  random: Random,
): Insertable<Database['deliveries']> {
  const tracked = status === 'DELIVERED' || status === 'ON_THE_WAY'
  return {
    id: `${orderId}-d${part}`,
    orderId,
    status,
    carrier: random.pick(carriers),
    trackingNumber: tracked ? `TC${random.between(100_000_000, 999_999_999)}` : '',
    changedAt,
  }
}

/** Days since an order of each status was placed: older orders are delivered. */
const ageOf: Readonly<Record<DeliveryStatus, number>> = {
  ORDERED: 0.1,
  PROCESSING: 0.6,
  PICKED: 1.2,
  ON_THE_WAY: 2.3,
  BACKORDER_LISTED: 5.4,
  PARTLY_DELIVERED: 8.2,
  UNKNOWN: 12.7,
  CANCELLED: 17.5,
  DELIVERED: 21.3,
}

async function writeOrder(
  writing: WriteContext,
  customer: DemoCustomer,
  articles: readonly SampleArticle[],
  n: number,
) {
  const { trx: transaction, now: today } = writing
  const random = seededRandom(`order:${customer.id}:${n}`)
  const status = deliveryStatuses[n] ?? 'DELIVERED'
  const id = `demo-${customer.id}-${n + 1}`
  const days = ageOf[status] + Math.max(0, n - deliveryStatuses.length + 1) * 9
  const buyer = demoPeople.find(({ attached }) =>
    attached.some(([key, role]) => key === customer.id && role !== 'reader'),
  )
  const lines = linesOf(id, status, articles, random)
  const [name, street, postalCode, city] = customer.sites[n % 3] ?? [
    customer.name,
    customer.street,
    customer.postalCode,
    customer.city,
  ]
  const { country, currency } = sites[customer.site]
  const placedAt = momentBefore(today, days)
  await transaction
    .insertInto('orders')
    .values({
      id,
      number: orderNumber(customer.site, await nextOrderCount(writing, customer.site)),
      cartId: `${id}-cart`,
      cartVersion: 1,
      customerId: customer.id,
      userId: `u-${buyer?.userName ?? ''}`,
      site: customer.site,
      status,
      placedAt,
      reference: references[n % references.length] ?? '',
      goodsMark: n % 2 === 0 ? `${customer.number}-${n + 1}` : '',
      requestedDeliveryDate: dayFrom(today, Math.round(3 - days)),
      addressName: name,
      street,
      postalCode,
      city,
      currency,
      ...totalsOf(sumOf(lines.map(({ total }) => Number(total))), country),
    })
    .execute()
  await insertRows(transaction, 'orderLines', lines)
  const deliveries = [
    deliveryOf(id, 1, status === 'PARTLY_DELIVERED' ? 'DELIVERED' : status, placedAt, random),
  ]
  if (status === 'PARTLY_DELIVERED') deliveries.push(deliveryOf(id, 2, status, placedAt, random))
  await insertRows(transaction, 'deliveries', deliveries)
}

/**
 * Gives every demo customer orders and deliveries of every status, unless there are demo orders already.
 */
export async function writeOrders(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const writing: WriteContext = { trx: transaction, dialect: store.dialect, now: today }
    const known = await transaction
      .selectFrom('orders')
      .select('id')
      .where('id', 'like', 'demo-%')
      .limit(1)
      .execute()
    if (known.length > 0) return
    for (const customer of demoCustomers) {
      const articles = await sampleArticles(transaction, customer)
      const count = customer.id === longHistory.customer ? longHistory.orders : deliveryStatuses.length
      for (let n = count - 1; n >= 0; n -= 1) await writeOrder(writing, customer, articles, n)
    }
  })
}
