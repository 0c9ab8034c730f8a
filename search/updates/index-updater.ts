import { rowOf } from '../index/columns.ts'
import type { Pool } from '../workers/worker-pool.ts'
import type { CatalogueChange } from '../../api/platform/database/index.ts'
import type { Opened } from '../workers/messages.ts'
import type { Catalogue } from '../documents.ts'

/** Products that are fed at a time: a query waits for no more than these. */
const mouthful = 20
/** Changes read at a time. */
const page = 40
/** More changed products than these in one go are quicker built anew than fed. */
const bulk = 2000
/** An index that was fed more products than these, or this share of it, is built anew in the background. */
const most = 2000
const mostShare = 0.02

/** Feeds one open index from the catalogue's changes. */
export interface Feeder {
  /** Number of the last change that searches answer with, and of the last one that visitors can see. */
  readonly change: number
  readonly shown: number
  /**
   * Catches up. False when only an index that is built anew has it all: too much has changed in one go, which is then
   * left out, or there is no room, and nothing is fed any more.
   */
  catchUp(): Promise<boolean>
  /** True when so much was fed that a new index would be better. */
  isStale(): boolean
}

const idsOf = (changes: readonly CatalogueChange[]): number[] => [
  ...new Set(changes.flatMap(({ productIds }) => productIds)),
]

export function openFeeder(pool: Pool, opened: Opened, catalogue: Catalogue): Feeder {
  let change = opened.change
  let shown = opened.change
  let fed = 0
  /** Products whose rows are not where the index was built with them. */
  const fedIds = new Set<number>()
  let isWhole = true
  let isFull = false
  const limit = Math.max(most, opened.products * mostShare)

  /** Notes in the shared columns what can be sent at once, where all workers see it. */
  const renewAvailable = async (ids: readonly number[]): Promise<void> => {
    for (let from = 0; from < ids.length && catalogue.available; from += page) {
      const some = ids.slice(from, from + page)
      const available = await catalogue.available(some)
      for (const id of some) {
        const row = rowOf(opened.columns.productIds, id)
        if (row >= 0) opened.columns.available[row] = available.has(id) ? 1 : 0
      }
    }
  }

  const feedAll = async (ids: readonly number[]): Promise<boolean> => {
    for (let from = 0; from < ids.length; from += mouthful) {
      const some = ids.slice(from, from + mouthful)
      if (!(await pool.feed(await catalogue.read(some)))) return false
      fed += some.length
      for (const id of some) fedIds.add(id)
    }
    return true
  }

  return {
    get change() {
      return change
    },
    get shown() {
      return shown
    },
    async catchUp() {
      const { change: last } = await catalogue.state()
      while (!isFull && change < last) {
        const changes = await catalogue.changes(change, page)
        // What was forgotten meanwhile is missing at the beginning; that may be all of it.
        const isMissing = changes[0]?.number !== change + 1
        const end = changes.at(-1)?.number ?? last
        // Prices and stock are read from the catalogue with each answer; of both the index holds what can be sent.
        const seen = changes.filter(({ kind }) => kind !== 'price' && kind !== 'stock')
        const stocked = idsOf(changes.filter(({ kind }) => kind === 'stock'))
        const ids = [...new Set([...idsOf(seen), ...stocked.filter((id) => fedIds.has(id))])]
        await renewAvailable(stocked.filter((id) => !fedIds.has(id)))
        const isTooMuch = isMissing || ids.length > bulk
        isFull = !isTooMuch && (fed + ids.length > limit * 2 || !(await feedAll(ids)))
        isWhole &&= !isTooMuch && !isFull
        if (isFull) break
        change = end
        if (ids.length > 0) shown = end
      }
      return isWhole
    },
    isStale: () => fed > limit,
  }
}
