import { spelledTerm, spellingOf, spellingsStem, type Token } from '../analysis/tokenize.ts'
import { memoize } from '../memoize.ts'
import { mostCached, shortestPrefix } from './compound-repair.ts'
import type { VocabularyEntry } from './vocabulary-entry.ts'

/** How words are looked up. */
interface FormLookup {
  find: (term: string) => VocabularyEntry | null
  /** Terms of one stem, the most used first. */
  termsWithStem: (stem: string) => readonly VocabularyEntry[]
  writtenStem: (written: string) => string
  foldedStem: (written: string) => string
}

/**
 * Finds the forms of words, and tells those as they are spelled from those that only folding or stemming makes equal.
 */
export function openSpelledForms({ find, termsWithStem, writtenStem, foldedStem }: FormLookup) {
  /** The spellings of a term in names and attributes, or else anywhere. */
  const spellingsOf = memoize(mostCached, String, (term: string): readonly string[] => {
    const spelled = termsWithStem(spellingsStem(term)).map(({ written }) => spellingOf(written))
    return spelled.length > 0 ? spelled : [spellingOf(find(term)?.written ?? term)]
  })

  return {
    /**
     * The forms of a word as it is spelled, and those that only folding or stemming makes equal: `mata` for `mätare`.
     * Without diacritics a word stands for every spelling.
     */
    spelledFormsOf(word: Token): { exact: string[]; loose: string[] } {
      const spelled = spelledTerm(word)
      const stem = foldedStem(word.written)
      const isForm = ({ term, written }: VocabularyEntry): boolean =>
        (spelled === null || spellingOf(writtenStem(written)) === spellingOf(writtenStem(word.written))) &&
        // Two inflections of a short stem are often two words.
        (stem.length >= shortestPrefix || term === stem || word.term === stem)
      const forms = termsWithStem(stem).filter(({ term }) => term !== word.term)
      const isSpelled = spelled === null || spellingsOf(word.term).includes(spellingOf(word.written))
      const own = find(word.term) === null ? [] : [word.term]
      const exact = [
        ...(spelled !== null && find(spelled) !== null ? [spelled] : isSpelled ? own : []),
        ...forms.filter(isForm).map(({ term }) => term),
      ]
      return {
        exact,
        loose: [...own, ...forms.map(({ term }) => term)].filter((term) => !exact.includes(term)),
      }
    },

    /** Whether a compound contains a word as it is spelled: `hänglås` has `lås`, `glas` has not. */
    isSpelledIn(word: Token, stem: string): (term: string) => boolean {
      if (spelledTerm(word) === null) return () => true
      const part = spellingOf(stem === word.term ? word.written : writtenStem(word.written))
      return (term) => spellingsOf(term).some((spelling) => spelling.includes(part))
    },
  }
}
