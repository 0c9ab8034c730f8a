import type { DatabaseSync } from 'node:sqlite'
import { collatorOf, type Language } from '../analysis/languages.ts'
import type { Tables } from './segment.ts'

/** Ranks of neighbours differ by two: a name that comes later finds a place between any two. */
const step = 2

/** Whether a rank is of names that came later than the others. */
export const isBetween = (rank: number): boolean => rank % step !== 0

/**
 * Writes the names of the products in the order of a language, and gives each product's rank: equal names share one,
 * and so do those that a reader would not tell apart.
 */
export function writeNames(file: DatabaseSync, names: readonly string[], language: Language): Uint32Array {
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
 * Finds ranks for names that the index was not built with: between two others when there is no equal one. `likely` is
 * looked at first; 0 is none.
 */
export function openNameRanks(
  tables: Pick<Tables, 'prepare'>,
  language: Language,
): (name: string, likely: number) => number {
  const { compare } = collatorOf(language)
  const most = tables.prepare(`select max(rank) as rank from names_${language}`)
  const at = tables.prepare(`select name from names_${language} where rank = ?`)
  const nameAt = (rank: number): string => String(at.get(rank)?.['name'] ?? '')
  return (name, likely) => {
    if (likely > 0 && !isBetween(likely) && compare(name, nameAt(likely)) === 0) return likely
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
