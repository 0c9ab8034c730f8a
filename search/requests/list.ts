import { collatorOf, languages } from '../analysis/languages.ts'
import { countValues } from '../facets/count-values.ts'
import { facetsOf } from '../facets/facets.ts'
import { matchingVariantRows } from '../facets/filters.ts'
import type { IndexReader, LanguageReader } from '../index-reader.ts'
import { isInsertedRank } from '../index/name-ranks.ts'
import { bestVariant } from '../ranking/best-variant.ts'
import { catalogueOrder, compareTies } from '../ranking/tie-break.ts'
import { compareValues, valueOrder, type ValueOrder } from '../ranking/value-order.ts'
import { topItems } from '../ranking/top-items.ts'
import { matchValues } from '../ranking/value-agreement.ts'
import type { NearMatches } from '../matching/matches.ts'
import {
  candidatesOf,
  filterCandidates,
  findCategory,
  inCategory,
  noCandidates,
  scoresOf,
} from './candidates.ts'
import type { ListAnswer, NearHits } from './answers.ts'
import { neighbourIds } from './neighbours.ts'
import { defaultPageSize, type ListRequest } from './requests.ts'

/**
 * Compares products by score, or by name in the language of the request. Ties are decided by assortment,
 * availability and the order of the catalogue only: no campaign moves a product up.
 */
function comparator(
  index: IndexReader,
  reader: LanguageReader,
  request: ListRequest,
  products: Uint32Array,
  scores: Float32Array,
  assortment: Uint8Array | null,
  order: ValueOrder | null,
) {
  const positionOf = catalogueOrder(index)
  const position = (at: number): number => positionOf(products[at] ?? 0)
  if (order !== null || request.sort === 'relevance') {
    const compareTied = compareTies(index, request.customer, assortment)
    const compareFirst = order === null ? () => 0 : compareValues(order, isDescending(request))
    return (a: number, b: number) =>
      compareFirst(a, b) ||
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

const isDescending = ({ sort }: ListRequest): boolean => sort === 'valueDescending'

const sortsByValue = ({ sort }: ListRequest): boolean =>
  sort === 'valueAscending' || sort === 'valueDescending'

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
    marks: request.marks,
  })
  const size = request.size ?? defaultPageSize
  const { products } = counted
  const listed = { filters, marks: request.marks }
  const orderOf = (some: Uint32Array): ValueOrder | null =>
    request.values && sortsByValue(request)
      ? valueOrder(index.columns, some, listed, request.values, isDescending(request))
      : null
  const order = orderOf(products)
  const scores = scoresOf(candidates, products)
  const compare = comparator(index, reader, request, products, scores, assortment, order)
  const isNarrowed = filters.length > 0 || (request.marks?.only ?? null) !== null
  const page = topItems(products.length, request.page * size, compare).slice((request.page - 1) * size)
  const matched = matchValues(index.columns, reader.valuesByTerm, candidates.matches?.terms ?? [])
  const hitOf = (product: number, ordered?: number): ListAnswer['hits'][number] => {
    const variant =
      ordered ?? bestVariant(index.columns, product, { ...listed, matched, numbered: candidates.variants })
    return {
      productId: index.columns.productIds[product] ?? 0,
      variantId: index.columns.variantIds[variant] ?? 0,
      variantCount: isNarrowed ? matchingVariantRows(index.columns, product, listed).length : null,
    }
  }
  const isNumber = candidates.variants.size > 0
  const near = isNumber || request.page > 1 ? null : (candidates.matches?.near ?? null)
  /** The near matches that pass the filters, as many as the page has room for. */
  const nearHits = (found: NearMatches): NearHits | null => {
    const { unused, phrase } = found
    const ofCategory = { ...noCandidates, products: found.products, scores: found.scores }
    const nearby = filterCandidates(ofCategory, inCategory(index, category))
    const passing = countValues(index.columns, {
      candidates: nearby.products,
      filters,
      assortment,
      onlyAssortment: request.inAssortment === true,
      marks: request.marks,
    }).products
    const room = Math.max(0, size - products.length)
    const nearOrder = orderOf(passing)
    const compareNear = comparator(
      index,
      reader,
      request,
      passing,
      scoresOf(nearby, passing),
      assortment,
      nearOrder,
    )
    const hits = topItems(passing.length, room, compareNear).map((at) =>
      hitOf(passing[at] ?? 0, nearOrder?.variants[at]),
    )
    return hits.length === 0 ? null : { hits, total: passing.length, unused, phrase }
  }
  // With `assortmentOnly` there is no choice.
  const hasAssortment = assortment !== null && !request.assortmentOnly
  return {
    total: products.length,
    page: request.page,
    pageSize: size,
    sort: request.sort,
    hits: page.map((at) => hitOf(products[at] ?? 0, order?.variants[at])),
    exactVariantId:
      candidates.exactVariant === null ? null : (index.columns.variantIds[candidates.exactVariant] ?? null),
    neighbourIds:
      request.phrase === '' || candidates.isNumber ? [] : neighbourIds(index, request, candidates.matches),
    corrected: candidates.matches?.corrected ?? null,
    relaxed: isNumber ? null : (candidates.matches?.relaxed ?? null),
    words: isNumber ? null : (candidates.matches?.words ?? null),
    onlyMentioned: !isNumber && candidates.matches?.onlyMentioned === true,
    near: near && nearHits(near),
    marks: counted.marks,
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
