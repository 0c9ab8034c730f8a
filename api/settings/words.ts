import type { Language } from '../search/languages.ts'
import da from './da.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import nn from './nn.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }

const settings = { sv, fi, nn, da, en }

/** What a site says, in one language; every language has the same keys. */
export type SettingsWords = typeof sv

/** Names of the facets that are not the catalogue's own attributes. */
export interface FacetWords {
  category: string
  brand: string
  label: string
  myAssortment: string
  /** By label kind (`1`, `5`, `10`, `15`). */
  labels: Readonly<Record<string, string>>
}

/** The words of a language. */
export const settingsWords = (language: Language): SettingsWords => settings[language]

/** The words of the facets. */
export const facetWordsOf = (language: Language): FacetWords => settings[language].facets
