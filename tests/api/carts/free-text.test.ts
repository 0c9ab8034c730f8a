import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const addText = (who: Visitor, text: string, quantity: number, unit?: string) =>
  who.post('/api/cart/addtext', { text, quantity, ...(unit === undefined ? {} : { unit }) })

describe.each(databases)('lines of free text on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertRows(shop.store.db, 'articlePictures', [
      { variantId: 1, position: 0, url: '/pictures/a.svg', words: '{"sv":"Ventilen med rött handtag"}' },
      { variantId: 1, position: 1, url: '/pictures/b.svg', words: '{"sv":"Genomskärning"}' },
    ])
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
  })

  it('say in words what is wanted, without a price, beside priced articles (CART-5)', async () => {
    expect((await addText(buyer, ' Fläns DN50,\nrostfri ', 2)).body).toMatchObject({
      cartCount: 1,
      quantity: 2,
    })
    await buyer.add('VALVE', 1)
    const { body } = await buyer.get('/api/cart')
    expect(body).toMatchObject({ lineCount: 2, freeTextCount: 1, blocked: false, sum: 129_50 })
    expect(body.lines[0]).toMatchObject({
      name: 'Fläns DN50, rostfri',
      variantNbr: '',
      quantity: 2,
      displayUnitCode: 'st',
      lineItemUnitPrice: null,
      lineItemTotalPrice: null,
      stock: null,
      lineItemData: {
        isFreeTextLineItem: true,
        imageUrl: '/pictures/none.svg',
        url: '/search?parameters.SearchPhrase=Fl%C3%A4ns%20DN50%2C%20rostfri',
        errors: [],
        warnings: [],
      },
    })
    const mini = await buyer.get('/api/cart/getminicart?showPrices=true')
    expect(
      mini.body.miniCartLineItems.map(
        ({ lineItemData, lineItemTotalPrice }: Record<string, Record<string, unknown>>) => [
          lineItemData?.['isFreeTextLineItem'],
          lineItemData?.['extraImageInformation'],
          lineItemTotalPrice,
        ],
      ),
    ).toEqual([
      [true, '', null],
      [false, 'Ventilen med rött handtag', 129_50],
    ])
    expect(mini.body.miniCartTotalSum).toBe(129_50)
  })

  it('add up by text and unit, round to the unit, and can be changed and removed', async () => {
    await addText(buyer, 'Kabel', 2.255, 'm')
    const { body: added } = await addText(buyer, 'Kabel', 1, 'm')
    expect((await addText(buyer, 'Kabel', 1)).body.cartCount).toBe(2)
    const quantities = async () =>
      (await buyer.get('/api/cart')).body.lines.map(
        (line: { quantity: number; displayUnitCode: string }) => `${line.quantity} ${line.displayUnitCode}`,
      )
    expect(await quantities()).toEqual(['3.26 m', '1 st'])
    const change = { itemId: added.itemId, version: 2, quantity: 5 }
    expect((await buyer.post('/api/cart/changequantity', change)).status).toBe(200)
    expect(await quantities()).toEqual(['5 m', '1 st'])
    await buyer.post('/api/cart/removeitem', { itemId: added.itemId })
    expect(await quantities()).toEqual(['1 st'])
  })

  it.each([
    [{ text: 'x', quantity: 1 }, 'text'],
    [{ text: 'y'.repeat(201), quantity: 1 }, 'text'],
    [{ text: 'Fläns', quantity: 0.5 }, 'quantity'],
    [{ text: 'Fläns', quantity: 100_001 }, 'quantity'],
    [{ text: 'Fläns', quantity: 1, unit: 'box' }, 'unit'],
  ])('reject %j with an error per field', async (request, field) => {
    expect(await buyer.post('/api/cart/addtext', request)).toMatchObject({ status: 400, body: { field } })
    expect((await buyer.get('/api/cart')).body.lineCount).toBe(0)
  })

  it('survive signing in, added to the same text of the cart (CART-7)', async () => {
    await addText(buyer, 'Fläns', 1)
    const visitor = new Visitor(shop.api)
    await addText(visitor, 'Fläns', 2)
    await addText(visitor, 'Packning', 3)
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/cart')
    expect(body.merged).toEqual({ moved: 1, summed: 1, listed: 0 })
    expect(
      body.lines.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]),
    ).toEqual([
      ['Fläns', 3],
      ['Packning', 3],
    ])
  })

  it('move into a cart that has no room for articles, because no list could hold them', async () => {
    await buyer.add('VALVE', 1)
    const { db } = shop.store
    const { cartId, variantId } = await db
      .selectFrom('cartLines')
      .select(['cartId', 'variantId'])
      .where('id', '=', (await buyer.get('/api/cart')).body.lines[0].itemId)
      .executeTakeFirstOrThrow()
    const kept = { cartId, variantId, quantity: 1, version: 1, listName: '', actionType: '', searchTerm: '' }
    const rows = Array.from({ length: 4999 }, (_, n) => ({
      ...kept,
      id: `full-${n}`,
      configuration: JSON.stringify({ textPrint: String(n) }),
      addedAt: '2026-11-20T11:00:00.000Z',
    }))
    await insertRows(db, 'cartLines', rows)
    const visitor = new Visitor(shop.api)
    await addText(visitor, 'Fläns', 2)
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/cart')
    expect([body.lineCount, body.merged]).toEqual([5001, { moved: 1, summed: 0, listed: 0 }])
  })

  it('are left out of a favourite list, which says so', async () => {
    await addText(buyer, 'Fläns', 1)
    await buyer.add('VALVE', 1)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    expect((await buyer.post('/api/cart/savelist', { name: 'Bilen' }, key)).body).toMatchObject({
      lineCount: 1,
      leftOut: 1,
    })
  })

  it('appear in order, mail and sheet with their text and no price (CART-7)', async () => {
    await addText(buyer, 'Fläns DN50', 2)
    await buyer.add('VALVE', 1)
    const { body: cart } = await buyer.get('/api/cart')
    const { body: placed, status } = await buyer.order(cart.version)
    expect(status).toBe(200)
    const { body: order } = await buyer.get(`/api/my-pages/order?orderNumber=${placed.orderNumber}`)
    expect(order.sum).toBe(129_50)
    expect(order.lines).toMatchObject([
      {
        name: 'Fläns DN50',
        variantNbr: '',
        isFreeTextLineItem: true,
        url: '/search?parameters.SearchPhrase=Fl%C3%A4ns%20DN50',
        quantity: 2,
        displayUnitCode: 'st',
        unitPrice: null,
        totalPrice: null,
      },
      {
        variantNbr: 'VALVE',
        isFreeTextLineItem: false,
        extraImageInformation: 'Ventilen med rött handtag',
        totalPrice: 129_50,
      },
    ])
    const mail = await shop.store.db
      .selectFrom('mails')
      .select(['content', 'html'])
      .where('id', '=', `order-${placed.orderNumber}`)
      .executeTakeFirstOrThrow()
    for (const text of [mail.content, mail.html]) {
      expect(text).toContain('Fläns DN50')
      expect(text).toContain('pris på förfrågan')
      expect(text).not.toMatch(/[^\d]0,00/u)
    }
    const sheet = await buyer.get(`/api/my-pages/order/sheet?orderNumber=${placed.orderNumber}`)
    const printed = (await pdfPages(sheet.body)).join(' ').replaceAll(/\s+/gu, ' ')
    expect(printed).toMatch(/Fläns DN50.*pris på förfrågan/u)
    expect(printed).not.toMatch(/[^\d]0,00 kr\/st/u)
  })
})
