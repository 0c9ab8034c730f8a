import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { type ApprovalShop, callOn, limitBuyer, openApprovals, sendCart } from '../fixtures/approvals.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import type { Visitor } from '../fixtures/visitor.ts'

const turns = 6

/** Prepares the order of a cart, so that two can be placed at once. */
async function order(visitor: Visitor, more: object = {}) {
  const { body } = await visitor.get('/api/cart/checkout')
  return () => visitor.order(body.cart.version, randomUUID(), more)
}

/**
 * What two orders at once may spend. Without the locks of `lockSpending`, PostgreSQL lets both through in nearly every
 * turn.
 */
describe.each(everyDatabase)('limits and budgets, on $name', ({ open }) => {
  let shop: TestShop
  let people: ApprovalShop
  beforeEach(async () => {
    shop = await openShop(open)
    people = await openApprovals(shop)
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const addCostCentre = (budget: number) =>
    insertRows(shop.store.db, 'costCentres', [
      {
        id: 'cc',
        customerId: 'a',
        number: '100',
        name: 'Verkstad',
        managerId: 'shy',
        budget,
        period: 'month',
        forEveryone: 1,
        active: 1,
        version: 1,
        deletedAt: null,
      },
    ])

  it('need approval above the budget of the cost centre, unless the company wants none', async () => {
    await limitBuyer(shop, { orderLimit: null })
    await addCostCentre(100_00)
    await people.buyer.add('VALVE', 10)
    const place = await order(people.buyer, { costCentre: '100' })
    expect(await place()).toMatchObject({
      status: 409,
      body: {
        code: 'approvalNeeded',
        approval: { reasons: [{ kind: 'costCentre' }], steps: [['User shy']] },
      },
    })
    const { status, body } = await sendCart(people.buyer, { costCentre: '100' })
    expect([status, body.number]).toEqual([200, 'A10001'])
    await people.buyer.add('VALVE', 10)
    await insertRows(shop.store.db, 'approvalRules', [
      {
        customerId: 'a',
        version: 1,
        costCentreBudget: 0,
        newUserOrders: 0,
        categoryIds: '[]',
        deadlineHours: 48,
        reminderHours: 24,
        everyStep: 0,
        mayChange: 1,
      },
    ])
    expect((await (await order(people.buyer, { costCentre: '100' }))()).status).toBe(200)
  })

  it('count the orders of two users on one cost centre one after the other', async () => {
    await limitBuyer(shop, { orderLimit: null })
    await addCostCentre(0)
    const { db } = shop.store
    for (let turn = 0; turn < turns; turn++) {
      await db.deleteFrom('orderLines').execute()
      await db.deleteFrom('orders').execute()
      for (const each of [people.buyer, people.other]) {
        await each.post('/api/cart/emptycart')
        await each.add('VALVE', 10)
      }
      // Enough for one order with its freight, not for two.
      await db.updateTable('costCentres').set({ budget: 200_000 }).execute()
      const places = await Promise.all(
        [people.buyer, people.other].map((each) => order(each, { costCentre: '100' })),
      )
      const answers = await Promise.all(places.map((place) => place()))
      expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
        [200, undefined],
        [409, 'approvalNeeded'],
      ])
    }
  })

  it('count an approved request before an order that the buyer places meanwhile', async () => {
    for (let turn = 0; turn < turns; turn++) {
      await shop.store.db.deleteFrom('orderLines').execute()
      await shop.store.db.deleteFrom('orders').execute()
      await people.buyer.post('/api/cart/emptycart')
      await limitBuyer(shop, { orderLimit: 1, periodLimit: null, period: '' })
      await people.buyer.add('VALVE', 10)
      const { body } = await sendCart(people.buyer)
      await people.buyer.add('VALVE', 10)
      await limitBuyer(shop, { orderLimit: null, periodLimit: 200_000, period: 'month' })
      const place = await order(people.buyer)
      const [approved, ordered] = await Promise.all([
        callOn(people.other, 'approve', { requestId: body.requestId, version: 1 }),
        place(),
      ])
      expect(approved).toMatchObject({ status: 200, body: { state: 'ordered' } })
      // An approver may exceed the limit, the buyer not: the own order was first, or needs approval.
      if (ordered.status === 200)
        expect(Number(ordered.body.orderNumber)).toBeLessThan(Number(approved.body.orderNumber))
      else expect(ordered.body.code).toBe('approvalNeeded')
    }
  })
})
