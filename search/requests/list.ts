import { collatorOf, languages } from '../analysis/languages.ts'
import { countValues } from '../facets/count-values.ts'
import { facetsOf } from '../facets/facets.ts'
import { matchingVariantRows } from '../facets/filters.ts'
import type { IndexReader, LanguageReader } from '../index-reader.ts'
import { isInsertedRank } from '../index/name-ranks.ts'
import { bestVariant } from '../ranking/best-variant.ts'
import { catalogueOrder, compareTies } from '../ranking/tie-break.ts'
import { topItems } from '../ranking/top-items.ts'
import { matchValues } from '../ranking/value-agreement.ts'
import { candidatesOf, findCategory, scoresOf } from './candidates.ts'
import type { ListAnswer } from './answers.ts'
import { defaultPageSize, type ListRequest } from './requests.ts'

/**
 * Compares products by score, or by name in the language of the request. Ties go by assortment, availability and the order
 * of the catalogue, and by nothing else: no campaign moves a product up.
 */
function comparator(
  index: IndexReader,
  reader: LanguageReader,
  request: ListRequest,
  products: Uint32Array,
  scores: Float32Array,
  assortment: Uint8Array | null,
) {
  const positionOf = catalogueOrder(index)
  const position = (at: number): number => positionOf(products[at] ?? 0)
  if (request.sort === 'relevance') {
    const compareTied = compareTies(index, request.customer, assortment)
    return (a: number, b: number) =>
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      compareTied(products[a] ?? 0, products[b] ?? 0) ||
      position(a) - position(b)
  }
  const languageAt = languages.indexOf(reader.language)
  const sign = request.sort === 'nameDescending' ? -1 : 1
  const rank = (at: number) =>
    index.columns.nameRanks[(products[at] ?? 0) * languages.length + languageAt] ?? 0
  const { compare } = collatorOf(reader.language)
  const name = (at: number): string => index.updatedName(products[at] ?? 0, reader.language)
  // Names that were inserted at one place share a rank.
  const compareInserted = (a: number, b: number): number =>
    isInsertedRank(rank(a)) ? compare(name(a), name(b)) : 0
  return (a: number, b: number) =>
    sign * (rank(a) - rank(b) || compareInserted(a, b)) || position(a) - position(b)
}

/** Answers a list request: finds, filters, counts, sorts and pages. Null if the category does not exist. */
export function searchList(index: IndexReader, request: ListRequest): ListAnswer | null {
  const reader = index.forLanguage(request.language)
  const category = findCategory(index, request.categoryPath)
  if (category === null) return null
  const candidates = candidatesOf(index, reader, request, category)
  const filters = index.readFilters(request)
  const assortment = index.assortmentOf(request.customer)
  const counted = countValues(index.columns, {
    candidates: candidates.products,
    filters,
    assortment,
    onlyAssortment: request.inAssortment === true,
  })
  const size = request.size ?? defaultPageSize
  const { products } = counted
  const compare = comparator(index, reader, request, products, scoresOf(candidates, products), assortment)
  const page = topItems(products.length, request.page * size, compare).slice((request.page - 1) * size)
  const matched = matchValues(index.columns, reader.valuesByTerm, candidates.matches?.terms ?? [])
  // With `assortmentOnly` there is no choice.
  const hasAssortment = assortment !== null && !request.assortmentOnly
  return {
    total: products.length,
    page: request.page,
    pageSize: size,
    sort: request.sort,
    hits: page.map((at) => {
      const product = products[at] ?? 0
      const variant = bestVariant(index.columns, product, {
        filters,
        matched,
        numbered: candidates.variants,
      })
      return {
        productId: index.columns.productIds[product] ?? 0,
        variantId: index.columns.variantIds[variant] ?? 0,
        variantCount:
          filters.length === 0 ? null : matchingVariantRows(index.columns, product, filters).length,
      }
    }),
    exactVariantId:
      candidates.exactVariant === null ? null : (index.columns.variantIds[candidates.exactVariant] ?? null),
    corrected: candidates.matches?.corrected ?? null,
    facets: facetsOf(index, reader, counted, request, { category, hasAssortment }),
    categories: index.facts.categories
      .filter(
        ({ parent, value }) =>
          parent === category && (!request.assortmentOnly || (counted.counts[value] ?? 0) > 0),
      )
      .map(({ id, path, value }) => ({
        id,
        path,
        name: reader.texts.values[value] ?? path,
        count: counted.counts[value] ?? 0,
      })),
  }
}
