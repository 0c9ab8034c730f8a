import type { Catalogue, CatalogueChange } from '../documents.ts'
import { findRow } from '../index/columns.ts'
import type { OpenedIndex } from '../workers/messages.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** Products of one update: a query waits for no more than these. */
const productsPerUpdate = 20
/** Changes read at a time. */
const changesPerRead = 40
/** A rebuild is faster than an update of more products than these. */
const mostChangedAtOnce = 2000
/** An index with more updated products than these, or than this share of all, is rebuilt in the background. */
const staleAfter = { products: 2000, share: 0.02 }

/** Applies the catalogue's changes to one open index. */
export interface IndexUpdater {
  /** Number of the last change that answers contain. */
  readonly change: number
  /** Number of the last change that can be seen in a list. */
  readonly visibleChange: number
  /**
   * Applies all changes so far. Returns false if only a rebuilt index can contain them all: too many products changed
   * at once, which are then skipped, or the index is full and takes no more updates.
   */
  catchUp(): Promise<boolean>
  /** Whether so many products were updated that a rebuilt index would be better. */
  isStale(): boolean
}

const idsOf = (changes: readonly CatalogueChange[]): number[] => [
  ...new Set(changes.flatMap(({ productIds }) => productIds)),
]

export function createIndexUpdater(
  pool: WorkerPool,
  opened: OpenedIndex,
  catalogue: Catalogue,
): IndexUpdater {
  let change = opened.change
  let visibleChange = opened.change
  let updatedCount = 0
  /** Updated products: their rows are not the ones that the index was built with. */
  const updatedIds = new Set<number>()
  let isComplete = true
  let isFull = false
  const limit = Math.max(staleAfter.products, opened.products * staleAfter.share)

  /** Writes availability to the shared columns, where all workers see it. */
  const updateAvailability = async (ids: readonly number[]): Promise<void> => {
    for (let from = 0; from < ids.length && catalogue.findAvailable; from += changesPerRead) {
      const some = ids.slice(from, from + changesPerRead)
      const available = await catalogue.findAvailable(some)
      for (const id of some) {
        const row = findRow(opened.columns.productIds, id)
        if (row >= 0) opened.columns.available[row] = available.has(id) ? 1 : 0
      }
    }
  }

  const updateDocuments = async (ids: readonly number[]): Promise<boolean> => {
    for (let from = 0; from < ids.length; from += productsPerUpdate) {
      const some = ids.slice(from, from + productsPerUpdate)
      if (!(await pool.update(await catalogue.readUpdate(some)))) return false
      updatedCount += some.length
      for (const id of some) updatedIds.add(id)
    }
    return true
  }

  return {
    get change() {
      return change
    },
    get visibleChange() {
      return visibleChange
    },
    async catchUp() {
      const { change: last } = await catalogue.state()
      while (!isFull && change < last) {
        const changes = await catalogue.changes(change, changesPerRead)
        // The catalogue may have deleted its oldest changes, or all of them.
        const isMissing = changes[0]?.number !== change + 1
        const end = changes.at(-1)?.number ?? last
        const changed = idsOf(changes.filter(({ kind }) => kind === 'documents'))
        const restocked = idsOf(changes.filter(({ kind }) => kind === 'availability'))
        const ids = [...new Set([...changed, ...restocked.filter((id) => updatedIds.has(id))])]
        await updateAvailability(restocked.filter((id) => !updatedIds.has(id)))
        const isTooMuch = isMissing || ids.length > mostChangedAtOnce
        isFull = !isTooMuch && (updatedCount + ids.length > limit * 2 || !(await updateDocuments(ids)))
        isComplete &&= !isTooMuch && !isFull
        if (isFull) break
        change = end
        if (ids.length > 0) visibleChange = end
      }
      return isComplete
    },
    isStale: () => updatedCount > limit,
  }
}
