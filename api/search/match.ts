import type { DatabaseSync } from 'node:sqlite'
import type { Language } from './languages.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'
import { wordsOf, type Word } from './words.ts'

/** Products that a phrase found: rows and how well each fits. */
export interface Matches {
  products: Uint32Array
  scores: Float32Array
  /** The phrase as it was understood, when a word was taken for a misspelling. */
  corrected: string | null
  /** The words that were found, when some of the phrase were not or no product has them all. */
  loosened: string | null
  /** Terms that variants can be told apart by. */
  terms: ReadonlySet<string>
}

/** Name over attributes over text. */
const weights = '10.0, 4.0, 1.0'
/** What a product gains when its name holds the words themselves and not only compounds of them. */
const exactInName = 8

const quote = (term: string): string => `"${term}"`
const any = (terms: readonly string[]): string => `(${terms.map(quote).join(' OR ')})`

function expression(meaning: Meaning): string {
  if (meaning.apart.length > 0) return `(${meaning.apart.map(expression).join(' AND ')})`
  return any([...meaning.exact, ...meaning.related])
}

/** Words that the catalogue writes as one are one too when the phrase has them apart: `kul ventil`. */
function joined(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const next = words[at + 1]
    if (!word) continue
    const both = next && /^\p{L}+$/u.test(word.term + next.term) ? word.term + next.term : ''
    if (both.length > 5 && vocabulary.known(both)) {
      result.push({ term: both, written: `${word.written}${next?.written ?? ''}`, parts: [] })
      at += 1
    } else result.push(word)
  }
  return result
}

// With `setReturnArrays` a row is an array, which the types of node:sqlite do not say.
const pairs = (found: unknown): Array<[number, number]> => found as Array<[number, number]>

/** Finds products by words in one language. */
export function openMatcher(file: DatabaseSync, language: Language, vocabulary: Vocabulary) {
  const table = `words_${language}`
  const ranked = file.prepare(`select rowid, bm25(${table}, ${weights}) from ${table} where ${table} match ?`)
  const rows = file.prepare(`select rowid from ${table} where ${table} match ?`)
  const few = file.prepare(
    `select rowid, bm25(${table}, ${weights}) from ${table} where ${table} match ? limit ?`,
  )
  for (const statement of [ranked, rows, few]) statement.setReturnArrays(true)

  function run(query: string, exactQuery: string, limit: number): Pick<Matches, 'products' | 'scores'> {
    const found = pairs(limit > 0 ? few.all(query, limit) : ranked.all(query))
    const products = new Uint32Array(found.length)
    const scores = new Float32Array(found.length)
    for (const [index, [rowid, score]] of found.entries()) {
      products[index] = rowid - 1
      scores[index] = -score
    }
    if (exactQuery === '' || limit > 0) return { products, scores }
    // Both lists ascend by row.
    let at = 0
    for (const [rowid] of pairs(rows.all(exactQuery))) {
      while (at < products.length && (products[at] ?? 0) < rowid - 1) at += 1
      if (products[at] === rowid - 1) scores[at] = (scores[at] ?? 0) + exactInName
    }
    return { products, scores }
  }

  return {
    /** Every product that has all words of the phrase; when there is none, those that have some. `limit` 0 means all. */
    find(phrase: string, limit: number, lastIsOpen: boolean): Matches | null {
      const written = wordsOf(phrase)
      const words = written.length > 1 ? joined(written, vocabulary) : written
      const meanings = words.map((word) => vocabulary.meaningOf(word))
      const openWord = lastIsOpen ? words.at(-1) : undefined
      const parts: string[] = []
      const exact: string[] = []
      const understood: string[] = []
      let corrected = false
      let missed = false
      for (const [index, word] of words.entries()) {
        const meaning = meanings[index]
        const open = word === openWord && word.term.length >= 3 ? `${quote(word.term)} *` : ''
        const isKnown = meaning && meaning.corrected === null
        if (open && vocabulary.startingWith(word.term, 1).length > 0) {
          parts.push(isKnown ? `(${open} OR ${expression(meaning)})` : open)
          understood.push(word.written)
        } else if (meaning) {
          parts.push(expression(meaning))
          if (meaning.exact.length > 0) exact.push(`(name : ${any(meaning.exact)})`)
          understood.push(meaning.corrected ?? word.written)
          corrected ||= meaning.corrected !== null
        } else missed = true
      }
      if (parts.length === 0) return null
      let found = run(parts.join(' AND '), exact.length === words.length ? exact.join(' AND ') : '', limit)
      if (found.products.length === 0 && parts.length > 1) {
        missed = true
        found = run(parts.join(' OR '), '', limit)
      }
      const terms = new Set(
        meanings.flatMap((meaning, index) => [words[index]?.term ?? '', ...(meaning?.exact ?? [])]),
      )
      return {
        ...found,
        corrected: corrected ? understood.join(' ') : null,
        loosened: missed ? understood.join(' ') : null,
        terms,
      }
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
