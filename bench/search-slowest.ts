import * as fc from 'fast-check'
import { readColumns } from '../search/index/index-file.ts'
import { openIndex, type IndexReader } from '../search/index-reader.ts'
import { languages, type Language } from '../search/analysis/languages.ts'
import { searchList } from '../search/requests/list.ts'
import { readListQuery } from '../api/catalogue/search/list-query.ts'
import { engineQuery } from '../api/catalogue/search/product-search.ts'
import { quickSearch } from '../search/requests/quick.ts'

// Whether any query string takes over 200 ms (reliability): unusual ones of every form, each with an index without
// cached results. Measures processor time, which other load on the machine does not affect.

const asked = 400
/** Limit for the slowest query, in milliseconds. */
const limit = 200
/** Seed of the strings, so that they are the same each time. */
const seed = 20_261_120

interface Strange {
  language: Language
  search: string
  isQuick: boolean
}

/** Words of the catalogue, whole, cut, joined and misspelt, mixed with letters and random measures. */
function strangeOf(words: readonly string[], index: IndexReader): fc.Arbitrary<Strange> {
  const { attributes, valueKeys } = index.facts
  const known = fc.constantFrom(...words)
  const cut = fc.tuple(known, fc.nat(6)).map(([word, length]) => word.slice(0, length + 1))
  const letters = fc.string({ unit: fc.constantFrom(...'aeinrstlvkoåd'), minLength: 3, maxLength: 20 })
  const joined = fc.tuple(known, known).map((two) => two.join(''))
  const measure = fc
    .tuple(fc.nat(200), fc.constantFrom('', 'mm', '"', '/2', 'x40', ' bar'))
    .map((two) => two.join(''))
  const word = fc.oneof(known, known, cut, letters, joined, measure)
  const phrase = fc
    .tuple(fc.array(word, { maxLength: 60, size: 'max' }), fc.constantFrom(' ', ' ', ' ', ''))
    .map(([all, between]) => all.join(between))
  const facets = fc.array(
    fc.tuple(fc.constantFrom(...attributes.map(({ key }) => key)), fc.constantFrom(...valueKeys)),
    { maxLength: 8 },
  )
  return fc
    .record({
      language: fc.constantFrom(...languages),
      isQuick: fc.boolean(),
      phrase: fc.oneof(phrase, phrase, fc.constant('')),
      facets,
      page: fc.constantFrom(1, 200, 416),
      sort: fc.constantFrom('Relevance', 'AlphabeticalAsc', 'AlphabeticalDesc'),
    })
    .map(({ language, isQuick, phrase: text, facets: chosen, page, sort }) => {
      const pairs = [
        ['SearchPhrase', text],
        ['page', String(page)],
        ['Sort', sort],
        ...chosen.map(([key, value]) => [`Facets[${key}]`, value]),
      ]
      const search = pairs.map(
        ([name, value]) => `${encodeURIComponent(`parameters.${name}`)}=${encodeURIComponent(value ?? '')}`,
      )
      return { language, isQuick, search: search.join('&') }
    })
}

/** Prints the duration of the slowest of many unusual query strings, and fails above the limit. */
export function slowest(path: string): void {
  const columns = readColumns(path)
  let index = openIndex(path, columns)
  const words = languages.flatMap((language) => index.forLanguage(language).texts.values.filter(Boolean))
  const times: Array<{ took: number; strange: Strange }> = []
  for (const [at, strange] of fc.sample(strangeOf(words, index), { numRuns: asked, seed }).entries()) {
    const { query } = readListQuery(strange.search)
    if (!query) continue
    if (at % 20 === 0) {
      index.close()
      index = openIndex(path, columns)
      for (const language of languages) index.forLanguage(language)
    }
    const reader = { language: strange.language, customer: '' }
    const before = process.threadCpuUsage()
    if (strange.isQuick) quickSearch(index, { phrase: query.phrase, ...reader })
    else searchList(index, { ...engineQuery(query), ...reader })
    const { user, system } = process.threadCpuUsage(before)
    times.push({ took: (user + system) / 1000, strange })
  }
  index.close()
  const [first] = times.toSorted((a, b) => b.took - a.took)
  console.log(
    `slowest of ${times.length} strange query strings: ${first?.took.toFixed(0)} ms of a processor (limit ${limit}): ${first?.strange.language} ${first?.strange.search.slice(0, 200)}`,
  )
  if ((first?.took ?? 0) > limit) process.exitCode = 1
}
