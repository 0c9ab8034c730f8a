import { openSearchEngine, type Log, type SearchSettings } from '@tradecounter/search'
import type { Store } from '../../platform/database/index.ts'
import { productSearch, type ProductSearch } from './product-search.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { openSynonyms } from './synonym-files.ts'

const silent: Log = { info: () => undefined, warn: () => undefined }

/**
 * Opens the search over the catalogue in the database and follows its changes. Throws `SynonymMistakes` if a list of
 * synonyms cannot be used.
 */
export async function openSearch({
  store,
  log = silent,
  ...settings
}: SearchSettings & { store: Store }): Promise<ProductSearch> {
  const synonyms = openSynonyms(settings.dataDir, (about, message) => log.warn(about, message))
  const abort = new AbortController()
  const engine = await openSearchEngine(storeCatalogue(store, abort.signal), { log, ...settings })
  const search = productSearch(engine, synonyms)
  return {
    ...search,
    close() {
      abort.abort()
      return search.close()
    },
  }
}
