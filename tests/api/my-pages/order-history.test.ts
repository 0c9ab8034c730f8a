import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXlsx } from '../../../api/spreadsheets/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { allOrdersOf, countOrders, readOrderHeads } from '../../../api/orders/store.ts'
import { addShipment } from '../../../api/deliveries/service.ts'
import { insertSearchNumbers, searchTermsOf } from '../../../api/orders/search-numbers.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { databases } from '../fixtures/databases.ts'
import { recordQueries } from '../fixtures/query-plans.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { originOf } from '../fixtures/origin.ts'
import { writeTestOrders } from './orders-of.ts'

const address = '/api/my-pages/order-history'

describe.each(databases)('the order history on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await writeTestOrders(shop.store, [
      {
        number: '1001',
        placedAt: '2026-03-31T21:59:59.999Z',
        reference: 'Ärlan 4',
        sum: 33_000,
        total: 30_000,
        line: ['VV15', 'Kulventil DN15'],
      },
      {
        number: '1002',
        placedAt: '2026-03-31T22:00:00.000Z',
        status: 'DELIVERED',
        goodsMark: 'Port 7',
        total: 20_000,
        line: ['VV15', 'Kulventil DN15'],
      },
      {
        number: '1003',
        placedAt: '2026-04-02T08:00:00.000Z',
        status: 'CANCELLED',
        userId: 'other',
        project: 'P_9 etapp 2',
        channel: 'phone',
        backordered: 1,
        street: 'Hamngatan 7',
        sum: 22_000,
        total: 40_050,
      },
      { number: '2001', customerId: 'b', reference: 'Ärlan 4' },
    ])
    await shop.store.db
      .updateTable('customerNumbers')
      .set({ code: 'Own-77' })
      .where('customerId', '=', 'a')
      .where('variantId', '=', 1)
      .execute()
    const { code } = await shop.store.db
      .selectFrom('variants')
      .select('code')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await insertSearchNumbers(shop.store.db, 'a', 'id-1001', [code])
    await inTransaction({ store: shop.store, clock: () => new Date('2026-04-02T10:00:00Z') }, (context) =>
      addShipment(context, originOf, {
        orderId: 'id-1002',
        number: 'NOTE-500',
        carrier: 'dhl',
        warehouseStatus: 'PACKED',
        promisedFrom: '2026-04-03T06:00:00.000Z',
        promisedTo: '2026-04-03T22:30:00.000Z',
        lines: [],
        parcels: [{ number: '373999000111222334', goods: [] }],
      }),
    )
    await shop.store.db
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('number', '=', '1002')
      .execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const numbers = async (query: string): Promise<string[]> => {
    const { status, body } = await buyer.get(`${address}?${query}`)
    expect(status).toBe(200)
    const found = body.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
    expect(body.total).toBe(found.length)
    return found
  }

  it('reads the orders of a page by their numbers, not all orders of the customer', async () => {
    const { recorder, plans } = recordQueries(shop.store)
    await readOrderHeads(shop.store.db.withPlugin(recorder), 'a', ['1001', '1002'])
    const [plan = ''] = await plans()
    // PostgreSQL reads a table of four rows as a whole, whatever indexes there are.
    if (shop.store.dialect === 'sqlite') expect(plan).toMatch(/SEARCH orders USING INDEX \S+ \(number=\?\)/u)
    expect(plan).not.toContain('customerId')
    if (shop.store.dialect === 'sqlite')
      for (const index of ['shipmentsUnderWay', 'parcelsUnderWay'])
        expect(plan).toContain(`USING COVERING INDEX ${index}`)
  })

  it('looks up the few orders of a rare number, not all orders of the customer', async () => {
    const { recorder, plans } = recordQueries(shop.store)
    const scope = { customerId: 'a', userId: null }
    const terms = await searchTermsOf(shop.store.db, scope, '1002')
    const count = await countOrders(shop.store.db.withPlugin(recorder), { ...allOrdersOf(scope), terms })
    expect(Number(count)).toBe(1)
    const plan = (await plans()).at(-1)
    // As above.
    if (shop.store.dialect === 'sqlite') expect(plan).toMatch(/SEARCH orders USING .*\(id=\?\)/u)
  })

  it.each([
    ['', ['1003', '1002', '1001']],
    ['sort=total', ['1002', '1001', '1003']],
    ['sort=total&direction=desc', ['1003', '1001', '1002']],
    ['sort=sum&direction=desc', ['1001', '1003', '1002']],
    ['sort=orderNumber', ['1001', '1002', '1003']],
    ['sort=placedAt&direction=asc', ['1001', '1002', '1003']],
  ])('is sorted on the server: %s (MY-9)', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each([
    ['the order number', '1002', ['1002']],
    ['the reference, in any case', 'ÄRLAN', ['1001']],
    ['the goods mark', 'port 7', ['1002']],
    ['the project', 'p_9', ['1003']],
    ['a word of the project', 'etapp', ['1003']],
    ['the number of the delivery note', 'note-500', ['1002']],
    ['the beginning of a parcel number', '373999', ['1002']],
    ['an own article number', 'own-77', ['1001']],
    ['the end of a parcel number', '222334', []],
    ['the middle of a number', '003', ['1003']],
    ['an article number', 'vv15', ['1002', '1001']],
    ['a part of the name of an article', 'ventil', ['1002', '1001']],
    ['words of several columns', 'ventil ärlan', ['1001']],
    ['nothing', 'ventil nowhere', []],
    // `_` and `%` are letters, not patterns.
    ['a wildcard', '1%1', []],
    ['another wildcard', '100_', []],
    ['a backslash', '\\', []],
  ])('finds orders by %s (MY-9)', async (_what, search, expected) => {
    expect(await numbers(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  it.each([
    ['status=DELIVERED', ['1002']],
    ['status=DELIVERED,CANCELLED', ['1003', '1002']],
    ['orderedBy=me', ['1002', '1001']],
    ['orderedBy=all', ['1003', '1002', '1001']],
    ['status=DELIVERED&orderedBy=me&search=ventil&from=2026-04-01&to=2026-04-01', ['1002']],
    ['channel=phone,edi', ['1003']],
    ['backorders=only', ['1003']],
    ['address=123%2046%20Hamngatan%207', ['1003']],
    ['address=nowhere', []],
    ['status=&orderedBy=&search=&from=&to=&channel=&backorders=&address=', ['1003', '1002', '1001']],
  ])('is filtered by %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it('has the sum of the goods without VAT beside the total, as the export has', async () => {
    const { body } = await buyer.get(`${address}?search=1001`)
    expect(body.orders).toMatchObject([{ sum: 33_000, total: 30_000 }])
  })

  it('offers the delivery addresses of the orders, each once', async () => {
    const { body } = await buyer.get(address)
    expect(body.addresses).toEqual(['123 46 Byggvägen 2', '123 46 Hamngatan 7'])
  })

  it('tells the day that is promised for the last goods, in the country of the site', async () => {
    const { body } = await buyer.get(`${address}?search=1002`)
    // Half past midnight in Stockholm.
    expect(body.orders[0]).toMatchObject({ promisedDate: '2026-04-04' })
  })

  it('counts days in the country of the site, both included', async () => {
    // Midnight in Stockholm is 22.00 UTC in summer.
    expect(await numbers('from=2026-04-01')).toEqual(['1003', '1002'])
    expect(await numbers('to=2026-03-31')).toEqual(['1001'])
    expect(await numbers('from=2026-04-01&to=2026-04-01')).toEqual(['1002'])
  })

  it.each([
    ['sort=reference', 'sort'],
    ['direction=up', 'direction'],
    ['status=LOST', 'status'],
    ['from=2026-02-30x', 'from'],
    ['from=2026-04-02&to=2026-04-01', 'to'],
    ['orderedBy=other', 'orderedBy'],
    ['channel=fax', 'channel'],
    ['backorders=all', 'backorders'],
    [`address=${'x'.repeat(201)}`, 'address'],
    ['page=501', 'page'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await buyer.get(`${address}?${query}`)
    expect([status, body.code, body.field?.split('.')[0]]).toEqual([400, 'invalid', field])
    expect(body.message.length).toBeGreaterThan(10)
  })

  it('is exported as CSV with what the filter selects, without formulas (MY-9)', async () => {
    await writeTestOrders(shop.store, [
      { number: '1009', placedAt: '2026-06-01T08:00:00.000Z', reference: '=1+1', goodsMark: 'a;"b"' },
    ])
    const answer = await buyer.get(`${address}/export?format=csv&search=1009`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="ordrar-\d{4}-\d\d-\d\d\.csv"/u)
    const [heading = '', row, ...rest] = String(answer.body).trimEnd().split('\r\n')
    expect(heading).toMatch(
      /Ordernummer;Orderdatum;Status;Er referens|Ordernummer;Orderdatum;Status;Referens/u,
    )
    expect(row).toBe(
      `1009;2026-06-01;Beställd;'=1+1;"a;""b""";;User buyer;2026-05-12;;;Webbutiken;0;100;125;SEK`,
    )
    expect(rest).toEqual([])
  })

  it('is exported as a workbook that can be read again, in its sorting (MY-9)', async () => {
    const response = await shop.api.fetch(
      new Request(`http://api.internal${address}/export?format=xlsx&sort=total&to=2026-05-31`, {
        headers: { 'X-Site': 'se', 'X-Language': 'en', Authorization: `Bearer ${buyer.bearer}` },
      }),
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    const rows: (readonly string[])[] = []
    for await (const { cells } of readXlsx(bytes)) rows.push(cells)
    expect(rows.map(([number]) => number)).toEqual(['Order number', '1002', '1001', '1003'])
    expect(rows[3]?.slice(1)).toContain('P_9 etapp 2')
    expect(rows[3]?.slice(-2)).toEqual(['400.5', 'SEK'])
  })

  it('exports no prices to a user who hides them', async () => {
    const { db } = shop.store
    await db
      .updateTable('users')
      .set({ hidePrices: 1, hidePricesAvailable: 1 })
      .where('id', '=', 'buyer')
      .execute()
    const { body } = await buyer.get(`${address}/export?format=csv`)
    await db.updateTable('users').set({ hidePrices: 0 }).where('id', '=', 'buyer').execute()
    expect(String(body)).toContain('1003')
    expect(String(body)).not.toMatch(/SEK|400,5/u)
  })

  it('leaves a download of more than 10,000 orders to a job', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({ number: `M${index}`, customerId: 'b' }))
    for (let start = 0; start < many.length; start += 500)
      await writeTestOrders(shop.store, many.slice(start, start + 500))
    const other = new Visitor(shop.api)
    await other.signIn('buyer')
    expect((await other.post('/api/user/changecustomer', { user: 'b' })).status).toBe(200)
    const { status, body } = await other.get(`${address}/export?format=csv`)
    expect([status, body.code, body.most]).toEqual([409, 'tooManyRows', 10_000])
    const some = await other.get(`${address}/export?format=csv&search=M999`)
    expect(String(some.body).trimEnd().split('\r\n')).toHaveLength(1 + 11)
    // Too many for a look at each.
    expect((await other.get(`${address}?search=M9`)).body.total).toBe(1111)
    // One page with what is printed.
    const printed = await other.get(`${address}?print=1&sort=orderNumber&page=3`)
    expect([printed.body.orders.length, printed.body.page, printed.body.total > 10_000]).toEqual([
      1000,
      1,
      true,
    ])
    expect(printed.body.orders[1].orderNumber).toBe('M0')
  })

  it('is exported by line, with the numbers and prices of each (MY-9)', async () => {
    await writeTestOrders(shop.store, [
      { number: '1500', placedAt: '2026-06-02T08:00:00.000Z', project: 'P1' },
    ])
    const line = { orderId: 'id-1500', unit: 'm', decimalPrecision: 1, status: 'ORDERED' as const }
    await insertRows(shop.store.db, 'orderLines', [
      {
        ...line,
        position: 1,
        variantId: 1,
        variantCode: 'VALVE',
        name: 'Ventil',
        quantity: 25,
        unitPrice: 1050,
        pricePer: 100,
        total: 26_25,
      },
      {
        ...line,
        position: 2,
        variantId: 0,
        variantCode: '',
        name: 'Fri text',
        quantity: 10,
        unitPrice: 0,
        pricePer: 1,
        total: 0,
      },
    ])
    const { body } = await buyer.get(`${address}/export?format=csv&rows=lines&search=1500`)
    const [heading = '', ...rows] = String(body).trimEnd().split('\r\n')
    expect(heading.split(';').slice(4, 15)).toEqual([
      'Artikelnummer',
      'Eget artikelnummer',
      'Tillverkarens nummer',
      'EAN',
      'Benämning',
      'Antal',
      'Enhet',
      'Nettopris exkl. moms',
      'Prisenhet',
      'Summa exkl. moms',
      'Valuta',
    ])
    const { manufacturerNumber, ean } = await shop.store.db
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const own = await shop.store.db
      .selectFrom('customerNumbers')
      .select('code')
      .where('customerId', '=', 'a')
      .where('variantId', '=', 1)
      .executeTakeFirstOrThrow()
    expect(rows).toEqual([
      `1500;2026-06-02;1;Beställd;VALVE;${own.code};${manufacturerNumber};${ean};Ventil;2,5;m;10,5;100 m;26,25;SEK;;P1;`,
      `1500;2026-06-02;2;Beställd;;;;;Fri text;1;m;;;;SEK;;P1;`,
    ])
  })
})

describe.each(databases)('settings of a user on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  it('are kept for the user, on every device (MY-9)', async () => {
    const [first, second, other] = [new Visitor(shop.api), new Visitor(shop.api), new Visitor(shop.api)]
    await Promise.all([first.signIn('buyer'), second.signIn('buyer'), other.signIn('other')])
    const key = 'columns.order-history'
    const valueOf = async (visitor: Visitor) => (await visitor.get(`/api/user/setting?key=${key}`)).body.value
    expect(await valueOf(first)).toBeNull()
    for (const hidden of [['project', 'lines'], ['lines']]) {
      expect((await first.post('/api/user/savesetting', { key, value: { hidden } })).status).toBe(200)
      expect(await valueOf(second)).toEqual({ hidden })
    }
    expect(await valueOf(other)).toBeNull()
  })

  it.each([
    [{ key: 'columns.nothing', value: { hidden: [] } }, 'key'],
    [{ key: 'columns.order-history', value: { hidden: 'lines' } }, 'value.hidden'],
    [
      { key: 'columns.order-history', value: { hidden: Array.from({ length: 41 }, () => 'x') } },
      'value.hidden',
    ],
    [{ key: 'columns.order-history' }, 'value'],
  ])('refuse %j', async (body, field) => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer')
    const answer = await visitor.post('/api/user/savesetting', body)
    expect([answer.status, answer.body.field]).toEqual([400, field])
  })
})
