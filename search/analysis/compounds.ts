import type { Token } from './tokenize.ts'

/** Longer words are not treated as compounds. */
export const longestCompound = 40
/** Letters of the parts: shorter ones resemble too many words. */
const shortest = { before: 3, head: 5, tail: 4 }

const hasOnlyLetters = (term: string): boolean => /^\p{L}+$/u.test(term)

/** The possible last parts of a compound, the longest first. */
export const suffixesOf = ({ term }: Pick<Token, 'term'>): string[] =>
  hasOnlyLetters(term) && term.length <= longestCompound
    ? Array.from({ length: Math.max(0, term.length - shortest.before - shortest.tail + 1) }, (_, at) =>
        term.slice(at + shortest.before),
      )
    : []

interface WordLookup {
  /** Whether the catalogue contains a word by itself. */
  isWord(term: string): boolean
  /** Whether the catalogue contains a word, alone or as the end of compounds. */
  isKnown(term: string): boolean
  /** Whether a word is part of a product's name. */
  isInNames(term: string): boolean
}

/** Finds the known part of an unknown compound. */
export function openCompounds({ isWord, isKnown, isInNames }: WordLookup) {
  return {
    /** The longest known end, without the linking s: `ventil` of `kylrumsventil`; null if there is none. */
    tailOf(term: string): string | null {
      const tail = suffixesOf({ term }).find(isKnown) ?? null
      return tail?.startsWith('s') && !isWord(tail) && isWord(tail.slice(1)) ? tail.slice(1) : tail
    },
    /** The longest beginning that is in product names: `toilet` of `toiletskål`; null if there is none. */
    headOf(term: string): string | null {
      for (let at = Math.min(term.length, longestCompound) - shortest.before; at >= shortest.head; at--) {
        const head = term.slice(0, at)
        if (isInNames(head)) return head
      }
      return null
    },
  }
}
