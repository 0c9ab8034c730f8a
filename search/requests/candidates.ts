import { productOfVariant as rowOfVariant } from '../index/columns.ts'
import type { Index, Tongue } from '../index-reader.ts'
import type { Matches } from '../matching/matches.ts'
import type { ListRequest } from '../workers/messages.ts'

/** An article number beats every word. */
const exactNumber = 1e6
const numberPrefix = 1e3

/** What a list may hold, before its filters. */
export interface Candidates {
  products: Uint32Array
  /** By place in `products`; empty when there is no phrase. */
  scores: Float32Array
  /** Variant rows that the phrase names by number. */
  variants: ReadonlySet<number>
  exactVariant: number | null
  matches: Matches | null
}

/** Row of the product that a variant's row belongs to. */
export function productOfVariant(index: Index, variant: number): number {
  return rowOfVariant(index.columns, variant)
}

function phraseCandidates(index: Index, tongue: Tongue, request: ListRequest): Candidates {
  if (request.phrase === '') {
    return {
      products: index.everything(),
      scores: new Float32Array(0),
      variants: new Set(),
      exactVariant: null,
      matches: null,
    }
  }
  const numbers = index.numbers.find(request.phrase, request)
  const matches = tongue.matcher.find({ phrase: request.phrase, synonyms: request.synonyms ?? [] })
  const exact = numbers.filter((hit) => hit.exact)
  const scored = new Map<number, number>()
  for (const { row, exact: whole } of numbers) {
    const product = productOfVariant(index, row)
    scored.set(product, Math.max(scored.get(product) ?? 0, whole ? exactNumber : numberPrefix))
  }
  const found = matches?.products ?? new Uint32Array(0)
  const scores = matches?.scores ?? new Float32Array(0)
  // Words that only resemble a number's digits are noise beside the article itself.
  const useWords =
    exact.length === 0 || (matches !== null && matches.corrected === null && matches.loosened === null)
  if (scored.size === 0) {
    return { products: found, scores, variants: new Set(), exactVariant: null, matches }
  }
  const all = new Map<number, number>(
    useWords ? [...found].map((product, at) => [product, scores[at] ?? 0]) : [],
  )
  for (const [product, score] of scored) all.set(product, (all.get(product) ?? 0) + score)
  const rows = Uint32Array.from(all.keys()).toSorted()
  const [sole] = exact
  return {
    products: rows,
    scores: Float32Array.from(rows, (row) => all.get(row) ?? 0),
    variants: new Set(numbers.map(({ row }) => row)),
    exactVariant: exact.length === 1 && sole ? sole.row : null,
    matches: useWords ? matches : null,
  }
}

/** Scores of some of the candidates. Both lists ascend. */
export function scoresOf({ products, scores }: Candidates, some: Uint32Array): Float32Array {
  if (scores.length === 0 || some === products) return scores
  const kept = new Float32Array(some.length)
  let from = 0
  for (let at = 0; at < some.length; at++) {
    while (products[from] !== some[at]) from += 1
    kept[at] = scores[from++] ?? 0
  }
  return kept
}

/** Row of the category, -1 when the list is not narrowed to one, null when there is none such. */
export function categoryRow(index: Index, path: string | undefined): number | null {
  if (path === undefined) return -1
  const row = index.facts.categories.findIndex((category) => category.path === path)
  return row < 0 ? null : row
}

/** The candidates that `keep` says yes to. */
function only(candidates: Candidates, keep: (product: number) => boolean): Candidates {
  const { products } = candidates
  const kept = new Uint32Array(products.length)
  let size = 0
  for (const product of products) if (keep(product)) kept[size++] = product
  const own = kept.slice(0, size)
  return { ...candidates, products: own, scores: scoresOf(candidates, own) }
}

/** 1 for a category and each one below it. */
function branchOf({ facts }: Index, category: number): Uint8Array {
  return Uint8Array.from(facts.categories, (_, row) => {
    for (let at: number | undefined = row; at !== undefined && at >= 0; at = facts.categories[at]?.parent) {
      if (at === category) return 1
    }
    return 0
  })
}

/** What a list chooses from: the products of its phrase and category, among those that the reader wants to see. */
export function candidatesOf(
  index: Index,
  tongue: Tongue,
  request: ListRequest,
  category: number,
): Candidates {
  const found = phraseCandidates(index, tongue, request)
  const limits = index.limitsOf(request)
  const seen = limits === null ? found : mine(index, found, limits)
  if (category < 0) return seen
  const { categoryOf } = index.columns
  const inside = branchOf(index, category)
  return only(seen, (product) => inside[categoryOf[product] ?? 0] === 1)
}

/** A number leads nowhere that the reader does not want to go. */
function mine(index: Index, found: Candidates, limits: Uint8Array): Candidates {
  const { exactVariant } = found
  const stays = exactVariant !== null && limits[productOfVariant(index, exactVariant)] === 1
  return {
    ...only(found, (product) => limits[product] === 1),
    exactVariant: stays ? exactVariant : null,
  }
}
