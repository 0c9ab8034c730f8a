import type { Token } from '../analysis/tokenize.ts'
import type { VocabularyEntry } from './vocabulary-entry.ts'

/** The first and the last part of a compound as they are written: folding may have changed the number of letters. */
export const writtenParts = ({ term, written }: Token, [head = '', tail = '']: readonly string[]): string[] =>
  term.length === written.length ? [written.slice(0, head.length), written.slice(-tail.length)] : [head, tail]

interface Words {
  isKnown: (term: string) => boolean
  /** Compounds that end in a text. */
  kindsOf: (text: string) => readonly string[]
  find: (term: string) => VocabularyEntry | null
}

/** How answers name words: an end that is no word is named by the compound that has it, if it is one: `tvättställ`. */
export const openWordNames =
  ({ isKnown, kindsOf, find }: Words) =>
  ({ term, written }: Token): string => {
    const kinds = isKnown(term) ? [] : kindsOf(term)
    const shortest = kinds.toSorted((a, b) => a.length - b.length)[0]
    const isOne = shortest !== undefined && kinds.every((kind) => kind.includes(shortest))
    return (isOne ? find(shortest)?.written : null) ?? written
  }

/** Letters of the longest ending that makes a form of a word: `rostfritt` of `rostfri`. */
const longestEnding = 3

/**
 * How answers name the words that contain a word which the catalogue does not have itself: by the word if they are
 * forms of one (`servant` for `serv`), else by what they have in common (`avlopp…`). Undefined if they are a form of
 * the word itself.
 */
export function nameOfContinuations(
  { term, written }: Token,
  terms: readonly string[],
  {
    find,
    foldedStem,
    isBrandName,
  }: Pick<Words, 'find'> & {
    foldedStem: (written: string) => string
    isBrandName: (term: string) => boolean
  },
): string | undefined {
  const entries = terms.flatMap((each) => find(each) ?? [])
  const [first] = entries
  const isOne = new Set(entries.map((each) => foldedStem(each.written))).size === 1
  const isBeginning = entries.every((each) => each.term.startsWith(term))
  if (!first || !isOne) return isBeginning ? `${written}…` : `…${written}…`
  const isForm = isBeginning && first.term.length <= term.length + longestEnding && !isBrandName(first.term)
  return isForm ? undefined : first.written
}
