import { openSearchEngine, type Log, type SearchSettings } from '@tradecounter/search'
import type { Store } from '../../platform/database/index.ts'
import { productSearch } from './product-search.ts'
import type { ProductSearch } from '../../platform/product-search.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { openSynonyms } from './synonym-files.ts'
import { prepareStock } from './variant-tables/prepare-stock.ts'
import { openVariantTables } from './variant-tables/variant-tables.ts'

const silent: Log = { info: () => undefined, warn: () => undefined }

/** A start does not wait for the index of more products than these: the shop opens and says how far the build is. */
const mostProductsToWaitFor = 20_000
/** Milliseconds that a start waits for the index of fewer products. */
const startTimeoutMs = 60_000

async function isLarge({ db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(mostProductsToWaitFor)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Opens the search over the catalogue in the database and follows its changes. Throws `SynonymMistakes` if a list
 * of synonyms cannot be used.
 */
export async function openSearch({
  store,
  log = silent,
  ...settings
}: SearchSettings & { store: Store }): Promise<ProductSearch> {
  const synonyms = openSynonyms(settings.dataDir, (about, message) => log.warn(about, message))
  const abort = new AbortController()
  const engine = await openSearchEngine(storeCatalogue(store, abort.signal), {
    log,
    startTimeoutMs: async () => ((await isLarge(store)) ? 0 : startTimeoutMs),
    ...settings,
  })
  const tables = openVariantTables(store, log)
  const search = productSearch(engine, synonyms, tables)
  const prepared = prepareStock(store.db, tables, abort.signal).catch((cause: unknown) => {
    if (!abort.signal.aborted) log.warn({ err: cause }, 'stock of lists could not be prepared')
  })
  return {
    ...search,
    async close() {
      abort.abort()
      await Promise.all([prepared, search.close()])
    },
  }
}
