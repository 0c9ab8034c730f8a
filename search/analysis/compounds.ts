import type { Word } from './tokenize.ts'

/** Longer words are no compounds that anybody writes. */
export const longestCompound = 40
/** Shorter parts are like too much. */
const shortest = { before: 3, head: 5, tail: 4 }

const isWord = (term: string): boolean => /^\p{L}+$/u.test(term)

/** The ends of a word that may be a compound, the longest first. */
export const endsOf = ({ term }: Pick<Word, 'term'>): string[] =>
  isWord(term) && term.length <= longestCompound
    ? Array.from({ length: Math.max(0, term.length - shortest.before - shortest.tail + 1) }, (_, at) =>
        term.slice(at + shortest.before),
      )
    : []

/** What a catalogue says of words: whether it has one, alone or as the end of compounds, and whether things are called so. */
interface Known {
  isKnown(term: string): boolean
  isCalled(term: string): boolean
}

/** Finds the part of an unknown compound that is known. */
export function openCompoundParts({ isKnown, isCalled }: Known) {
  return {
    /** The known word that a compound ends in, its longest: `ventil` of `kylrumsventil`; null when there is none. */
    tailOf: (term: string): string | null => endsOf({ term }).find(isKnown) ?? null,
    /** The word of names that it begins with, its longest: `toilet` of `toiletskål`; null when there is none. */
    headOf(term: string): string | null {
      for (let at = Math.min(term.length, longestCompound) - shortest.before; at >= shortest.head; at--) {
        const head = term.slice(0, at)
        if (isCalled(head)) return head
      }
      return null
    },
  }
}
