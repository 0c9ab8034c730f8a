import { intlLocale } from '@tradecounter/ui/layout'
import type { PluralKey, TranslationKey } from '../../translations/keys.ts'
import type { Language, ShopContext } from '../context/context.ts'
import { formatQuantity } from '../format/format.ts'
import { memoizeByObject } from '../memoize-by-object.ts'

const pluralRules = new Map<string, Intl.PluralRules>()
function rulesOf(language: Language): Intl.PluralRules {
  const name = intlLocale(language)
  const known = pluralRules.get(name)
  if (known) return known
  const rules = new Intl.PluralRules(name)
  pluralRules.set(name, rules)
  return rules
}

/** Replaces `{0}` and `{1}` by the values, with numbers formatted by SITE-8. The result is plain text. */
export const fillPlaceholders = (text: string, values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/gu, (placeholder, index: string) => {
    const value = values[Number(index)]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatQuantity(value) : value
  })

/** Translates the keys of a page into texts. */
export interface Translator {
  (key: TranslationKey, ...values: (string | number)[]): string
  /** `key.one` or `key.other` by the language's plural rule; `{0}` is the count, `{1}` the first of the values. */
  count: (key: PluralKey, count: number, ...values: (string | number)[]) => string
}

const listeners = new WeakMap<TextContext, (key: string) => void>()

/** Calls `tell` for each missing text of this context. The host logs it. */
export const onMissingTranslation = (context: ShopContext, tell: (key: string) => void): void =>
  void listeners.set(context, tell)

/** What the texts of a page depend on. */
export type TextContext = Pick<ShopContext, 'translations' | 'language' | 'environment'>

function createTranslator(context: TextContext): Translator {
  const { translations, language, environment } = context
  // A missing text is visible in development and never breaks the page (SITE-6).
  const missing = (key: string): string => {
    listeners.get(context)?.(key)
    return environment === 'local' || environment === 'dev' ? `[${key}]` : key
  }
  const t = (key: TranslationKey, ...values: (string | number)[]): string => {
    const text = translations[key]
    return text === undefined ? missing(key) : fillPlaceholders(text, values)
  }
  const count: Translator['count'] = (key, amount, ...values) => {
    // A language may lack the form of its plural rule; `other` always exists.
    const text = translations[`${key}.${rulesOf(language).select(amount)}`] ?? translations[`${key}.other`]
    return text === undefined ? missing(`${key}.other`) : fillPlaceholders(text, [amount, ...values])
  }
  return Object.assign(t, { count })
}

/** The translator of a context, for code outside components (`head()`). */
export const translatorOf: (context: TextContext) => Translator = memoizeByObject(createTranslator)
