import { tokenizeQuery } from '../analysis/tokenize.ts'
import type { LanguageReader } from '../index-reader.ts'
import type { VocabularyEntry } from '../query/vocabulary-entry.ts'

const mostSuggestions = 6
/** Completions that are examined: some of them find nothing or are forms of one word. */
const mostExamined = 2 * mostSuggestions

/**
 * Completes the last word of a phrase with words of the catalogue, one form of each. Suggests only what finds
 * something: `visible` has a 1 for each product that counts; null counts all.
 */
export function suggestionsOf(reader: LanguageReader, phrase: string, visible: Uint8Array | null): string[] {
  const words = tokenizeQuery(phrase)
  const last = words.at(-1)
  if (!last || !/^\p{L}{2,}$/u.test(last.term)) return []
  const before = words.slice(0, -1).map((word) => word.written)
  const { foldedStem, stemOf, startingWith } = reader.vocabulary
  const known: Array<Pick<VocabularyEntry, 'written' | 'stem'>> = [
    { written: last.written, stem: foldedStem(last.written) },
  ]
  const suggestions: string[] = []
  for (const entry of startingWith(last.term, mostExamined)) {
    const { term, written } = entry
    // Folding may give two words one stem: `blå` is a completion of `bla`.
    const isForm = known.some((one) => one.stem === entry.stem && stemOf(one.written) === stemOf(written))
    if (isForm || /\d/u.test(term)) continue
    const suggestion = [...before, written].join(' ')
    // A single word of the catalogue finds something without restrictions.
    if ((visible !== null || before.length > 0) && !findsSomething(reader, suggestion, visible)) continue
    known.push(entry)
    if (suggestions.push(suggestion) === mostSuggestions) break
  }
  return suggestions
}

function findsSomething({ matcher }: LanguageReader, phrase: string, visible: Uint8Array | null): boolean {
  const matches = matcher.findByPrefix({ phrase, synonyms: [] }, visible)
  return matches.products.length > 0 && matches.words.unused.length === 0
}
