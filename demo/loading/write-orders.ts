import type { Insertable } from 'kysely'
import { orderChannels, sites } from '@tradecounter/api/contract'
import {
  addressKeyOf,
  type Database,
  insertRows,
  insertSearchNumbers,
  lineStatus,
  lineTotal,
  nextOrderCount,
  orderNumber,
  orderSearchText,
  orderStatus,
  searchNumbersOf,
  type Store,
  sumOf,
  totalsOf,
  type WriteContext,
} from '@tradecounter/api/seed'
import { dayFrom, momentBefore } from './dates.ts'
import { demoCustomers, type DemoCustomer } from '../people/customers.ts'
import { demoPeople } from '../people/users.ts'
import { seededRandom, type Random } from '../catalogue/random.ts'
import { type OrderStory, placesOf, storiesOf } from './order-stories.ts'
import { sampleArticles, type SampleArticle } from './sample-articles.ts'
import { shipmentRows, type ShipmentRows } from './shipment-rows.ts'

/** Without words, because customers of four countries use them. */
const references = ['4500181', '2-14', 'B-1204', 'A 3:2', 'PO 3381', '77-310', 'KST 410']
const projects = ['Brf Tallen 2', 'Björken', 'A-1204', 'Plan 2']
const carriers = ['postnord', 'dhl', 'schenker'] as const

function linesOf(
  orderId: string,
  { reported, cancelled }: OrderStory,
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
        // A tenth below the ordinary price.
        listPrice: index % 3 === 1 ? Math.round(unitPrice / 0.9) : unitPrice,
        pricePer,
        total: cancelled ? 0 : lineTotal({ unitPrice, pricePer, decimalPrecision }, quantity),
        status: reported,
        reportedStatus: reported,
        cancelledQuantity: cancelled ? quantity : 0,
      },
    ]
  })
}

/** The shipments of an order. */
function shipmentsOf(
  order: { id: string; number: string; placedAt: string; customer: DemoCustomer; buyer: string },
  { shipments }: OrderStory,
  lines: readonly Insertable<Database['orderLines']>[],
  random: Random,
): ShipmentRows[] {
  const carrier = order.customer.site.endsWith('no') ? 'bring' : random.pick(carriers)
  return shipments.map(({ lines: which, createdOn, events, ...story }, at) => {
    const chosen = lines.filter(
      ({ position }) => which === 'all' || (position % 2 === 0 ? 'even' : 'odd') === which,
    )
    return shipmentRows(
      {
        ...story,
        orderId: order.id,
        number: `8${order.number}${at + 1}`,
        carrier,
        createdAt: momentBefore(new Date(order.placedAt), -createdOn),
        // An order of one line has nothing for an even position.
        goods: (chosen.length > 0 ? chosen : lines).map(({ position, quantity }) => ({
          position,
          quantity: Number(quantity),
        })),
        parcelCount: random.between(1, 3),
        events: events.map(({ place, ...event }) => ({
          ...event,
          place: placesOf[order.customer.site][place],
          ...(event.step === 'DELIVERED' ? { receivedBy: order.buyer } : {}),
        })),
      },
      random,
    )
  })
}

/** The users who order for a customer, in the order of the list. */
const buyersOf = (customer: DemoCustomer) =>
  demoPeople.filter(
    ({ attached, invited, blocked, decided }) =>
      invited !== true &&
      blocked !== true &&
      decided?.state === undefined &&
      attached.some(([key, role]) => key === customer.id && role !== undefined && role !== 'reader'),
  )

async function writeOrder(
  writing: WriteContext,
  customer: DemoCustomer,
  articles: readonly SampleArticle[],
  story: OrderStory,
  n: number,
): Promise<ShipmentRows[]> {
  const { trx: transaction, now: today } = writing
  const random = seededRandom(`order:${customer.id}:${n}`)
  const id = `demo-${customer.id}-${n + 1}`
  const buyers = buyersOf(customer)
  // Most orders are the first buyer's, so that each user with orders sees some of others.
  const buyer = n % 4 === 3 ? buyers[n % buyers.length] : buyers[0]
  const lines = linesOf(id, story, articles, random)
  const [name, street, postalCode, city] = customer.sites[n % 3] ?? [
    customer.name,
    customer.street,
    customer.postalCode,
    customer.city,
  ]
  const { country, currency } = sites[customer.site]
  const placedAt = momentBefore(today, story.age)
  const number = orderNumber(customer.site, await nextOrderCount(writing, customer.site))
  const reference = references[n % references.length] ?? ''
  const goodsMark = n % 2 === 0 ? `${customer.number}-${n + 1}` : ''
  const project = n % 3 === 1 ? (projects[n % projects.length] ?? '') : ''
  const texts = { number, reference, goodsMark, project }
  const shipments = shipmentsOf(
    { id, number, placedAt, customer, buyer: buyer?.name ?? '' },
    story,
    lines,
    random,
  )
  const goods = shipments.flatMap(({ shipments: [shipment], shipmentLines }) =>
    shipment === undefined ? [] : shipmentLines.map((each) => ({ ...each, status: shipment.status })),
  )
  const later = random.between(3, 20)
  const promised = story.promised ?? later
  const rows = lines.map((line): Insertable<Database['orderLines']> => {
    const ofLine = goods.filter(({ position }) => position === line.position)
    const reportedStatus = line.reportedStatus ?? 'ORDERED'
    const status = lineStatus(
      {
        quantity: Number(line.quantity),
        cancelledQuantity: Number(line.cancelledQuantity ?? 0),
        reportedStatus,
      },
      ofLine.map(({ quantity, ...each }) => ({ ...each, quantity: Number(quantity) })),
    )
    return { ...line, status, promisedDate: status === 'BACKORDER_LISTED' ? dayFrom(today, promised) : '' }
  })
  const statuses = rows.map(({ status }) => status)
  await transaction
    .insertInto('orders')
    .values({
      id,
      number,
      cartId: `${id}-cart`,
      cartVersion: 1,
      customerId: customer.id,
      userId: `u-${buyer?.userName ?? ''}`,
      site: customer.site,
      status: orderStatus(statuses),
      placedAt,
      reference,
      goodsMark,
      project,
      requestedDeliveryDate: dayFrom(today, Math.round(3 - story.age)),
      addressName: name,
      street,
      postalCode,
      city,
      currency,
      ...totalsOf(sumOf(lines.map(({ total }) => Number(total))), country),
      searchText: orderSearchText(texts, lines),
      channel: n % 5 === 2 ? (orderChannels[(n % 4) + 1] ?? 'web') : 'web',
      backordered: Number(statuses.includes('BACKORDER_LISTED')),
      addressKey: addressKeyOf({ postalCode, street }),
    })
    .execute()
  await insertRows(transaction, 'orderLines', rows)
  const numbers = [
    ...searchNumbersOf(texts, lines),
    ...shipments.flatMap((rowsOf) =>
      [...rowsOf.shipments, ...rowsOf.parcels, ...rowsOf.goodsNumbers].map((each) => each.number),
    ),
  ]
  await insertSearchNumbers(transaction, customer.id, id, numbers)
  return shipments
}

/** Writes the shipments of all orders at once. */
async function writeShipments({ trx }: WriteContext, shipments: readonly ShipmentRows[]): Promise<void> {
  const all = <T>(rowsOf: (rows: ShipmentRows) => readonly T[]): T[] => shipments.flatMap(rowsOf)
  await insertRows(
    trx,
    'shipments',
    all((rows) => rows.shipments),
  )
  await insertRows(
    trx,
    'shipmentLines',
    all((rows) => rows.shipmentLines),
  )
  await insertRows(
    trx,
    'goodsNumbers',
    all((rows) => rows.goodsNumbers),
  )
  await insertRows(
    trx,
    'promisedWindows',
    all((rows) => rows.promisedWindows),
  )
  await insertRows(
    trx,
    'parcels',
    all((rows) => rows.parcels),
  )
  await insertRows(
    trx,
    'carrierEvents',
    all((rows) => rows.carrierEvents),
  )
}

/**
 * Gives every demo customer orders of every status with their shipments, and some customers orders of two years, unless
 * there are demo orders already.
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
    const shipments: ShipmentRows[] = []
    for (const customer of demoCustomers) {
      const articles = await sampleArticles(transaction, customer)
      const stories = storiesOf(customer.id)
      for (const [n, story] of [...stories.entries()].toReversed())
        shipments.push(...(await writeOrder(writing, customer, articles, story, n)))
    }
    await writeShipments(writing, shipments)
  })
}
