import { countValues, variantPasses, type Filter } from './count.ts'
import { facetsOf } from './facets.ts'
import { assortmentFilter, type Index, type Tongue } from './index-reader.ts'
import { languages } from './languages.ts'
import type { Matches } from './match.ts'
import type { ListAnswer, ListRequest } from './protocol.ts'
import { pageSize } from './query.ts'
import { firstOf } from './rank.ts'

/** An article number beats every word. */
const exactNumber = 1e6
const numberPrefix = 1e3

interface Candidates {
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
  const { firstVariant } = index.columns
  let low = 0
  let high = firstVariant.length - 2
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((firstVariant[middle] ?? 0) <= variant) low = middle
    else high = middle - 1
  }
  return low
}

function candidatesOf(index: Index, tongue: Tongue, request: ListRequest): Candidates {
  const size = index.columns.productIds.length
  if (request.phrase === '') {
    const products = new Uint32Array(size)
    for (let row = 0; row < size; row++) products[row] = row
    return { products, scores: new Float32Array(0), variants: new Set(), exactVariant: null, matches: null }
  }
  const numbers = index.numbers.find(request.phrase, request.customer)
  const matches = tongue.matcher.find(request.phrase)
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
  const [only] = exact
  return {
    products: rows,
    scores: Float32Array.from(rows, (row) => all.get(row) ?? 0),
    variants: new Set(numbers.map(({ row }) => row)),
    exactVariant: exact.length === 1 && only ? only.row : null,
    matches: useWords ? matches : null,
  }
}

/** Scores of some of the candidates. Both lists ascend. */
function scoresOf({ products, scores }: Candidates, some: Uint32Array): Float32Array {
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
function categoryRow(index: Index, path: string | undefined): number | null {
  if (path === undefined) return -1
  const row = index.facts.categories.findIndex((category) => category.path === path)
  return row < 0 ? null : row
}

function within(index: Index, candidates: Candidates, category: number): Candidates {
  if (category < 0) return candidates
  const inside = Uint8Array.from(index.facts.categories, (_, row) => {
    for (
      let at: number | undefined = row;
      at !== undefined && at >= 0;
      at = index.facts.categories[at]?.parent
    ) {
      if (at === category) return 1
    }
    return 0
  })
  const { categoryOf } = index.columns
  const { products } = candidates
  const kept = new Uint32Array(products.length)
  let size = 0
  for (let at = 0; at < products.length; at++) {
    const product = products[at] ?? 0
    if (inside[categoryOf[product] ?? 0] === 1) kept[size++] = product
  }
  const own = kept.slice(0, size)
  return { ...candidates, products: own, scores: scoresOf(candidates, own) }
}

/** Values whose words are in the phrase: `15 mm` of the diameter. They choose the variant that is shown. */
function namedValues(tongue: Tongue, terms: ReadonlySet<string> | undefined): ReadonlySet<number> {
  const named = new Set<number>()
  for (const term of terms ?? []) for (const value of tongue.valuesByTerm.get(term) ?? []) named.add(value)
  return named
}

function bestVariant(
  index: Index,
  product: number,
  filters: readonly Filter[],
  named: ReadonlySet<number>,
  variants: ReadonlySet<number>,
): number {
  const { firstVariant, valueStart, values } = index.columns
  const start = firstVariant[product] ?? 0
  let best = start
  let bestScore = -1
  for (let variant = start; variant < (firstVariant[product + 1] ?? 0); variant++) {
    if (filters.length > 0 && !variantPasses(index.columns, product, variant, filters)) continue
    let score = variants.has(variant) ? 1000 : 0
    for (let at = valueStart[variant] ?? 0; at < (valueStart[variant + 1] ?? 0); at++)
      if (named.has(values[at] ?? -1)) score += 1
    if (score > bestScore) {
      best = variant
      bestScore = score
    }
  }
  return best
}

/** Orders what is found: by fit, or by name in the reader's language; equals by their place in the catalogue. */
function ordering(
  index: Index,
  tongue: Tongue,
  request: ListRequest,
  products: Uint32Array,
  scores: Float32Array,
) {
  if (request.sort === 'Relevance') {
    return (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
  }
  const base = languages.indexOf(tongue.language) * index.columns.productIds.length
  const sign = request.sort === 'AlphabeticalDesc' ? -1 : 1
  const rank = (at: number) => index.columns.nameRanks[base + (products[at] ?? 0)] ?? 0
  return (a: number, b: number) => sign * (rank(a) - rank(b)) || a - b
}

/** One list: what is found, filtered, counted, ordered and cut to its page. Null when the category does not exist. */
export function listOf(index: Index, request: ListRequest): ListAnswer | null {
  const tongue = index.tongue(request.language)
  const category = categoryRow(index, request.categoryPath)
  if (category === null) return null
  const candidates = within(index, candidatesOf(index, tongue, request), category)
  const filters = index.filtersOf(request)
  const assortment = index.assortmentOf(request.customer)
  const counted = countValues(index.columns, {
    candidates: candidates.products,
    filters,
    assortment,
    onlyAssortment: request.facets.has(assortmentFilter),
  })
  const size = request.size ?? pageSize
  const { products } = counted
  const compare = ordering(index, tongue, request, products, scoresOf(candidates, products))
  const page = firstOf(products.length, request.page * size, compare).slice((request.page - 1) * size)
  const named = namedValues(tongue, candidates.matches?.terms)
  return {
    total: products.length,
    page: request.page,
    pageSize: size,
    sort: request.sort,
    hits: page.map((at) => {
      const product = products[at] ?? 0
      const variant = bestVariant(index, product, filters, named, candidates.variants)
      return {
        productId: index.columns.productIds[product] ?? 0,
        variantId: index.columns.variantIds[variant] ?? 0,
      }
    }),
    exactVariantId:
      candidates.exactVariant === null ? null : (index.columns.variantIds[candidates.exactVariant] ?? null),
    corrected: candidates.matches?.corrected ?? null,
    facets: facetsOf(index, tongue, counted, request, category, assortment !== null),
    categories: index.facts.categories
      .filter((each) => each.parent === category)
      .map(({ id, path, value }) => ({
        id,
        path,
        name: tongue.texts.values[value] ?? path,
        count: counted.counts[value] ?? 0,
      })),
  }
}
