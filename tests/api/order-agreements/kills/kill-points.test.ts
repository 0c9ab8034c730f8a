import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertRows, type Store } from '../../../../api/platform/database/index.ts'
import {
  agreement,
  agreementLine,
  callOff,
  openAgreements,
  orderCart,
  readAgreement,
  signInBuyer,
} from '../../fixtures/agreements.ts'
import { databases } from '../../fixtures/databases.ts'
import { countRows, type KillableShop, openKillableShop } from '../../fixtures/kill-points.ts'
import type { Visitor } from '../../fixtures/visitor.ts'

/** Everything that a call-off and its order write. */
async function stateOf(store: Store) {
  const { db } = store
  return {
    carts: await db.selectFrom('carts').select(['id', 'owner', 'version', 'state']).orderBy('id').execute(),
    cartLines: await db
      .selectFrom('cartLines')
      .select(['id', 'cartId', 'quantity', 'lockId', 'lockPosition'])
      .orderBy('id')
      .execute(),
    orders: await db.selectFrom('orders').select(['number', 'sum']).orderBy('number').execute(),
    orderLines: await db
      .selectFrom('orderLines')
      .select(['orderId', 'position', 'quantity', 'lockId', 'lockPosition'])
      .orderBy('orderId')
      .orderBy('position')
      .execute(),
    jobs: await countRows(store, 'jobs'),
    mails: await countRows(store, 'mails'),
    audit: await countRows(store, 'auditEntries'),
    keys: await countRows(store, 'idempotency'),
  }
}

let points = 0
afterAll(() => expect(points).toBeGreaterThanOrEqual(50))

/** The process dies after one statement and then another. `kills.test.ts` kills whole processes at random moments. */
describe.each(databases)('a call-off that is killed amid its statements, on $name', ({ open }) => {
  let killed: KillableShop
  let buyer: Visitor
  beforeEach(async () => {
    killed = await openKillableShop(open, stateOf)
    await openAgreements(killed.shop)
    await insertRows(killed.store.db, 'orderAgreements', [agreement('q')])
    await insertRows(killed.store.db, 'orderAgreementLines', [agreementLine('q')])
    buyer = await signInBuyer(killed.shop, 'buyer')
  })
  afterEach(async () => {
    points += killed.kills()
    await killed.close()
  })

  it('leaves nothing half done, and is done once, as is its order', async () => {
    const keys = { callOff: randomUUID(), order: randomUUID() }
    await killed.killAt(() => callOff(buyer, 6, 'q', {}, keys.callOff))
    expect((await readAgreement(buyer)).lines).toMatchObject([{ calledOff: 0, inCarts: 6, remaining: 14 }])
    const { body } = await buyer.get('/api/cart/checkout')
    await killed.killAt(() => buyer.order(body.cart.version, keys.order))
    expect((await readAgreement(buyer)).lines).toMatchObject([{ calledOff: 6, inCarts: 0, remaining: 14 }])
    const other = await signInBuyer(killed.shop, 'other')
    expect((await callOff(other, 15)).status).toBe(409)
    expect((await callOff(other, 14)).status).toBe(200)
    expect((await orderCart(other)).status).toBe(200)
    expect((await readAgreement(buyer)).lines).toMatchObject([{ calledOff: 20, remaining: 0 }])
  })
})
