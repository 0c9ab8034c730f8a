import type { PluralKey, TranslationKey } from '../../translations/keys.ts'
import type { Language, ShopContext } from '../context/context.ts'
import { formatQuantity } from '../format/format.ts'

/** Chromium knows no nn and would fall back to the machine's language; nb has the same plural rule. */
const pluralLanguage = (language: Language): string => (language === 'nn' ? 'nb' : language)

const pluralRules = new Map<string, Intl.PluralRules>()
function rulesOf(language: Language): Intl.PluralRules {
  const name = pluralLanguage(language)
  const known = pluralRules.get(name)
  if (known) return known
  const rules = new Intl.PluralRules(name)
  pluralRules.set(name, rules)
  return rules
}

/** Replaces `{0}` and `{1}` by the values, numbers as SITE-8 shows them. The result is text, never markup. */
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

const listeners = new WeakMap<ShopContext, (key: string) => void>()

/** Calls `tell` for each missing text of this context. The host writes it to its log. */
export const onMissingTranslation = (context: ShopContext, tell: (key: string) => void): void =>
  void listeners.set(context, tell)

function createTranslator(context: ShopContext): Translator {
  const { translations, language, environment } = context
  // A missing text is visible in development and never ends the page (SITE-6).
  const missing = (key: string): string => {
    listeners.get(context)?.(key)
    return environment === 'local' || environment === 'dev' ? `[${key}]` : key
  }
  const t = (key: TranslationKey, ...values: (string | number)[]): string => {
    const text = translations[key]
    return text === undefined ? missing(key) : fillPlaceholders(text, values)
  }
  const count: Translator['count'] = (key, amount, ...values) => {
    // A language may lack the form that its rule names; the general one is always there.
    const text = translations[`${key}.${rulesOf(language).select(amount)}`] ?? translations[`${key}.other`]
    return text === undefined ? missing(`${key}.other`) : fillPlaceholders(text, [amount, ...values])
  }
  return Object.assign(t, { count })
}

const translators = new WeakMap<ShopContext, Translator>()

/** The translator of a context, for code that is not a view (`head()`). */
export function translatorOf(context: ShopContext): Translator {
  const known = translators.get(context)
  if (known) return known
  const translator = createTranslator(context)
  translators.set(context, translator)
  return translator
}
