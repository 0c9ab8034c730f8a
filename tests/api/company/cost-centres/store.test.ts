import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  costCentreIdsOfUser,
  costCentresForBuyer,
  listCostCentres,
  readBuyers,
  setCostCentresOfUser,
} from '../../../../api/company/cost-centres/store.ts'
import { runningPeriod } from '../../../../api/company/cost-centres/running-period.ts'
import { insertRows } from '../../../../api/platform/database/index.ts'
import { everyDatabase, type TestStore } from '../../fixtures/databases.ts'
import { insertPeople } from '../../fixtures/people.ts'

const centre = (id: string, customerId: string, more: object = {}) => ({
  id,
  customerId,
  number: `40${id}`,
  name: `Centre ${id}`,
  managerId: null,
  budget: null,
  period: 'month' as const,
  forEveryone: 0,
  active: 1,
  version: 1,
  deletedAt: null,
  ...more,
})

describe.each(everyDatabase)('cost centres of users on $name', ({ open }) => {
  let test: TestStore
  beforeEach(async () => {
    test = await open()
    await insertPeople(test.store)
    await insertRows(test.store.db, 'costCentres', [
      centre('1', 'c'),
      centre('2', 'c', { forEveryone: 1 }),
      centre('3', 'c', { active: 0 }),
      centre('4', 'c', { deletedAt: '2026-11-20T11:00:00.000Z' }),
      centre('9', 'a'),
    ])
  })
  afterEach(() => test.remove())

  it('sets exactly those of the customer, and none of another one', async () => {
    const { db } = test.store
    const user = { customerId: 'c', userId: 'shy' }
    await setCostCentresOfUser(db, { ...user, costCentreIds: ['1', '3', '9'] })
    expect(await costCentreIdsOfUser(db, user)).toEqual(['1', '3'])
    await setCostCentresOfUser(db, { customerId: 'c', userId: 'idle', costCentreIds: ['1'] })
    await setCostCentresOfUser(db, { ...user, costCentreIds: ['1'] })
    expect(await costCentreIdsOfUser(db, user)).toEqual(['1'])
    expect((await readBuyers(db, ['1', '9'])).map(({ userId }) => userId)).toEqual(['idle', 'shy'])
    expect((await listCostCentres(db, 'c')).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('lets a user order on active ones that name the user, or everybody', async () => {
    const { db } = test.store
    const choice = async (userId: string) =>
      (await costCentresForBuyer(db, { customerId: 'c', userId })).map(({ id }) => id)
    expect(await choice('shy')).toEqual(['2'])
    await setCostCentresOfUser(db, { customerId: 'c', userId: 'shy', costCentreIds: ['1', '3', '4'] })
    expect(await choice('shy')).toEqual(['1', '2'])
    expect(await choice('other')).toEqual(['2'])
  })
})

const at = (time: string) => new Date(time)

describe('the period of a budget', () => {
  it('is that of the calendar in the time zone of the country', () => {
    // Monday 23 November 2026, half past midnight in Stockholm.
    expect(runningPeriod('SE', 'week', at('2026-11-22T23:30:00Z'))).toEqual({
      from: '2026-11-23',
      until: '2026-11-29',
      start: '2026-11-22T23:00:00.000Z',
      end: '2026-11-29T23:00:00.000Z',
    })
    expect(runningPeriod('SE', 'month', at('2026-12-31T12:00:00Z'))).toMatchObject({
      from: '2026-12-01',
      until: '2026-12-31',
    })
    expect(runningPeriod('SE', 'quarter', at('2026-06-30T22:30:00Z'))).toMatchObject({
      from: '2026-07-01',
      until: '2026-09-30',
    })
    expect(runningPeriod('FI', 'halfYear', at('2026-02-01T12:00:00Z'))).toMatchObject({
      from: '2026-01-01',
      until: '2026-06-30',
    })
    expect(runningPeriod('NO', 'year', at('2027-12-31T23:30:00Z'))).toMatchObject({
      from: '2028-01-01',
      until: '2028-12-31',
    })
  })
})
