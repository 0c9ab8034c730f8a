import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, everyDatabase } from '../fixtures/databases.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const from = (address: string) => ({ 'X-Host-Secret': hostSecret, 'X-Client-Address': address })
const key = () => ({ 'Idempotency-Key': randomUUID() })
const rowsOf = (count: number) => ({
  rows: Array.from({ length: count }, () => ({ variantNumber: 'VALVE', quantity: 1 })),
})

describe.each(databases)('the limits of favourite lists on $name (ACC-12)', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const countLists = async (): Promise<number> =>
    (await shop.store.db.selectFrom('lists').select('id').execute()).length

  it('refuse the 21st list of a visitor, also of calls at once', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/directorder/rows', rowsOf(1), key())
    const before = await countLists()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => visitor.post('/api/directorder/rows', rowsOf(1), key())),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(6)
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([400, { code: 'tooManyLists', field: 'rows', most: 20 }])
    expect((await countLists()) - before).toBe(19)
    // What is refused leaves nothing in the purchase list either.
    expect((await visitor.get('/api/cart')).body.lines).toMatchObject([{ quantity: 20 }])
    // Another visitor is not concerned.
    expect((await new Visitor(shop.api).post('/api/directorder/rows', rowsOf(1), key())).status).toBe(200)
  })

  it('refuse more rows in all lists of a user than the limit', async () => {
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 1)
    const save = () => buyer.post('/api/cart/savelist', { name: 'Bilen' }, key())
    expect((await save()).status).toBe(200)
    const { db } = shop.store
    const { id: variantId } = await db
      .selectFrom('variants')
      .select('id')
      .where('code', '=', 'VALVE')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('lists')
      .values({ id: 'large', customerId: 'a', userId: 'buyer', name: 'Stor', changedAt: '2026-11-19' })
      .execute()
    for (let first = 0; first < 200_000; first += 2000)
      await db
        .insertInto('listItems')
        .values(
          Array.from({ length: 2000 }, (_, at) => ({
            listId: 'large',
            variantId,
            quantity: 1,
            position: first + at + 1,
          })),
        )
        .execute()
    expect(await save()).toMatchObject({
      status: 400,
      body: { code: 'tooManyListRows', field: 'name', most: 200_000 },
    })
    await db.deleteFrom('listItems').where('listId', '=', 'large').execute()
    expect((await save()).status).toBe(200)
  })
})

describe('the rows that visitors of one address store (ACC-12)', () => {
  it('are limited, however many sessions they have; the repeat of a call stores nothing', async () => {
    const [sqlite] = everyDatabase
    if (sqlite === undefined) throw new Error('There is no database to test on.')
    const shop = await openShop(sqlite.open)
    const put = (visitor: Visitor, address: string, headers = key()) =>
      visitor.post('/api/directorder/rows', rowsOf(1000), { ...from(address), ...headers })
    const statuses: number[] = []
    for (let person = 0; person < 12; person += 1) {
      const visitor = new Visitor(shop.api)
      for (let at = 0; at < 2; at += 1) statuses.push((await put(visitor, '198.51.100.1')).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const refused = await put(new Visitor(shop.api), '198.51.100.1')
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const elsewhere = new Visitor(shop.api)
    const once = key()
    expect((await put(elsewhere, '203.0.113.1', once)).status).toBe(200)
    for (let at = 0; at < 25; at += 1) expect((await put(elsewhere, '203.0.113.1', once)).status).toBe(200)
    // A customer answers for its own rows.
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    expect((await put(buyer, '198.51.100.1')).status).toBe(200)
    shop.clock.pass(120)
    expect((await put(new Visitor(shop.api), '198.51.100.1')).status).toBe(200)
    await shop.close()
  })
})
