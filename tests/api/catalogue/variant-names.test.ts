import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { priceRow, productRow, variantRow } from '../fixtures/goods.ts'
import { pdfPages } from '../fixtures/pdf.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const names = ['Pressvinkel, 18\u00A0mm', 'Pressvinkel, 22\u00A0mm']

describe.each(databases)('two sizes of one product on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'products', [productRow(30, 'ELBOW', 'pressvinkel')])
    await insertRows(db, 'texts', [
      { owner: 'product:30', field: 'name', language: 'sv', text: 'Pressvinkel' },
      { owner: 'product:30', field: 'name', language: 'en', text: 'Press elbow' },
    ])
    await insertRows(db, 'attributes', [
      { key: 'material', kind: 1, unit: '', position: 1 },
      { key: 'diameter', kind: 2, unit: 'mm', position: 2 },
    ])
    await insertRows(db, 'variants', [
      variantRow(31, 'ELBOW-18', { productId: 30, position: 0 }),
      variantRow(32, 'ELBOW-22', { productId: 30, position: 1 }),
    ])
    await insertRows(
      db,
      'variantAttributes',
      [18, 22].flatMap((size, index) => [
        { variantId: 31 + index, attributeKey: 'material', number: null, value: 'copper' },
        { variantId: 31 + index, attributeKey: 'diameter', number: size * 1000, value: null },
      ]),
    )
    await insertRows(
      db,
      'prices',
      [31, 32].map((id) => priceRow(id, 'se-list', 10_00)),
    )
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  it('have different names in the notice, the cart and the mini cart', async () => {
    for (const [index, code] of ['ELBOW-18', 'ELBOW-22'].entries()) {
      const { body } = await buyer.add(code, 1)
      expect(body.notification.productName).toBe(names[index])
    }
    const cart = await buyer.get('/api/cart')
    expect(cart.body.lines.map(({ name }: { name: string }) => name)).toEqual(names)
    const mini = await buyer.get('/api/cart/getminicart')
    expect(mini.body.miniCartLineItems.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  it('have different labels on the product page, without shared attributes', async () => {
    const { body } = await buyer.get('/api/product/ELBOW-22')
    expect(body.name).toBe('Pressvinkel')
    expect(body.variantList.items.map(({ variantLabel }: { variantLabel: string }) => variantLabel)).toEqual([
      '18\u00A0mm',
      '22\u00A0mm',
    ])
  })

  it("are named in the reader's language", async () => {
    const { body } = await buyer.get('/api/cart', { 'X-Language': 'en' })
    expect(body.lines[0].name).toBe('Press elbow, 18\u00A0mm')
  })

  it('have different names in direct order: in suggestions, rows and pasted rows', async () => {
    const { body: suggested } = await buyer.get('/api/directorder/suggest?text=ELBOW-22')
    expect(suggested.items[0].name).toBe(names[1])
    const { body: added } = await buyer.post('/api/directorder/add', {
      variantNumber: 'ELBOW-18',
      quantity: 1,
    })
    expect(added.list.items[0].name).toBe(names[0])
    const { body: checked } = await buyer.post('/api/directorder/check', { content: 'ELBOW-22;1' })
    expect(checked.rows[0].name).toBe(names[1])
  })

  it('have different names in the order, its mail and its sheet', async () => {
    const { version } = (await buyer.get('/api/cart')).body
    const { body: placed } = await buyer.order(version)
    const { body: order } = await buyer.get(`/api/my-pages/order?orderNumber=${placed.orderNumber}`)
    expect(order.lines.map(({ name }: { name: string }) => name)).toEqual(names)
    const mail = await shop.store.db
      .selectFrom('mails')
      .select(['content', 'html'])
      .where('id', '=', `order-${placed.orderNumber}`)
      .executeTakeFirstOrThrow()
    const sheet = await buyer.get(`/api/my-pages/order/sheet?orderNumber=${placed.orderNumber}`)
    const printed = (await pdfPages(sheet.body)).join(' ')
    for (const text of [mail.content, mail.html, printed]) {
      const plain = text.replaceAll(/\s|&nbsp;/gu, ' ')
      for (const name of names) expect(plain).toContain(name.replaceAll('\u00A0', ' '))
    }
  })
})
