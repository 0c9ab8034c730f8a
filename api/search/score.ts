import { rewardAttributes, type ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import { kindsOf, leaves, termsOf, type Phrase } from './phrase.ts'
import { any, type Postings } from './postings.ts'

/** Name over attributes over text; in the name the word itself over its forms, those over its kinds, those over other compounds. */
const points = { name: 6, kind: 2, form: 1, itself: 2, attribute: 3 }

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

/** Tells how well products fit a phrase. */
export function openScorer(postings: Postings, columns: Columns, byTerm: ValuesByTerm) {
  /**
   * Scores of products that a phrase found. `whole` is the query of a loosened phrase; of a strict one it is null: all
   * its words are in every product.
   */
  return (products: Uint32Array, phrase: Phrase, whole: string | null): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    const isFew = products.length < fewProducts
    const all = phrase.words.flatMap(({ word, meaning }) =>
      (meaning ? leaves(meaning) : []).map((leaf) => ({ word, leaf, query: any(termsOf(leaf)) })),
    )
    for (const own of all) {
      const { word, leaf, query } = own
      const others = whole === null ? all.filter((each) => each !== own).map((each) => each.query) : [whole]
      const within = isFew ? others.map((other) => ` AND (${other})`).join('') : ''
      const give = (terms: readonly string[], won: number) => {
        const named = postings.named(terms) ?? postings.find(`(name : ${any(terms)})${within}`)
        reward(products, scores, named, won)
      }
      give(termsOf(leaf), points.name)
      if (isFew) rewardAttributes(columns, byTerm, products, scores, termsOf(leaf), points.attribute)
      else reward(products, scores, postings.find(`attributes : ${query}`), points.attribute)
      const kinds = kindsOf(leaf)
      if (kinds.length > 0 && leaf.related.length > 0) give(kinds, points.kind)
      if (leaf.exact.length > 0 && leaf.heads.length > 0) give(leaf.exact, points.form)
      if (leaf.exact.length > 1 && leaf.exact.includes(word.term)) give([word.term], points.itself)
    }
    return scores
  }
}
