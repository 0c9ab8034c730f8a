import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localeNames } from './canary-locales.ts'
import { aroundCanary, canary, showsCanary } from './canary-price.ts'
import { databases } from '../fixtures/databases.ts'
import { textOf } from '../fixtures/pdf.ts'
import { marksOf, plantLine } from '../permissions/matrix-belongings.ts'
import {
  alive,
  identities,
  on,
  openMatrixShop,
  type Identity,
  type MatrixShop,
} from '../permissions/matrix-people.ts'
import { requestOf } from '../permissions/matrix-request.ts'
import { rows, type Row } from '../permissions/matrix-rows.ts'

describe('the canary price', () => {
  it.each(localeNames)('is found in every format of %s', (locale) => {
    for (const currency of ['SEK', 'NOK', 'DKK', 'EUR']) {
      const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(canary / 100)
      expect(showsCanary(`<b>${money}</b>`)).toBe(true)
      expect(showsCanary(`<b>${money.replaceAll(/\s/gu, '&nbsp;')}</b>`)).toBe(true)
    }
    expect(showsCanary(new Intl.NumberFormat(locale).format(canary / 100))).toBe(true)
    expect(showsCanary(JSON.stringify({ price: canary, total: canary / 100 }))).toBe(true)
    expect(showsCanary('7777,7 and 77 777,00 and 1 777,77')).toBe(false)
  })
})

const hidden = alive('a user who hides prices', on('buyer', 'a'))
const visitors = identities.filter(({ customer, isDead }) => customer === '' && !isDead)

/** Calls whose answer contains a price, if visible. */
const priced = [
  'GET /api/cart',
  'GET /api/cart/checkout',
  'GET /api/cart/getminicart',
  'GET /api/directorder/list',
  'GET /api/my-pages/my-lists/lines',
  'GET /api/my-pages/my-lists/lines/export',
  'GET /api/my-pages/offers',
  'GET /api/my-pages/offers/export',
  'GET /api/my-pages/order',
  'GET /api/my-pages/order-history',
  'GET /api/my-pages/order-history/export',
  'GET /api/my-pages/order-summary',
  'GET /api/my-pages/order/sheet',
  'GET /api/product/:code/configuration',
  'POST /api/cart',
  'POST /api/cart/order',
  'POST /api/cart/sendforapproval',
  'POST /api/directorder/add',
  'POST /api/directorder/changenumber',
  'POST /api/directorder/changequantity',
  'POST /api/directorder/check',
  'POST /api/directorder/checkrow',
  'POST /api/directorder/commit',
  'POST /api/directorder/commitlist',
  'POST /api/my-pages/order/comment',
  'POST /api/my-pages/order/follow',
  'POST /api/variants/stockprices',
]

describe.each(databases)('prices for readers without price visibility, on $name', ({ open }) => {
  let shop: MatrixShop
  beforeAll(async () => {
    shop = await openMatrixShop(open)
    const { db } = shop.services.store
    const all = { amount: canary + 1, campaignAmount: canary }
    await db.updateTable('prices').set(all).execute()
    await db.updateTable('optionPrices').set({ amount: canary }).execute()
    await db.updateTable('orders').set({ sum: canary, total: canary, freight: canary, vat: canary }).execute()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    const { db } = shop.services.store
    for (const customer of Object.keys(marksOf)) await plantLine(db, customer)
  })

  const hide = (hidePrices: 0 | 1) =>
    shop.services.store.db.updateTable('users').set({ hidePrices }).where('id', '=', 'buyer').execute()
  const textFor = async (row: Row, who: Identity): Promise<string> => {
    const answer = await shop.ask(requestOf(row, row.id(who.aim), await who.headers(shop.services)))
    return `${JSON.stringify([...answer.headers])}${await textOf(answer)}`
  }

  it.each(rows)('$call has no prices for visitors and users who hide prices (ACC-8)', async (row) => {
    await hide(1)
    for (const who of [...visitors, hidden]) {
      expect([who.name, aroundCanary(await textFor(row, who))]).toEqual([who.name, ''])
    }
    expect(aroundCanary(JSON.stringify([shop.logged, shop.faults]))).toBe('')
  })

  it('has every price for the same user when prices are shown again, so that this test can fail', async () => {
    await hide(0)
    const telling: string[] = []
    for (const row of rows) {
      await plantLine(shop.services.store.db, 'a')
      if (showsCanary(await textFor(row, hidden))) telling.push(row.call)
    }
    expect(telling.toSorted()).toEqual(priced)
  })

  it('repeats a stored answer without its prices (ACC-8)', async () => {
    await hide(1)
    const headers = await hidden.headers(shop.services)
    const [add] = rows.filter(({ call }) => call === 'POST /api/cart')
    if (!add) throw new Error('Nothing can be added.')
    await hide(0)
    const key = { 'Idempotency-Key': 'the-same' }
    const first = await shop.ask(requestOf(add, 'VALVE', { ...headers, ...key }))
    expect(showsCanary(await first.text())).toBe(true)
    await hide(1)
    const again = await shop.ask(requestOf(add, 'VALVE', { ...headers, ...key }))
    expect([again.status, aroundCanary(await again.text())]).toEqual([200, ''])
  })

  it('accepts the order of a user who hides prices, at the current price (CART-8)', async () => {
    await hide(1)
    const headers = await hidden.headers(shop.services)
    const [order, cart] = ['POST /api/cart/order', 'GET /api/cart'].map((call) => {
      const row = rows.find((each) => each.call === call)
      if (!row) throw new Error(`${call} is gone.`)
      return row
    })
    if (!order || !cart) throw new Error('There is no cart to order.')
    const { version } = await (await shop.ask(requestOf(cart, 'x', headers))).json()
    const answer = await shop.ask(requestOf(order, version, headers))
    expect(answer.status).toBe(200)
    const { orderNumber } = await answer.json()
    const { sum } = await shop.services.store.db
      .selectFrom('orders')
      .select('sum')
      .where('number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    expect(Number(sum) % canary).toBe(0)
  })
})
