import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCatalogueFact } from '../../../api/catalogue/facts.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { priceRow, productRow, variantRow } from '../fixtures/goods.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/** An article of a German supplier: `PUMP` has no price, `SEAL` one that customer `a` does not have. */
async function insertSupplied({ store: { db } }: TestShop): Promise<void> {
  await insertRows(db, 'products', [
    productRow(90, 'PUMP', 'pumpe', { categoryId: 1 }),
    productRow(91, 'SEAL', 'dichtung', { categoryId: 1 }),
  ])
  await insertRows(db, 'variants', [
    variantRow(90, 'PUMP', { productId: 90, unit: 'RO' }),
    variantRow(91, 'SEAL', { productId: 91, unit: 'KWH' }),
  ])
  await insertRows(db, 'texts', [
    { owner: 'product:90', field: 'name', language: 'fr', text: 'Pompe' },
    { owner: 'product:90', field: 'name', language: 'de', text: 'Pumpe' },
    { owner: 'product:90', field: 'description', language: 'de', text: 'Zum Heben' },
    { owner: 'product:91', field: 'name', language: 'de', text: 'Dichtung' },
    { owner: 'product:91', field: 'name', language: 'en', text: 'Seal' },
  ])
  await insertRows(db, 'attributes', [{ key: 'stoff', position: 90, kind: 1, unit: '' }])
  await insertRows(db, 'variantAttributes', [
    { variantId: 90, attributeKey: 'stoff', number: null, value: 'guss' },
  ])
  await insertRows(db, 'texts', [
    { owner: 'attribute:stoff', field: 'name', language: 'de', text: 'Werkstoff' },
    { owner: 'value:guss', field: 'name', language: 'fr', text: 'Fonte' },
  ])
  await insertRows(db, 'prices', [priceRow(91, 'no-list', 5_00)])
}

describe.each(databases)('an article of a supplied catalogue (SRCH-13), on $name', ({ open }) => {
  let shop: TestShop
  let visitor: Visitor
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertSupplied(shop)
    visitor = new Visitor(shop.api)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())

  const unitOf = async (code: string) =>
    (await visitor.get(`/api/product/${code}`)).body.variantList.items[0].displayUnitCode

  it('shows its texts in their own language as the last resort, and says which', async () => {
    const { body } = await visitor.get('/api/product/PUMP')
    expect(body).toMatchObject({
      name: 'Pumpe',
      lang: 'de',
      description: 'Zum Heben',
      descriptionLang: 'de',
      variantList: { items: [{ productName: 'Pumpe', lang: 'de' }] },
    })
    // English before any other language.
    expect((await visitor.get('/api/product/SEAL')).body).toMatchObject({ name: 'Seal', lang: 'en' })
    const own = (await visitor.get('/api/product/VALVE')).body
    expect(own).not.toHaveProperty('lang')
    expect(own.variantList.items[0]).not.toHaveProperty('lang')
  })

  it('says the languages of attributes, in their table, in columns and in a list', async () => {
    const attribute = { name: 'Werkstoff', value: 'Fonte', lang: 'de', valueLang: 'fr' }
    const { body } = await visitor.get('/api/product/PUMP')
    expect(body).toMatchObject({
      attributes: [attribute],
      variantList: {
        settings: { headers: { stoff: 'Werkstoff' }, headerLanguages: { stoff: 'de' } },
        items: [{ attributes: { stoff: { value: 'Fonte', lang: 'fr' } } }],
      },
    })
    const own = (await visitor.get('/api/product/VALVE')).body
    expect(own.variantList.settings).not.toHaveProperty('headerLanguages')
    expect(JSON.stringify(own.attributes)).not.toContain('ang"')
  })

  it('prefers the language that the operator has named', async () => {
    await writeCatalogueFact(shop.store.db, 'preferredLanguage', 'fr')
    expect((await visitor.get('/api/product/PUMP')).body).toMatchObject({ name: 'Pompe', lang: 'fr' })
    expect((await visitor.get('/api/product/SEAL')).body).toMatchObject({ name: 'Seal', lang: 'en' })
    await writeCatalogueFact(shop.store.db, 'preferredLanguage', '')
  })

  it('shows the names of units in the reader’s language', async () => {
    expect([await unitOf('PUMP'), await unitOf('SEAL')]).toEqual(['rulle', 'kWh'])
  })

  it('has its price on request for everybody when nobody has one', async () => {
    const [item] = (await visitor.get('/api/product/PUMP')).body.variantList.items
    expect(item).toMatchObject({ priceOnRequest: true, buyable: false })
    const prices = await buyer.post('/api/variants/stockprices', { items: ['PUMP', 'SEAL', 'VALVE'] })
    expect(prices.body.items).toMatchObject([
      { code: 'PUMP', price: null, priceOnRequest: true },
      { code: 'SEAL', price: null, priceOnRequest: true },
      { code: 'VALVE', price: 129_50 },
    ])
    expect(prices.body.items[2]).not.toHaveProperty('priceOnRequest')
  })

  it('has a price for whoever hides prices', async () => {
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    const { body } = await shy.post('/api/variants/stockprices', { items: ['PUMP', 'VALVE'] })
    expect(body.items[0]).toMatchObject({ code: 'PUMP', priceOnRequest: true })
    expect(body.items[1]).toMatchObject({ code: 'VALVE', price: null })
    expect(body.items[1]).not.toHaveProperty('priceOnRequest')
  })

  it('cannot be bought until it has a price', async () => {
    const refused = { status: 400, body: { code: 'noPrice', field: 'variantCode' } }
    expect(await visitor.add('PUMP', 1)).toMatchObject(refused)
    expect(await buyer.add('PUMP', 1)).toMatchObject(refused)
    expect(await buyer.add('SEAL', 1)).toMatchObject(refused)
    const rows = await buyer.post('/api/directorder/check', { content: 'PUMP;1\nVALVE;1' })
    expect(rows.body.rows).toMatchObject([
      { outcome: 'notBuyable', note: 'noPrice', name: 'Pumpe', lang: 'de' },
      { outcome: 'ok' },
    ])
    await insertRows(shop.store.db, 'prices', [priceRow(90, 'se-list', 10_00)])
    expect((await buyer.add('PUMP', 1)).status).toBe(200)
    const { body } = await buyer.get('/api/cart')
    expect(body.lines).toMatchObject([{ name: 'Pumpe', lang: 'de', variantNbr: 'PUMP' }])
    // The price ends while the article is in the cart.
    await shop.store.db.deleteFrom('prices').where('variantId', '=', 90).execute()
    const later = (await buyer.get('/api/cart')).body
    expect(later.blocked).toBe(true)
    expect(later.lines[0].lineItemData.errors).toEqual(['noPrice'])
  })

  it('keeps the language of its name in orders and their mail', async () => {
    await insertRows(shop.store.db, 'prices', [priceRow(90, 'se-list', 10_00)])
    // The article is still in the cart.
    const { version } = (await buyer.get('/api/cart')).body
    const placed = await buyer.order(version)
    expect(placed.status).toBe(200)
    const { body } = await buyer.get(`/api/my-pages/order?orderNumber=${placed.body.orderNumber}`)
    expect(body.lines).toMatchObject([{ name: 'Pumpe', lang: 'de' }])
    const { html } = await shop.store.db.selectFrom('mails').select('html').executeTakeFirstOrThrow()
    expect(html).toContain('<span lang="de">Pumpe</span>')
    await shop.store.db.deleteFrom('prices').where('variantId', '=', 90).execute()
  })

  it('is bought from the first quantity with a price, and has its price on request below', async () => {
    const steps = [
      { variantId: 91, priceGroup: 'se-list', fromQuantity: 10, amount: 9_00 },
      { variantId: 91, priceGroup: 'se-list', fromQuantity: 100, amount: 8_00 },
    ]
    await insertRows(shop.store.db, 'volumePrices', steps)
    const firm = new Visitor(shop.api)
    await firm.signIn('buyer')
    await firm.post('/api/cart/emptycart', {})
    const stockPrice = async () =>
      (await firm.post('/api/variants/stockprices', { items: ['SEAL'] })).body.items[0]
    expect(await stockPrice()).toMatchObject({
      price: null,
      priceOnRequest: true,
      volumePrices: [
        { from: 10, price: 9_00 },
        { from: 100, price: 8_00 },
      ],
    })
    expect(await firm.add('SEAL', 9)).toMatchObject({ status: 400, body: { code: 'noPrice' } })
    const check = async (content: string) =>
      (await firm.post('/api/directorder/check', { content })).body.rows[0]
    expect(await check('Artikel;Antal\nSEAL;9\nVALVE;1')).toMatchObject({
      outcome: 'notBuyable',
      note: 'noPrice',
      unitPrice: null,
    })
    expect(await check('Artikel;Antal\nSEAL;10\nVALVE;1')).toMatchObject({
      outcome: 'ok',
      unitPrice: 9_00,
      totalPrice: 90_00,
    })
    const added = await firm.add('SEAL', 10)
    expect(added).toMatchObject({ status: 200, body: { notification: { unitPrice: 9_00, price: 90_00 } } })
    const cart = async () => (await firm.get('/api/cart')).body
    const [line] = (await cart()).lines
    expect(line).toMatchObject({ lineItemUnitPrice: 9_00, lineItemData: { errors: [] } })
    // Lowered below the first quantity with a price, the line has none and keeps the order back.
    const { itemId, version } = line
    expect((await firm.post('/api/cart/changequantity', { itemId, version, quantity: 9 })).status).toBe(200)
    expect(await cart()).toMatchObject({
      blocked: true,
      lines: [{ lineItemUnitPrice: null, lineItemData: { errors: ['noPrice'] } }],
    })
    // A pack that reaches the first quantity has that price.
    await shop.store.db.updateTable('variants').set({ unitVolume: 10 }).where('id', '=', 91).execute()
    expect(await stockPrice()).toMatchObject({ price: 9_00, volumePrices: [{ from: 100, price: 8_00 }] })
    expect(await stockPrice()).not.toHaveProperty('priceOnRequest')
    await firm.post('/api/cart/emptycart', {})
    await shop.store.db.updateTable('variants').set({ unitVolume: 1 }).where('id', '=', 91).execute()
    await shop.store.db.deleteFrom('volumePrices').where('variantId', '=', 91).execute()
  })
})
