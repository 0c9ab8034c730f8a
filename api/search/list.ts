import { candidatesOf, categoryRow, scoresOf } from './candidates.ts'
import { countValues, variantPasses, type Filter } from './count.ts'
import { facetsOf } from './facets.ts'
import type { Index, Tongue } from './index-reader.ts'
import { collatorOf, languages } from './languages.ts'
import { isBetween } from './name-ranks.ts'
import type { ListAnswer, ListRequest } from './protocol.ts'
import { pageSize } from './query.ts'
import { firstOf } from './rank.ts'
import { assortmentFilter } from './value-filters.ts'

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
  // Rows that were fed stand behind all others, whatever their place in the catalogue is.
  const { productIds } = index.columns
  const place = (at: number): number => (index.isFed ? (productIds[products[at] ?? 0] ?? 0) : at)
  if (request.sort === 'Relevance') {
    return (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || place(a) - place(b)
  }
  const tongueAt = languages.indexOf(tongue.language)
  const sign = request.sort === 'AlphabeticalDesc' ? -1 : 1
  const rank = (at: number) => index.columns.nameRanks[(products[at] ?? 0) * languages.length + tongueAt] ?? 0
  const { compare } = collatorOf(tongue.language)
  const name = (at: number): string => index.fedName(products[at] ?? 0, tongue.language)
  const later = (a: number, b: number): number => (isBetween(rank(a)) ? compare(name(a), name(b)) : 0)
  return (a: number, b: number) => sign * (rank(a) - rank(b) || later(a, b)) || place(a) - place(b)
}

/** One list: what is found, filtered, counted, ordered and cut to its page. Null when the category does not exist. */
export function listOf(index: Index, request: ListRequest): ListAnswer | null {
  const tongue = index.tongue(request.language)
  const category = categoryRow(index, request.categoryPath)
  if (category === null) return null
  const candidates = candidatesOf(index, tongue, request, category)
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
    // Who sees the own assortment alone has nothing to choose there.
    facets: facetsOf(index, tongue, counted, request, category, assortment !== null && !request.onlyMine),
    categories: index.facts.categories
      .filter(
        (each) => each.parent === category && (!request.onlyMine || (counted.counts[each.value] ?? 0) > 0),
      )
      .map(({ id, path, value }) => ({
        id,
        path,
        name: tongue.texts.values[value] ?? path,
        count: counted.counts[value] ?? 0,
      })),
  }
}
