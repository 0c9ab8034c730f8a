import type { Language } from '@tradecounter/search'
import da from './da.json' with { type: 'json' }
import enGB from './en-GB.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import nn from './nn.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }

/** The texts of sites in one language. Every language has the same keys. */
export type Translations = typeof sv

/** The languages of the catalogue, and the varieties of English with texts of their own. */
export const translationLocales = ['sv', 'fi', 'nn', 'da', 'en', 'en-US', 'en-GB'] as const
export type TranslationLocale = (typeof translationLocales)[number]

/** Texts in groups, which can have groups. */
interface Texts {
  readonly [key: string]: string | readonly unknown[] | Texts
}

const isGroup = (value: Texts[string]): value is Texts => typeof value === 'object' && !Array.isArray(value)

/** The texts of a variety: those of the language, with the differences in their groups. */
const merge = (texts: Texts, differences: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const { [key]: other = text } = differences
      return [key, isGroup(text) && isGroup(other) ? merge(text, other) : other]
    }),
  )

/** Merging keeps the keys of English. */
const variety = (differences: Texts): Translations => merge(en, differences) as Translations

const translations: Record<TranslationLocale, Translations> = {
  sv,
  fi,
  nn,
  da,
  en,
  'en-US': variety(enUS),
  'en-GB': variety(enGB),
}

/** Names of the facets that are not attributes of the catalogue. */
export interface FacetLabels {
  category: string
  brand: string
  label: string
  myAssortment: string
  inStock: string
  /** In stock or not. */
  inStockAll: string
  /** The customer's own warehouse. */
  inStockMine: string
  /** By label kind (`1`, `5`, `10`, `15`). */
  labels: Readonly<Record<string, string>>
}

/** The locale of the translations for a requested locale and its language. */
export const translationLocaleOf = (requested: string | undefined, language: Language): TranslationLocale =>
  requested === 'en-US' || requested === 'en-GB' ? requested : language

/** The translations of a locale. */
export const translationsFor = (locale: TranslationLocale): Translations => translations[locale]

/** The facet names in a language. */
export const facetLabelsFor = (language: Language): FacetLabels => translations[language].facets
