import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { emptyOrderShop, openOrderShop } from '../fixtures/order-shop.ts'
import { databases } from '../fixtures/databases.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const add = (visitor: Visitor, variantNumber: string, quantity = 1) =>
  visitor.post('/api/directorder/add', { variantNumber, quantity })
const listOf = async (visitor: Visitor) => (await visitor.get('/api/directorder/list')).body
const key = () => ({ 'Idempotency-Key': randomUUID() })

describe.each(databases)('orders by number, on $name', ({ open }) => {
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

  it.each([
    ['own', 'VALVE', 'VALVE'],
    ['own, written otherwise', ' va.l-ve', 'VALVE'],
    ['original', 'm valve', 'VALVE'],
    ["customer's own", 'egen-1', 'VALVE'],
    ['EAN', '7330417000123', '0045678'],
    ['with its leading zeros', '00 45678', '0045678'],
  ])('take the %s number %j', async (_, written, code) => {
    const { status, body } = await add(buyer, written)
    expect(status).toBe(200)
    const [item] = body.list.items
    expect(item).toMatchObject({
      itemId: body.itemId,
      variantNumber: code,
      displayVariantNumber: code,
      quantity: 1,
    })
    expect(item.lineItemData.errors).toEqual([])
    expect(item.lineItemData.customerSpecificVariantNumber).toBe(code === 'VALVE' ? 'EGEN-1' : '')
  })

  it("find a customer's own numbers for that customer only", async () => {
    const other = new Visitor(shop.api)
    await other.signIn('other')
    for (const somebody of [other, new Visitor(shop.api)]) {
      const { body } = await add(somebody, 'EGEN-1')
      expect(body.list.items[0]).toMatchObject({
        variantNumber: '',
        name: '',
        lineItemData: { errors: ['notFound'] },
      })
    }
  })

  it('offer the articles of an ambiguous number and accept one choice (DIR-3)', async () => {
    const { body } = await add(buyer, 'TWIN', 3)
    const [item] = body.list.items
    expect(
      item.duplicateProducts.map(({ variantNumber }: { variantNumber: string }) => variantNumber),
    ).toEqual(['TWIN-1', 'TWIN-2'])
    expect(item.lineItemData.errors).toEqual(['choose'])
    expect(body.list.errorModel.errors).toEqual(['linesWithErrors'])
    const refused = await buyer.post('/api/directorder/commit')
    expect([refused.status, refused.body.code]).toEqual([400, 'linesWithErrors'])
    const choice = { itemId: item.itemId, version: item.version, variantNumber: 'TWIN-2' }
    const wrong = await buyer.post('/api/directorder/choose', { ...choice, variantNumber: 'VALVE' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'notAChoice'])
    const chosen = await buyer.post('/api/directorder/choose', choice)
    expect(chosen.body.items).toMatchObject([{ variantNumber: 'TWIN-2', quantity: 3, duplicateProducts: [] }])
    const stale = await buyer.post('/api/directorder/choose', choice)
    expect([stale.status, stale.body.list.items.length]).toEqual([409, 1])
  })

  it('add up one article entered by different numbers', async () => {
    await add(buyer, 'VALVE', 2)
    await add(buyer, 'EGEN-1', 3)
    expect((await listOf(buyer)).items).toMatchObject([{ variantNumber: 'VALVE', quantity: 5 }])
  })

  it('report raised quantities, replaced articles and those that cannot be bought (DIR-3)', async () => {
    await add(buyer, 'PIPE', 3)
    await add(buyer, 'OLD')
    await add(buyer, 'LOST')
    await add(buyer, 'BARE')
    await add(buyer, 'NOSUCH')
    const { items, errorModel } = await listOf(buyer)
    const told = items.map((item: { variantNumber: string; lineItemData: Record<string, string[]> }) => [
      item.variantNumber,
      item.lineItemData['errors'],
      item.lineItemData['warnings'],
    ])
    expect(told).toEqual([
      ['PIPE', [], ['quantityRaised', 'partlyInStock']],
      ['VALVE', [], ['replaced']],
      ['LOST', ['notBuyable'], []],
      ['BARE', ['noPrice'], []],
      ['', ['notFound'], []],
    ])
    expect(items[0]).toMatchObject({ quantity: 5, askedQuantity: 3, unitVolume: 2.5 })
    expect(items[1]).toMatchObject({ written: 'OLD', replacedNumber: 'OLD' })
    expect(errorModel).toEqual({
      errors: ['linesWithErrors'],
      warningNotes: ['articlesReplaced', 'quantitiesRaised', 'notAllInStock'],
    })
  })

  it.each([
    [{ variantNumber: 'V', quantity: 1 }, 'variantNumber'],
    [{ variantNumber: 'V'.repeat(26), quantity: 1 }, 'variantNumber'],
    [{ variantNumber: 'VALVE', quantity: 0.9 }, 'quantity'],
    [{ variantNumber: 'VALVE', quantity: 100_001 }, 'quantity'],
    [{ variantNumber: 'VALVE' }, 'quantity'],
  ])('refuse %j (DIR-2)', async (line, field) => {
    const { status, body } = await buyer.post('/api/directorder/add', line)
    expect([status, body.field]).toEqual([400, field])
  })

  it('limit the quantity of an article to that of one line', async () => {
    expect((await add(buyer, 'VALVE', 100_000)).status).toBe(200)
    expect((await add(buyer, 'VALVE', 1)).body.code).toBe('quantityInvalid')
    expect((await add(buyer, 'NOSUCH', 100_000)).status).toBe(200)
    expect((await add(buyer, 'NOSUCH', 1)).body.code).toBe('quantityInvalid')
  })

  it('commit to the cart: its count rises by the number of items, and the list is empty (DIR-4)', async () => {
    await buyer.add('SCREW', 250)
    for (const number of ['VALVE', 'PIPE', '0045678']) await add(buyer, number, 2)
    const { version } = await listOf(buyer)
    const repeat = key()
    const first = await buyer.post('/api/directorder/commit', { version }, repeat)
    expect(first.body).toEqual({ success: true, items: 3, newLines: 3, cartCount: 4 })
    const again = await buyer.post('/api/directorder/commit', { version }, repeat)
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true'])
    expect((await listOf(buyer)).items).toEqual([])
    const { body: cart } = await buyer.get('/api/cart')
    expect(
      cart.lines.map((line: { variantNbr: string; quantity: number }) => [line.variantNbr, line.quantity]),
    ).toEqual([
      ['SCREW', 250],
      ['VALVE', 2],
      ['PIPE', 2.5],
      ['0045678', 2],
    ])
    expect((await buyer.post('/api/directorder/commit')).body.code).toBe('emptyList')
  })

  it('count lines as the mini cart does: an article that is in the cart already is no new line (DIR-4)', async () => {
    await buyer.add('VALVE', 3)
    await add(buyer, 'VALVE', 2)
    await add(buyer, 'PIPE', 2.5)
    const { body } = await buyer.post('/api/directorder/commit')
    expect(body).toEqual({ success: true, items: 2, newLines: 1, cartCount: 2 })
    const { body: miniCart } = await buyer.get('/api/cart/getminicart')
    expect(
      miniCart.miniCartLineItems.map((line: { variantNbr: string; quantity: number }) => [
        line.variantNbr,
        line.quantity,
      ]),
    ).toEqual([
      ['VALVE', 5],
      ['PIPE', 2.5],
    ])
  })

  it('return 409 with the current list when it has changed since it was shown', async () => {
    await add(buyer, 'VALVE')
    const { version } = await listOf(buyer)
    await add(buyer, 'PIPE')
    const { status, body } = await buyer.post('/api/directorder/commit', { version })
    expect([status, body.code, body.list.items.length]).toEqual([409, 'stale', 2])
    expect((await listOf(buyer)).items).toHaveLength(2)
  })

  it('require choices of configurable articles and keep them with the line (DIR-4, VAR-13)', async () => {
    const { body } = await add(buyer, 'SHIRT')
    const [item] = body.list.items
    expect(item).toMatchObject({ needsConfiguration: true, productCode: 'P2' })
    const refused = await buyer.post('/api/directorder/commit')
    expect(refused.body).toMatchObject({
      code: 'configurationRequired',
      field: `configurations.${item.itemId}`,
      choice: 'itemConfigurations.length',
    })
    const configurations = { [item.itemId]: { itemConfigurations: { length: 'long' } } }
    expect((await buyer.post('/api/directorder/commit', { configurations })).body.items).toBe(1)
    const [line] = (await buyer.get('/api/cart')).body.lines
    expect(line).toMatchObject({ variantNbr: 'SHIRT', choices: { itemConfigurations: { length: 'long' } } })
  })

  it("become a visitor's favourite list, which is the user's after sign-in (DIR-4)", async () => {
    const visitor = new Visitor(shop.api)
    await add(visitor, 'PIPE', 3)
    await add(visitor, 'VALVE', 2)
    expect((await visitor.post('/api/directorder/commit')).status).toBe(401)
    const { body } = await visitor.post('/api/directorder/commitlist')
    expect(body).toMatchObject({ success: true, items: 2, newLines: 2, cartCount: 2, name: '2026-11-20' })
    // Nobody sees a list before the sign-in: until then its articles stand in the purchase list, which is counted.
    const { body: purchaseList } = await visitor.get('/api/cart/getminicart')
    expect(purchaseList.miniCartLineItems).toHaveLength(2)
    await add(visitor, 'SCREW', 1)
    await add(buyer, 'SCREW', 300)
    await visitor.signIn('buyer')
    const { db } = shop.store
    const lists = await db.selectFrom('lists').select(['id', 'customerId', 'userId', 'session']).execute()
    expect(lists).toEqual([{ id: body.listId, customerId: 'a', userId: 'buyer', session: '' }])
    const entries = await db
      .selectFrom('listItems')
      .select(['variantId', 'quantity'])
      .orderBy('position')
      .execute()
    expect(entries).toEqual([
      { variantId: 2, quantity: 50 },
      { variantId: 1, quantity: 2 },
    ])
    // What was still being typed is added to what the customer has.
    expect((await listOf(visitor)).items).toMatchObject([
      { variantNumber: 'SCREW', askedQuantity: 301, quantity: 500 },
    ])
  })

  it("keep a visitor's articles without required choices in the favourite list only (DIR-4, VAR-13)", async () => {
    const visitor = new Visitor(shop.api)
    await add(visitor, 'SHIRT')
    await add(visitor, 'VALVE')
    const { body } = await visitor.post('/api/directorder/commitlist')
    expect(body).toMatchObject({ items: 2, newLines: 1, cartCount: 1 })
    const { body: chosenOnce } = await add(visitor, 'SHIRT')
    const configurations = { [chosenOnce.itemId]: { itemConfigurations: { length: 'long' } } }
    const second = await visitor.post('/api/directorder/commitlist', { configurations })
    expect(second.body).toMatchObject({ items: 1, newLines: 1, cartCount: 2 })
  })

  it('of visitors are deleted after 90 days with their lists; those of users stay', async () => {
    const visitor = new Visitor(shop.api)
    for (const somebody of [visitor, buyer]) {
      await add(somebody, 'VALVE')
      await somebody.post('/api/directorder/commitlist')
      await add(somebody, 'VALVE')
    }
    const { db } = shop.store
    const left = async () => [
      (await db.selectFrom('directOrderItems').select('id').execute()).length,
      (await db.selectFrom('listItems').select('listId').execute()).length,
    ]
    await deleteExpired(db, new Date('2027-02-17T00:00:00.000Z'))
    expect(await left()).toEqual([2, 2])
    await deleteExpired(db, new Date('2027-02-19T00:00:00.000Z'))
    expect(await left()).toEqual([1, 1])
  })

  it('suggest the article of a whole number, also without the search', async () => {
    const { body } = await buyer.get('/api/directorder/suggest?text=egen%201')
    expect(body.items).toEqual([
      {
        variantNumber: 'VALVE',
        name: 'Kulventil',
        imageUrl: '/pictures/ball-valve/dn15.svg',
        customCode: 'EGEN-1',
      },
    ])
    expect((await buyer.get('/api/directorder/suggest?text=v')).status).toBe(400)
  })
})
