import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rememberDevice } from '../../../api/accounts/sign-in/known-devices-store.ts'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { admitAttempt, subjectOf } from '../../../api/accounts/sign-in/attempts-store.ts'
import { createSession, endSession } from '../../../api/accounts/sessions/store.ts'
import { hashSessionId } from '../../../api/accounts/sessions/session-ids-store.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'

const start = new Date('2026-11-20T11:00:00.000Z')
const after = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000)
const visit = { site: 'se', userId: null, customerId: null } as const

describe.each(databases)('deleting expired data of sign-ins on $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
  })
  afterEach(() => test.remove())

  const count = async (table: 'sessions' | 'sessionIds' | 'devices' | 'addressFailures' | 'loginAttempts') =>
    (await test.store.db.selectFrom(table).selectAll().execute()).length

  it('deletes the ids of ended sessions within an hour', async () => {
    const { db } = test.store
    const ended = await createSession(db, visit, start)
    await createSession(db, visit, start)
    await endSession(db, hashSessionId(ended), start)
    await deleteExpired(db, after(0))
    expect([await count('sessions'), await count('sessionIds')]).toEqual([1, 2])
    await deleteExpired(db, after(0, 2))
    expect([await count('sessions'), await count('sessionIds')]).toEqual([1, 1])
    await deleteExpired(db, after(0, 13))
    expect([await count('sessions'), await count('sessionIds')]).toEqual([0, 0])
  })

  it('deletes known devices after 400 days, and failures after two', async () => {
    const { db } = test.store
    await rememberDevice(db, null, 'anna', start)
    await admitAttempt(
      test.store,
      { subject: subjectOf('anna', null), ofDevice: false, address: 'an-address' },
      start,
    )
    await deleteExpired(db, after(1))
    expect([await count('devices'), await count('addressFailures'), await count('loginAttempts')]).toEqual([
      1, 1, 1,
    ])
    await deleteExpired(db, after(3))
    expect([await count('devices'), await count('addressFailures'), await count('loginAttempts')]).toEqual([
      1, 0, 0,
    ])
    await deleteExpired(db, after(401))
    expect(await count('devices')).toBe(0)
  })
})
