import { readChanges, type Store } from '../../platform/database/index.ts'
import { buildApart } from '../../../search/workers/build-in-process.ts'
import type { Catalogue } from '../../../search/documents.ts'
import { availableOf, readFeed } from './document-source.ts'

/** The catalogue in the store. `signal` ends a build that is under way. */
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
  build: (path, isUrgent) =>
    buildApart({ store: settings }, path, { isUrgent, ...(signal ? { signal } : {}) }),
  changes: (after, most) => readChanges(db, after, most),
  read: (ids) => readFeed(db, ids),
  available: (ids) => availableOf(db, ids),
})
