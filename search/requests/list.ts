import { candidatesOf, categoryRow, scoresOf } from './candidates.ts'
import { bestVariant } from '../ranking/best-variant.ts'
import { countValues } from '../facets/count-values.ts'
import { firstAmongEquals, placeOf } from '../ranking/tie-break.ts'
import { facetsOf } from '../facets/facets.ts'
import type { Index, Tongue } from '../index-reader.ts'
import { collatorOf, languages } from '../analysis/languages.ts'
import { isBetween } from '../index/name-ranks.ts'
import { namedValues } from '../ranking/value-agreement.ts'
import { passingRows } from './variants.ts'
import type { ListAnswer, ListRequest } from '../workers/messages.ts'
import { pageSize } from '../../api/catalogue/search/list-query.ts'
import { firstOf } from '../ranking/top-items.ts'
import { assortmentFilter } from '../facets/filters.ts'

/**
 * Orders what is found: by fit, or by name in the reader's language. Of equals the customer's own come first, then what
 * can be sent, then by their place in the catalogue: nothing else, so that no campaign lifts what fits less.
 */
function ordering(
  index: Index,
  tongue: Tongue,
  request: ListRequest,
  products: Uint32Array,
  scores: Float32Array,
  assortment: Uint8Array | null,
) {
  const placeInCatalogue = placeOf(index)
  const place = (at: number): number => placeInCatalogue(products[at] ?? 0)
  if (request.sort === 'Relevance') {
    const first = firstAmongEquals(index, request.customer, assortment)
    return (a: number, b: number) =>
      (scores[b] ?? 0) - (scores[a] ?? 0) || first(products[a] ?? 0, products[b] ?? 0) || place(a) - place(b)
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
  const compare = ordering(index, tongue, request, products, scoresOf(candidates, products), assortment)
  const page = firstOf(products.length, request.page * size, compare).slice((request.page - 1) * size)
  const named = namedValues(index.columns, tongue.valuesByTerm, candidates.matches?.terms ?? [])
  return {
    total: products.length,
    page: request.page,
    pageSize: size,
    sort: request.sort,
    hits: page.map((at) => {
      const product = products[at] ?? 0
      const variant = bestVariant(index.columns, product, { filters, named, numbered: candidates.variants })
      return {
        productId: index.columns.productIds[product] ?? 0,
        variantId: index.columns.variantIds[variant] ?? 0,
        passing: filters.length === 0 ? null : passingRows(index.columns, product, filters).length,
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
