import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGoodsNumbers } from '../../../api/deliveries/goods-numbers.ts'
import { addCarrierEvents, addShipment } from '../../../api/deliveries/service.ts'
import { insertRows } from '../../../api/platform/database/insert-rows.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { databases } from '../fixtures/databases.ts'
import { emptyOrderShop, openOrderShop } from '../fixtures/order-shop.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { originOf } from '../fixtures/origin.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

const documentOf = (id: number, url: string, more: object = {}) => ({
  id,
  productId: 1,
  kind: 'safety-data-sheet',
  url,
  bytes: 0,
  words: '',
  ...more,
})

describe.each(databases)('one order on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openOrderShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await emptyOrderShop(shop)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })

  /** Orders four valves and five metres of pipe. */
  const place = async (): Promise<string> => {
    await buyer.add('VALVE', 4)
    await buyer.add('PIPE', 6)
    const { body: cart } = await buyer.get('/api/cart')
    const { body } = await buyer.order(cart.version)
    return String(body.orderNumber)
  }
  const read = async (orderNumber: string) =>
    (await buyer.get(`/api/my-pages/order?orderNumber=${orderNumber}`)).body
  const idOf = async (number: string): Promise<string> => {
    const order = shop.store.db.selectFrom('orders').select('id').where('number', '=', number)
    return (await order.executeTakeFirstOrThrow()).id
  }
  const write = <T>(work: Parameters<typeof inTransaction<T>>[1]) =>
    inTransaction({ store: shop.store, clock: shop.clock.now }, work)
  const ship = async (number: string, note: string, quantity = 1) => {
    const orderId = await idOf(number)
    await write((context) =>
      addShipment(context, originOf, {
        orderId,
        number: note,
        carrier: 'dhl',
        warehouseStatus: 'PACKED',
        promisedFrom: '2026-11-23T06:00:00.000Z',
        promisedTo: '2026-11-23T14:00:00.000Z',
        lines: [{ position: 1, quantity }],
        parcels: [{ number: `P-${note}`, goods: [{ position: 1, quantity }] }],
      }),
    )
  }
  const report = (note: string, step: 'ON_THE_WAY' | 'DELIVERED') =>
    write((context) =>
      addCarrierEvents(context, originOf, 'dhl', [
        {
          eventId: `${note}-${step}`,
          parcelNumber: `P-${note}`,
          step,
          place: 'Lund',
          note: '',
          occurredAt: step === 'DELIVERED' ? '2026-11-20T10:30:00.000Z' : '2026-11-20T10:00:00.000Z',
          promisedFrom: '',
          promisedTo: '',
          receivedBy: step === 'DELIVERED' ? 'Kim' : '',
          proofUrl: '',
        },
      ]),
    )
  const change = (orderNumber: string, version: number, lines: object[]) =>
    buyer.post('/api/my-pages/order/change', { orderNumber, version, lines })

  it('shows shipments with their goods and parcels, and what remains of each line', async () => {
    const number = await place()
    expect(await read(number)).toMatchObject({ status: 'ORDERED', shipments: [], version: 0 })
    await ship(number, 'S-1', 3)
    await report('S-1', 'ON_THE_WAY')
    expect(await read(number)).toMatchObject({
      status: 'ON_THE_WAY',
      nextDelivery: '2026-11-23',
      lines: [
        { position: 1, quantity: 4, sent: 3, delivered: 0, remaining: 1, status: 'ON_THE_WAY' },
        { position: 2, quantity: 7.5, sent: 0, remaining: 7.5, status: 'ORDERED' },
      ],
    })
    await report('S-1', 'DELIVERED')
    const order = await read(number)
    expect(order).toMatchObject({ status: 'PARTLY_DELIVERED', lines: [{ delivered: 3 }, {}] })
    expect(order.shipments).toMatchObject([
      {
        number: 'S-1',
        carrier: 'DHL Freight',
        status: 'DELIVERED',
        goods: [{ position: 1, variantNbr: 'VALVE', quantity: 3 }],
        parcels: [
          {
            number: 'P-S-1',
            goods: [{ quantity: 3 }],
            delivered: { at: '2026-11-20T10:30:00.000Z', receivedBy: 'Kim' },
            events: [{ step: 'ON_THE_WAY', place: 'Lund' }, { step: 'DELIVERED' }],
          },
        ],
      },
    ])
  })

  it('lowers and cancels what nobody works on, at the prices of the order, and tells it by mail and in browsers', async () => {
    const number = await place()
    await subscribeTo(shop.store, 'buyer', ['order'])
    const before = await read(number)
    const { status, body } = await change(number, 0, [{ position: 1, remaining: 1 }])
    expect(status).toBe(200)
    const [line] = body.lines
    expect(line).toMatchObject({
      cancelled: 3,
      remaining: 1,
      changeable: 1,
      unitPrice: before.lines[0].unitPrice,
    })
    expect(body.sum).toBe(before.sum - before.lines[0].totalPrice + line.totalPrice)
    expect(line.totalPrice * 4).toBe(before.lines[0].totalPrice)
    expect(body.total).toBe(body.sum + body.freight + body.vat)
    expect(body.changes).toMatchObject([{ position: 1, kind: 'quantity', before: '4', after: '1' }])
    expect(body.version).toBeGreaterThan(0)

    const all = await change(number, body.version, [
      { position: 1, remaining: 0 },
      { position: 2, remaining: 0 },
    ])
    expect(all.body).toMatchObject({ status: 'CANCELLED', sum: 0, freight: 0, vat: 0, total: 0 })
    const { db } = shop.store
    const mails = await db
      .selectFrom('mails')
      .select('subject')
      .where('id', 'like', 'order-change-%')
      .execute()
    expect(mails.map(({ subject }) => subject)).toContain(`Order ${number} har ändrats`)
    const told = { title: `Order ${number} har ändrats`, path: `/my-pages/order-info/${number}` }
    expect(await pushedTo(shop.store, 'buyer')).toEqual([told, told])
    await db.deleteFrom('pushSubscriptions').execute()
    const audit = await db.selectFrom('auditEntries').select(['action', 'subjectName']).execute()
    expect(audit).toContainEqual({ action: 'order.change', subjectName: number })
  })

  it('cancels all lines of an order of 150, also those after the first window', async () => {
    const number = await place()
    const { db } = shop.store
    const order = await idOf(number)
    const line = await db
      .selectFrom('orderLines')
      .selectAll()
      .where('orderId', '=', order)
      .where('position', '=', 1)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 148 }, (_, at) => ({ ...line, orderId: order, position: at + 3 }))
    await insertRows(db, 'orderLines', more)
    await ship(number, 'S-4', 4)
    const { version, changeableLines } = await read(number)
    expect(changeableLines).toBe(149)
    const all = { orderNumber: number, version, all: true }
    const both = await buyer.post('/api/my-pages/order/change', {
      ...all,
      lines: [{ position: 2, remaining: 0 }],
    })
    expect(both.status).toBe(400)
    const { status, body } = await buyer.post('/api/my-pages/order/change', all)
    expect([status, body.changeableLines]).toEqual([200, 0])
    const rest = await db
      .selectFrom('orderLines')
      .select('position')
      .where('orderId', '=', order)
      .where('status', '<>', 'CANCELLED')
      .execute()
    // What is packed stays.
    expect(rest).toEqual([{ position: 1 }])
    const none = await buyer.post('/api/my-pages/order/change', { ...all, version: body.version })
    expect([none.status, none.body.field]).toEqual([409, 'all'])
  })

  it('does not raise the freight of an order that becomes smaller', async () => {
    const number = await place()
    await shop.store.db.updateTable('orders').set({ freight: 0 }).where('number', '=', number).execute()
    const { body } = await change(number, 0, [{ position: 1, remaining: 1 }])
    expect(body.freight).toBe(0)
  })

  it('answers 409 for an order that has changed, or a line that is being picked', async () => {
    const number = await place()
    expect((await change(number, 7, [{ position: 1, remaining: 0 }])).body).toMatchObject({
      code: 'changed',
      field: 'version',
    })
    await ship(number, 'S-2', 4)
    const { version } = await read(number)
    const refused = await change(number, version, [
      { position: 2, remaining: 0 },
      { position: 1, remaining: 0 },
    ])
    expect([refused.status, refused.body.field]).toEqual([409, 'lines.1.remaining'])
    // Nothing of the request is kept.
    expect((await read(number)).lines).toMatchObject([{ cancelled: 0 }, { cancelled: 0 }])
  })

  it.each([
    [[{ position: 9, remaining: 0 }], 'lines.0.remaining'],
    [[{ position: 1, remaining: 4 }], 'lines.0.remaining'],
    [[{ position: 1, remaining: 0.5 }], 'lines.0.remaining'],
    [[{ position: 1, remaining: -1 }], 'lines.0.remaining'],
    [[], 'lines'],
  ])('answers 400 for %j', async (lines, field) => {
    const { status, body } = await change(await place(), 0, lines)
    expect([status, body.field]).toEqual([400, field])
  })

  it('lets one of two changes at once win', async () => {
    const number = await place()
    const answers = await Promise.all([
      change(number, 0, [{ position: 1, remaining: 2 }]),
      change(number, 0, [{ position: 1, remaining: 1 }]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps comments of the company', async () => {
    const number = await place()
    const { status, body } = await buyer.post('/api/my-pages/order/comment', {
      orderNumber: number,
      content: ' Ring först\n',
    })
    expect([status, body.comments]).toMatchObject([200, [{ userName: 'User buyer', content: 'Ring först' }]])
    const empty = await buyer.post('/api/my-pages/order/comment', { orderNumber: number, content: ' ' })
    expect([empty.status, empty.body.field]).toEqual([400, 'content'])
  })

  it('is saved as a favourite list, without lines that have no article', async () => {
    const number = await place()
    const { db } = shop.store
    const orderId = await idOf(number)
    const [line] = await db.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).execute()
    if (line === undefined) throw new Error('The order has lines.')
    await insertRows(db, 'orderLines', [
      { ...line, position: 3, variantId: 0, name: 'Fri text' },
      { ...line, position: 4, variantId: 99_999, variantCode: 'GONE-FOR-GOOD' },
      { ...line, position: 5 },
    ])
    const save = (orderNumber: string, key: string) =>
      buyer.post(
        '/api/my-pages/order/savelist',
        { orderNumber, name: 'Servicebilen' },
        { 'Idempotency-Key': key },
      )
    const { status, body } = await save(number, 'list-1')
    expect([status, body]).toMatchObject([200, { name: 'Servicebilen', lineCount: 2, leftOut: 2 }])
    expect((await save(number, 'list-1')).body).toEqual(body)
    const { lists } = (await buyer.get('/api/cart/lists')).body
    expect(lists).toMatchObject([{ listId: body.listId, name: 'Servicebilen', lineCount: 2 }])
    const list = (await buyer.get(`/api/cart/list?listId=${body.listId}`)).body
    expect(list.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([8, 7.5])
    expect((await save('999', 'list-2')).status).toBe(404)
  })

  it('makes a delivery note without prices', async () => {
    const number = await place()
    await ship(number, 'S-3', 2)
    await ship(number, 'S-12', 1)
    const order = { id: await idOf(number), customerId: 'a' }
    for (const { note, ...numbers } of [
      { note: 'S-3', serials: ['SN-4711', 'SN-4712'], batches: ['L26/11'] },
      { note: 'S-12', serials: ['SN-9000'], batches: [] },
    ]) {
      const shipment = shop.store.db.selectFrom('shipments').select('id').where('number', '=', note)
      const { id: shipmentId } = await shipment.executeTakeFirstOrThrow()
      await write((context) => addGoodsNumbers(context, { shipmentId, order }, { position: 1, ...numbers }))
    }
    const address = `/api/my-pages/order/deliverynote?orderNumber=${number}`
    const { status, headers, body } = await buyer.get(`${address}&number=S-3`)
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="foljesedel-S-3.pdf"; filename*=UTF-8''foljesedel-S-3.pdf`,
    ])
    const text = (await pdfPages(body)).join('\n')
    expect(text).toMatch(/Följesedel S-3/u)
    expect(text).toContain('P-S-3')
    expect(text).toMatch(/Serienummer: SN-4711, SN-4712/u)
    expect(text).toMatch(/Batch: L26\/11/u)
    // Those of the other shipment are on its own note.
    expect(text).not.toMatch(/PIPE|SN-9000|\d,\d\d kr/u)
    expect((await buyer.get(`${address}&number=S-9`)).status).toBe(404)
  })

  it('shows the discount on the ordinary price at the time of the order, where it shows prices', async () => {
    const { db } = shop.store
    await buyer.add('VALVE', 1)
    await buyer.add('SALE', 2)
    const { body: cart } = await buyer.get('/api/cart')
    const number = String((await buyer.order(cart.version)).body.orderNumber)
    // Later prices change nothing.
    await db.updateTable('prices').set({ campaignAmount: 1 }).where('variantId', '=', 6).execute()
    expect((await read(number)).lines).toMatchObject([
      { variantNbr: 'VALVE', listPrice: null, discount: null },
      { variantNbr: 'SALE', unitPrice: 40_00, listPrice: 50_00, discount: 200 },
    ])
    await db
      .updateTable('users')
      .set({ hidePrices: 1, hidePricesAvailable: 1 })
      .where('id', '=', 'buyer')
      .execute()
    const { lines } = await read(number)
    await db
      .updateTable('users')
      .set({ hidePrices: 0, hidePricesAvailable: 0 })
      .where('id', '=', 'buyer')
      .execute()
    await db.updateTable('prices').set({ campaignAmount: 40_00 }).where('variantId', '=', 6).execute()
    expect(lines[1]).toMatchObject({ unitPrice: null, listPrice: null, discount: null })
  })

  it('lists the documents of its articles, each once, and counts those that it leaves out', async () => {
    const { db } = shop.store
    const number = await place()
    expect(await read(number)).toMatchObject({ documents: [], documentCount: 0 })
    await insertRows(db, 'documents', [
      documentOf(901, '/documents/P1/safety.pdf', { words: JSON.stringify({ sv: 'Säkerhetsdatablad' }) }),
      documentOf(902, 'https://maker.example/dop.pdf', { kind: 'certificate', bytes: 4000 }),
      // Two products with the same certificate, and one of a product that was not ordered.
      documentOf(903, 'https://maker.example/dop.pdf', { kind: 'certificate', bytes: 4000 }),
      documentOf(904, '/documents/P2/other.pdf', { productId: 2 }),
    ])
    const order = await read(number)
    expect(order.documents).toEqual([
      expect.objectContaining({
        title: 'Säkerhetsdatablad',
        url: '/documents/P1/safety.pdf',
        articleName: order.lines[0].name,
      }),
      expect.objectContaining({ url: 'https://maker.example/dop.pdf', bytes: 4000 }),
    ])
    expect(order.documentCount).toBe(2)
    expect((await buyer.get(`/api/my-pages/order?orderNumber=${number}&from=1`)).body.documents).toEqual([])
    const many = Array.from({ length: 150 }, (_, at) => documentOf(1000 + at, `/documents/P1/${at}.pdf`))
    await insertRows(db, 'documents', many)
    const { documents, documentCount } = await read(number)
    await db.deleteFrom('documents').where('id', '>=', 901).execute()
    expect([documents.length, documentCount]).toEqual([100, 152])
  })

  it('names the customer of an order at which the user is attached, and nobody else', async () => {
    const number = await place()
    const customerOf = (visitor: Visitor) => visitor.get(`/api/my-pages/order/customer?orderNumber=${number}`)
    expect((await customerOf(buyer)).body).toEqual({ customer: null })
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect((await customerOf(buyer)).body.customer).toMatchObject({ id: 'a' })
    expect((await buyer.get(`/api/my-pages/order?orderNumber=${number}`)).status).toBe(404)
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect((await customerOf(other)).status).toBe(404)
  })
})
