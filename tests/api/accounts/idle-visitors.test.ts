import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultSessionLimits } from '../../../api/accounts/sessions/session-limits.ts'
import { cartOwner } from '../../../api/carts/store.ts'
import { deleteIdleVisitors, visitorsAtOnce } from '../../../api/housekeeping/idle-visitors.ts'
import { hashSessionId } from '../../../api/accounts/sessions/session-ids-store.ts'
import { createSession, findSession } from '../../../api/accounts/sessions/store.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'

const start = new Date('2026-11-20T11:00:00.000Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const visit = { site: 'se', userId: null, customerId: null } as const
const limitsOf = () => defaultSessionLimits

describe.each(databases)('idle visitors on $name (ACC-12)', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
  })
  afterEach(() => test.remove())

  const count = async (table: 'sessions' | 'sessionIds' | 'carts' | 'lists') =>
    (await test.store.db.selectFrom(table).selectAll().execute()).length

  const collect = async (session: string) => {
    const { db } = test.store
    const sessionHash = hashSessionId(session)
    const owner = cartOwner({ userId: '', customerId: '', sessionHash })
    const changedAt = start.toISOString()
    await db
      .insertInto('carts')
      .values({ id: sessionHash, owner, site: 'se', version: 1, state: 'open', changedAt })
      .execute()
    await db
      .insertInto('lists')
      .values({ id: sessionHash, customerId: '', userId: '', name: 'x', changedAt, session: sessionHash })
      .execute()
  }

  it('are deleted with their carts and lists, others are kept', async () => {
    const { db } = test.store
    const before = { carts: await count('carts'), lists: await count('lists') }
    const idle = await createSession(db, visit, start)
    const active = await createSession(db, visit, start)
    const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    await createSession(db, { ...visit, userId }, start)
    for (const session of [idle, active]) await collect(session)
    await findSession(db, hashSessionId(active), later(30), limitsOf)
    expect(await deleteIdleVisitors(test.store, later(59), limitsOf)).toBe(0)
    expect(await deleteIdleVisitors(test.store, later(61), limitsOf)).toBe(1)
    expect([await count('sessions'), await count('sessionIds')]).toEqual([2, 2])
    expect([await count('carts'), await count('lists')]).toEqual([before.carts + 1, before.lists + 1])
    expect(await findSession(db, hashSessionId(active), later(61), limitsOf)).not.toBeNull()
  })

  it('are deleted in batches until none is left', async () => {
    const { db } = test.store
    const many = visitorsAtOnce + 30
    for (let n = 0; n < many; n += 1) await createSession(db, visit, start)
    expect(await deleteIdleVisitors(test.store, later(61), limitsOf)).toBe(many)
    expect([await count('sessions'), await count('sessionIds')]).toEqual([0, 0])
  })
})
