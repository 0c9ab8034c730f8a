import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const [, postgres] = everyDatabase

/** Holds the locks of `lock` until `meanwhile` has ended. */
async function holding<T>(shop: TestShop, lock: string, meanwhile: () => Promise<T>): Promise<T> {
  let result: T | undefined
  await shop.store.db.transaction().execute(async (trx) => {
    await sql.raw(lock).execute(trx)
    result = await meanwhile()
  })
  if (result === undefined) throw new Error('Nothing happened meanwhile.')
  return result
}

describe('while another process holds a lock, on PostgreSQL', () => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    if (postgres === undefined) throw new Error('PostgreSQL is not among the databases.')
    shop = await openShop(postgres.open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.add('VALVE', 1, { 'Idempotency-Key': 'begun' })
  })
  afterAll(() => shop.close())

  it('answers 409 with Retry-After for a key that is still running', async () => {
    const scope = await shop.store.db.selectFrom('idempotency').select('scope').executeTakeFirstOrThrow()
    const claim = `insert into "idempotency" values ('running', '${scope.scope}', '', 0, '', '')`
    const answer = await holding(shop, claim, () => buyer.add('VALVE', 1, { 'Idempotency-Key': 'running' }))
    expect(answer).toMatchObject({ status: 409, body: { code: 'stillRunning' } })
    expect(answer.headers.get('retry-after')).toBe('1')
  })

  it('answers 503 for a cart that stays locked, and changes nothing', async () => {
    const answer = await holding(shop, 'select * from "carts" for update', () => buyer.add('VALVE', 1))
    expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } })
    expect(answer.headers.get('retry-after')).toBe('1')
    expect((await buyer.get('/api/cart')).body.lines[0].quantity).toBe(1)
    expect((await buyer.add('VALVE', 1)).status).toBe(200)
    expect(shop.faults).toEqual([])
  })
})
