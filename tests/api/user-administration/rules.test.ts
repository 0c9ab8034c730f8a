import { describe, expect, it } from 'vitest'
import {
  effectiveLimits,
  isCircle,
  limitRefusal,
  noLimits,
  periodStart,
  raisesLimits,
  splitName,
} from '../../../api/user-administration/rules.ts'

const role = (orderLimit: number | null, canOrder = true) => ({
  canOrder,
  limits: { ...noLimits, orderLimit },
})

describe('the limits of a user', () => {
  it('are the highest of the roles that let the user order', () => {
    expect(effectiveLimits(noLimits, [role(5), role(9), role(null, false)]).orderLimit).toBe(9)
    expect(effectiveLimits(noLimits, [role(5), role(null)]).orderLimit).toBeNull()
    expect(effectiveLimits(noLimits, [])).toEqual(noLimits)
  })

  it('compare periods of different lengths by the year', () => {
    const week = { canOrder: true, limits: { orderLimit: null, periodLimit: 100, period: 'week' as const } }
    const month = { canOrder: true, limits: { orderLimit: null, periodLimit: 400, period: 'month' as const } }
    expect(effectiveLimits(noLimits, [month, week])).toMatchObject({ periodLimit: 100, period: 'week' })
  })

  it('are replaced by own ones, each by itself', () => {
    const own = { orderLimit: null, periodLimit: 7, period: 'year' as const }
    expect(effectiveLimits(own, [role(5)])).toEqual({ orderLimit: 5, periodLimit: 7, period: 'year' })
  })

  it('are raised by more, by none, and by another period', () => {
    const before = { orderLimit: 5, periodLimit: 10, period: 'month' as const }
    expect(raisesLimits(before, before)).toBe(false)
    expect(raisesLimits(before, { ...before, orderLimit: 4, periodLimit: 9 })).toBe(false)
    expect(raisesLimits(before, { ...before, orderLimit: 6 })).toBe(true)
    expect(raisesLimits(before, { ...before, orderLimit: null })).toBe(true)
    expect(raisesLimits(before, { ...before, periodLimit: null, period: '' })).toBe(true)
    expect(raisesLimits(before, { ...before, period: 'week' })).toBe(true)
    expect(raisesLimits(noLimits, before)).toBe(false)
  })

  it('refuse what is above them, and allow exactly as much', () => {
    const limits = { orderLimit: 100, periodLimit: 250, period: 'month' as const }
    expect(limitRefusal(limits, { sum: 100, spent: 150 })).toBeNull()
    expect(limitRefusal(limits, { sum: 101, spent: 0 })).toMatchObject({
      kind: 'order',
      limit: 100,
      sum: 101,
    })
    expect(limitRefusal(limits, { sum: 100, spent: 151 })).toMatchObject({
      kind: 'period',
      limit: 250,
      spent: 151,
      period: 'month',
    })
  })
})

it.each([
  // Local midnight is 23:00 UTC the day before in winter, 22:00 in summer.
  ['week', '2026-11-20T11:00:00Z', '2026-11-15T23:00:00.000Z'],
  ['week', '2026-11-15T22:59:59Z', '2026-11-08T23:00:00.000Z'],
  ['month', '2026-11-20T11:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['month', '2026-10-31T23:30:00Z', '2026-10-31T23:00:00.000Z'],
  ['quarter', '2026-11-20T11:00:00Z', '2026-09-30T22:00:00.000Z'],
  ['halfYear', '2026-11-20T11:00:00Z', '2026-06-30T22:00:00.000Z'],
  ['halfYear', '2026-06-30T21:59:00Z', '2025-12-31T23:00:00.000Z'],
  ['year', '2026-12-31T23:30:00Z', '2026-12-31T23:00:00.000Z'],
] as const)('a %s at %s has begun at %s in Sweden', (period, now, start) => {
  expect(periodStart(period, 'SE', new Date(now))).toBe(start)
})

it('divides a name where the last name begins, else at the last space', () => {
  expect(splitName('Anna von Essen', 'von Essen')).toEqual({ firstName: 'Anna', lastName: 'von Essen' })
  expect(splitName('Anna Maria Ek', 'von Essen')).toEqual({ firstName: 'Anna Maria', lastName: 'Ek' })
  expect(splitName('Anna', '')).toEqual({ firstName: 'Anna', lastName: '' })
})

it('recognises a circle of approvers of any length', () => {
  const approvers = new Map([
    ['b', 'c'],
    ['c', 'd'],
  ])
  expect(isCircle('d', 'b', approvers)).toBe(true)
  expect(isCircle('a', 'b', approvers)).toBe(false)
})
