import type { Store } from '../api/platform/database/index.ts'
import { buildApart } from './workers/build-in-process.ts'
import { keepIndex, type KeeperSettings, type Search } from './updates/index-manager.ts'
import type { Catalogue, Source } from './documents.ts'
import { storeCatalogue } from '../api/catalogue/search/store-catalogue.ts'
import { openSynonyms } from '../api/catalogue/search/synonym-files.ts'
import { withSynonyms } from '../api/catalogue/search/open-search.ts'

export type { Search, SearchState } from './updates/index-manager.ts'
export { languageOf, languages } from './analysis/languages.ts'
export type { Language } from './analysis/languages.ts'
export { SearchUnavailable } from './workers/worker-pool.ts'
export type {
  ListAnswer,
  ListRequest,
  QuickAnswer,
  QuickRequest,
  VariantsRequest,
} from './workers/messages.ts'
export { pageSize, readListQuery, readQuickPhrase } from '../api/catalogue/search/list-query.ts'
export type { Interval, ListQuery, QueryFault } from '../api/catalogue/search/list-query.ts'
export { compareSizes } from './analysis/compare-sizes.ts'
export { SynonymMistakes } from '../api/catalogue/search/synonym-files.ts'

/** Enough for several of the broadest phrases among a million articles, in every language. */
const usualPhraseMemory = 24e6

/**
 * Milliseconds between two questions for what has changed. A change is asked for at the second question after it at the
 * latest, so most of the two seconds that a list may be old is left for feeding it.
 */
export const usualPollMs = 400

/** `workers` threads answer, sharing one copy of the columns. */
export type SearchSettings = { dataDir: string } & Partial<KeeperSettings>

const settled = (settings: SearchSettings): KeeperSettings => ({
  workers: 1,
  log: { info: () => undefined, warn: () => undefined },
  phraseMemory: usualPhraseMemory,
  pollMs: usualPollMs,
  waitMs: 60_000,
  ...settings,
})

/** A catalogue that never changes. */
export const stillCatalogue = (version: number, open: () => Promise<Source>): Catalogue => ({
  state: async () => ({ version, change: 0 }),
  build: async (path, isUrgent) => buildApart({ source: await open() }, path, { isUrgent }),
  changes: async () => [],
  read: async (ids) => ({ ids, products: [], names: {}, customerNumbers: [], assortments: [] }),
})

/** Opens the index in `dataDir` over any catalogue, building it when it is missing, broken or of another one. */
export const openSearchOf = (catalogue: Catalogue, settings: SearchSettings): Promise<Search> =>
  keepIndex(catalogue, settled(settings))

/**
 * Opens the search of the store's catalogue, which follows its changes. Throws `SynonymMistakes` when a list of synonyms
 * cannot be used.
 */
export async function openSearch({ store, ...settings }: SearchSettings & { store: Store }): Promise<Search> {
  const kept = settled(settings)
  const synonyms = openSynonyms(kept.dataDir, (about, message) => kept.log.warn(about, message))
  const end = new AbortController()
  const search = await keepIndex(storeCatalogue(store, end.signal), kept)
  const close = () => {
    end.abort()
    return search.close()
  }
  return withSynonyms({ ...search, close }, synonyms)
}
