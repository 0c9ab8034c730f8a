import type { Field } from '../index/fields.ts'
import type { Kinds } from './product-type.ts'
import { kindsOf, termsOf, waysOf, type Meaning } from '../query/expansion.ts'
import type { Understood } from '../query/understand-query.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { partsOf, wantedOf, type Wanted } from './boolean-query.ts'

/** Products of a beginning: enough to choose the best of, few enough for an answer between two keys. */
const mostBegun = 1000
/** Words of a phrase of which one may be left out. */
const mostLost = 6

/** Words of a phrase that is still being written, and the first products that have them all. */
export interface Begun {
  words: readonly Understood[]
  products: Uint32Array
}

/** What a word says by itself that is no more than one word. */
const termsOfWord = (meaning: Meaning): string[] =>
  waysOf(meaning).flatMap(({ leaves: [only, ...others] }) =>
    only && others.length === 0 ? termsOf(only) : [],
  )

/** A word as what it is known to mean, when that is something, not whatever begins so. */
const closed = (word: Understood): Understood =>
  word.meaning !== null && kindsOf(word.meaning).length > 0
    ? { ...word, isOpen: false, meaning: { ...word.meaning, related: [], alike: [] } }
    : word

/** A phrase without the one word that it needs to lose to find something, the last first; null when one is not enough. */
function withoutOne(
  words: readonly Understood[],
  withAll: (words: readonly Understood[]) => Uint32Array,
): Begun | null {
  for (let left = Math.min(words.length, mostLost) - 1; left >= 0; left--) {
    const rest = words.filter((_, at) => at !== left)
    const products = withAll(rest)
    if (products.length > 0) return { words: rest, products }
  }
  return null
}

/** Finds products by a phrase of which the last word may go on. */
export function openBegun({ find, findFirst }: Postings, { everyStart }: Vocabulary, kinds: Kinds) {
  /** What has a word that goes on from one, beside what that means. */
  const goingOn = ({ word, meaning }: Understood): Wanted => {
    const terms = everyStart(word.term)
    if (meaning === null) return terms === null ? { begins: word.term } : { terms }
    const known = wantedOf(meaning)
    if (terms === null) return { any: [{ begins: word.term }, known] }
    const own = new Set(termsOfWord(meaning))
    const others = terms.filter((term) => !own.has(term))
    return others.length === 0 ? known : { any: [{ terms: others }, known] }
  }

  /** What has all words of a phrase that is still being written. */
  const begunOf = (words: readonly Understood[]): Wanted => ({
    all: words.flatMap((word) => (word.isOpen ? [goingOn(word)] : partsOf([word]))),
  })

  /** The first products of those that count. */
  const firstOf = (wanted: Wanted, field: Field, limits: Uint8Array | null): Uint32Array =>
    limits === null
      ? findFirst(mostBegun, wanted, field)
      : // Those that count may lie beyond the first few.
        find(wanted, field)
          .filter((row) => limits[row] === 1)
          .slice(0, mostBegun)

  /** The first products whose name, or else anything, has all words. */
  const withAll = (words: readonly Understood[], limits: Uint8Array | null): Uint32Array => {
    const wanted = begunOf(words)
    const named = firstOf(wanted, 'name', limits)
    if (named.length === 0) return firstOf(wanted, 'anywhere', limits)
    if (named.length < mostBegun) return named
    // Of so many, those that are called so come first in any case.
    const called = firstOf(begunOf(words.map(closed)), 'name', limits)
    return called.length > 0 ? called : named
  }

  /** Whether none of the products is called what the words say, though all words are written to their end. */
  const isBeside = ({ words, products }: Begun): boolean => {
    if (words.some(({ isOpen }) => isOpen)) return false
    // Some of too many products say nothing of the others.
    const all = products.length === mostBegun ? find({ all: partsOf(words) }) : products
    return kinds.isBeside(words, all)
  }

  /** The products that are called by those words that say what a thing is; null when there are none such. */
  const called = (words: readonly Understood[], limits: Uint8Array | null): Begun | null => {
    const meant = kinds.only(words)
    if (meant.length === 0) return null
    const products = firstOf({ all: partsOf(meant) }, 'name', limits)
    return products.length > 0 ? { words: meant, products } : null
  }

  /**
   * What some words find, or those of them that find something. `limits` has a 1 for each product that counts; all do when
   * it is null.
   */
  return (words: readonly Understood[], limits: Uint8Array | null): Begun => {
    const whole: Begun = { words, products: withAll(words, limits) }
    const isNothing = whole.products.length === 0
    const meant = isNothing || isBeside(whole) ? called(words, limits) : null
    if (meant !== null) return meant
    const fewer = isNothing && words.length > 1 ? withoutOne(words, (rest) => withAll(rest, limits)) : null
    return fewer ?? whole
  }
}
