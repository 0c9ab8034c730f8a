import { type Arbitrary, assert, asyncProperty, array, constantFrom, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachUser } from '../../../api/accounts/customers/store.ts'
import { addRole, administratorsOf } from '../../../api/accounts/permissions/store.ts'
import { createSession, findSession } from '../../../api/accounts/sessions/store.ts'
import { hashSessionId } from '../../../api/accounts/sessions/session-ids-store.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import type { WriteContext } from '../../../api/platform/database/write-context.ts'
import { ApiError } from '../../../api/platform/http/api-error.ts'
import type { Administrator } from '../../../api/user-administration/administrators.ts'
import { changeOneOf } from '../../../api/user-administration/save-user.ts'
import { setUserState } from '../../../api/user-administration/set-user-state.ts'
import { approversOf, findUserOf } from '../../../api/user-administration/store.ts'
import { usersContextOf, viewUsers } from '../../../api/user-administration/view.ts'
import { raisesLimits } from '../../../api/user-administration/rules.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'

/** Users of customer c; the first two administer it, all but the last approve. */
const people = ['shy', 'idle', 'other', 'buyer', 'norse'] as const
const administrators = ['shy', 'idle'] as const
const customerId = 'c'

const actions = ['lock', 'unlock', 'deactivate', 'reactivate'] as const

const anybody = constantFrom(...people)
/** Mostly administrators, often about themselves: other steps are refused at once. */
const pair = record({
  by: oneof({ arbitrary: constantFrom(...administrators), weight: 4 }, anybody),
  to: constantFrom(...people, ...administrators, 'self', 'self', 'self'),
}).map(({ by, to }) => ({ by, to: to === 'self' ? by : to }))
const about = <Change extends object>(change: Arbitrary<Change>): Arbitrary<Step> =>
  record({ pair, change }).map((drawn) => ({ ...drawn.pair, ...drawn.change }))
const step = oneof(
  about(record({ action: constantFrom(...actions) })),
  about(
    record({ roles: array(constantFrom('administrator', 'approver', 'buyer', 'reader'), { maxLength: 2 }) }),
  ),
  about(record({ orderLimit: nat(3) })),
  about(record({ approverId: constantFrom(...people, '') })),
)
/** One change: who makes it, of whom, and what. */
interface Step {
  by: string
  to: string
  action?: (typeof actions)[number]
  roles?: readonly string[]
  orderLimit?: number
  approverId?: string
}

describe.each(databases)('random changes by administrators, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const reset = async (): Promise<void> => {
    const { db } = shop.store
    await db.deleteFrom('sessions').execute()
    await db.deleteFrom('attachments').where('customerId', '=', customerId).execute()
    for (const userId of people) {
      await attachUser(db, userId, customerId)
      await addRole(db, { userId, customerId, role: 'buyer' })
    }
    for (const userId of administrators) await addRole(db, { userId, customerId, role: 'administrator' })
    for (const userId of people.slice(0, -1)) await addRole(db, { userId, customerId, role: 'approver' })
  }
  const effective = async (userId: string) => {
    const { db } = shop.store
    const row = await findUserOf(db, customerId, userId)
    if (row === undefined) throw new Error(`${userId} is gone`)
    const [view] = await viewUsers(db, { customerId, userId }, [row], await usersContextOf(db, customerId))
    if (view === undefined) throw new Error(`${userId} has no view`)
    return view
  }
  /** Applies a step as a call does; returns whether it was accepted. */
  const apply = async ({ by, to: userId, action, ...change }: Step): Promise<boolean> => {
    const administrator: Administrator = {
      customerId,
      userId: by,
      place: { site: 'se', language: 'sv', origin: 'http://local' },
    }
    const { roles, orderLimit, approverId } = change
    const write = (context: WriteContext): Promise<string> =>
      action === undefined
        ? changeOneOf(context, administrator, userId, {
            ...(roles === undefined ? {} : { roles: [...roles] }),
            ...(orderLimit === undefined ? {} : { orderLimit: orderLimit === 0 ? null : orderLimit }),
            ...(approverId === undefined ? {} : { approverId }),
          })
        : setUserState(context, administrator, { userId, action })
    try {
      await inTransaction({ store: shop.store, clock: shop.clock.now }, write)
      return true
    } catch (cause) {
      if (cause instanceof ApiError) return false
      throw cause
    }
  }
  const expectInvariants = async (): Promise<void> => {
    const { db } = shop.store
    expect((await administratorsOf(db, customerId)).length).toBeGreaterThan(0)
    const approvers = await approversOf(db, customerId)
    for (const start of people) {
      const seen = new Set<string>()
      for (let at: string = start; at !== ''; at = approvers.get(at) ?? '') {
        expect(seen.has(at), `circle at ${at}`).toBe(false)
        seen.add(at)
      }
    }
  }

  it('never leave a customer without administrator, make a circle of approvers, or raise own rights', async () => {
    await assert(
      asyncProperty(array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        await reset()
        for (const each of steps) {
          const before = await effective(each.by)
          const accepted = await apply(each)
          await expectInvariants()
          if (before.status !== 'active' || !before.roles.includes('administrator'))
            expect(accepted).toBe(false)
          if (each.by !== each.to) continue
          const after = await effective(each.by)
          expect(after.status).toBe(before.status)
          expect(after.roles.filter((role) => !before.roles.includes(role))).toEqual([])
          expect(raisesLimits(before.effective, after.effective)).toBe(false)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('keep an administrator when two change at once', async () => {
    await assert(
      asyncProperty(array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        await reset()
        await Promise.all(
          steps.map((each) =>
            apply(each).catch((cause: unknown) => {
              // Waiting for a lock may end: the call answers 503, and nothing has happened.
              if (!(cause instanceof Error && 'code' in cause)) throw cause
            }),
          ),
        )
        await expectInvariants()
      }),
      { numRuns: 40 },
    )
  })

  it.each<[string, (by: string, other: string) => Step]>([
    ['deactivate each other', (by, to) => ({ by, to, action: 'deactivate' })],
    ['end their own administration', (by) => ({ by, to: by, roles: ['buyer'] })],
    ['end the administration of each other', (by, to) => ({ by, to, roles: ['buyer'] })],
  ])('keep an administrator when both %s at once', async (_, stepOf) => {
    for (let round = 0; round < 10; round++) {
      await reset()
      const [one, other] = administrators
      const accepted = await Promise.all([apply(stepOf(one, other)), apply(stepOf(other, one))])
      expect(accepted.toSorted()).toEqual([false, true])
      await expectInvariants()
    }
  })

  it('end the sessions of users who are not active any more', async () => {
    await reset()
    const { db } = shop.store
    const now = shop.clock.now()
    const id = await createSession(db, { site: 'se', userId: 'other', customerId }, now)
    expect(await findSession(db, hashSessionId(id), now)).not.toBeNull()
    await apply({ by: 'shy', to: 'other', action: 'deactivate' })
    expect(await findSession(db, hashSessionId(id), now)).toBeNull()
    await apply({ by: 'shy', to: 'other', action: 'reactivate' })
    expect(await findSession(db, hashSessionId(id), now)).toBeNull()
  })
})
