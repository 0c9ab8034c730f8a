import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertConfigured, insertOptionPrices } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const long = { itemConfigurations: { leg: 'long' } }
const all = { ...long, print: 'yes', textPrint: 'RÖR AB', garmentText: 'Per', logoId: 'logo-a' }
const trousers = 690_00

const cartOf = async (person: Visitor) => (await person.get('/api/cart')).body
const offered = async (person: Visitor) => (await person.get('/api/product/TROUSERS/configuration')).body
const orderOf = async (person: Visitor, number: string) =>
  (await person.get(`/api/my-pages/order?orderNumber=${number}`)).body

describe.each(databases)('option prices, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
    await insertOptionPrices(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
    await priceOf('print', 89_00)
  })

  const priceOf = (option: string, amount: number) =>
    shop.store.db.updateTable('optionPrices').set({ amount }).where('option', '=', option).execute()

  it('are shown with the choices, per piece or line, in the currency and unit of the article (VAR-13)', async () => {
    const { configurations, offer, currency, unit } = await offered(buyer)
    expect({ currency, unit }).toEqual({ currency: 'SEK', unit: 'st' })
    expect(configurations[0].options).toEqual([
      { productId: 'short', name: 'short', description: '' },
      { productId: 'long', name: 'Lång', description: '', price: { amount: 69_50, per: 'piece' } },
    ])
    expect(offer.prices).toEqual({
      print: { amount: 89_00, per: 'piece' },
      logo: { amount: 690_00, per: 'line' },
    })
  })

  it('are in the line, the sum, the notice, the mini cart, the checkout and the order (VAR-13)', async () => {
    const { body: first } = await buyer.add('TROUSERS', 2, {}, all)
    const { body: second } = await buyer.add('TROUSERS', 1, {}, all)
    await buyer.add('TROUSERS', 1, {}, { itemConfigurations: { leg: 'short' } })
    const each = trousers + 69_50 + 89_00
    // A price per line is charged with the line's first add.
    expect(first.notification.price).toBe(2 * each + 690_00)
    expect(second.notification.price).toBe(each)
    const configured = 3 * each + 690_00
    const cart = await cartOf(buyer)
    expect(cart.lines).toMatchObject([
      { lineItemUnitPrice: trousers, lineItemTotalPrice: configured },
      { lineItemUnitPrice: trousers, lineItemTotalPrice: trousers },
    ])
    expect(cart.lines[0].lineItemData.configuration).toEqual([
      { name: 'Benlängd', value: 'Lång', price: { amount: 69_50, per: 'piece' } },
      { name: 'Logotyp', value: 'Rör AB', price: { amount: 690_00, per: 'line' } },
      { name: 'Tryck', value: 'RÖR AB', price: { amount: 89_00, per: 'piece' } },
      { name: 'Namn i kragen', value: 'Per' },
    ])
    expect(cart.sum).toBe(configured + trousers)
    const { body: mini } = await buyer.get('/api/cart/getminicart?showPrices=true')
    expect(mini.miniCartTotalSum).toBe(cart.sum)
    expect(mini.miniCartLineItems[0].lineItemData.configuration).toEqual(
      cart.lines[0].lineItemData.configuration,
    )
    const { body: checkout } = await buyer.get('/api/cart/checkout')
    expect(checkout.cart.total).toBe(cart.total)

    const { body: placed } = await buyer.order(cart.version, randomUUID(), { cartStamp: cart.stamp })
    const order = await orderOf(buyer, placed.orderNumber)
    expect(order.sum).toBe(cart.sum)
    expect(order.lines[0]).toMatchObject({
      unitPrice: trousers,
      totalPrice: configured,
      configuration: cart.lines[0].lineItemData.configuration,
    })
  })

  it('are zero in price groups without a price', async () => {
    await buyer.post('/api/user/changecustomer', { user: 'b' })
    expect((await offered(buyer)).offer.prices).toEqual({})
    await buyer.post('/api/user/changecustomer', { user: 'a' })
  })

  it('are hidden from visitors and users who hide prices, but are charged (ACC-8)', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('TROUSERS', 1, {}, long)
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    await shy.post('/api/cart/emptycart')
    await shy.add('TROUSERS', 1, {}, long)
    for (const person of [visitor, shy]) {
      const seen = [
        await offered(person),
        await cartOf(person),
        (await person.get('/api/cart/getminicart?showPrices=true')).body,
      ]
      expect(JSON.stringify(seen)).not.toContain('6950')
    }
    expect((await buyer.add('TROUSERS', 1, {}, long)).status).toBe(200)
    const { body: mini } = await buyer.get('/api/cart/getminicart')
    expect(JSON.stringify(mini)).not.toContain('6950')

    const cart = await cartOf(shy)
    const { body: placed } = await shy.order(cart.version, randomUUID(), { cartStamp: cart.stamp })
    expect(JSON.stringify(await orderOf(shy, placed.orderNumber))).not.toContain('6950')
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect(await orderOf(other, placed.orderNumber)).toMatchObject({
      sum: trousers + 69_50,
      lines: [{ configuration: [{ price: { amount: 69_50, per: 'piece' } }] }],
    })
  })

  it('return 409 with the current cart when one has changed since it was shown (CART-8)', async () => {
    await buyer.add('TROUSERS', 2, {}, { ...long, print: 'yes', textPrint: 'A' })
    const shown = await cartOf(buyer)
    await priceOf('print', 99_00)
    const refused = await buyer.order(shown.version, randomUUID(), { cartStamp: shown.stamp })
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale' } })
    const { cart } = refused.body
    expect(cart.sum).toBe(shown.sum + 2 * 10_00)
    expect(cart.lines[0].lineItemData.configuration[1].price.amount).toBe(99_00)
    const again = await buyer.order(cart.version, randomUUID(), { cartStamp: cart.stamp })
    expect(again.status).toBe(200)
    await priceOf('print', 1_00)
    expect((await orderOf(buyer, again.body.orderNumber)).sum).toBe(cart.sum)
  })

  it('are absent in carts and orders from before option prices', async () => {
    await buyer.add('TROUSERS', 1, {}, long)
    const { body: placed } = await buyer.order((await cartOf(buyer)).version)
    await shop.store.db
      .updateTable('orderLines')
      .set({ configuration: '[{"name":"Benlängd","value":"Lång"}]' })
      .where('orderId', 'in', (query) =>
        query.selectFrom('orders').select('id').where('number', '=', placed.orderNumber),
      )
      .execute()
    expect((await orderOf(buyer, placed.orderNumber)).lines[0].configuration).toEqual([
      { name: 'Benlängd', value: 'Lång' },
    ])
  })

  it('refuse an order when an option is no longer offered, with an error on its line (VAR-13)', async () => {
    await buyer.add('TROUSERS', 1, {}, long)
    const { db } = shop.store
    const { content } = await db.selectFrom('configurationSets').select('content').executeTakeFirstOrThrow()
    const write = (text: string) => db.updateTable('configurationSets').set({ content: text }).execute()
    const shown = await cartOf(buyer)
    await write(content.replace('"long"', '"longer"'))
    const cart = await cartOf(buyer)
    expect(cart.lines[0].lineItemData.errors).toEqual(['configure'])
    expect(cart.stamp).not.toBe(shown.stamp)
    expect(await buyer.order(cart.version)).toMatchObject({ status: 409, body: { code: 'notOrderable' } })
    await write(content)
    expect((await buyer.order(cart.version)).status).toBe(200)
  })

  it('are in the order confirmation mail, except for users who hide prices', async () => {
    const mailAfter = async (person: Visitor): Promise<string> => {
      const { body: placed } = await person.order((await cartOf(person)).version)
      const { content } = await shop.store.db
        .selectFrom('mails')
        .select('content')
        .where('id', '=', `order-${placed.orderNumber}`)
        .executeTakeFirstOrThrow()
      return content.replaceAll(/\s/gu, ' ')
    }
    await buyer.add('TROUSERS', 1, {}, all)
    const plain = await mailAfter(buyer)
    expect(plain).toContain('690,00 kr/st')
    expect(plain).toContain('Tryck: RÖR AB (+89,00 kr/st)')
    expect(plain).toContain('Logotyp: Rör AB (+690,00 kr per orderrad)')
    expect(plain).toContain('Namn i kragen: Per ')
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    await shy.post('/api/cart/emptycart')
    await shy.add('TROUSERS', 1, {}, long)
    const hidden = await mailAfter(shy)
    expect(hidden).toContain('Benlängd: Lång')
    expect(hidden).not.toContain(' kr')
    expect(hidden).not.toContain('(+')
  })
})
