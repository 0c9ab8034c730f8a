import { vi } from 'vitest'
import { addRole } from '../../../api/accounts/service.ts'
import { limitBuyer, signInAt } from '../fixtures/approvals.ts'
import { addColleague } from '../fixtures/people.ts'
import type { TestShop } from '../fixtures/shop.ts'
import type { Answer, Visitor } from '../fixtures/visitor.ts'

const base = '/api/my-pages/user-administration'

/** Waits until requests follow what users may do now. */
const followed = ({ store: { db } }: TestShop): Promise<void> =>
  vi.waitFor(
    async () => {
      const open = await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', ['rightsChange', 'approvalReassign'])
        .where('finishedAt', 'is', null)
        .execute()
      if (open.length > 0) throw new Error(`${open.length} jobs wait`)
    },
    { timeout: 10_000, interval: 10 },
  )

/** An administrator of customer `a`, `boss`, who may approve up to a limit, if any. */
export async function openAdministrator(shop: TestShop, orderLimit: number | null) {
  await addColleague(shop.store, 'boss', 'a')
  await addRole(shop.store.db, { userId: 'boss', customerId: 'a', role: 'administrator' })
  await limitBuyer(shop, { orderLimit }, 'boss')
  const boss: Visitor = await signInAt(shop, 'boss')
  const change = async (call: string, body: object): Promise<Answer> => {
    const answer = await boss.post(`${base}/${call}`, body)
    await followed(shop)
    return answer
  }
  return {
    boss,
    followed: () => followed(shop),
    /** Locks, unlocks, deactivates … a user. */
    setState: (userId: string, action: string) => change('setstate', { userId, action }),
    /** Lets users approve, or not. */
    letApprove: (userId: string, may: boolean) =>
      change('bulk', {
        userIds: [userId],
        change: { kind: 'roles', roles: [may ? 'approver' : 'buyer'] },
      }),
    limit: (userId: string, most: number | null) =>
      change('bulk', {
        userIds: [userId],
        change: { kind: 'limits', orderLimit: most, periodLimit: null, period: '' },
      }),
  }
}
