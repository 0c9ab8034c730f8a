import { editDistance, editsAllowed } from '../analysis/edit-distance.ts'

/** A word of the catalogue that a misspelt word may mean. */
export interface Correction {
  term: string
  written: string
  documents: number
  /** Edits between the two. */
  distance: number
}

/** Shorter ends of compounds resemble too many words. */
const shortestSuffix = 4

export const trigramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

const lettersOf = (term: string): string => [...term].toSorted().join('')

/** Whether a correction exchanges a letter for another, which is rarer than a missing, doubled or swapped one. */
export const exchangesLetter = (from: string, to: string): boolean =>
  from.length === to.length && lettersOf(from) !== lettersOf(to)

const compareCorrections = (a: Correction, b: Correction): number =>
  a.distance - b.distance || b.documents - a.documents

/** Ends of compounds that are one edit from a term: `hjalm` of `skyddshjalm` for `hjaml`. */
function suffixCorrections(
  term: string,
  candidates: ReadonlyArray<Omit<Correction, 'distance'>>,
  isCompoundEnd: (compound: string, end: string) => boolean,
): Correction[] {
  const corrections = new Map<string, Correction>()
  for (const candidate of candidates) {
    for (const length of [term.length, term.length - 1, term.length + 1]) {
      if (length < shortestSuffix || candidate.term.length < length + 3) continue
      const suffix = candidate.term.slice(-length)
      if (editDistance(term, suffix, 1) !== 1 || !isCompoundEnd(candidate.term, suffix)) continue
      const documents = (corrections.get(suffix)?.documents ?? 0) + candidate.documents
      const written = candidate.written.slice(-length)
      corrections.set(suffix, { term: suffix, written, documents, distance: 1 })
      break
    }
  }
  return [...corrections.values()].toSorted(compareCorrections)
}

/**
 * The nearest words to a misspelt one, best first: whole words, or else ends of compounds. `findCandidates` returns
 * words of the catalogue that have some of the trigrams; the first and the last trigram contain a space.
 * `isCompoundEnd` tells the last word of a compound from a mere end.
 */
export function findCorrections(
  term: string,
  findCandidates: (trigrams: readonly string[]) => ReadonlyArray<Omit<Correction, 'distance'>>,
  isCompoundEnd: (compound: string, end: string) => boolean,
): Correction[] {
  const limit = editsAllowed(term.length)
  if (limit === 0 || /\d/u.test(term)) return []
  const candidates = findCandidates(trigramsOf(` ${term} `))
  const words = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(term, candidate.term, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted(compareCorrections)
  const suffixes =
    words[0]?.distance === 1 || term.length < shortestSuffix
      ? []
      : suffixCorrections(term, candidates, isCompoundEnd)
  const best = suffixes.length > 0 ? suffixes : words
  return best.filter(({ distance }) => distance === best[0]?.distance)
}

/** Replaces letters that are spelled out on keyboards without å, ä and ö: `traeskrue`, `aventil`. */
export const withoutDigraphs = (term: string): string =>
  term.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('aa', 'a')
