import type { PluralKey, WordKey } from '../../words/keys.ts'
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

/** `{0}` and `{1}` replaced by the values, numbers as SITE-8 shows them. Words are text, never markup. */
export const fillWords = (text: string, values: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/gu, (placeholder, index: string) => {
    const value = values[Number(index)]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatQuantity(value) : value
  })

/** The words of a page. */
export interface Words {
  (key: WordKey, ...values: (string | number)[]): string
  /** `key.one` or `key.other` by the language's plural rule; `{0}` is the count, `{1}` the first of the values. */
  count: (key: PluralKey, count: number, ...values: (string | number)[]) => string
}

const listeners = new WeakMap<ShopContext, (key: string) => void>()

/** Calls `tell` for each word that is asked of this context in vain. The host writes it to its log. */
export const tellOfMissingWords = (context: ShopContext, tell: (key: string) => void): void =>
  void listeners.set(context, tell)

function createWords(context: ShopContext): Words {
  const { words, language, environment } = context
  // A missing word is seen while developing and never ends the page (SITE-6).
  const missing = (key: string): string => {
    listeners.get(context)?.(key)
    return environment === 'local' || environment === 'dev' ? `[${key}]` : key
  }
  const t = (key: WordKey, ...values: (string | number)[]): string => {
    const text = words[key]
    return text === undefined ? missing(key) : fillWords(text, values)
  }
  const count: Words['count'] = (key, amount, ...values) => {
    // A language may lack the form that its rule names; the general one is always there.
    const text = words[`${key}.${rulesOf(language).select(amount)}`] ?? words[`${key}.other`]
    return text === undefined ? missing(`${key}.other`) : fillWords(text, [amount, ...values])
  }
  return Object.assign(t, { count })
}

const wordsByContext = new WeakMap<ShopContext, Words>()

/** The words of a context, for code that is not a view (`head()`). */
export function wordsOf(context: ShopContext): Words {
  const known = wordsByContext.get(context)
  if (known) return known
  const words = createWords(context)
  wordsByContext.set(context, words)
  return words
}
