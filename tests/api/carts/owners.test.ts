import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const codesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/cart')).body.lines.map((line: { variantNbr: string }) => line.variantNbr)

describe.each(databases)('a cart of a user at a customer, on $name', ({ open }) => {
  let shop: TestShop
  let first: Visitor
  let second: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    // `second` acts for customer `c`, besides `other`.
    await shop.store.db
      .insertInto('attachments')
      .values({ userId: 'buyer', customerId: 'c', position: 3 })
      .execute()
    await shop.store.db
      .insertInto('roleAssignments')
      .values({ userId: 'buyer', customerId: 'c', role: 'buyer' })
      .execute()
    first = new Visitor(shop.api)
    await first.signIn('other')
    second = new Visitor(shop.api)
    await second.signIn('buyer')
    await second.post('/api/user/changecustomer', { user: 'c' })
  })
  afterAll(() => shop.close())

  it('cannot be read, changed or emptied by a colleague at the same customer (ACC-10)', async () => {
    expect((await first.add('VALVE', 1)).status).toBe(200)
    const [line] = (await first.get('/api/cart')).body.lines
    expect(await codesOf(second)).toEqual([])
    expect((await second.get('/api/cart/getminicart')).body.miniCartLineItems).toEqual([])

    expect((await second.post('/api/cart/emptycart')).status).toBe(200)
    expect((await second.post('/api/cart/removeitem', { itemId: line.itemId })).status).toBe(404)
    const change = { itemId: line.itemId, version: line.version, quantity: 50 }
    expect((await second.post('/api/cart/changequantity', change)).status).toBe(404)
    expect(await codesOf(first)).toEqual(['VALVE'])
  })

  it('cannot be ordered by a colleague at the same customer', async () => {
    const { version } = (await first.get('/api/cart')).body
    expect((await second.order(version)).status).toBe(409)
    expect(await codesOf(first)).toEqual(['VALVE'])
  })

  it('has a direct order list of its own', async () => {
    await first.post('/api/directorder/add', { variantNumber: 'VALVE', quantity: 1 })
    expect((await second.get('/api/directorder/list')).body.items).toEqual([])
    await second.post('/api/directorder/clear')
    expect((await first.get('/api/directorder/list')).body.items).toHaveLength(1)
    await first.post('/api/directorder/clear')
  })

  it('keeps idempotency keys of colleagues apart', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const [mine, theirs] = [await first.add('VALVE', 1, key), await second.add('VALVE', 1, key)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(mine.body.itemId).not.toBe(theirs.body.itemId)
    expect(theirs.headers.get('idempotent-replayed')).toBeNull()
  })

  it('records who changed it, how and when (ACC-10)', async () => {
    await second.post('/api/cart/emptycart')
    await second.add('VALVE', 2)
    const [line] = (await second.get('/api/cart')).body.lines
    await second.post('/api/cart/changequantity', {
      itemId: line.itemId,
      version: line.version,
      quantity: 50,
    })
    const { cartId, version, stamp } = (await second.get('/api/cart')).body
    const { body } = await second.order(version, randomUUID(), { cartStamp: stamp })
    expect(body.orderNumber).toBeTruthy()
    const changes = await shop.store.db
      .selectFrom('cartChanges')
      .selectAll()
      .where('cartId', '=', cartId)
      .orderBy('version')
      .execute()
    expect(changes.map(({ action, userId }) => [action, userId]).slice(-4)).toEqual([
      ['empty', 'buyer'],
      ['add', 'buyer'],
      ['changeQuantity', 'buyer'],
      ['order', 'buyer'],
    ])
    for (const { changedAt } of changes) expect(changedAt).toMatch(/^2026-11-20T/u)
    expect(changes.at(-1)?.version).toBe(version + 1)
    const order = await shop.store.db
      .selectFrom('orders')
      .select(['userId', 'placedAt'])
      .where('number', '=', body.orderNumber)
      .executeTakeFirst()
    expect(order?.userId).toBe('buyer')
    expect(order?.placedAt).toBe(changes.at(-1)?.changedAt)
  })

  it('receives the purchase list of the user who signs in, and colleagues do not', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 3)
    const before = (await first.get('/api/cart')).body.lines.length
    await visitor.signIn('shy')
    expect(await codesOf(visitor)).toEqual(['VALVE'])
    expect((await first.get('/api/cart')).body.lines).toHaveLength(before)
  })
})
