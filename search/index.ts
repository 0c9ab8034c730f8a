import type { Catalogue, DocumentSource } from './documents.ts'
import {
  manageIndex,
  type SearchEngine,
  type SearchSettings as AllSettings,
} from './updates/index-manager.ts'
import { buildInProcess } from './workers/build-in-process.ts'

export { foldCharacters, removeInvisible } from './analysis/fold-characters.ts'
export { compareSizes } from './analysis/compare-sizes.ts'
export { checkDigitOf, codeOfBarcode, hasCheckDigit } from './analysis/gtin.ts'
export { neighbouringNumbers } from './analysis/neighbouring-numbers.ts'
export { collatorOf, fallbacks, languageOf, languages, type Language } from './analysis/languages.ts'
export {
  findSynonyms,
  mergeSynonyms,
  parseSynonyms,
  type Synonym,
  type SynonymList,
} from './analysis/synonyms.ts'
export * from './documents.ts'
export type { Facet, FacetValue, Facets } from './facets/facets.ts'
export type { SearchedWords } from './matching/matches.ts'
export type { VariantMarks } from './facets/variant-marks.ts'
export type * from './requests/answers.ts'
export type * from './requests/requests.ts'
export type { Log, SearchEngine, SearchState } from './updates/index-manager.ts'
export { buildInProcess, type BuildOrigin } from './workers/build-in-process.ts'
export { SearchPreparing, SearchUnavailable } from './workers/worker-pool.ts'

/** Settings of a search engine; all but the folder of the index have defaults. */
export type SearchSettings = Pick<AllSettings, 'dataDir'> & Partial<AllSettings>

export const defaultPollIntervalMs = 400

const defaults: Omit<AllSettings, 'dataDir'> = {
  workers: 1,
  log: { info: () => undefined, warn: () => undefined },
  // Room for several of the broadest phrases over a million articles, in every language.
  queryCacheBytes: 24e6,
  pollIntervalMs: defaultPollIntervalMs,
  startTimeoutMs: 60_000,
}

/** Opens the index of a catalogue. Builds it if it is missing, damaged, or of another version of the catalogue. */
export const openSearchEngine = (catalogue: Catalogue, settings: SearchSettings): Promise<SearchEngine> =>
  manageIndex(catalogue, { ...defaults, ...settings })

/** A catalogue that never changes. */
export const staticCatalogue = (version: number, open: () => Promise<DocumentSource>): Catalogue => ({
  state: async () => ({ version, change: 0 }),
  build: async (path, isUrgent, onProgress) =>
    buildInProcess({ source: await open() }, path, { isUrgent, onProgress }),
  changes: async () => [],
  readUpdate: async (ids) => ({ ids, products: [], names: {}, customerNumbers: [], assortments: [] }),
})
