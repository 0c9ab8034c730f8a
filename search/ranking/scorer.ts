import { rewardAttributes, rewardValues, type ValuesByTerm } from './value-terms.ts'
import { hasBit, type Bits } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import { bestAgreement, namedValues } from './value-agreement.ts'
import { kindsOf, termsOf, waysOf, type Meaning } from '../query/expansion.ts'
import { telling, type Phrase } from '../query/understand-query.ts'
import type { Postings } from '../matching/postings.ts'

/** Name over attributes over text; in the name the word itself over its forms, those over its kinds, those over other compounds. */
const points = { name: 6, kind: 2, form: 1, itself: 2, attribute: 3, agreed: 4, together: 6 }
/**
 * What a trade name means counts less than what is called so: the word itself comes first where the catalogue has both. A
 * trade name that only begins so counts less again.
 */
const shares = { word: 1, tradeName: 0.7, begun: 0.5 }

/** So few products are quicker looked at themselves than looked up by their attributes. */
const fewProducts = 20_000

/** Adds points to those products that are in a set, too. */
function reward(products: Uint32Array, scores: Float32Array, others: Bits, won: number): void {
  for (let at = 0; at < products.length; at++) {
    if (hasBit(others, products[at] ?? 0)) scores[at] = (scores[at] ?? 0) + won
  }
}

/** Of two ways to say a word the better one counts. */
function keepBetter(best: Float32Array, own: Float32Array, share: number): void {
  for (let place = 0; place < best.length; place++) {
    best[place] = Math.max(best[place] ?? 0, (own[place] ?? 0) * share)
  }
}

/** Tells how well products fit a phrase. */
export function openScorer({ having }: Postings, columns: Columns, byTerm: ValuesByTerm) {
  /** Adds what one word is worth to the products that have it. */
  const addLeaf = (products: Uint32Array, scores: Float32Array, leaf: Meaning, term: string) => {
    const give = (terms: readonly string[], won: number) =>
      reward(products, scores, having(terms, 'name'), won)
    const kinds = kindsOf(leaf)
    if (kinds.length > 0 && products.length < fewProducts) {
      rewardAttributes(columns, byTerm, products, scores, kinds, points.attribute)
    } else if (kinds.length > 0) {
      reward(products, scores, having(kinds, 'attributes'), points.attribute)
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
    const terms = telling(phrase)
    const named = terms.length < 2 ? null : namedValues(columns, byTerm, terms)
    if (named === null || named.words < 2) return
    for (let at = 0; at < products.length; at++) {
      scores[at] = (scores[at] ?? 0) + points.agreed * bestAgreement(columns, products[at] ?? 0, named)
    }
  }

  /** Values that two words of a phrase name. The words of what a trade name means are one word of the phrase. */
  const namedTwice = (phrase: Phrase): Set<number> => {
    const words = phrase.words.filter(({ meaning }) => meaning?.alike.length === 0)
    const once = new Set<number>()
    const twice = new Set<number>()
    for (const terms of words.length > 1 ? telling({ words }) : []) {
      const own = new Set(terms.flatMap((term) => byTerm.get(term) ?? []))
      for (const value of own) (once.has(value) ? twice : once).add(value)
    }
    return twice
  }

  /** Two words of one value say what is meant: `Butterfly valves`, not a valve with a butterfly handle. */
  const rewardTogether = (products: Uint32Array, scores: Float32Array, phrase: Phrase) => {
    const both = namedTwice(phrase)
    if (both.size > 0) rewardValues(columns, products, scores, both, points.together)
  }

  /** Scores of products that a phrase found. */
  return (products: Uint32Array, phrase: Phrase): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    for (const { word, meaning } of phrase.words) {
      const ways = meaning ? waysOf(meaning) : []
      const [only, ...others] = ways
      if (!only) continue
      if (others.length === 0 && only.by !== 'begun') {
        for (const leaf of only.leaves) addLeaf(products, scores, leaf, word.term)
        continue
      }
      const best = new Float32Array(products.length)
      for (const way of ways) {
        const own = new Float32Array(products.length)
        for (const leaf of way.leaves) addLeaf(products, own, leaf, word.term)
        keepBetter(best, own, way.by === 'word' ? 1 : shares[way.by] / way.leaves.length)
      }
      for (let at = 0; at < best.length; at++) scores[at] = (scores[at] ?? 0) + (best[at] ?? 0)
    }
    if (products.length < fewProducts) {
      rewardAgreement(products, scores, phrase)
      rewardTogether(products, scores, phrase)
    }
    return scores
  }
}
