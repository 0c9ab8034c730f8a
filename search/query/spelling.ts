import { editDistance, editsAllowed } from '../analysis/edit-distance.ts'

/** A word that a misspelt one is near to. */
export interface Near {
  term: string
  written: string
  documents: number
  /** Edits between the two. */
  distance: number
}

/** Shorter ends of compounds are like too many words. */
const shortestEnd = 4

export const trigramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

const byNearness = (a: Near, b: Near): number => a.distance - b.distance || b.documents - a.documents

/** The ends of a compound that are one edit from a term: `hjalm` of `skyddshjalm` for `hjaml`. */
function nearEnds(term: string, found: ReadonlyArray<Omit<Near, 'distance'>>): Near[] {
  const ends = new Map<string, Near>()
  for (const each of found) {
    for (const length of [term.length, term.length - 1, term.length + 1]) {
      if (length < shortestEnd || each.term.length < length + 3) continue
      const end = each.term.slice(-length)
      if (editDistance(term, end, 1) !== 1) continue
      const documents = (ends.get(end)?.documents ?? 0) + each.documents
      ends.set(end, { term: end, written: each.written.slice(-length), documents, distance: 1 })
      break
    }
  }
  return [...ends.values()].toSorted(byNearness)
}

/**
 * The words that a misspelt one is nearest to, best first: whole words, or else the ends of compounds. `candidates` gives
 * words of the catalogue that have some of the trigrams, of which the first and the last begin and end with a space.
 */
export function nearestWords(
  term: string,
  candidates: (trigrams: readonly string[]) => ReadonlyArray<Omit<Near, 'distance'>>,
): Near[] {
  const limit = editsAllowed(term.length)
  if (limit === 0 || /\d/u.test(term)) return []
  const found = candidates(trigramsOf(` ${term} `))
  const near = found
    .map((each) => ({ ...each, distance: editDistance(term, each.term, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted(byNearness)
  const ends = near[0]?.distance === 1 || term.length < shortestEnd ? [] : nearEnds(term, found)
  const best = ends.length > 0 ? ends : near
  return best.filter(({ distance }) => distance === best[0]?.distance)
}
