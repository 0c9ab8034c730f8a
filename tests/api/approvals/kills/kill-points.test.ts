import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertRows, type Store } from '../../../../api/platform/database/index.ts'
import { type ApprovalShop, callOn, openApprovals, sendCart } from '../../fixtures/approvals.ts'
import { databases } from '../../fixtures/databases.ts'
import { countRows, type KillableShop, openKillableShop } from '../../fixtures/kill-points.ts'

/** Everything that an approval writes. */
async function stateOf(store: Store) {
  const { db } = store
  return {
    requests: await db
      .selectFrom('approvalRequests')
      .select(['number', 'state', 'step', 'version', 'orderNumber'])
      .orderBy('number')
      .execute(),
    lines: await db
      .selectFrom('approvalLines')
      .select(['requestId', 'position', 'quantity'])
      .orderBy('requestId')
      .orderBy('position')
      .execute(),
    cartLines: await db.selectFrom('cartLines').select(['id', 'cartId', 'quantity']).orderBy('id').execute(),
    orders: await db.selectFrom('orders').select(['number', 'sum']).orderBy('number').execute(),
    orderLines: await db
      .selectFrom('orderLines')
      .select(['orderId', 'position', 'quantity'])
      .orderBy('orderId')
      .execute(),
    jobs: await countRows(store, 'jobs'),
    mails: await countRows(store, 'mails'),
    audit: await countRows(store, 'auditEntries'),
    events: await countRows(store, 'approvalEvents'),
    keys: await countRows(store, 'idempotency'),
  }
}

/** Decisions that write in different ways: a step of several, a change, the last step with its order. */
const decisions = [
  { name: 'of the first of two steps', everyStep: 1, change: false, ends: 'partlyApproved' },
  { name: 'with a lower quantity', everyStep: 0, change: true, ends: 'ordered' },
  { name: 'that places the order', everyStep: 0, change: false, ends: 'ordered' },
] as const

let points = 0
afterAll(() => expect(points).toBeGreaterThanOrEqual(200))

/**
 * The process dies after one statement of an approval and then another: more than 200 times on both databases together.
 * `kills.test.ts` kills whole processes at random moments.
 */
describe.each(databases)('an approval that is killed amid its statements, on $name', ({ open }) => {
  let killed: KillableShop
  let people: ApprovalShop
  beforeEach(async () => {
    killed = await openKillableShop(open, stateOf)
    people = await openApprovals(killed.shop)
  })
  afterEach(async () => {
    points += killed.kills()
    await killed.close()
  })

  it.each(decisions)(
    '$name leaves nothing half done, and is done once',
    async ({ everyStep, change, ends }) => {
      const { db } = killed.store
      await insertRows(db, 'companyUnits', [
        { id: 'u', customerId: 'a', number: '1', name: 'Nord', version: 1, deletedAt: null },
      ])
      await insertRows(db, 'unitUsers', [
        { unitId: 'u', userId: 'buyer', part: 'member' },
        { unitId: 'u', userId: 'shy', part: 'approver' },
      ])
      await insertRows(db, 'approvalRules', [
        {
          customerId: 'a',
          version: 1,
          costCentreBudget: 1,
          newUserOrders: 0,
          categoryIds: '[]',
          deadlineHours: 48,
          reminderHours: 24,
          everyStep,
          mayChange: 1,
        },
      ])
      await people.buyer.add('VALVE', 10)
      const { body } = await sendCart(people.buyer)
      const { requestId } = body
      const [line] = await db.selectFrom('approvalLines').select('lineId').execute()
      const request = {
        requestId,
        version: 1,
        ...(change ? { changes: [{ lineId: line?.lineId ?? '', quantity: 4 }] } : {}),
      }
      const headers = { 'Idempotency-Key': randomUUID() }
      const decide = () => callOn(people.other, 'approve', request, headers)
      expect((await killed.killAt(decide)).body.state).toBe(ends)
      expect((await stateOf(killed.store)).orders).toHaveLength(ends === 'ordered' ? 1 : 0)
    },
  )
})
