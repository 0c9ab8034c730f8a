import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutNynorsk } from './without-nynorsk.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Intl', withoutNynorsk)
})
afterEach(() => void vi.unstubAllGlobals())

describe.each(['nn-NO', 'nn'])('%s in a browser in en-US without Nynorsk (SITE-8)', (locale) => {
  it('writes, reads and says days as Norwegians do', async () => {
    const days = await import('../../ui/calendar/day-text.ts')
    const day = days.readDay('03.04.2026', locale)
    expect(day).toBe('2026-04-03')
    expect(days.readDay('3.4.26', locale)).toBe('2026-04-03')
    expect(days.readDay('03042026', locale)).toBe('2026-04-03')
    if (day === null) return
    expect(days.showDay(day, locale)).toBe('03.04.2026')
    expect(days.dayPattern(locale, { year: 'å', month: 'm', day: 'd' })).toBe('dd.mm.åååå')
    expect(days.sayDay(day, locale)).toBe('fredag 3. april 2026')
    expect(days.sayMonth(day, locale)).toBe('april 2026')
    expect(days.sayWeekday(day, locale, 'long')).toBe('fredag')
    expect(days.nameDay(day, locale)).toBe('3. apr. 2026')
  })

  it('sorts Æ, Ø and Å after Z', async () => {
    const { sortVariants } = await import('../../ui/variant-table/sort-variants.ts')
    const sorted = sortVariants(['Å', 'Ask', 'Ørn', 'Zink', 'Ærfugl'], (text) => text, 'asc', locale)
    expect(sorted).toEqual(['Ask', 'Zink', 'Ærfugl', 'Ørn', 'Å'])
  })

  it('counts as Norwegians do', async () => {
    const { intlLocale } = await import('../../ui/layout/intl-locale.ts')
    const rules = new Intl.PluralRules(intlLocale(locale))
    expect([rules.resolvedOptions().locale.slice(0, 2), rules.select(1), rules.select(0)]).toEqual([
      'nb',
      'one',
      'other',
    ])
  })
})
