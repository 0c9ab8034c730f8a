import type { IndexReader, LanguageReader } from '../index-reader.ts'
import { productOfVariant } from '../index/columns.ts'
import type { Matches } from '../matching/matches.ts'
import type { ListRequest } from './requests.ts'

/** Added to the score of words: an article number beats every word. */
const exactNumberScore = 1e6
const numberPrefixScore = 1e3

/** What a list may contain, before its filters. */
export interface Candidates {
  products: Uint32Array
  /** By place in `products`; empty without a phrase. */
  scores: Float32Array
  /** Rows of variants whose number the phrase is or begins. */
  variants: ReadonlySet<number>
  exactVariant: number | null
  /** The phrase is a number of one or several articles, visible or not. */
  isNumber: boolean
  matches: Matches | null
}

export const noCandidates: Candidates = {
  products: new Uint32Array(0),
  scores: new Float32Array(0),
  variants: new Set(),
  exactVariant: null,
  isNumber: false,
  matches: null,
}

function phraseCandidates(
  index: IndexReader,
  reader: LanguageReader,
  request: ListRequest,
  visible: Uint8Array | null,
): Candidates {
  if (request.phrase === '') {
    return { ...noCandidates, products: index.allProducts() }
  }
  const numbers = index.numbers.find(request.phrase, request)
  const { phrase, synonyms = [], mentions = false } = request
  const matches = reader.matcher.find({ phrase, synonyms, mentions }, visible)
  const { products, scores } = matches
  if (numbers.length === 0) return { ...noCandidates, products, scores, matches }

  const exact = numbers.filter((hit) => hit.exact)
  const numberScores = new Map<number, number>()
  for (const { row, exact: isExact } of numbers) {
    const product = productOfVariant(index.columns, row)
    const score = isExact ? exactNumberScore : numberPrefixScore
    numberScores.set(product, Math.max(numberScores.get(product) ?? 0, score))
  }
  // Beside an exact article, words similar to its number are irrelevant.
  const useTranslations =
    exact.length === 0 || (matches.corrected === null && matches.words.unused.length === 0)
  const all = new Map<number, number>(
    useTranslations ? [...products].map((product, at) => [product, scores[at] ?? 0]) : [],
  )
  for (const [product, score] of numberScores) all.set(product, (all.get(product) ?? 0) + score)
  const rows = Uint32Array.from(all.keys()).toSorted()
  const [only] = exact
  return {
    products: rows,
    scores: Float32Array.from(rows, (row) => all.get(row) ?? 0),
    variants: new Set(numbers.map(({ row }) => row)),
    exactVariant: exact.length === 1 && only ? only.row : null,
    isNumber: exact.length > 0,
    matches: useTranslations ? matches : null,
  }
}

/** Scores of some of the candidates. Both lists are in ascending order. */
export function scoresOf({ products, scores }: Candidates, some: Uint32Array): Float32Array {
  if (scores.length === 0 || some === products) return scores
  const result = new Float32Array(some.length)
  let from = 0
  for (let at = 0; at < some.length; at++) {
    while (products[from] !== some[at]) from += 1
    result[at] = scores[from++] ?? 0
  }
  return result
}

/** Row of a category; -1 without a path, null if it does not exist. */
export function findCategory(index: IndexReader, path: string | undefined): number | null {
  if (path === undefined) return -1
  const row = index.facts.categories.findIndex((category) => category.path === path)
  return row < 0 ? null : row
}

/** The candidates that pass a test. */
export function filterCandidates(candidates: Candidates, keep: (product: number) => boolean): Candidates {
  const { products } = candidates
  const kept = new Uint32Array(products.length)
  let size = 0
  for (const product of products) if (keep(product)) kept[size++] = product
  const remaining = kept.slice(0, size)
  return { ...candidates, products: remaining, scores: scoresOf(candidates, remaining) }
}

/** 1 for a category and each one below it. */
function categoryTree({ facts }: IndexReader, category: number): Uint8Array {
  return Uint8Array.from(facts.categories, (_, row) => {
    for (let at: number | undefined = row; at !== undefined && at >= 0; at = facts.categories[at]?.parent) {
      if (at === category) return 1
    }
    return 0
  })
}

/** The visible candidates. An exact number of an invisible product does not count. */
function visibleCandidates(index: IndexReader, candidates: Candidates, visible: Uint8Array): Candidates {
  const { exactVariant } = candidates
  const isVisible = exactVariant !== null && visible[productOfVariant(index.columns, exactVariant)] === 1
  return {
    ...filterCandidates(candidates, (product) => visible[product] === 1),
    exactVariant: isVisible ? exactVariant : null,
  }
}

/** The products of a phrase and a category, as far as they are visible. */
export function candidatesOf(
  index: IndexReader,
  reader: LanguageReader,
  request: ListRequest,
  category: number,
): Candidates {
  const visible = index.visibleProducts(request)
  const found = phraseCandidates(index, reader, request, visible)
  const candidates = visible === null ? found : visibleCandidates(index, found, visible)
  return category < 0 ? candidates : filterCandidates(candidates, inCategory(index, category))
}

/** Whether a product is in a category or below it; a row of -1 is the whole catalogue. */
export function inCategory(index: IndexReader, category: number): (product: number) => boolean {
  if (category < 0) return () => true
  const { categoryOf } = index.columns
  const tree = categoryTree(index, category)
  return (product) => tree[categoryOf[product] ?? 0] === 1
}
