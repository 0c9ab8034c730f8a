import { isSpelledTerm, lastPartTerm } from '../analysis/tokenize.ts'
import { isMeasure } from '../analysis/units.ts'
import { hasBit, type BitSet } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import type { Postings } from '../matching/postings.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'
import { distinguishingTerms, type UnderstoodQuery } from '../query/understand-query.ts'
import { bestVariantAgreement, matchValues } from './value-agreement.ts'
import { addAttributeScores, addKindScores, addValueScores, type CatalogueTerms } from './value-terms.ts'

/**
 * The name counts more than the attributes, which count more than the description. In the name the word itself counts
 * more than its inflections, its kinds, and other compounds. Products of a category that the word names are what is
 * meant.
 */
const weights = {
  name: 6,
  kind: 2,
  form: 1,
  exact: 2,
  category: 1,
  attribute: 3,
  agreement: 4,
  sameValue: 6,
  wholeName: 40,
  model: 20,
}
/** Words of a phrase that may be a whole name; two words and a size are a search for what has the size. */
const wordsOfName = 3
/** A synonym counts less than the word itself, and the prefix of a synonym less again. */
const originWeights = { word: 1, synonym: 0.7, synonymPrefix: 0.5 }

/** Attributes of fewer products are read from their columns, which is faster than from postings. */
const fewProducts = 20_000

/** Adds `weight` to the scores of the products in a set, as far as they are not in another. */
function addScores(
  products: Uint32Array,
  scores: Float32Array,
  { bits, without }: { bits: BitSet; without?: BitSet | undefined },
  weight: number,
): void {
  for (let at = 0; at < products.length; at++) {
    const product = products[at] ?? 0
    if (!hasBit(bits, product) || (without !== undefined && hasBit(without, product))) continue
    scores[at] = (scores[at] ?? 0) + weight
  }
}

/** Keeps the better score of each product. */
function keepBest(best: Float32Array, scores: Float32Array, weight: number): void {
  for (let at = 0; at < best.length; at++) {
    best[at] = Math.max(best[at] ?? 0, (scores[at] ?? 0) * weight)
  }
}

/** Scores how well products match a phrase. */
export function openScorer(
  { withTerms }: Postings,
  columns: Columns,
  { valuesByTerm: byTerm, kindTerms }: CatalogueTerms,
) {
  const scoreLeaf = (products: Uint32Array, scores: Float32Array, leaf: Expansion, term: string) => {
    const scoreName = (terms: readonly string[], weight: number, without?: readonly string[]) =>
      addScores(
        products,
        scores,
        { bits: withTerms(terms, 'name'), without: without && withTerms(without, 'name') },
        weight,
      )
    const direct = directTerms(leaf)
    if (direct.length > 0 && products.length < fewProducts) {
      addAttributeScores(columns, byTerm, products, scores, direct, weights.attribute)
    } else if (direct.length > 0) {
      addScores(products, scores, { bits: withTerms(direct, 'attributes') }, weights.attribute)
    }
    if (/\d/u.test(direct[0] ?? '')) {
      // A measure counts the same in a name as among the attributes; a number without a unit may be that of a model.
      const measures = direct.filter(isMeasure)
      if (measures.length > 0)
        addScores(
          products,
          scores,
          { bits: withTerms(measures, 'name'), without: withTerms(direct, 'attributes') },
          weights.attribute,
        )
      return
    }
    scoreName(allTerms(leaf), weights.name)
    if (direct.length > 0 && leaf.related.length > 0) scoreName(direct, weights.kind)
    addKindScores(columns, kindTerms, products, scores, direct, weights.category)
    // `S-lås` is a kind of `lås`, as `vattenlås` is.
    const kinds = [lastPartTerm(term)]
    if (leaf.exact.length > 0 && leaf.heads.length > 0) scoreName(leaf.exact, weights.form, kinds)
    const own = leaf.exact.find((each) => each === term || isSpelledTerm(each))
    if (own === undefined) return
    if (leaf.spellings !== undefined) scoreName([own], weights.exact, [...leaf.spellings, ...kinds])
    else if (leaf.exact.length > 1) scoreName([own], weights.exact, kinds)
  }

  /**
   * Prefers products of which one variant has all values of the phrase over those that have each in another variant.
   */
  const scoreAgreement = (products: Uint32Array, scores: Float32Array, query: UnderstoodQuery) => {
    const terms = distinguishingTerms(query)
    const matched = terms.length < 2 ? null : matchValues(columns, byTerm, terms)
    if (matched === null || matched.words < 2) return
    for (let at = 0; at < products.length; at++) {
      const agreement = bestVariantAgreement(columns, products[at] ?? 0, matched)
      scores[at] = (scores[at] ?? 0) + weights.agreement * agreement
    }
  }

  /** Values that contain two words of a phrase. The words of a synonym's meaning count as one. */
  const valuesOfTwoWords = (query: UnderstoodQuery): Set<number> => {
    const words = query.words.filter(({ expansion }) => expansion?.synonyms.length === 0)
    const once = new Set<number>()
    const twice = new Set<number>()
    for (const terms of words.length > 1 ? distinguishingTerms({ words }) : []) {
      const values = new Set(terms.flatMap((term) => byTerm.get(term) ?? []))
      for (const value of values) (once.has(value) ? twice : once).add(value)
    }
    return twice
  }

  /** Prefers the category `Butterfly valves` over a valve with a butterfly handle. */
  const scoreSameValue = (products: Uint32Array, scores: Float32Array, query: UnderstoodQuery) => {
    const values = valuesOfTwoWords(query)
    if (values.size > 0) addValueScores(columns, products, scores, values, weights.sameValue)
  }

  /**
   * Prefers the product that has every word of a phrase in its name, numbers too, as a pasted name does: the number of
   * its model may be a value of another product, which would have it twice. If that value is in the other's name too,
   * `SB 120` is the product with the number directly after the letters, not `SB 160, 120 Nm`.
   */
  const scoreWholeName = (
    products: Uint32Array,
    scores: Float32Array,
    { words, models }: UnderstoodQuery,
  ) => {
    const weight = words.length < wordsOfName ? 0 : weights.wholeName
    if (weight + models.length === 0 || !words.some(({ token }) => /\d/u.test(token.term))) return
    const leaves = words.map(({ expansion }) => (expansion && alternativesOf(expansion)[0]?.leaves) ?? [])
    if (leaves.some((own) => own.length === 0)) return
    const inName = leaves.flat().map((leaf) => withTerms(allTerms(leaf), 'name'))
    const ofModels = models.map((model) => withTerms([model], 'name'))
    for (let at = 0; at < products.length; at++) {
      const product = products[at] ?? 0
      if (!inName.every((bits) => hasBit(bits, product))) continue
      const named = ofModels.filter((bits) => hasBit(bits, product)).length
      scores[at] = (scores[at] ?? 0) + weight + named * weights.model
    }
  }

  /** Returns the scores of products that a phrase found. */
  return (products: Uint32Array, query: UnderstoodQuery): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    for (const { token, expansion } of query.words) {
      const alternatives = expansion ? alternativesOf(expansion) : []
      const [only, ...others] = alternatives
      if (!only) continue
      if (others.length === 0 && only.origin !== 'synonymPrefix') {
        for (const leaf of only.leaves) scoreLeaf(products, scores, leaf, token.term)
        continue
      }
      const best = new Float32Array(products.length)
      for (const { leaves, origin } of alternatives) {
        const own = new Float32Array(products.length)
        for (const leaf of leaves) scoreLeaf(products, own, leaf, token.term)
        keepBest(best, own, origin === 'word' ? 1 : originWeights[origin] / leaves.length)
      }
      for (let at = 0; at < best.length; at++) scores[at] = (scores[at] ?? 0) + (best[at] ?? 0)
    }
    if (products.length < fewProducts) {
      scoreAgreement(products, scores, query)
      scoreSameValue(products, scores, query)
      scoreWholeName(products, scores, query)
    }
    return scores
  }
}
