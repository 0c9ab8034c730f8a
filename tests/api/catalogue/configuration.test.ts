import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { garmentSet, insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const long = { itemConfigurations: { leg: 'long' } }
const printed = { print: 'yes', textPrint: 'RÖR AB', garmentText: 'Per', logoId: 'logo-a' }

const logosFor = async (person: Visitor): Promise<string[]> => {
  const { body } = await person.get('/api/product/P2/configuration')
  return body.offer.logos.map(({ logoId }: { logoId: string }) => logoId)
}

describe.each(databases)('configurations of articles, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post('/api/cart/emptycart')
  })

  it("are returned in the reader's language; 404 means that there are none (VAR-13)", async () => {
    expect((await buyer.get('/api/product/VALVE/configuration')).status).toBe(404)
    expect((await buyer.get('/api/product/NOTHING/configuration')).status).toBe(404)
    const { status, body } = await buyer.get('/api/product/TROUSERS/configuration')
    expect(status).toBe(200)
    expect(body.configurations).toMatchObject([
      {
        optionId: 'leg',
        name: 'Benlängd',
        required: true,
        options: [{ productId: 'short' }, { name: 'Lång' }],
      },
      { optionId: 'pads', quantity: 2, required: false },
    ])
    expect(body.offer).toMatchObject({ print: true, embroidery: false, garmentText: true })
    expect(body.offer.views[0].imageUrl).toBe('/pictures/work-trousers/c48-navy.svg')
  })

  it("offer a customer's own logos only, and none to a visitor (VAR-13)", async () => {
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect(await logosFor(buyer)).toEqual(['logo-a'])
    expect(await logosFor(other)).toEqual(['logo-c'])
    expect(await logosFor(new Visitor(shop.api))).toEqual([])
    const stolen = await buyer.add('TROUSERS', 1, {}, { ...long, logoId: 'logo-c' })
    expect(stolen).toMatchObject({ status: 400, body: { code: 'configurationInvalid', field: 'logoId' } })
  })

  it.each([
    ['nothing of what is required', {}, 'configurationRequired', 'itemConfigurations.leg'],
    [
      'a choice that is not offered',
      { itemConfigurations: { leg: 'huge' } },
      'configurationInvalid',
      'itemConfigurations.leg',
    ],
    [
      'an option that is not there',
      { itemConfigurations: { leg: 'long', x: 'y' } },
      'configurationInvalid',
      'itemConfigurations.x',
    ],
    ['a print without its text', { ...long, print: 'yes' }, 'configurationRequired', 'textPrint'],
    ['a text without its print', { ...long, textPrint: 'A' }, 'configurationInvalid', 'textPrint'],
    [
      'an embroidery that is not offered',
      { ...long, embroidery: 'yes', textEmbroidery: 'A' },
      'configurationInvalid',
      'embroidery',
    ],
  ])('refuses an add with %s, and the cart stays as it is (VAR-13)', async (_what, choices, code, field) => {
    expect(await buyer.add('TROUSERS', 1, {}, choices)).toMatchObject({ status: 400, body: { code, field } })
    expect((await buyer.get('/api/cart')).body.lines).toEqual([])
  })

  it('refuse choices for an article without', async () => {
    expect(await buyer.add('VALVE', 1, {}, long)).toMatchObject({ status: 400 })
    expect(await buyer.add('VALVE', 1, {}, { garmentText: 'Per' })).toMatchObject({ status: 400 })
  })

  it('separate lines by their choices and add up equal ones, in any order of the choices', async () => {
    await buyer.add('TROUSERS', 1, {}, { itemConfigurations: { leg: 'long', pads: 'soft' } })
    await buyer.add('TROUSERS', 2, {}, { itemConfigurations: { pads: 'soft', leg: 'long' } })
    await buyer.add('TROUSERS', 4, {}, { itemConfigurations: { leg: 'short' } })
    const { body } = await buyer.get('/api/cart')
    expect(body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 4])
  })

  it('are in cart, mini cart, order and order history (VAR-13)', async () => {
    await buyer.add('TROUSERS', 1, {}, { ...long, ...printed })
    const said = [
      { name: 'Benlängd', value: 'Lång' },
      { name: 'Logotyp', value: 'Rör AB' },
      { name: 'Tryck', value: 'RÖR AB' },
      { name: 'Namn i kragen', value: 'Per' },
    ]
    const { body: cart } = await buyer.get('/api/cart')
    expect(cart.lines[0].lineItemData.configuration).toEqual(said)
    expect(cart.lines[0].choices).toMatchObject({ ...long, ...printed })
    const mini = await buyer.get('/api/cart/getminicart')
    expect(mini.body.miniCartLineItems[0].lineItemData.configuration).toEqual(said)
    const { body } = await buyer.order(cart.version)
    const order = await buyer.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)
    expect(order.body.lines[0].configuration).toEqual(said)
  })

  it("are shown in the order of the configuration's options (VAR-13)", async () => {
    const table = shop.store.db.updateTable('configurationSets')
    const options = garmentSet.options.toReversed()
    await table.set({ content: JSON.stringify({ ...garmentSet, options }) }).execute()
    await buyer.add(
      'TROUSERS',
      1,
      {},
      { itemConfigurations: { leg: 'long', pads: 'soft' }, garmentText: 'Per' },
    )
    const { body } = await buyer.get('/api/cart')
    expect(body.lines[0].lineItemData.configuration.map(({ name }: { name: string }) => name)).toEqual([
      'pads',
      'Benlängd',
      'Namn i kragen',
    ])
    await table.set({ content: JSON.stringify(garmentSet) }).execute()
  })

  it('are merged with the purchase list into the cart', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('TROUSERS', 1, {}, long)
    await buyer.add('TROUSERS', 2, {}, long)
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/cart')
    expect(body.lines).toMatchObject([{ quantity: 3, choices: long }])
  })
})
