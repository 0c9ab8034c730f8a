import { memoize } from '../memoize.ts'
import { mostCached, shortestHead } from './compound-repair.ts'

interface EndLookup {
  isKnown: (term: string) => boolean
  /** Words with a prefix. */
  startingWith: (prefix: string) => ReadonlyArray<{ term: string }>
  /** Words that contain a text. */
  containing: (text: string) => ReadonlyArray<{ term: string }>
}

const hasSeveral = (letters: readonly string[]): boolean => new Set(letters.filter(Boolean)).size > 1

/**
 * Tells the last word of a compound from a mere end: `hjälm` of `skyddshjälm`, not `lugg` of `nylonplugg`. It is a word
 * if other words begin as the compound does, if different letters are before it, or after a linking s. One or two
 * letters before a known word make no word: `rorör` of `spirorör` is `rör`.
 */
export function openCompoundEnds({ isKnown, startingWith, containing }: EndLookup) {
  const beginsWords = memoize(mostCached, String, (head: string): boolean =>
    hasSeveral(startingWith(head).map(({ term }) => term.charAt(head.length))),
  )
  const endsSeveral = memoize(mostCached, String, (end: string): boolean =>
    hasSeveral(
      containing(end)
        .filter(({ term }) => term.endsWith(end))
        .map(({ term }) => term.charAt(term.length - end.length - 1)),
    ),
  )
  const hidesWord = (end: string): boolean =>
    [1, 2].some((at) => end.length - at >= shortestHead && isKnown(end.slice(at)))
  return (compound: string, end: string): boolean => {
    const before = compound.slice(0, compound.length - end.length)
    const heads = [before, ...(before.endsWith('s') ? [before.slice(0, -1)] : [])]
    // The s of `sp`, `st` and `sk` belongs to the word.
    const isLinked = heads.length > 1 && !/^[ptk]/u.test(end)
    return (
      isLinked ||
      isKnown(end) ||
      heads.some(
        (head) => head.length >= shortestHead && (isKnown(head) || (beginsWords(head) && !hidesWord(end))),
      ) ||
      endsSeveral(end)
    )
  }
}
