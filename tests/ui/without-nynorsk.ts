const known = (locale: unknown): string =>
  typeof locale === 'string' && !/^nn\b/iu.test(locale) ? locale : 'en-US'

const { DateTimeFormat, Collator, PluralRules } = Intl

/**
 * A browser on a machine in English whose `Intl` has no Nynorsk, as Chromium's: it formats and sorts by its machine.
 */
export const withoutNynorsk: unknown = Object.create(Intl, {
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
