import { rewardAttributes, type ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import { bestAgreement, namedValues } from './named-values.ts'
import { kindsOf, termsOf, waysOf, type Meaning, type Way } from './meaning.ts'
import { telling, type Phrase } from './phrase.ts'
import { any, type Postings } from './postings.ts'

/** Name over attributes over text; in the name the word itself over its forms, those over its kinds, those over other compounds. */
const points = { name: 6, kind: 2, form: 1, itself: 2, attribute: 3, agreed: 4 }
/** What a trade name means counts less than what is called so: the word itself comes first where the catalogue has both. */
const alikeShare = 0.7

/** So few products among many are quicker found again by the index than by skipping the rest. */
const fewProducts = 20_000

/** Adds points to those products that are among others, too. Both lists ascend. */
function reward(products: Uint32Array, scores: Float32Array, others: Uint32Array, won: number): void {
  let at = 0
  for (let place = 0; place < others.length && at < products.length; place++) {
    const product = others[place] ?? 0
    while (at < products.length && (products[at] ?? 0) < product) at += 1
    if (products[at] === product) scores[at] = (scores[at] ?? 0) + won
  }
}

/** Of two ways to say a word the better one counts. */
function keepBetter(best: Float32Array, own: Float32Array, share: number): void {
  for (let place = 0; place < best.length; place++) {
    best[place] = Math.max(best[place] ?? 0, (own[place] ?? 0) * share)
  }
}

const allOf = (leaves: readonly Meaning[]): string => leaves.map((leaf) => any(termsOf(leaf))).join(' AND ')
const oneOf = (ways: readonly Way[]): string =>
  `(${ways.map((way) => `(${allOf(way.leaves)})`).join(' OR ')})`

/** Tells how well products fit a phrase. */
export function openScorer(postings: Postings, columns: Columns, byTerm: ValuesByTerm) {
  /** Adds what one word is worth to the products that have it; `within` narrows what the index is asked for. */
  const addLeaf = (
    { products, scores, within }: { products: Uint32Array; scores: Float32Array; within: string },
    leaf: Meaning,
    term: string,
  ) => {
    const give = (terms: readonly string[], won: number) => {
      const named = postings.named(terms, products.length) ?? postings.find(`(name : ${any(terms)})${within}`)
      reward(products, scores, named, won)
    }
    const kinds = kindsOf(leaf)
    if (kinds.length > 0 && products.length < fewProducts) {
      rewardAttributes(columns, byTerm, products, scores, kinds, points.attribute)
    } else if (kinds.length > 0) {
      reward(products, scores, postings.find(`attributes : ${any(kinds)}`), points.attribute)
    }
    // A measure says as much in a name as among the attributes; what kind of thing it is says more.
    if (/\d/u.test(kinds[0] ?? '')) return
    give(termsOf(leaf), points.name)
    if (kinds.length > 0 && leaf.related.length > 0) give(kinds, points.kind)
    if (leaf.exact.length > 0 && leaf.heads.length > 0) give(leaf.exact, points.form)
    if (leaf.exact.length > 1 && leaf.exact.includes(term)) give([term], points.itself)
  }

  /** Two measures mean one article that has both, not a product that has each in another. */
  const rewardAgreement = (products: Uint32Array, scores: Float32Array, phrase: Phrase) => {
    const named = namedValues(columns, byTerm, telling(phrase))
    if (named.words < 2) return
    for (const [place, product] of products.entries()) {
      scores[place] = (scores[place] ?? 0) + points.agreed * bestAgreement(columns, product, named)
    }
  }

  /**
   * Scores of products that a phrase found. `whole` is the query of a loosened phrase; of a strict one it is null: all
   * its words are in every product.
   */
  return (products: Uint32Array, phrase: Phrase, whole: string | null): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    const isFew = products.length < fewProducts
    const words = phrase.words.flatMap(({ word, meaning }) => {
      const ways = meaning ? waysOf(meaning) : []
      return ways.length > 0 ? [{ term: word.term, ways }] : []
    })
    for (const [at, { term, ways }] of words.entries()) {
      const others = words.flatMap((each, place) => (place === at ? [] : [oneOf(each.ways)]))
      const best = ways.length === 1 ? scores : new Float32Array(products.length)
      for (const way of ways) {
        const own = ways.length === 1 ? scores : new Float32Array(products.length)
        for (const leaf of way.leaves) {
          const siblings = way.leaves.filter((each) => each !== leaf)
          const beside = siblings.length > 0 ? [...others, `(${allOf(siblings)})`] : others
          const narrowed = (whole === null ? beside : [`(${whole})`]).map((query) => ` AND ${query}`)
          addLeaf({ products, scores: own, within: isFew ? narrowed.join('') : '' }, leaf, term)
        }
        if (own !== scores) keepBetter(best, own, way.isAlike ? alikeShare / way.leaves.length : 1)
      }
      if (best !== scores)
        for (const [place, won] of best.entries()) scores[place] = (scores[place] ?? 0) + won
    }
    if (isFew) rewardAgreement(products, scores, phrase)
    return scores
  }
}
