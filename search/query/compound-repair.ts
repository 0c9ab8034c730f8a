import { longestCompound, suffixesOf } from '../analysis/compounds.ts'
import { memoize } from '../memoize.ts'
import type { Correction } from './spelling.ts'

/** Expansions and lookups that are cached: many phrases share their words. */
export const mostCached = 1000
/** Letters of the shortest word that a compound is split at, and of one that is looked for in other words. */
export const shortestHead = 3
export const shortestPrefix = 4
/** Places at which a misspelt compound is split for correction. */
const mostRepairs = 6

/** A misspelt compound with one of its words corrected. */
export interface CompoundRepair {
  parts: string[]
  /** The corrected compound as it is written. */
  written: string
}

/** What repairs know about the words of the catalogue. */
interface Words {
  isKnown: (term: string) => boolean
  isInNames: (term: string) => boolean
  /** Whether names or attributes have a term. */
  isTermUsed: (term: string) => boolean
  /** Terms with the stem of a word. */
  formsOf: (term: string) => readonly string[]
  /** Compounds that end in a text. */
  kindsOf: (text: string) => readonly string[]
  findNearest: (term: string) => readonly Correction[]
  foldedStem: (written: string) => string
}

/** Splits compounds that the catalogue does not contain, and corrects those of a known and a misspelt word. */
export function openCompoundRepair({
  isKnown,
  isInNames,
  isTermUsed,
  formsOf,
  kindsOf,
  findNearest,
  foldedStem,
}: Words) {
  /** Splits a compound into two known words, with the linking s of Swedish, Danish and Norwegian. */
  const splitCompound = (term: string): [string, string] | null => {
    if (/\d/u.test(term) || term.length > longestCompound) return null
    for (let at = term.length - shortestHead; at >= shortestHead; at--) {
      const tail = term.slice(at)
      if (!isKnown(tail)) continue
      const head = term.slice(0, at)
      const known = isKnown(head)
        ? head
        : head.endsWith('s') && isKnown(head.slice(0, -1))
          ? head.slice(0, -1)
          : null
      if (known !== null) return [known, tail]
    }
    return null
  }

  /** Whether names or attributes have a word, alone or as the end of compounds. */
  const isUsed = memoize(mostCached, String, (part: string): boolean => {
    // `maskin` is a word of `pressmaskin`, since `press` is one too; `askin` is only its end.
    const isWordOf = (compound: string): boolean => {
      const before = compound.slice(0, -part.length)
      return compound.endsWith(part) && [before, before.replace(/s$/u, '')].some(isKnown)
    }
    return (
      formsOf(part).some(isTermUsed) ||
      (part.length >= shortestPrefix &&
        kindsOf(part).some((compound) => isWordOf(compound) && isTermUsed(compound)))
    )
  })
  /** The beginning of a compound as a word: without the linking s, if it is no word with it. Null if unknown. */
  const usedHead = (head: string): string | null =>
    [head, ...(head.endsWith('s') ? [head.slice(0, -1)] : [])].find(isUsed) ?? null

  /** The nearest used word of one edit. */
  const correctPart = (part: string): Correction | null =>
    isKnown(part) || isUsed(part)
      ? null
      : (findNearest(part).find(({ term, distance }) => distance === 1 && isUsed(term)) ?? null)

  /** Compounds of a known and a misspelt word: `stentättställ`. Those whose known part is longest come first. */
  function repairsOf(term: string): CompoundRepair[] {
    if (/\d/u.test(term) || term.length > longestCompound) return []
    const splits: Array<{ head: string; tail: string; misspelt: 'head' | 'tail' }> = []
    for (let at = shortestHead; at <= term.length - shortestHead; at++) {
      const [head, tail] = [term.slice(0, at), term.slice(at)]
      if (head.length >= shortestPrefix && isUsed(tail)) splits.push({ head, tail, misspelt: 'head' })
      const known = tail.length >= shortestPrefix ? usedHead(head) : null
      if (known !== null) splits.push({ head: known, tail, misspelt: 'tail' })
    }
    return splits
      .toSorted(
        (a, b) =>
          a[a.misspelt].length - b[b.misspelt].length ||
          Number(a.misspelt === 'tail') - Number(b.misspelt === 'tail'),
      )
      .slice(0, mostRepairs)
      .flatMap(({ head, tail, misspelt }) => {
        const correction = correctPart(misspelt === 'head' ? head : tail)
        if (correction === null) return []
        const parts = misspelt === 'head' ? [correction.term, tail] : [head, correction.term]
        const written = misspelt === 'head' ? correction.written + tail : head + correction.written
        return [{ parts, written }]
      })
  }

  /** Whether a correction keeps the known word that a compound ends in: it says what kind of thing is meant. */
  const keepsEnd = (term: string, correction: Correction | undefined): boolean => {
    if (correction === undefined) return false
    for (const end of suffixesOf({ term })) {
      if (!isInNames(end) && !kindsOf(end).some(isInNames)) continue
      return correction.term.endsWith(end) || correction.term.includes(foldedStem(end))
    }
    return true
  }

  return { splitCompound, repairsOf, keepsEnd, isUsed }
}
