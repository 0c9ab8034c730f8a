import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const known = (locale: unknown): string =>
  typeof locale === 'string' && !/^nn\b/iu.test(locale) ? locale : 'en-US'

const { DateTimeFormat, Collator, PluralRules } = Intl

/** A browser on a machine in English whose `Intl` has no Nynorsk, as Chromium's: it formats and sorts by its machine. */
const withoutNynorsk: unknown = Object.create(Intl, {
  DateTimeFormat: {
    value: class extends DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(known(locale), options)
      }
    },
  },
  Collator: {
    value: class extends Collator {
      constructor(locale?: string, options?: Intl.CollatorOptions) {
        super(known(locale), options)
      }
    },
  },
  PluralRules: {
    value: class extends PluralRules {
      constructor(locale?: string, options?: Intl.PluralRulesOptions) {
        super(known(locale), options)
      }
    },
  },
})

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
})
