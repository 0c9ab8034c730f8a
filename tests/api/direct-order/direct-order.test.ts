import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { emptyOrderShop, openOrderShop } from '../fixtures/order-shop.ts'
import { databases } from '../fixtures/databases.ts'
import { variantRow } from '../fixtures/goods.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const add = (visitor: Visitor, variantNumber: string, quantity = 1) =>
  visitor.post('/api/directorder/add', { variantNumber, quantity })
const listOf = async (visitor: Visitor) => (await visitor.get('/api/directorder/list')).body
const key = () => ({ 'Idempotency-Key': randomUUID() })

const nearOf = async (visitor: Visitor, written: string) => {
  const { body } = await add(visitor, written)
  const [item] = body.list.items
  expect(item.lineItemData.errors).toEqual(['notFound'])
  return item.nearProducts.map(({ variantNumber }: { variantNumber: string }) => variantNumber)
}

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

  it('have picture, stock and price at their quantity, in the list and in pasted rows', async () => {
    const expected = {
      imageUrl: '/pictures/ball-valve/dn15.svg',
      stock: { type: 3, quantity: 40, firstDeliveryDate: null, warehouseId: 'sto' },
      unitPrice: 129_50,
      priceUnit: 'st',
      totalPrice: 259_00,
    }
    const { body } = await add(buyer, 'VALVE', 2)
    expect(body.list.items[0]).toMatchObject({ ...expected, currency: 'SEK' })
    const { body: checked } = await buyer.post('/api/directorder/check', { content: 'VALVE;2\nNOWHERE-9;1' })
    expect(checked.currency).toBe('SEK')
    expect(checked.rows[0]).toMatchObject(expected)
    expect(checked.rows[1]).toMatchObject({ imageUrl: null, stock: null, unitPrice: null, totalPrice: null })
  })

  it('have no prices for users who hide them, and neither stock nor prices for visitors', async () => {
    const shy = new Visitor(shop.api)
    await shy.signIn('shy')
    const visitor = new Visitor(shop.api)
    const [hidden] = (await add(shy, 'VALVE', 2)).body.list.items
    expect(hidden).toMatchObject({ stock: { quantity: 40 }, unitPrice: null, totalPrice: null })
    const [unknown] = (await add(visitor, 'VALVE', 2)).body.list.items
    expect(unknown).toMatchObject({ stock: null, unitPrice: null, totalPrice: null })
    const { body: checked } = await shy.post('/api/directorder/check', { content: 'VALVE;2' })
    expect(checked.rows[0]).toMatchObject({ stock: { quantity: 40 }, unitPrice: null, totalPrice: null })
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

  describe('with one slip in a number', () => {
    it.each([
      ['a wrong digit', '0045778', '0045678'],
      ['two digits swapped', '0045687', '0045678'],
      ['a missing digit', '004578', '0045678'],
      ['a digit too many', '00456788', '0045678'],
      ['a wrong digit in an EAN', '7330417000723', '0045678'],
      ["a digit too many in the customer's own number", 'EGEN-12', 'VALVE'],
    ])('offer the article for %s by its name', async (_, written, code) => {
      const { body } = await add(buyer, written)
      const [item] = body.list.items
      expect(item.lineItemData.errors).toEqual(['notFound'])
      const [near] = item.nearProducts
      expect(near.variantNumber).toBe(code)
      expect(near.name).not.toBe('')
    })

    it("offer no article for a slip in another customer's own number", async () => {
      expect(await nearOf(new Visitor(shop.api), 'EGEN-12')).toEqual([])
    })

    it('offer nothing outside the assortment to a buyer who sees only that', async () => {
      const { db } = shop.store
      await db.updateTable('users').set({ onlyMyAssortmentAvailable: 1, onlyMyAssortment: 1 }).execute()
      await insertRows(db, 'assortments', [{ customerId: 'a', productId: 2 }])
      try {
        expect(await nearOf(buyer, '0045778')).toEqual([])
      } finally {
        await db.deleteFrom('assortments').where('productId', '=', 2).execute()
        await db.updateTable('users').set({ onlyMyAssortmentAvailable: 0, onlyMyAssortment: 0 }).execute()
      }
    })

    it('offer no article that cannot be ordered', async () => {
      await insertRows(shop.store.db, 'variants', [variantRow(90, '7788991', { buyable: 0 })])
      try {
        expect(await nearOf(buyer, '7788992')).toEqual([])
      } finally {
        await shop.store.db.deleteFrom('variants').where('id', '=', 90).execute()
      }
    })

    it('take the corrected number with the quantity of its item', async () => {
      const { body } = await add(buyer, '0045778', 4)
      const [item] = body.list.items
      const change = { itemId: item.itemId, version: item.version, variantNumber: '0045678' }
      const changed = await buyer.post('/api/directorder/changenumber', change)
      expect(changed.body.items).toMatchObject([
        { itemId: item.itemId, variantNumber: '0045678', quantity: 4, nearProducts: [] },
      ])
      const stale = await buyer.post('/api/directorder/changenumber', change)
      expect([stale.status, stale.body.list.items.length]).toEqual([409, 1])
    })

    it('add a corrected item to one of the same article', async () => {
      await add(buyer, 'VALVE', 2)
      const { body } = await add(buyer, 'EGEN-12', 3)
      const item = body.list.items.find(
        ({ variantNumber }: { variantNumber: string }) => variantNumber === '',
      )
      const changed = await buyer.post('/api/directorder/changenumber', {
        itemId: item.itemId,
        version: item.version,
        variantNumber: 'EGEN-1',
      })
      expect(changed.body.items).toMatchObject([{ variantNumber: 'VALVE', quantity: 5 }])
    })

    it('keep an item whose corrected number is unknown too', async () => {
      const { body } = await add(buyer, '0045778', 4)
      const [item] = body.list.items
      const changed = await buyer.post('/api/directorder/changenumber', {
        itemId: item.itemId,
        version: item.version,
        variantNumber: '0045677',
      })
      expect(changed.body.items).toMatchObject([
        { written: '0045677', quantity: 4, nearProducts: [{ variantNumber: '0045678' }] },
      ])
    })

    it.each([
      [{ variantNumber: '1' }, 400, 'variantNumber'],
      [{ variantNumber: 'VALVE', itemId: 'none' }, 404, 'itemId'],
    ])('refuse %j with %i', async (change, status, field) => {
      const { body } = await add(buyer, '0045778')
      const [item] = body.list.items
      const refused = await buyer.post('/api/directorder/changenumber', {
        itemId: item.itemId,
        version: item.version,
        ...change,
      })
      expect([refused.status, refused.body.field]).toEqual([status, field])
    })
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
    const reported = items.map((item: { variantNumber: string; lineItemData: Record<string, string[]> }) => [
      item.variantNumber,
      item.lineItemData['errors'],
      item.lineItemData['warnings'],
    ])
    expect(reported).toEqual([
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
    // A visitor cannot open a list before sign-in: until then its articles are in the purchase list, which is
    // counted.
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
    // Unfinished input is added to the customer's list.
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
