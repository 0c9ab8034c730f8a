import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  addDays,
  addMonths,
  Calendar,
  clampRange,
  dayAt,
  dayOf,
  dayPattern,
  fromDate,
  isDay,
  isWithin,
  lastDays,
  monthRange,
  rangeOf,
  readDay,
  showDay,
  toDate,
  yearRange,
  type CalendarDay,
  type CalendarProps,
} from '@tradecounter/ui/calendar'
import * as fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

// The calendar loads late by design; a cold runner needs longer for it than a test waits.
beforeAll(() => import('@daypicker/react'), 60_000)

/** Zones with unusual offsets, daylight saving time at midnight, a skipped day, and both ends of the world. */
const zones = [
  'UTC',
  'Europe/Stockholm',
  'Europe/Helsinki',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
/** Days that were skipped when islands changed sides of the date line, which local dates cannot represent. */
const neverThere: Record<string, string> = {
  'Pacific/Apia': '2011-12-30',
  'Pacific/Kiritimati': '1994-12-31',
}
const locales = ['sv-SE', 'fi-FI', 'nb-NO', 'da-DK', 'en-GB', 'en-US', 'de-DE', 'et-EE']

const day = fc
  .tuple(
    fc.integer({ min: 1971, max: 2068 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, date]) => dayOf(year, month, date))
  .filter((made): made is CalendarDay => made !== null)

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe('days of the calendar', () => {
  it.each(zones)('stays the same day through the engine in %s, in summer and winter', (zone) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const held = day.filter((one) => one !== neverThere[zone])
    fc.assert(
      fc.property(held, (one) => {
        expect(fromDate(toDate(one))).toBe(one)
      }),
    )
  })

  it.each(zones)('move by days over the changes of daylight saving time in %s', (zone) => {
    process.env.TZ = zone
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toBe(one)
        expect(addDays(one, 1) > one).toBe(true)
      }),
    )
  })

  it('are those of each time zone', () => {
    const moment = new Date('2026-11-20T23:30:00Z')
    expect(dayAt(moment, 'Europe/Stockholm')).toBe('2026-11-21')
    expect(dayAt(moment, 'Pacific/Pago_Pago')).toBe('2026-11-20')
    expect(dayAt(new Date('2026-03-29T00:30:00Z'), 'Europe/Stockholm')).toBe('2026-03-29')
  })

  it('end a month on the day before the next, in every year', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (one, offset) => {
        const [here, next] = [monthRange(one, offset), monthRange(one, offset + 1)]
        expect(addDays(here.to, 1)).toBe(next.from)
        expect(isDay(here.from) && isDay(here.to)).toBe(true)
        expect(yearRange(one, offset).to).toBe(addDays(yearRange(one, offset + 1).from, -1))
      }),
    )
    expect([monthRange('2028-02-10').to, monthRange('2027-02-10').to]).toEqual(['2028-02-29', '2027-02-28'])
    expect([monthRange('2000-03-31', -1).to, monthRange('1900-02-01').to]).toEqual([
      '2000-02-29',
      '1900-02-28',
    ])
  })

  it('use the last day of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28')
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (one, count) => {
        const moved = addMonths(one, count)
        expect(moved.slice(0, 7)).toBe(monthRange(one, count).from.slice(0, 7))
        expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(one.slice(8)))
      }),
    )
  })

  it('counts days with both ends', () => {
    expect(lastDays('2026-03-01', 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(lastDays('2026-03-01', 2)).toEqual({ from: '2026-02-28', to: '2026-03-01' })
  })

  it('clamp a range to the bounds, or return null', () => {
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [range, bounds] = [rangeOf(a, b), rangeOf(c, d)]
        const cut = clampRange(range, { min: bounds.from, max: bounds.to })
        const meets = range.from <= bounds.to && range.to >= bounds.from
        expect(cut !== null).toBe(meets)
        if (cut?.from && cut.to) {
          expect(isWithin(cut.from, { min: range.from, max: bounds.to })).toBe(true)
          expect(isWithin(cut.to, { min: cut.from, max: bounds.to })).toBe(true)
        }
      }),
    )
    expect(clampRange({ from: null, to: '2026-01-01' }, { min: '2026-02-01' })).toBeNull()
  })
})

describe('typed dates', () => {
  it.each(locales)('are parsed in %s as formatted', (locale) => {
    fc.assert(
      fc.property(day, (one) => {
        expect(readDay(showDay(one, locale), locale)).toBe(one)
      }),
    )
    fc.assert(
      fc.property(day, (one) => {
        expect(readDay(one, locale)).toBe(one)
      }),
    )
  })

  it.each([
    ['20.11.2026', 'fi-FI', '2026-11-20'],
    [' 1 . 2 . 26 ', 'fi-FI', '2026-02-01'],
    ['1/2/2026', 'en-GB', '2026-02-01'],
    ['1/2/2026', 'en-US', '2026-01-02'],
    ['20261120', 'sv-SE', '2026-11-20'],
    ['20112026', 'nb-NO', '2026-11-20'],
    ['26-11-20', 'sv-SE', '2026-11-20'],
    ['1.1.70', 'fi-FI', '1970-01-01'],
    ['29.2.2028', 'fi-FI', '2028-02-29'],
  ])('parse %s in %s as %s', (text, locale, expected) => expect(readDay(text, locale)).toBe(expected))

  it.each([
    '',
    '31.11.2026',
    '29.2.2027',
    '20.13.2026',
    '20.11',
    '20 Nov 2026',
    '1.2.3.4',
    '20.11.226',
    '0.1.2026',
  ])('reject "%s"', (text) => expect(readDay(text, 'fi-FI')).toBeNull())

  it('are never parsed from text that is not a date', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...locales), (text, locale) => {
        const read = readDay(text, locale)
        expect(read === null || isDay(read)).toBe(true)
      }),
    )
  })

  it('have a format in the letters of the language', () => {
    expect(dayPattern('sv-SE', { year: 'å', month: 'm', day: 'd' })).toBe('åååå-mm-dd')
    expect(dayPattern('fi-FI', { year: 'v', month: 'k', day: 'p' })).toBe('pp.kk.vvvv')
  })
})

const calendar = (more: Partial<CalendarProps> = {}) => (
  <Calendar
    mode="single"
    selected={{ from: '2026-11-12', to: '2026-11-12' }}
    onSelect={vi.fn()}
    today="2026-11-20"
    locale="en-GB"
    focusOnOpen
    labels={{
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      selected: 'selected',
      rangeStart: 'start',
      rangeEnd: 'end',
      withinRange: 'within',
      loading: 'Loading',
    }}
    {...more}
  />
)

const focused = () => document.activeElement?.getAttribute('aria-label')

describe('Calendar', () => {
  it('reserves its space and is busy until it has loaded, then names month, weekdays and days', async () => {
    const { container } = render(calendar())
    expect(container.querySelector('[aria-busy=true]')?.textContent).toBe('Loading')
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Monday' }).textContent).toBe('Mon')
    expect(screen.getByRole('button', { name: 'Friday, 20 November 2026, today' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('November 2026')
  })

  it('moves by day, week, ends of the week, month and year', async () => {
    render(calendar())
    await screen.findByRole('grid')
    await waitFor(() => expect(focused()).toBe('Thursday, 12 November 2026, selected'))
    const user = userEvent.setup()
    const walk: [string, string][] = [
      ['{ArrowRight}', '13 November 2026'],
      ['{ArrowDown}', '20 November 2026'],
      ['{ArrowLeft}', '19 November 2026'],
      ['{ArrowUp}', '12 November 2026'],
      ['{Home}', 'Monday, 9 November 2026'],
      ['{End}', 'Sunday, 15 November 2026'],
      ['{PageDown}', '15 December 2026'],
      ['{PageUp}', '15 November 2026'],
      ['{Shift>}{PageDown}{/Shift}', '15 November 2027'],
      ['{Shift>}{PageUp}{/Shift}', '15 November 2026'],
    ]
    for (const [key, expected] of walk) {
      await user.keyboard(key)
      await waitFor(() => expect(focused()).toContain(expected))
    }
  })

  it('goes where its arrows point on a page from right to left', async () => {
    render(<div dir="rtl">{calendar()}</div>)
    await waitFor(() => expect(focused()).toContain('12 November 2026'))
    const user = userEvent.setup()
    for (const [key, expected] of [
      ['{ArrowLeft}', '13 November 2026'],
      ['{ArrowRight}', '12 November 2026'],
      ['{ArrowDown}', '19 November 2026'],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(focused()).toContain(expected))
    }
  })

  it.each(['{Enter}', ' '])('chooses the day by the key "%s"', async (key) => {
    const onSelect = vi.fn()
    render(calendar({ onSelect }))
    await waitFor(() => expect(focused()).toContain('12 November'))
    await userEvent.keyboard(`{ArrowRight}${key}`)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-11-13')
  })

  it('says start, end and what lies between, and takes several', async () => {
    render(calendar({ mode: 'range', selected: { from: '2026-11-03', to: '2026-11-05' } }))
    const grid = await screen.findByRole('grid')
    expect(grid.getAttribute('aria-multiselectable')).toBe('true')
    for (const said of ['3 November 2026, start', '4 November 2026, within', '5 November 2026, end']) {
      expect(screen.getByRole('button', { name: new RegExp(`${said}$`, 'u') })).toBeTruthy()
    }
  })

  it.each(['single', 'range'] as const)(
    'reads why a day is closed, and does not choose it: %s',
    async (mode) => {
      const onSelect = vi.fn()
      const closed = { days: ['2026-11-13'], reason: 'no delivery', message: (shown: string) => shown }
      render(calendar({ mode, closed, onSelect }))
      await waitFor(() => expect(focused()).toContain('12 November'))
      const user = userEvent.setup()
      await user.keyboard('{ArrowRight}')
      await waitFor(() => expect(focused()).toBe('Friday, 13 November 2026, no delivery'))
      const button = screen.getByRole('button', { name: /13 November/u })
      expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false])
      await user.keyboard('{Enter}')
      await user.click(button)
      expect(onSelect).not.toHaveBeenCalled()
      await user.keyboard('{ArrowRight}{Enter}')
      expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-11-14')
    },
  )

  it('starts at today without a value, and disables days outside the bounds', async () => {
    const onSelect = vi.fn()
    render(calendar({ selected: { from: null, to: null }, min: '2026-11-18', max: '2026-11-24', onSelect }))
    await waitFor(() => expect(focused()).toBe('Friday, 20 November 2026, today'))
    const early = screen.getByRole('button', { name: /17 November/u })
    expect(early).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true)
    await userEvent.click(early)
    expect(onSelect).not.toHaveBeenCalled()
  })
})
