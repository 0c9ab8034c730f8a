import type { Field } from '../index/fields.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'
import type { QueryWord } from '../query/understand-query.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { expansionQuery, wordQueries, type BooleanQuery } from './boolean-query.ts'
import type { Postings } from './postings.ts'
import type { ProductTypes } from './product-type.ts'

/** Products of a prefix: enough to choose the best, few enough to answer between two keystrokes. */
const mostProducts = 1000
/** Only one of the first so many words may be left out. */
const mostOptionalWords = 6

/** Words of a phrase that is being typed, and the first products that have all of them. */
interface PrefixMatches {
  words: readonly QueryWord[]
  products: Uint32Array
}

/** Terms of the alternatives that are a single word. */
const singleWordTerms = (expansion: Expansion): string[] =>
  alternativesOf(expansion).flatMap(({ leaves: [only, ...others] }) =>
    only && others.length === 0 ? allTerms(only) : [],
  )

/** A known word by itself, without the words that begin with it. */
const asCompleteWord = (word: QueryWord): QueryWord =>
  word.expansion !== null && directTerms(word.expansion).length > 0
    ? { ...word, isPrefix: false, expansion: { ...word.expansion, related: [], synonyms: [] } }
    : word

/** Leaves out one word, the last possible one, so that something is found. Null if one is not enough. */
function withoutOneWord(
  words: readonly QueryWord[],
  findAll: (words: readonly QueryWord[]) => Uint32Array,
): PrefixMatches | null {
  for (let omitted = Math.min(words.length, mostOptionalWords) - 1; omitted >= 0; omitted--) {
    const rest = words.filter((_, at) => at !== omitted)
    const products = findAll(rest)
    if (products.length > 0) return { words: rest, products }
  }
  return null
}

/** Finds products by phrases whose last word may be a prefix. */
export function openPrefixSearch(
  { find, findFirst }: Postings,
  { allWithPrefix }: Vocabulary,
  productTypes: ProductTypes,
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

  const prefixQuery = (words: readonly QueryWord[]): BooleanQuery => ({
    all: words.flatMap((word) => (word.isPrefix ? [continuationQuery(word)] : wordQueries([word]))),
  })

  const findVisible = (query: BooleanQuery, field: Field, visible: Uint8Array | null): Uint32Array =>
    visible === null
      ? findFirst(mostProducts, query, field)
      : // The visible ones may lie beyond the first few.
        find(query, field)
          .filter((row) => visible[row] === 1)
          .slice(0, mostProducts)

  /** The first products that have all words in their names, or else anywhere. */
  const findAll = (words: readonly QueryWord[], visible: Uint8Array | null): Uint32Array => {
    const query = prefixQuery(words)
    const byName = findVisible(query, 'name', visible)
    if (byName.length === 0) return findVisible(query, 'anywhere', visible)
    if (byName.length < mostProducts) return byName
    // With too many to rank, products named by the words as they are come first.
    const byCompleteWords = findVisible(prefixQuery(words.map(asCompleteWord)), 'name', visible)
    return byCompleteWords.length > 0 ? byCompleteWords : byName
  }

  /** Whether all words are complete and none of the products is of the type that they name. */
  const isIncidental = ({ words, products }: PrefixMatches): boolean => {
    if (words.some(({ isPrefix }) => isPrefix)) return false
    // The first of too many products do not represent the others.
    const all = products.length === mostProducts ? find({ all: wordQueries(words) }) : products
    return productTypes.isIncidental(words, all)
  }

  const findByTypeWords = (words: readonly QueryWord[], visible: Uint8Array | null): PrefixMatches | null => {
    const typeWords = productTypes.typeWords(words)
    if (typeWords.length === 0) return null
    const products = findVisible({ all: wordQueries(typeWords) }, 'name', visible)
    return products.length > 0 ? { words: typeWords, products } : null
  }

  /**
   * Finds products with all words, or else with fewer. `visible` has a 1 for each product that counts; null counts all.
   */
  return (words: readonly QueryWord[], visible: Uint8Array | null): PrefixMatches => {
    const matches: PrefixMatches = { words, products: findAll(words, visible) }
    const isEmpty = matches.products.length === 0
    const byType = isEmpty || isIncidental(matches) ? findByTypeWords(words, visible) : null
    if (byType !== null) return byType
    const withFewer =
      isEmpty && words.length > 1 ? withoutOneWord(words, (rest) => findAll(rest, visible)) : null
    return withFewer ?? matches
  }
}
