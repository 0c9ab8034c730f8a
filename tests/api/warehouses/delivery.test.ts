import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, easterOf, weekdayOf } from '../../../api/platform/days.ts'
import {
  availableDay,
  canDeliverOn,
  deliveryWindow,
  isDeliveryDay,
  type Branch,
} from '../../../api/warehouses/rules.ts'

const branchIn = (country: Branch['country'], closedDays: string[] = []): Branch => ({ country, closedDays })

describe('Easter', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %d is on %s', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })

  it('is a Sunday between 22 March and 25 April, of any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const day = easterOf(year)
        expect(weekdayOf(day)).toBe(0)
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
      }),
    )
  })
})

describe('days without delivery', () => {
  it.each([
    ['SE', '2026-06-19', 'Midsummer eve'],
    ['SE', '2026-06-06', 'the national day'],
    ['SE', '2026-05-14', 'Ascension'],
    ['SE', '2026-12-24', 'Christmas eve'],
    ['NO', '2026-05-17', 'the national day'],
    ['NO', '2026-04-02', 'Maundy Thursday'],
    ['NO', '2026-05-25', 'Whit Monday'],
    ['FI', '2026-12-06', 'Independence day'],
    ['FI', '2026-01-06', 'Epiphany'],
    ['AX', '2026-06-09', 'the day of self-government'],
    ['DK', '2026-04-02', 'Maundy Thursday'],
    ['DK', '2026-06-05', 'Constitution day'],
    ['SE', '2026-11-21', 'a Saturday'],
  ] as const)('in %s: %s, %s', (country, day, _why) => {
    expect(isDeliveryDay(branchIn(country), day)).toBe(false)
  })

  it.each([
    ['SE', '2026-05-25', 'Whit Monday is a working day'],
    ['DK', '2026-05-01', 'the first of May too, since the Great Prayer day is gone too'],
    ['NO', '2026-06-19', 'and the day before Midsummer'],
    ['FI', '2026-06-09', 'the day of self-government is Åland’s alone'],
  ] as const)('not in %s: %s, %s', (country, day, _why) => {
    expect(isDeliveryDay(branchIn(country), day)).toBe(true)
  })
})

describe('the delivery window', () => {
  it('begins on the next working day of the country, by the country’s own clock', () => {
    // Half past eleven on a Thursday night in Stockholm is Friday in Helsinki.
    const night = new Date('2026-11-19T22:30:00Z')
    expect(dayIn('SE', night)).toBe('2026-11-19')
    expect(dayIn('FI', night)).toBe('2026-11-20')
    expect(deliveryWindow(branchIn('SE'), night).firstDeliveryDate).toBe('2026-11-20')
    expect(deliveryWindow(branchIn('FI'), night).firstDeliveryDate).toBe('2026-11-23')
  })

  it('accepts exactly the delivery days between its ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SE', 'NO', 'FI', 'AX', 'DK'),
        fc.date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
        (country, now) => {
          const window = deliveryWindow(branchIn(country), now)
          const today = dayIn(country, now)
          for (let ahead = -3; ahead < 100; ahead++) {
            const day = addDays(today, ahead)
            const open = ahead >= 1 && ahead <= 90 && isDeliveryDay(branchIn(country), day)
            expect([day, canDeliverOn(window, day)]).toEqual([day, open])
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('refuses days that do not exist', () => {
    const window = deliveryWindow(branchIn('SE'), new Date('2026-02-01T12:00:00Z'))
    expect(canDeliverOn(window, '2026-02-31')).toBe(false)
    expect(canDeliverOn(window, '2026-02-27')).toBe(true)
  })
})

describe('the day on which a line can be delivered whole', () => {
  const day = '2026-12-01'
  it.each([
    [0, 0, day],
    [1, 0, day],
    [2, 9, day],
    [2, 10, null],
    [3, 9, day],
    [3, 400, null],
    [4, 0, day],
    [5, 0, null],
    [6, 40, day],
  ] as const)('of stock type %d with %d of ten is %s (VAR-10)', (type, quantity, awaited) => {
    expect(availableDay({ type, quantity, firstDeliveryDate: day }, 10)).toBe(awaited)
    expect(availableDay({ type, quantity, firstDeliveryDate: null }, 10)).toBeNull()
  })
})
