import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  agreementStates,
  approvalStates,
  auditKinds,
  deliveryStatuses,
  invoicesQuerySchema,
  invoiceStatuses,
  offerListQuerySchema,
  offerStates,
  returnStates,
  shipmentStatuses,
  siteKeys,
} from '../../api/contract/index.ts'
import { families } from '../../demo/catalogue/families/index.ts'
import { loadDemo } from '../../demo/loading/load-demo.ts'
import { demoPeople, demoUsers } from '../../demo/people/users.ts'
import { verifyPassword } from '../../api/accounts/passwords/password-hash.ts'
import { catalogueVersion } from '../../api/catalogue/facts.ts'
import { updateProgress } from '../../api/deliveries/progress.ts'
import { withDeliveryDays } from '../../api/orders/delivery-days.ts'
import { readOrderHeads } from '../../api/orders/store.ts'
import { carrierAddress } from '../../shop/deliveries/carrier-address.ts'
import { countInvoices, invoiceFilterOf } from '../../api/invoices/list/list.ts'
import { offerFilterOf } from '../../api/offers/buyer/read-offers.ts'
import { countOffers } from '../../api/offers/store.ts'
import { agreementState } from '../../api/order-agreements/rules.ts'
import { readAgreements } from '../../api/order-agreements/store.ts'
import { openStore, type Store } from '../../api/platform/database/index.ts'
import { dayIn } from '../../api/platform/days.ts'
import { expectLessTime, measures } from '../setup/measures.ts'

const today = new Date('2026-03-17T09:00:00Z')
/** Cheap, because these tests are not about passwords. */
const passwordCost = { memory: 1024, passes: 1 }

/** A caller without a user; who asks does not change which documents a customer has. */
const anybody = { siteName: 'se', language: 'sv', sessionHash: null, userId: '' } as const

const folders: string[] = []
async function freshStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
  folders.push(dataDir)
  return openStore({ dataDir })
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

async function catalogueHash({ db }: Store): Promise<string> {
  const hash = createHash('sha256')
  for (const table of [
    'categories',
    'products',
    'variants',
    'variantAttributes',
    'prices',
    'stock',
    'texts',
    'documents',
  ] as const) {
    const rows = await db.selectFrom(table).selectAll().execute()
    hash.update(JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted()))
  }
  return hash.digest('hex')
}

const distinct = async (rows: Promise<object[]>) => new Set((await rows).flatMap((row) => Object.values(row)))

/** Numbers by which orders are found, as they are compared. */
const numbersOf = (rows: readonly { orderId: string; number: string }[]) =>
  new Set(rows.map(({ orderId, number }) => `${orderId} ${number.toLowerCase()}`))

const missing = (wanted: Set<string>, from: Set<string>) => [...wanted].filter((key) => !from.has(key))

const packsOf = ({ db }: Store, family: string) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['unit', 'decimalPrecision', 'unitVolume', 'pricePer'])
    .where('family', '=', family)
    .execute()

describe('loadDemo with 600 articles', () => {
  let store: Store
  beforeAll(async () => {
    store = await freshStore()
    await loadDemo(store, { articles: 600, today, passwordCost })
  })
  afterAll(() => store.close())

  it('writes every family, all stock types, running campaigns and expected deliveries', async () => {
    const { db } = store
    expect((await distinct(db.selectFrom('products').select('family').distinct().execute())).size).toBe(
      families.length,
    )
    expect(await distinct(db.selectFrom('stock').select('type').distinct().execute())).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6]),
    )
    const running = await db
      .selectFrom('prices')
      .selectAll()
      .where('campaignFrom', '<=', '2026-03-17')
      .where('campaignUntil', '>=', '2026-03-17')
      .execute()
    expect(running.length).toBeGreaterThan(10)
    expect(running.every(({ amount, campaignAmount }) => Number(campaignAmount) < Number(amount))).toBe(true)
    const awaited = await db
      .selectFrom('stock')
      .select('firstDeliveryDate')
      .where('firstDeliveryDate', 'is not', null)
      .execute()
    expect(awaited.every(({ firstDeliveryDate }) => String(firstDeliveryDate) > '2026-03-17')).toBe(true)
  })

  it('sells pipe by the metre with one decimal, and screws by the box at a price per hundred', async () => {
    for (const pipe of await packsOf(store, 'copper-pipe')) {
      expect(pipe).toMatchObject({ unit: 'm', decimalPrecision: 1, pricePer: 1 })
      expect([30, 50]).toContain(Number(pipe.unitVolume))
    }
    for (const screw of await packsOf(store, 'wood-screw')) {
      expect(screw).toMatchObject({ unit: 'st', decimalPrecision: 0, pricePer: 100 })
      expect([200, 500]).toContain(Number(screw.unitVolume))
    }
  })

  it('writes warehouses in every country and a price in every group for every article', async () => {
    const { db } = store
    expect(await distinct(db.selectFrom('warehouses').select('country').distinct().execute())).toEqual(
      new Set(['SE', 'NO', 'FI', 'AX', 'DK']),
    )
    expect(await db.selectFrom('warehouses').selectAll().where('country', '=', 'SE').execute()).toHaveLength(
      3,
    )
    const groups = await db.selectFrom('priceGroups').selectAll().execute()
    const prices = await db.selectFrom('prices').select('variantId').execute()
    expect(prices).toHaveLength(600 * groups.length)
  })

  it('writes orders of every status, shipments of every step over two years, and an order of every customer', async () => {
    const { db } = store
    expect(await distinct(db.selectFrom('orders').select('status').distinct().execute())).toEqual(
      new Set(deliveryStatuses),
    )
    expect(await distinct(db.selectFrom('shipments').select('status').distinct().execute())).toEqual(
      new Set(shipmentStatuses),
    )
    const customers = await db.selectFrom('customers').select('id').execute()
    expect(await distinct(db.selectFrom('orders').select('customerId').distinct().execute())).toEqual(
      new Set(customers.map(({ id }) => id)),
    )
    const lines = await db.selectFrom('orderLines').selectAll().execute()
    const orders = await db.selectFrom('orders').selectAll().execute()
    for (const order of orders) {
      const own = lines.filter(({ orderId }) => orderId === order.id)
      expect(own.reduce((sum, { total }) => sum + Number(total), 0)).toBe(Number(order.sum))
    }
  })

  it('writes documents in every state that a page shows', async () => {
    const { db } = store
    const customers = await db.selectFrom('customers').select(['id', 'site']).execute()
    const day = dayIn('SE', today)
    const agreements: string[] = []
    const invoices: string[] = []
    const offers: string[] = []
    for (const { id: customerId, site } of customers) {
      for (const agreement of await readAgreements(db, customerId))
        agreements.push(agreementState(agreement, day))
      const caller = { ...anybody, customerId, site: siteKeys.find((key) => key === site) ?? 'se' }
      for (const status of invoiceStatuses) {
        const query = v.parse(invoicesQuerySchema, { status })
        if ((await countInvoices(db, invoiceFilterOf(caller, query, today))) > 0) invoices.push(status)
      }
      for (const status of offerStates) {
        const query = v.parse(offerListQuerySchema, { status })
        if ((await countOffers(db, offerFilterOf(caller, query, today))) > 0) offers.push(status)
      }
    }
    expect(new Set(agreements)).toEqual(new Set(agreementStates))
    expect(new Set(invoices)).toEqual(new Set(invoiceStatuses))
    expect(new Set(offers)).toEqual(new Set(offerStates))
    expect(await distinct(db.selectFrom('approvalRequests').select('state').distinct().execute())).toEqual(
      new Set(approvalStates),
    )
    expect(await distinct(db.selectFrom('returns').select('state').distinct().execute())).toEqual(
      new Set(returnStates),
    )
  })

  it('writes a history of changes of every kind over 24 months, by several users and the shop', async () => {
    const entries = await store.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('customerId', '=', 'c-ror')
      .orderBy('at')
      .execute()
    expect(entries.length).toBeGreaterThanOrEqual(30)
    expect(entries.length).toBeLessThanOrEqual(60)
    expect(new Set(entries.map(({ action }) => action.split('.')[0]))).toEqual(new Set(auditKinds))
    expect(new Set(entries.map(({ userName }) => userName))).toContain('')
    expect(new Set(entries.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(4)
    const { db } = store
    for (const [kind, table] of [
      ['approval', 'approvalRequests'],
      ['offer', 'offers'],
      ['order', 'orders'],
      ['return', 'returns'],
      ['agreement', 'orderAgreements'],
    ] as const) {
      const rows = await db.selectFrom(table).select('number').where('customerId', '=', 'c-ror').execute()
      const named = entries.filter(({ action }) => action.startsWith(`${kind}.`))
      expect(rows.map(({ number }) => number)).toEqual(
        expect.arrayContaining(named.map(({ subjectName }) => subjectName)),
      )
    }
    const days = (today.getTime() - Date.parse(entries[0]?.at ?? '')) / 86_400_000
    expect(days).toBeGreaterThan(700)
    expect(days).toBeLessThan(730)
  })

  it('writes the statuses that follow from the shipments and their events', async () => {
    const read = async () => ({
      orders: await store.db
        .selectFrom('orders')
        .select(['id', 'status', 'backordered', 'version'])
        .execute(),
      lines: await store.db.selectFrom('orderLines').select(['orderId', 'position', 'status']).execute(),
      shipments: await store.db.selectFrom('shipments').selectAll().execute(),
      parcels: await store.db.selectFrom('parcels').selectAll().execute(),
    })
    const before = await read()
    await store.db.transaction().execute(async (trx) => {
      for (const { id } of before.orders)
        await updateProgress({ trx, dialect: 'sqlite', now: today }, () => '', id)
    })
    expect(await read()).toEqual(before)
  })

  it('has parcels with a proof of delivery, and an order with late goods', async () => {
    const { db } = store
    const proofs = await db
      .selectFrom('carrierEvents')
      .select('proofUrl')
      .where('proofUrl', '<>', '')
      .execute()
    expect(proofs.length).toBeGreaterThan(0)
    expect(proofs.filter(({ proofUrl }) => carrierAddress(proofUrl) === null)).toEqual([])
    const heads = await readOrderHeads(
      db,
      'c-ror',
      (await db.selectFrom('orders').select('number').where('customerId', '=', 'c-ror').execute()).map(
        ({ number }) => number,
      ),
    )
    const late = (await withDeliveryDays(db, heads, today)).filter((order) => order.late)
    expect(late.map(({ status }) => status)).toContain('PARTLY_DELIVERED')
  })

  it('ships no more of a line than was ordered', async () => {
    const shipped = await store.db
      .selectFrom('shipmentLines')
      .innerJoin('shipments', 'shipments.id', 'shipmentLines.shipmentId')
      .leftJoin('orderLines', (joined) =>
        joined
          .onRef('orderLines.orderId', '=', 'shipments.orderId')
          .onRef('orderLines.position', '=', 'shipmentLines.position'),
      )
      .select(['shipments.orderId', 'shipmentLines.position', 'shipmentLines.quantity'])
      .select('orderLines.quantity as ordered')
      .execute()
    expect(shipped.length).toBeGreaterThan(100)
    expect(shipped.filter(({ quantity, ordered }) => Number(quantity) > Number(ordered ?? 0))).toEqual([])
  })

  it('lets each order be found by the articles, shipments and parcels that it has, and by no other article', async () => {
    const { db } = store
    const found = await db.selectFrom('orderSearchNumbers').select(['orderId', 'number']).execute()
    const codes = await db.selectFrom('orderLines').select(['orderId', 'variantCode as number']).execute()
    const shipments = await db.selectFrom('shipments').select(['orderId', 'number']).execute()
    const parcels = await db
      .selectFrom('parcels')
      .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
      .select(['shipments.orderId', 'parcels.number'])
      .execute()
    expect(missing(numbersOf([...codes, ...shipments, ...parcels]), numbersOf(found))).toEqual([])
    const articles = new Set(
      (await db.selectFrom('variants').select('code').execute()).map(({ code }) => code.toLowerCase()),
    )
    const foundArticles = found.filter(({ number }) => articles.has(number))
    expect(missing(numbersOf(foundArticles), numbersOf(codes))).toEqual([])
  })

  it('writes a user on every site and anna at three customers with different prices', async () => {
    const rows = await store.db
      .selectFrom('attachments')
      .innerJoin('customers', 'customers.id', 'attachments.customerId')
      .innerJoin('users', 'users.id', 'attachments.userId')
      .select(['users.userName', 'customers.site', 'customers.priceGroup'])
      .execute()
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(siteKeys))
    expect(
      new Set(rows.filter(({ userName }) => userName === 'anna').map(({ priceGroup }) => priceGroup)).size,
    ).toBe(3)
  })

  it('writes three lists of olof, anna and sara, one of them long', async () => {
    const rows = await store.db
      .selectFrom('lists')
      .innerJoin('listItems', 'listItems.listId', 'lists.id')
      .innerJoin('variants', 'variants.id', 'listItems.variantId')
      .select((eb) => ['lists.id', 'lists.userId', eb.fn.countAll<number>().as('count')])
      .where('variants.buyable', '=', 1)
      .groupBy(['lists.id', 'lists.userId'])
      .execute()
    for (const userId of ['u-olof', 'u-sara'])
      expect(
        rows
          .filter((row) => row.userId === userId)
          .map(({ count }) => Number(count))
          .toSorted((one, other) => one - other),
        userId,
      ).toEqual([12, 25, 60])
    expect(rows.filter(({ userId }) => userId === 'u-anna')).toHaveLength(6)
  })

  it('stores for every demo user the password that is printed', async () => {
    const users = await store.db.selectFrom('users').selectAll().execute()
    expect(users).toHaveLength(demoPeople.length)
    for (const { userName, password } of demoUsers) {
      expect(password.length).toBeGreaterThanOrEqual(15)
      const user = users.find((each) => each.userName === userName)
      expect(await verifyPassword(password, user?.passwordHash ?? ''), userName).toBe(true)
    }
    expect(users.filter(({ blocked }) => blocked === 1)).toHaveLength(1)
    expect(users.filter(({ translationEnabled }) => translationEnabled === 1)).toHaveLength(1)
  })
})

describe('loadDemo for the second time', () => {
  it('writes the same catalogue, raises its version, keeps orders, and repairs carts', async () => {
    const store = await freshStore()
    await loadDemo(store, { articles: 900, today, passwordCost })
    const large = await store.db.selectFrom('variants').select('id').execute()
    await loadDemo(store, { articles: 600, today, passwordCost })
    const small = new Set((await store.db.selectFrom('variants').select('id').execute()).map(({ id }) => id))
    const hash = await catalogueHash(store)
    const gone = large.find(({ id }) => !small.has(id))?.id ?? 0
    const kept = [...small][0] ?? 0
    expect(gone).toBeGreaterThan(0)

    await store.db
      .insertInto('carts')
      .values({
        id: 'c1',
        owner: 'user:anna customer:c-ror',
        site: 'se',
        version: 3,
        state: 'open',
        changedAt: '2026-03-01T00:00:00Z',
      })
      .execute()
    const line = {
      cartId: 'c1',
      quantity: 5,
      version: 1,
      listName: '',
      actionType: '',
      searchTerm: '',
      configuration: '{}',
      addedAt: '2026-03-01T00:00:00Z',
    }
    await store.db
      .insertInto('cartLines')
      .values([
        { ...line, id: 'l1', variantId: gone },
        { ...line, id: 'l2', variantId: kept },
      ])
      .execute()
    await store.db
      .updateTable('users')
      .set({ passwordHash: 'changed' })
      .where('userName', '=', 'anna')
      .execute()
    const orders = await store.db.selectFrom('orders').selectAll().orderBy('id').execute()

    await loadDemo(store, { articles: 600, today, passwordCost })
    expect(await catalogueHash(store)).toBe(hash)
    expect(await catalogueVersion(store.db)).toBe(3)
    expect(await store.db.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(orders)
    // The demo's own carts wait for approval, or have accepted an offer.
    const lines = store.db.selectFrom('cartLines').select('id').where('id', 'not like', 'demo-%')
    expect(await lines.execute()).toEqual([{ id: 'l2' }])
    const cart = store.db.selectFrom('carts').select(['id', 'version']).where('id', '=', 'c1')
    expect(await cart.execute()).toEqual([{ id: 'c1', version: 4 }])
    const anna = await store.db
      .selectFrom('users')
      .select('passwordHash')
      .where('userName', '=', 'anna')
      .executeTakeFirst()
    expect(anna?.passwordHash).toBe('changed')
    await store.close()
  })
})

describe('loadDemo with 12,000 articles', () => {
  it.runIf(measures)('takes less than 20 s of processor time', async () => {
    const store = await freshStore()
    // Other programs may share the machine.
    const before = process.cpuUsage()
    const count = await loadDemo(store, { articles: 12_000, today, passwordCost })
    const { user, system } = process.cpuUsage(before)
    const seconds = (user + system) / 1_000_000
    process.stdout.write(
      `demo catalogue: ${count.products} products, ${count.variants} articles in ${seconds.toFixed(1)} s\n`,
    )
    expectLessTime(seconds, 20)
    await store.close()
  })
})
