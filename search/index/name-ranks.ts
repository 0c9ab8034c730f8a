import type { DatabaseSync } from 'node:sqlite'
import { collatorOf, type Language } from '../analysis/languages.ts'
import type { Segment } from './segment.ts'

/** Difference of neighbouring ranks: names can be inserted between any two. */
const step = 2

/** Whether a rank belongs to names that were inserted by updates. */
export const isInsertedRank = (rank: number): boolean => rank % step !== 0

/** Writes the product names in the order of a language and returns each product's rank. Equal names share a rank. */
export function writeNameRanks(
  file: DatabaseSync,
  names: readonly string[],
  language: Language,
): Uint32Array {
  const { compare } = collatorOf(language)
  const insert = file.prepare(`insert into names_${language} (rank, name) values (?, ?)`)
  const ranks = new Map<string, number>()
  let last: string | null = null
  let rank = 0
  for (const name of [...new Set(names)].toSorted(compare)) {
    if (last === null || compare(last, name) !== 0) {
      rank += step
      insert.run(rank, name)
    }
    ranks.set(name, rank)
    last = name
  }
  return Uint32Array.from(names, (name) => ranks.get(name) ?? 0)
}

/**
 * Finds the rank of a name: that of an equal name, or else one between two others. Tries the rank `likely` first, if it
 * is not 0.
 */
export function openNameRanks(
  tables: Pick<Segment, 'prepare'>,
  language: Language,
): (name: string, likely: number) => number {
  const { compare } = collatorOf(language)
  const most = tables.prepare(`select max(rank) as rank from names_${language}`)
  const at = tables.prepare(`select name from names_${language} where rank = ?`)
  const nameAt = (rank: number): string => String(at.get(rank)?.['name'] ?? '')
  return (name, likely) => {
    if (likely > 0 && !isInsertedRank(likely) && compare(name, nameAt(likely)) === 0) return likely
    let low = 1
    let high = Number(most.get()?.['rank'] ?? 0) / step
    while (low <= high) {
      const middle = (low + high) >>> 1
      const order = compare(name, nameAt(middle * step))
      if (order === 0) return middle * step
      if (order < 0) high = middle - 1
      else low = middle + 1
    }
    return low * step - 1
  }
}
