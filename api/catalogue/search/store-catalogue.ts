import { buildInProcess, type Catalogue, type CatalogueChange } from '@tradecounter/search'
import { readChanges } from '../changes.ts'
import type { ChangeKind } from '../../platform/database/schema/change-kinds.ts'
import type { Store } from '../../platform/database/index.ts'
import { findAvailable, readUpdate } from './document-source.ts'

/**
 * Prices and quantities are read from the database with each answer. The index only knows which articles can be
 * sent at once.
 */
const engineKinds: Record<ChangeKind, CatalogueChange['kind']> = {
  price: 'other',
  stock: 'availability',
  text: 'documents',
  added: 'documents',
  removed: 'documents',
}

const documentModule = new URL('./document-source.ts', import.meta.url).href

/** The catalogue of the database, as the search engine follows it. `signal` aborts a build. */
export const storeCatalogue = ({ db, settings }: Store, signal?: AbortSignal): Catalogue => ({
  async state() {
    const rows = await db
      .selectFrom('catalogueFacts')
      .selectAll()
      .where('key', 'in', ['version', 'changes'])
      .execute()
    const facts = new Map(rows.map(({ key, value }) => [key, Number(value)]))
    return { version: facts.get('version') ?? 0, change: facts.get('changes') ?? 0 }
  },
  build: (path, isUrgent, onProgress) =>
    buildInProcess({ module: documentModule, options: { ...settings } }, path, {
      isUrgent,
      onProgress,
      ...(signal ? { signal } : {}),
    }),
  changes: async (after, limit) =>
    (await readChanges(db, after, limit)).map(({ number, kind, productIds }) => ({
      number,
      kind: engineKinds[kind],
      productIds,
    })),
  readUpdate: (ids) => readUpdate(db, ids),
  findAvailable: (ids) => findAvailable(db, ids),
})
