import type { Tongue } from './index-reader.ts'
import { askedWords } from './words.ts'

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
  const stem = tongue.vocabulary.stemOf
  const stems = new Set([stem(last.written)])
  const found: string[] = []
  for (const { term, written } of tongue.vocabulary.startingWith(last.term, looked)) {
    if (/\d/u.test(term) || stems.has(stem(written))) continue
    const suggestion = [...lead, written].join(' ')
    // One word of the catalogue finds something for everybody.
    if ((limits !== null || lead.length > 0) && !finds(tongue, suggestion, limits)) continue
    stems.add(stem(written))
    if (found.push(suggestion) === most) break
  }
  return found
}

function finds(tongue: Tongue, phrase: string, limits: Uint8Array | null): boolean {
  const matches = tongue.matcher.begin({ phrase, synonyms: [] }, limits)
  return matches !== null && matches.loosened === null && matches.products.length > 0
}
