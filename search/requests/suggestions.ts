import type { Tongue } from '../index-reader.ts'
import type { Entry } from '../query/vocabulary.ts'
import { askedWords } from '../analysis/tokenize.ts'

/** Suggestions that are shown, and how many beginnings are looked at for them. */
const most = 6
const looked = 2 * most

/**
 * A phrase with its last word completed by what the catalogue says, one form of each word. Those alone that find
 * something for the reader: `limits` has a 1 for each product that counts, all do when it is null.
 */
export function suggestionsOf(tongue: Tongue, phrase: string, limits: Uint8Array | null): string[] {
  const words = askedWords(phrase)
  const last = words.at(-1)
  if (!last || !/^\p{L}{2,}$/u.test(last.term)) return []
  const lead = words.slice(0, -1).map((word) => word.written)
  const { foldedStem, stemOf, startingWith } = tongue.vocabulary
  const taken: Array<Pick<Entry, 'written' | 'stem'>> = [
    { written: last.written, stem: foldedStem(last.written) },
  ]
  const found: string[] = []
  for (const each of startingWith(last.term, looked)) {
    const { term, written } = each
    // Letters without their marks may make one stem of two words: `blå` completes `bla`.
    const isForm = taken.some((one) => one.stem === each.stem && stemOf(one.written) === stemOf(written))
    if (isForm || /\d/u.test(term)) continue
    const suggestion = [...lead, written].join(' ')
    // One word of the catalogue finds something for everybody.
    if ((limits !== null || lead.length > 0) && !finds(tongue, suggestion, limits)) continue
    taken.push(each)
    if (found.push(suggestion) === most) break
  }
  return found
}

function finds(tongue: Tongue, phrase: string, limits: Uint8Array | null): boolean {
  const matches = tongue.matcher.begin({ phrase, synonyms: [] }, limits)
  return matches !== null && matches.loosened === null && matches.products.length > 0
}
