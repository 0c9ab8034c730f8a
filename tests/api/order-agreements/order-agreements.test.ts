import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import {
  agreedPrice,
  agreement,
  agreementLine as line,
  agreementsPage as page,
  callOff,
  openAgreements,
  orderCart as order,
  readAgreement,
  resetAgreements,
  signInBuyer,
} from '../fixtures/agreements.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'

const cartOf = async (visitor: Visitor) => (await visitor.get('/api/cart')).body
/** The prices of agreements of two articles, as the shop shows them. */
const priceOf = async (visitor: Visitor) =>
  (await visitor.post('/api/variants/stockprices', { items: ['VALVE', 'SCREW'] })).body.items.map(
    (item: { agreementPrice?: unknown }) => item.agreementPrice,
  )
const ask = (visitor: Visitor, wantedUntil: string) =>
  visitor.post(`${page}/askextension`, {
    agreementId: 'q',
    wantedUntil,
    message: 'Bygget drar ut på tiden.',
  })

describe.each(databases)('order agreements, on $name', ({ open }) => {
  let shop: TestShop
  let buyers: Visitor[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    await openAgreements(shop)
    buyers = [await signInBuyer(shop, 'buyer'), await signInBuyer(shop, 'other')]
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  beforeEach(() => resetAgreements(shop))

  const [first, second] = [() => buyers[0] ?? raise(), () => buyers[1] ?? raise()]
  const read = (agreementId = 'q') => readAgreement(first(), agreementId)

  it('calls off into the cart at the agreed price, holds it there, and books it when it is ordered (MY-6)', async () => {
    expect((await callOff(first(), 5)).status).toBe(200)
    expect((await cartOf(first())).lines).toMatchObject([
      { quantity: 5, lineItemUnitPrice: agreedPrice, lock: { kind: 'agreement', number: 'R-q' } },
    ])
    expect(await read()).toMatchObject({
      usedShare: 0,
      lines: [{ agreed: 20, calledOff: 0, inCarts: 5, remaining: 15 }],
      holders: [{ isRequest: false, quantity: 5, position: 1 }],
    })
    const { body } = await order(first())
    expect(await read()).toMatchObject({
      usedShare: 25,
      lines: [{ calledOff: 5, inCarts: 0, delivered: 0, invoiced: 0, remaining: 15 }],
      callOffs: [{ orderNumber: body.orderNumber, quantity: 5 }],
      holders: [],
    })
    expect(
      (await first().get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)).body.lines,
    ).toMatchObject([{ lock: { kind: 'agreement', documentId: 'q', number: 'R-q' } }])
  })

  it('refuses more than what remains with the remaining quantity and the field, and less than the least', async () => {
    expect(await callOff(first(), 1)).toMatchObject({
      status: 400,
      body: { code: 'underCallOff', field: 'lines.0.quantity', least: 2 },
    })
    expect(await callOff(first(), 21)).toMatchObject({
      status: 409,
      body: { code: 'overCallOff', field: 'lines.0.quantity', remaining: 20 },
    })
    await callOff(first(), 18)
    expect(await callOff(first(), 3)).toMatchObject({ status: 409, body: { remaining: 2 } })
    expect(await callOff(second(), 3)).toMatchObject({ status: 409, body: { remaining: 2 } })
    expect((await callOff(second(), 2)).status).toBe(200)
    expect(await callOff(first(), 1)).toMatchObject({ status: 409, body: { remaining: 0 } })
  })

  it('holds no more than what remains when a quantity in the cart changes, and frees what is removed', async () => {
    await callOff(first(), 10)
    await callOff(second(), 6)
    const [held] = (await cartOf(first())).lines
    const change = (quantity: number, version = held.version) =>
      first().post('/api/cart/changequantity', { itemId: held.itemId, version, quantity })
    expect(await change(15)).toMatchObject({
      status: 409,
      body: { code: 'lineLocked', field: 'quantity', mostQuantity: 14 },
    })
    expect((await change(14)).status).toBe(200)
    expect(await callOff(second(), 2)).toMatchObject({ status: 409, body: { remaining: 0 } })
    await second().post('/api/cart/emptycart')
    expect((await read()).lines).toMatchObject([{ inCarts: 14, remaining: 6 }])
    await first().post('/api/cart/removeitem', { itemId: held.itemId })
    expect((await read()).lines).toMatchObject([{ inCarts: 0, remaining: 20 }])
  })

  it('blocks a cart with the last of it, less than the least, once a colleague gives some back', async () => {
    await callOff(first(), 19)
    expect((await callOff(second(), 1)).status).toBe(200)
    expect((await cartOf(second())).blocked).toBe(false)
    await first().post('/api/cart/emptycart')
    const { blocked, lines } = await cartOf(second())
    const [{ itemId, version }] = lines
    expect(blocked).toBe(true)
    expect((await order(second())).status).toBe(409)
    await second().post('/api/cart/changequantity', { itemId, version, quantity: 2 })
    expect((await cartOf(second())).blocked).toBe(false)
    expect((await order(second())).status).toBe(200)
  })

  it('lets one of two call-offs at once take what remains', async () => {
    for (let round = 0; round < 10; round += 1) {
      await resetAgreements(shop)
      const answers = await Promise.all([callOff(first(), 20), callOff(second(), 20)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'overCallOff',
        remaining: 0,
      })
      expect((await read()).lines).toMatchObject([{ inCarts: 20, remaining: 0 }])
    }
  })

  it('lets one of two quantities that are raised at once take what remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      await resetAgreements(shop)
      await callOff(first(), 8)
      await callOff(second(), 8)
      const answers = await Promise.all(
        [first(), second()].map(async (visitor) => {
          const [held] = (await cartOf(visitor)).lines
          const { itemId, version } = held
          return visitor.post('/api/cart/changequantity', { itemId, version, quantity: 12 })
        }),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await read()).lines).toMatchObject([{ inCarts: 20, remaining: 0 }])
    }
  })

  it('frees what a forgotten cart holds after 30 days without a change', async () => {
    const { db } = shop.store
    await callOff(first(), 10)
    await callOff(second(), 4)
    await db
      .updateTable('carts')
      .set({ changedAt: '2026-10-20T00:00:00.000Z' })
      .where('owner', 'like', 'user:other%')
      .execute()
    await deleteExpired(db, new Date('2026-11-20T12:00:00.000Z'))
    expect((await read()).lines).toMatchObject([{ inCarts: 10, remaining: 10 }])
    expect((await cartOf(second())).lines).toEqual([])
  })

  it('frees what is cancelled of an order, in part and whole', async () => {
    await callOff(first(), 12)
    const { body } = await order(first())
    const { orderNumber } = body
    const lower = async (remaining: number) => {
      const { version } = (await first().get(`/api/my-pages/order?orderNumber=${orderNumber}`)).body
      return first().post('/api/my-pages/order/change', {
        orderNumber,
        version,
        lines: [{ position: 1, remaining }],
      })
    }
    expect((await lower(7)).status).toBe(200)
    expect(await read()).toMatchObject({
      lines: [{ calledOff: 7, remaining: 13 }],
      callOffs: [{ quantity: 7 }],
    })
    expect((await lower(0)).status).toBe(200)
    expect(await read()).toMatchObject({
      lines: [{ calledOff: 0, remaining: 20 }],
      callOffs: [{ quantity: 0 }],
    })
  })

  it('refuses to order what was agreed on no longer, and what has ended', async () => {
    const { db } = shop.store
    await callOff(first(), 10)
    await db.updateTable('orderAgreementLines').set({ quantity: 9 }).where('agreementId', '=', 'q').execute()
    expect((await cartOf(first())).lines[0].lineItemData.errors).toEqual(['lockQuantity'])
    expect((await order(first())).status).toBe(409)
    await db.updateTable('orderAgreementLines').set({ quantity: 20 }).where('agreementId', '=', 'q').execute()
    await db.updateTable('orderAgreements').set({ validTo: '2026-11-19' }).where('id', '=', 'q').execute()
    expect((await cartOf(first())).lines[0].lineItemData.errors).toEqual(['lockEnded'])
    expect((await order(first())).status).toBe(409)
  })

  it('has the state of the day and of what is used, and warns at 80 % and 30 days', async () => {
    const { db } = shop.store
    await insertRows(db, 'orderAgreements', [
      agreement('coming', { validFrom: '2026-12-01' }),
      agreement('ended', { validTo: '2026-11-19' }),
      agreement('ending', { validTo: '2026-12-20' }),
      agreement('later', { validTo: '2026-12-21' }),
      agreement('price', { kind: 'price' }),
    ])
    await insertRows(
      db,
      'orderAgreementLines',
      ['coming', 'ended', 'ending', 'later'].map((id) => line(id)),
    )
    await insertRows(db, 'orderAgreementLines', [line('price', { quantity: null })])
    await callOff(first(), 15)
    await order(first())
    expect(await read()).toMatchObject({ usedShare: 75, warnings: [] })
    await callOff(first(), 2)
    await order(first())
    const { body } = await first().get(page)
    const shown = body.agreements.map(
      ({ agreementId, state, warnings, usedShare }: Record<string, unknown>) => [
        agreementId,
        state,
        warnings,
        usedShare,
      ],
    )
    expect(shown).toEqual([
      ['ended', 'ended', [], 0],
      ['ending', 'ending', ['nearEnd'], 0],
      ['later', 'active', [], 0],
      ['coming', 'coming', [], 0],
      ['price', 'active', [], null],
      ['q', 'active', ['nearEmpty'], 85],
    ])
    expect((await first().get(`${page}?status=ending,ended&search=avtal`)).body.total).toBe(2)
    const near = (await first().get(`${page}/near`)).body.agreements
    expect(near.map(({ agreementId }: { agreementId: string }) => agreementId)).toEqual(['ending', 'q'])
    for (const agreementId of ['coming', 'ended'])
      expect(await callOff(first(), 2, agreementId)).toMatchObject({
        status: 409,
        body: { code: 'notValid' },
      })
    await callOff(first(), 3)
    await order(first())
    expect((await read()).state).toBe('usedUp')
  })

  it('filters, sorts and pages its list', async () => {
    const { db } = shop.store
    const many = Array.from({ length: 30 }, (_, at) => `m${String(at).padStart(2, '0')}`)
    await insertRows(
      db,
      'orderAgreements',
      many.map((id, at) =>
        agreement(id, { kind: at % 3 === 0 ? 'price' : 'quantity', validTo: `2027-07-${10 + (at % 20)}` }),
      ),
    )
    const numbers = async (query: string) =>
      (await first().get(`${page}?${query}`)).body.agreements.map((each: { number: string }) => each.number)
    expect(await numbers('sort=number&direction=desc')).toHaveLength(25)
    expect((await numbers('sort=number&direction=desc'))[0]).toBe('R-q')
    expect(await numbers('sort=number&page=2')).toEqual(['R-m25', 'R-m26', 'R-m27', 'R-m28', 'R-m29', 'R-q'])
    expect(await numbers('kind=price')).toHaveLength(10)
    expect(await numbers('from=2027-07-29&to=2027-07-31')).toEqual(['R-m19'])
    expect(await numbers('search=kulventil')).toEqual(['R-q'])
    expect((await first().get(`${page}?from=2027-02-01&to=2027-01-01`)).status).toBe(400)
  })

  it('holds the value of an agreement over all its lines', async () => {
    const { db } = shop.store
    await insertRows(db, 'orderAgreements', [
      agreement('v', { kind: 'value', agreedValue: 10 * agreedPrice }),
    ])
    await insertRows(db, 'orderAgreementLines', [
      line('v', { quantity: null }),
      line('v', { quantity: null, position: 2, variantId: 6, variantCode: 'SALE' }),
    ])
    const both = (one: number, two: number) =>
      first().post(`${page}/calloff`, {
        agreementId: 'v',
        lines: [
          { position: 1, quantity: one },
          { position: 2, quantity: two },
        ],
      })
    expect(await callOff(first(), 11, 'v')).toMatchObject({ status: 409, body: { remaining: 10 } })
    expect(await both(6, 6)).toMatchObject({
      status: 409,
      body: { code: 'overCallOff', field: 'lines.1.quantity', remaining: 4 },
    })
    expect((await both(6, 4)).status).toBe(200)
    expect(await callOff(second(), 2, 'v')).toMatchObject({ status: 409, body: { remaining: 0 } })
    expect((await order(first())).status).toBe(200)
    expect(await read('v')).toMatchObject({
      state: 'usedUp',
      calledOffValue: 10 * agreedPrice,
      inCartsValue: 0,
    })
  })

  it('keeps the day for which the goods are wanted as a note of the lines', async () => {
    expect(await callOff(first(), 2, 'q', { deliveryDate: '2026-11-22' })).toMatchObject({
      status: 400,
      body: { code: 'deliveryDate', field: 'deliveryDate' },
    })
    await callOff(first(), 2, 'q', { deliveryDate: '2026-11-25' })
    await callOff(first(), 3, 'q', { deliveryDate: '2026-11-26' })
    expect((await cartOf(first())).lines).toMatchObject([
      { quantity: 5, note: '2 st önskas 25 november 2026 / 3 st önskas 26 november 2026' },
    ])
  })

  it('shows the price of the agreement on articles to those who may see agreements, at the price of the cart', async () => {
    const { db } = shop.store
    const shown = { agreementId: 'q', number: 'R-q', price: agreedPrice, remaining: 20 }
    expect(await priceOf(first())).toEqual([shown, undefined])
    await callOff(second(), 8)
    expect(await priceOf(first())).toEqual([{ ...shown, remaining: 12 }, undefined])
    await insertRows(db, 'orderAgreements', [agreement('low', { kind: 'price' })])
    await insertRows(db, 'orderAgreementLines', [line('low', { quantity: null, unitPrice: 90_00 })])
    const low = { agreementId: 'low', number: 'R-low', price: 90_00, remaining: null }
    expect(await priceOf(first())).toEqual([low, undefined])
    await callOff(first(), 3, 'low')
    expect((await cartOf(first())).lines).toMatchObject([{ lineItemUnitPrice: 90_00 }])
    await db.updateTable('orderAgreements').set({ validTo: '2026-11-19' }).execute()
    expect(await priceOf(first())).toEqual([undefined, undefined])
    await db.updateTable('orderAgreements').set({ validTo: '2027-11-19', customerId: 'b' }).execute()
    expect(await priceOf(first())).toEqual([undefined, undefined])
    await db.updateTable('orderAgreements').set({ customerId: 'a' }).execute()
    const without = { role: 'clerk', permission: 'perm:seePrices' as const }
    await insertRows(db, 'roles', [{ role: without.role }])
    await insertRows(db, 'rolePermissions', [without])
    const give = (role: string) =>
      db
        .updateTable('roleAssignments')
        .set({ role })
        .where('userId', '=', 'other')
        .where('customerId', '=', 'a')
        .execute()
    await give(without.role)
    expect((await priceOf(second())).length).toBe(2)
    expect(await priceOf(second())).toEqual([undefined, undefined])
    await give('buyer')
  })

  it('keeps a request for an extension, mails it, and takes no second one while it waits', async () => {
    const { db } = shop.store
    await db.updateTable('orderAgreements').set({ validTo: '2026-12-10' }).execute()
    expect(await ask(first(), '2026-12-10')).toMatchObject({ status: 400, body: { field: 'wantedUntil' } })
    expect((await ask(first(), '2027-02-28')).status).toBe(200)
    expect(await ask(first(), '2027-03-31')).toMatchObject({ status: 409, body: { code: 'notExtendable' } })
    expect(await read()).toMatchObject({
      canAskExtension: false,
      extensions: [{ wantedUntil: '2027-02-28', message: 'Bygget drar ut på tiden.', grantedUntil: '' }],
    })
    const mails = await db.selectFrom('mails').select(['subject', 'content']).execute()
    const [mail] = mails.filter(({ content }) => content.includes('R-q'))
    expect(mail?.content).toContain('28 februari 2027')
    expect(mail?.content).toContain('Bygget drar ut på tiden.')
    await db.updateTable('orderAgreements').set({ validTo: '2027-02-28' }).execute()
    expect(await read()).toMatchObject({
      canAskExtension: true,
      extensions: [{ grantedUntil: '2027-02-28' }],
    })
  })

  it('exports agreements and their lines, and makes a PDF', async () => {
    await callOff(first(), 5)
    await order(first())
    const csv = async (query: string): Promise<string> =>
      (await first().get(`${page}/export?format=csv&${query}`)).body
    expect(await csv('')).toMatch(/R-q;Avtal q;Antal;Aktivt;/u)
    const lines = await csv('rows=lines&agreementId=q')
    expect(lines).toMatch(/R-q;Avtal q;VALVE;Kulventil;"?100,00"?|R-q;Avtal q;VALVE;Kulventil;100/u)
    expect(await csv('rows=lines&agreementId=none')).not.toContain('VALVE')
    const callOffs: string = (await first().get(`${page}/calloffs/export?format=csv&agreementId=q`)).body
    expect(callOffs.trim().split('\r\n')).toHaveLength(2)
    expect(callOffs).toMatch(/;1;Kulventil;5;st;Nej\r\n$/u)
    const pdf = await first().get(`${page}/sheet?agreementId=q`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder().decode(pdf.body.subarray(0, 5))).toBe('%PDF-')
  })

  it('answers 404 for agreements of other customers', async () => {
    await shop.store.db.updateTable('orderAgreements').set({ customerId: 'b' }).execute()
    for (const path of ['agreement?', 'sheet?', 'calloffs/export?format=csv&'])
      expect((await first().get(`${page}/${path}agreementId=q`)).status).toBe(404)
    expect((await callOff(first(), 2)).status).toBe(404)
    const asked = { agreementId: 'q', wantedUntil: '2028-01-01' }
    expect((await first().post(`${page}/askextension`, asked)).status).toBe(404)
    expect((await first().get(page)).body.total).toBe(0)
  })
})

function raise(): never {
  throw new Error('Nobody has signed in.')
}
