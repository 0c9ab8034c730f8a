import { isMeasure } from '../analysis/units.ts'
import { bitsIn } from '../index/bit-set.ts'
import type { Field } from '../index/fields.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'
import type { QueryWord } from '../query/query-word.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { expansionQuery, inField, inNameOrValue, wordQueries, type BooleanQuery } from './boolean-query.ts'
import type { Postings } from './postings.ts'
import type { ProductTypes } from './product-type.ts'
import type { Relaxation, WordMatches } from './relaxation.ts'

/** Products of a prefix: enough to choose the best, few enough to answer between two keystrokes. */
const mostProducts = 1000
/** Of fewer products with a measure as it is written, those with a measure that is equal to it follow. */
const fewProducts = 6

/** Terms of the alternatives that are a single word. */
const singleWordTerms = (expansion: Expansion): string[] =>
  alternativesOf(expansion).flatMap(({ leaves: [only, ...others] }) =>
    only && others.length === 0 ? allTerms(only) : [],
  )

/** Whether a word that may be a prefix is a word of the catalogue too. */
const isCompleteWord = ({ expansion }: QueryWord): boolean => expansion !== null && expansion.exact.length > 0

/** A known word by itself, without the words that begin with it. */
const asCompleteWord = (word: QueryWord): QueryWord =>
  word.expansion !== null && directTerms(word.expansion).length > 0
    ? { ...word, isPrefix: false, expansion: { ...word.expansion, related: [], synonyms: [] } }
    : word

/** Finds products by phrases whose last word may be a prefix. */
export function openPrefixSearch(
  { find, findFirst }: Postings,
  { allWithPrefix }: Vocabulary,
  productTypes: ProductTypes,
  { relax }: Relaxation,
) {
  /** Products with the word or with a word that begins with it. */
  const continuationQuery = ({ token: { term }, expansion }: QueryWord): BooleanQuery => {
    const terms = allWithPrefix(term)
    if (expansion === null) return terms === null ? { prefix: term } : { terms }
    const wordQuery = expansionQuery(expansion)
    if (terms === null) return { any: [{ prefix: term }, wordQuery] }
    const expanded = new Set(singleWordTerms(expansion))
    const others = terms.filter((each) => !expanded.has(each))
    return others.length === 0 ? wordQuery : { any: [{ terms: others }, wordQuery] }
  }

  const queryOf = (word: QueryWord): BooleanQuery[] =>
    word.isPrefix ? [continuationQuery(word)] : wordQueries([word])
  const prefixQuery = (words: readonly QueryWord[]): BooleanQuery => ({ all: words.flatMap(queryOf) })

  /** The same for names: a number counts as much among the attributes of a product. */
  const nameQuery = (words: readonly QueryWord[]): BooleanQuery => ({
    all: words.flatMap((word) =>
      /\d/u.test(word.token.term) ? queryOf(word).map(inNameOrValue) : queryOf(word),
    ),
  })

  const findVisible = (query: BooleanQuery, field: Field, visible: Uint8Array | null): Uint32Array =>
    visible === null
      ? findFirst(mostProducts, query, field)
      : // The visible ones may lie beyond the first few.
        find(query, field)
          .filter((row) => visible[row] === 1)
          .slice(0, mostProducts)

  /** The same with measures anywhere: a product has the measures that are equal to its own, beside its name. */
  const equalMeasureQuery = (words: readonly QueryWord[]): BooleanQuery => ({
    all: words.flatMap((word) =>
      queryOf(word).map((each) => (isMeasure(word.token.term) ? inField(each, 'anywhere') : each)),
    ),
  })

  /** The first products that have all words in their names, or else anywhere. */
  const findAll = (words: readonly QueryWord[], visible: Uint8Array | null): Uint32Array => {
    const byName = findVisible(nameQuery(words), 'name', visible)
    if (byName.length === 0) return findVisible(prefixQuery(words), 'anywhere', visible)
    if (byName.length < fewProducts && words.some(({ token }) => isMeasure(token.term)))
      return findVisible(equalMeasureQuery(words), 'name', visible)
    if (byName.length < mostProducts) return byName
    // With too many to rank, products named by the words as they are come first.
    const byCompleteWords = findVisible(nameQuery(words.map(asCompleteWord)), 'name', visible)
    return byCompleteWords.length > 0 ? byCompleteWords : byName
  }

  /** Whether all words are complete words and none of the products is of the type that they name. */
  const isIncidental = ({ words, products }: WordMatches): boolean => {
    if (words.some((word) => word.isPrefix && !isCompleteWord(word))) return false
    // The first of too many products do not represent the others.
    const all = products.length === mostProducts ? find({ all: wordQueries(words) }) : products
    return productTypes.isIncidental(words, all)
  }

  /**
   * Finds products with all words, or else with the most telling ones; none that only mention the words. `visible` has
   * a 1 for each product that counts; null counts all.
   */
  return (words: readonly QueryWord[], visible: Uint8Array | null): WordMatches => {
    const nothing: WordMatches = { words: [], products: new Uint32Array(0) }
    if (words.length === 0) return nothing
    const matches: WordMatches = { words, products: findAll(words, visible) }
    if (productTypes.areOnlyDescribed(words, (word) => prefixQuery([word]))) return nothing
    if (words.length < 2 || (matches.products.length > 0 && !isIncidental(matches))) return matches
    const relaxed = relax(words, visible && bitsIn(visible), (word) => prefixQuery([word]))
    return { ...relaxed, products: relaxed.products.slice(0, mostProducts) }
  }
}
