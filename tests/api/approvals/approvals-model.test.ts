import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalState, approvalStates } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import {
  type ApprovalShop,
  callOn,
  listOf,
  openApprovals,
  requestOf,
  sendCart,
} from '../fixtures/approvals.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { openAdministrator } from './rights-of-approvers.ts'

const approvers = ['other', 'shy', 'idle'] as const
type Approver = (typeof approvers)[number]
const everyone = ['buyer', ...approvers] as const

const price = 129_50

/** One step: who does what to which request (by its number modulo the requests there are). */
type Step =
  | { kind: 'send'; pieces: number }
  | { kind: 'price'; raise: number }
  | { kind: 'approve'; by: (typeof everyone)[number]; at: number; keep: number | null }
  | {
      kind: 'reject' | 'forward' | 'withdraw' | 'restore'
      by: (typeof everyone)[number]
      at: number
      to: Approver
    }
  | { kind: 'race'; at: number }
  | { kind: 'rights'; who: Approver; may: boolean }

const who = constantFrom(...everyone)
const step: Arbitrary<Step> = oneof(
  { arbitrary: record({ kind: constantFrom('send' as const), pieces: nat(8).map((n) => n + 2) }), weight: 3 },
  { arbitrary: record({ kind: constantFrom('price' as const), raise: nat(1) }), weight: 1 },
  {
    arbitrary: record({
      kind: constantFrom('approve' as const),
      by: constantFrom('other' as const, 'other' as const, 'shy' as const, 'idle' as const, 'buyer' as const),
      at: nat(2),
      keep: constantFrom(null, 1, 2),
    }),
    weight: 5,
  },
  {
    arbitrary: record({
      kind: constantFrom('reject' as const, 'forward' as const),
      by: who,
      at: nat(2),
      to: constantFrom(...approvers),
    }),
    weight: 3,
  },
  {
    arbitrary: record({
      kind: constantFrom('withdraw' as const, 'restore' as const, 'restore' as const),
      by: constantFrom('buyer' as const, 'buyer' as const, 'buyer' as const, 'other' as const),
      at: nat(2),
      to: constantFrom(...approvers),
    }),
    weight: 4,
  },
  { arbitrary: record({ kind: constantFrom('race' as const), at: nat(2) }), weight: 1 },
  {
    arbitrary: record({
      kind: constantFrom('rights' as const),
      who: constantFrom(...approvers),
      may: boolean(),
    }),
    weight: 3,
  },
)

/** Ends of every kind, which random steps alone reach in most runs only. */
const everyEnd: Step[] = [
  ...[2, 3, 4, 5, 6].map((pieces): Step => ({ kind: 'send', pieces })),
  { kind: 'approve', by: 'other', at: 0, keep: 2 },
  { kind: 'approve', by: 'shy', at: 0, keep: null },
  { kind: 'approve', by: 'other', at: 1, keep: null },
  { kind: 'reject', by: 'other', at: 2, to: 'shy' },
  { kind: 'withdraw', by: 'buyer', at: 3, to: 'shy' },
  { kind: 'price', raise: 1 },
  { kind: 'approve', by: 'other', at: 4, keep: null },
  { kind: 'send', pieces: 7 },
]

/** A request as it should be. Two steps: `other`, then `shy` or `idle`. */
interface Model {
  requestId: string
  state: ApprovalState
  asked: Approver[][]
  step: number
  /** Who has approved the earlier steps. */
  decided: string[]
  sent: number
  pieces: number
  price: number
  restored: boolean
}
const isOpen = ({ state }: Model): boolean => state === 'waiting' || state === 'partlyApproved'
type Able = Record<Approver, boolean>

/** Who is asked about an open request after the rights of approvers have changed. */
function followRights({ asked, step: current }: Model, able: Able): void {
  for (const [at, before] of asked.entries()) {
    const left = before.filter((name) => able[name])
    if (at < current - 1 || (before.length > 0 && left.length === before.length)) continue
    const elsewhere = asked.flatMap((names, other) => (other === at ? [] : names))
    const groups = [['other'], ['shy', 'idle'], approvers].map((names) =>
      approvers.filter((name) => names.includes(name) && able[name]),
    )
    const others = groups.map((names) => names.filter((name) => !elsewhere.includes(name)))
    asked[at] = left.length > 0 ? left : ([...others, ...groups].find(({ length }) => length > 0) ?? [])
  }
}

/** Nobody is left, and somebody may approve it again later. */
const losingAll: Step[] = [
  { kind: 'send', pieces: 2 },
  { kind: 'rights', who: 'other', may: false },
  { kind: 'rights', who: 'shy', may: false },
  { kind: 'rights', who: 'idle', may: false },
  { kind: 'approve', by: 'other', at: 0, keep: null },
  { kind: 'send', pieces: 3 },
  { kind: 'rights', who: 'idle', may: true },
  { kind: 'approve', by: 'idle', at: 0, keep: null },
  { kind: 'rights', who: 'other', may: true },
  { kind: 'approve', by: 'idle', at: 0, keep: null },
  { kind: 'send', pieces: 4 },
]

/**
 * Faults that were planted and found: the version not checked (two decisions of one request), the step not advanced,
 * withdrawal of an ended request, the cart returned twice, a lowered quantity not given back, and the order placed
 * before the last step. Approvers lose and get the right in between: an open request always asks those who may approve
 * it, if anybody may.
 */
describe.each(databases)('random steps of buyers and approvers, on $name', ({ open }) => {
  let shop: TestShop
  let people: ApprovalShop
  let administrator: Awaited<ReturnType<typeof openAdministrator>>
  beforeAll(async () => {
    shop = await openShop(open)
    people = await openApprovals(shop)
    administrator = await openAdministrator(shop, 1)
    const { db } = shop.store
    await insertRows(db, 'companyUnits', [
      { id: 'u', customerId: 'a', number: '1', name: 'Nord', version: 1, deletedAt: null },
    ])
    await insertRows(db, 'unitUsers', [
      { unitId: 'u', userId: 'buyer', part: 'member' },
      { unitId: 'u', userId: 'shy', part: 'approver' },
      { unitId: 'u', userId: 'idle', part: 'approver' },
    ])
    await insertRows(db, 'approvalRules', [
      {
        customerId: 'a',
        version: 1,
        costCentreBudget: 0,
        newUserOrders: 0,
        categoryIds: '[]',
        deadlineHours: 48,
        reminderHours: 0,
        everyStep: 1,
        mayChange: 1,
      },
    ])
    await db.updateTable('stock').set({ quantity: 100_000 }).where('variantId', '=', 1).execute()
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const setPrice = (amount: number) =>
    shop.store.db
      .updateTable('prices')
      .set({ amount })
      .where('variantId', '=', 1)
      .where('priceGroup', '=', 'se-list')
      .execute()
  const reset = async (): Promise<void> => {
    const { db } = shop.store
    await db.deleteFrom('orderLines').execute()
    await db.deleteFrom('orders').execute()
    await db.deleteFrom('approvalRequests').execute()
    await db.deleteFrom('cartLines').execute()
    await setPrice(price)
    for (const userId of approvers)
      await db
        .updateTable('roleAssignments')
        .set({ role: 'approver' })
        .where('userId', '=', userId)
        .where('customerId', '=', 'a')
        .execute()
  }
  const piecesIn = async (where: 'open' | 'orders'): Promise<number> => {
    const { db } = shop.store
    const row =
      where === 'open'
        ? await db
            .selectFrom('cartLines')
            .innerJoin('carts', 'carts.id', 'cartLines.cartId')
            .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
            .where('owner', '=', 'user:buyer customer:a')
            .executeTakeFirst()
        : await db
            .selectFrom('orderLines')
            .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
            .executeTakeFirst()
    return Number(row?.pieces ?? 0)
  }

  const walk = async (steps: readonly Step[], seen: Set<string>): Promise<void> => {
    await reset()
    const models: Model[] = []
    let cart = 0
    let current = price
    const able: Able = { other: true, shy: true, idle: true }
    const visitorOf = (name: (typeof everyone)[number]) => people[name]
    const canDecide = (model: Model, by: string): boolean =>
      isOpen(model) && (model.asked[model.step - 1] ?? []).some((asked) => asked === by)
    /** What an approval by one who may do it leads to. */
    const approved = (model: Model, pieces: number, by: string | undefined): void => {
      if (model.price !== current) {
        model.state = 'failed'
        return
      }
      model.pieces = pieces
      if (model.step < model.asked.length) {
        model.step += 1
        model.decided.push(by ?? '')
        model.state = 'partlyApproved'
      } else model.state = 'ordered'
    }

    for (const each of steps) {
      if (each.kind === 'price') {
        current += each.raise
        await setPrice(current)
        continue
      }
      if (each.kind === 'rights') {
        able[each.who] = each.may
        expect((await administrator.letApprove(each.who, each.may)).status).toBe(200)
        for (const model of models) if (isOpen(model)) followRights(model, able)
        continue
      }
      if (each.kind === 'send') {
        await people.buyer.add('VALVE', each.pieces)
        cart += each.pieces
        const { status, body } = await sendCart(people.buyer)
        const planned = [['other'] as const, ['shy', 'idle'] as const]
          .map((names) => names.filter((name) => able[name]))
          .filter(({ length }) => length > 0)
        expect([status, status === 200 ? '' : body.code]).toEqual(
          planned.length > 0 ? [200, ''] : [409, 'noApprover'],
        )
        if (planned.length === 0) continue
        models.push({
          requestId: body.requestId,
          state: 'waiting',
          asked: planned,
          step: 1,
          decided: [],
          sent: cart,
          pieces: cart,
          price: current,
          restored: false,
        })
        cart = 0
        continue
      }
      const model = models[each.at % Math.max(1, models.length)]
      if (model === undefined) continue
      const { requestId } = model
      const row = await shop.store.db
        .selectFrom('approvalRequests')
        .select('version')
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow()
      const shown = { requestId, version: row.version }
      if (each.kind === 'race') {
        const asked = model.asked[model.step - 1] ?? []
        const racers = [...asked, ...asked]
        const answers = await Promise.all(racers.map((name) => callOn(visitorOf(name), 'approve', shown)))
        const winner = racers[answers.findIndex(({ status }) => status === 200)]
        const wins = answers.filter(({ status }) => status === 200).length
        expect(wins).toBe(isOpen(model) && asked.length > 0 ? 1 : 0)
        if (wins === 1) approved(model, model.pieces, winner)
        continue
      }
      const visitor = visitorOf(each.by)
      if (each.kind === 'approve') {
        const { rows: lines } = { rows: await linesOf(requestId) }
        const keep = each.keep === null ? null : Math.min(each.keep, model.pieces)
        const changes = keep === null ? [] : lines.map(({ lineId }) => ({ lineId, quantity: keep }))
        const { status } = await callOn(visitor, 'approve', { ...shown, changes })
        expect(status === 200).toBe(canDecide(model, each.by))
        if (status === 200) approved(model, keep ?? model.pieces, each.by)
        continue
      }
      if (each.kind === 'withdraw' || each.kind === 'restore') {
        const isAllowed =
          each.by === 'buyer' &&
          (each.kind === 'withdraw'
            ? isOpen(model)
            : ['rejected', 'expired', 'failed'].includes(model.state) && !model.restored)
        const { status } = await callOn(visitor, each.kind, shown)
        expect(status === 200).toBe(isAllowed)
        if (!isAllowed) continue
        model.restored = true
        cart += model.sent
        if (each.kind === 'withdraw') model.state = 'withdrawn'
        continue
      }
      const isAllowed =
        canDecide(model, each.by) &&
        (each.kind === 'reject' || (each.by !== each.to && able[each.to] && !model.decided.includes(each.to)))
      const { status } = await callOn(
        visitor,
        each.kind,
        each.kind === 'reject' ? { ...shown, comment: 'Nej' } : { ...shown, userId: each.to },
      )
      expect(status === 200).toBe(isAllowed)
      if (!isAllowed) continue
      if (each.kind === 'reject') model.state = 'rejected'
      else {
        const asked = model.asked[model.step - 1] ?? []
        model.asked[model.step - 1] = [...new Set([...asked.filter((name) => name !== each.by), each.to])]
      }
    }
    for (const { state } of models) seen.add(state)
    const { requests } = await listOf(people.buyer, 'part=mine&print=1')
    const states = new Map(
      requests.map((each: { requestId: string; state: string }) => [each.requestId, each.state]),
    )
    expect(models.map(({ requestId }) => states.get(requestId))).toEqual(models.map(({ state }) => state))
    const waiting = new Map(
      requests.map((each: { requestId: string; waitingFor: string[] }) => [each.requestId, each.waitingFor]),
    )
    expect(models.map(({ requestId }) => waiting.get(requestId))).toEqual(
      models.map((model) =>
        isOpen(model) ? (model.asked[model.step - 1] ?? []).map((name) => `User ${name}`).toSorted() : [],
      ),
    )
    const ordered = models.filter(({ state }) => state === 'ordered')
    expect(await piecesIn('orders')).toBe(ordered.reduce((sum, { pieces }) => sum + pieces, 0))
    expect(await piecesIn('open')).toBe(cart)
    const orders = await shop.store.db.selectFrom('orders').select('id').execute()
    expect(orders).toHaveLength(ordered.length)
  }
  const linesOf = (requestId: string) =>
    shop.store.db.selectFrom('approvalLines').select('lineId').where('requestId', '=', requestId).execute()

  it('order each approved request once, in the approved quantities, and give everything else back once', async () => {
    const seen = new Set<string>()
    await assert(
      asyncProperty(array(step, { minLength: 6, maxLength: 24 }), (steps) => walk(steps, seen)),
      { numRuns: 40, examples: [[everyEnd], [losingAll]] },
    )
    expect([...seen, 'expired'].toSorted()).toEqual([...approvalStates].toSorted())
    expect(await requestOf(people.idle, 'none')).toBeUndefined()
  })
})
