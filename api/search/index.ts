import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueVersion, type Store } from '../store/index.ts'
import { buildApart } from './build-apart.ts'
import { indexFile, isCurrent, readColumns } from './file.ts'
import { openPool } from './pool.ts'
import type { ListAnswer, ListRequest, QuickAnswer, QuickRequest } from './protocol.ts'
import type { Source } from './source.ts'
import { storeSource } from './store-source.ts'

export { languageOf, languages } from './languages.ts'
export type { Language } from './languages.ts'
export { SearchUnavailable } from './pool.ts'
export type { ListAnswer, ListRequest, QuickAnswer, QuickRequest } from './protocol.ts'
export { pageSize, readListQuery, readQuickPhrase } from './query.ts'
export type { Interval, ListQuery, QueryFault } from './query.ts'
export { compareSizes } from './sizes.ts'

/** Finds products. Every call may throw `SearchUnavailable`. */
export interface Search {
  /** One page of a list with its facets; null when its category does not exist. */
  list(request: ListRequest): Promise<ListAnswer | null>
  /** What the search field shows while a phrase is being written. */
  quick(request: QuickRequest): Promise<QuickAnswer>
  close(): Promise<void>
}

interface Log {
  info: (about: object, message: string) => void
  warn: (about: object, message: string) => void
}

/** Enough for several of the broadest phrases among a million articles, in every language. */
const usualPhraseMemory = 24e6

const silent: Log = { info: () => undefined, warn: () => undefined }

/** Opens the index in `dataDir` over any source, building it when it is missing, broken or of another catalogue. */
export async function openSearchOf(
  source: Pick<Source, 'version'> & { open: () => Promise<Source> },
  {
    dataDir,
    workers = 1,
    log = silent,
    patienceMs,
    phraseMemory = usualPhraseMemory,
  }: { dataDir: string; workers?: number; log?: Log; patienceMs?: number; phraseMemory?: number },
): Promise<Search> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, indexFile)
  if (!isCurrent(path, source.version)) {
    const began = performance.now()
    await buildApart(await source.open(), path)
    log.info(
      { version: source.version, milliseconds: Math.round(performance.now() - began) },
      'search index built',
    )
  }
  const pool = openPool({ path, columns: readColumns(path), phraseMemory }, workers, log, patienceMs)
  await pool.ready
  return pool
}

/** Opens the search of the store's catalogue. `workers` threads answer, sharing one copy of the columns. */
export async function openSearch(settings: {
  dataDir: string
  store: Store
  workers?: number
  log?: Log
}): Promise<Search> {
  const { store, ...rest } = settings
  const version = await catalogueVersion(store.db)
  return openSearchOf({ version, open: () => storeSource(store) }, rest)
}
