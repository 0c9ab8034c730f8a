import { randomUUID } from 'node:crypto'
import { demoPassword } from '../../../demo/people/users.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import { widenProduct } from '../../../bench/host/wide-product.ts'
import { openDemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { HostBrowser } from '../host-browser.ts'
import { openWholeHost } from '../whole-shop.ts'
import { maxItems } from '../../../api/direct-order/rules.ts'
import { maxCustomerLines, maxVisitorLines } from '../../../api/carts/rules.ts'

const articleCount = 7000
const orderCount = 5000

/** Variants of the largest product. */
export const mostVariants = 400

/** A shop in which a customer and a visitor have the maximum amounts of data. */
export interface LargestShop {
  customer: HostBrowser
  visitor: HostBrowser
  /** The order with the maximum number of lines. */
  orderNumber: string
  /** The category with the longest answer. */
  categoryPath: string
  /** Attributes for filtering lists, with their values; an interval has none. */
  facets: readonly { attributeId: string; values: readonly string[] }[]
  close(): Promise<void>
}

interface Answer {
  status: number
  text: string
}

/** The body of a successful answer. */
function bodyOf<Body>({ status, text }: Answer): Body {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 500)}`)
  // The type in the contract of this call; the tests of the API check it.
  return JSON.parse(text) as Body
}

/** Orderable articles. */
const orderable = ({ db }: Store, count: number) =>
  db
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variantId', 'variants.id')
    .select(['variants.id', 'variants.code', 'variants.unitVolume'])
    .where('prices.priceGroup', '=', 'se-standard')
    .where('variants.buyable', '=', 1)
    .where('variants.replacedBy', 'is', null)
    .where('variants.productId', 'not in', (query) =>
      query.selectFrom('configuredProducts').select('productId'),
    )
    .orderBy('variants.id')
    .limit(count)
    .execute()

type Articles = Awaited<ReturnType<typeof orderable>>

/** Adds this many lines to a cart or a purchase list at once. */
async function fill(browser: HostBrowser, articles: Articles): Promise<void> {
  const rows = articles.map(({ code }) => ({ variantNumber: code, quantity: 1 }))
  const key = { 'idempotency-key': randomUUID() }
  const { items } = bodyOf<{ items: number }>(await browser.post('/api/directorder/rows', { rows }, key))
  if (items !== articles.length) throw new Error(`${items} of ${articles.length} lines`)
}

const long = (length: number): string => 'Å'.repeat(length)

/** Orders the cart with every text at its maximum length. */
async function placeOrder(browser: HostBrowser): Promise<string> {
  const checkout = bodyOf<{ cart: { version: number; stamp: string }; firstDeliveryDate: string }>(
    await browser.get('/api/cart/checkout'),
  )
  const request = {
    cartVersion: checkout.cart.version,
    cartStamp: checkout.cart.stamp,
    address: { name: long(80), street: long(120), postalCode: '1'.repeat(12), city: long(60) },
    reference: long(40),
    goodsMark: long(40),
    project: long(40),
    contactName: long(80),
    contactPhone: '0'.repeat(30),
    requestedDeliveryDate: checkout.firstDeliveryDate,
  }
  const answer = await browser.post('/api/cart/order', request, { 'idempotency-key': randomUUID() })
  return bodyOf<{ orderNumber: string }>(answer).orderNumber
}

/** Fills a direct order list: its first item is added by a call, the others are copies of that row. */
async function fillDirectOrder(browser: HostBrowser, { db }: Store, articles: Articles): Promise<void> {
  const [first, ...others] = articles.slice(0, maxItems)
  bodyOf(await browser.post('/api/directorder/add', { variantNumber: first?.code, quantity: 1 }))
  const item = await db.selectFrom('directOrderItems').selectAll().executeTakeFirstOrThrow()
  await insertRows(
    db,
    'directOrderItems',
    others.map(({ id, code, unitVolume }, index) => ({
      ...item,
      id: randomUUID(),
      variantId: id,
      written: code,
      quantity: unitVolume,
      position: item.position + index + 1,
    })),
  )
}

/** Creates a long history of copies of an order, without their lines. */
async function repeatOrder({ db }: Store, number: string): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: orderCount }, (_, index) => ({
    ...order,
    id: randomUUID(),
    number: `L${100_000 + index}`,
    cartId: randomUUID(),
    placedAt: '2026-01-01T08:00:00.000Z',
  }))
  await insertRows(db, 'orders', copies)
}

interface Found {
  facets: Record<
    'globalFacets' | 'dynamicFacets',
    { attributeId: string; values: { value: string; type: number }[] }[]
  >
}

/** Opens a host with the real pages and the real service, without caching between pages. */
export async function openLargestShop(): Promise<LargestShop> {
  const demo = await openDemoShop({
    articles: articleCount,
    prepare: (store) => widenProduct(store, mostVariants),
  })
  const host = await openWholeHost(demo, {}, demo.api.fetch, { pages: 0, answers: 0 })
  const articles = await orderable(demo.store, maxCustomerLines)
  const customer = new HostBrowser(host)
  await customer.antiForgery()
  bodyOf(await customer.post('/bff/login', { username: 'olof', password: demoPassword }))
  await fill(customer, articles)
  const orderNumber = await placeOrder(customer)
  await repeatOrder(demo.store, orderNumber)
  await fill(customer, articles)
  await fillDirectOrder(customer, demo.store, articles)
  const visitor = new HostBrowser(host)
  await fill(visitor, articles.slice(0, maxVisitorLines))

  const paths = await demo.store.db.selectFrom('categories').select('path').execute()
  const lengths = await Promise.all(
    paths.map(async ({ path }) => {
      const { body } = await demo.get(`/api/category?path=${encodeURIComponent(path)}`)
      return { path, length: JSON.stringify(body).length }
    }),
  )
  const [longest] = lengths.toSorted((one, other) => other.length - one.length)
  const { facets } = bodyOf<Found>(await visitor.get('/api/search'))
  return {
    customer,
    visitor,
    orderNumber,
    categoryPath: longest?.path ?? '',
    facets: [...facets.globalFacets, ...facets.dynamicFacets].map(({ attributeId, values }) => ({
      attributeId,
      values: values.filter(({ type }) => type !== 2).map(({ value }) => value),
    })),
    close: async () => {
      await host.close()
      await demo.close()
    },
  }
}
