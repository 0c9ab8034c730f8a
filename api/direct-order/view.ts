import type { DirectOrderItem, DirectOrderList } from '../contract/index.ts'
import { cartOwner } from '../carts/service.ts'
import {
  findArticlesById,
  priceVisibilityOf,
  type ArticleRow,
  type PriceVisibility,
  articleTextsFor,
  articleErrors,
  pictureUrl,
  findNeighbours,
  articleOffersFor,
  currencyOf,
  noOffer,
  fromStored,
  resolveNumbers,
  type ResolvedNumber,
} from '../catalogue/articles/service.ts'
import { findConfigurableProducts } from '../catalogue/configuration/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { fromThousandths, maxItems } from './rules.ts'
import { findDirectOrder, readItems, type DirectOrderItemRow } from './store.ts'

/** Unknown numbers of a list that are looked for one digit off; when one is corrected, the next gets its turn. */
const maxNeighboured = 20

/** A direct order with the articles that its items lead to today. */
export interface ResolvedDirectOrder {
  listId: string
  version: number
  rows: ReadonlyArray<{
    row: DirectOrderItemRow
    /** Null while the item's number leads to no article, or to several. */
    article: ArticleRow | null
    /** The articles to choose from while `article` is null. */
    candidates: ResolvedNumber
    /** Articles that can be ordered and whose numbers are one digit off. */
    neighbours: readonly ArticleRow[]
    errors: string[]
    needsConfiguration: boolean
  }>
  visibility: PriceVisibility
}

const stockWarnings: Readonly<Record<number, string>> = { 1: 'notInStock', 2: 'partlyInStock' }

/** Reads the caller's direct order; without one, an empty list of version 0. */
export async function readDirectOrder(queries: Queries, caller: Caller): Promise<ResolvedDirectOrder> {
  const visibility = await priceVisibilityOf(queries, caller)
  const { sessionHash } = caller
  const list =
    sessionHash === null ? undefined : await findDirectOrder(queries, cartOwner({ ...caller, sessionHash }))
  const rows = list === undefined ? [] : await readItems(queries, list.id)
  const ids = rows.flatMap(({ variantId }) => variantId ?? [])
  const articles = await findArticlesById(queries, visibility.terms, ids)
  const open = rows.filter(({ variantId }) => variantId === null || !articles.has(variantId))
  const resolve = await resolveNumbers(
    queries,
    visibility.terms,
    open.map(({ written }) => written),
  )
  const products = [...articles.values()].map(({ productId }) => productId)
  const configurable = await findConfigurableProducts(queries, products)
  const unknown = open.map(({ written }) => written).filter((written) => resolve(written).length === 0)
  const near = await findNeighbours(queries, caller, visibility, unknown.slice(0, maxNeighboured))
  return {
    listId: list?.id ?? '',
    version: list?.version ?? 0,
    visibility: visibility,
    rows: rows.map((row) => {
      const article = articles.get(row.variantId ?? 0) ?? null
      const candidates = article === null ? resolve(row.written) : []
      const errors =
        article === null
          ? [candidates.length === 0 ? 'notFound' : 'choose']
          : articleErrors(article, visibility, row.quantity)
      const neighbours =
        article === null && candidates.length === 0
          ? near(row.written).filter((each) => articleErrors(each, visibility).length === 0)
          : []
      const needsConfiguration = article !== null && configurable.get(article.productId) === 'required'
      return { row, article, candidates, neighbours, errors, needsConfiguration }
    }),
  }
}

/** The direct order's answer in the caller's language. */
export async function showDirectOrder(
  queries: Queries,
  caller: Caller,
  { rows, version, visibility }: ResolvedDirectOrder,
  now: Date,
): Promise<DirectOrderList> {
  const named = rows.flatMap(({ article, candidates, neighbours }) => [
    ...neighbours,
    ...(article === null ? [] : [article]),
    ...candidates.map((candidate) => candidate.article),
  ])
  const texts = await articleTextsFor(queries, caller, named)
  const articles = rows.flatMap(({ article }) => article ?? [])
  const offerOf = await articleOffersFor(queries, caller, visibility, articles, now)
  const items = rows.map((each): DirectOrderItem => {
    const { row, article, candidates, neighbours, errors, needsConfiguration } = each
    const precision = article?.decimalPrecision ?? 0
    const quantity = article === null ? fromThousandths(row.asked) : fromStored(row.quantity, precision)
    const offer = article === null ? noOffer : offerOf(article, row.quantity)
    const short = offer.stock === null ? undefined : stockWarnings[offer.stock.type]
    return {
      itemId: row.id,
      name: article === null ? '' : texts.name(article),
      ...(article === null ? {} : texts.nameLanguage(article)),
      displayVariantNumber: article?.code ?? row.written,
      variantNumber: article?.code ?? '',
      quantity,
      lineItemData: {
        errors,
        warnings: [
          ...(row.replacedNumber === '' ? [] : ['replaced']),
          ...(article !== null && quantity > fromThousandths(row.asked) ? ['quantityRaised'] : []),
          ...(article !== null && quantity < fromThousandths(row.asked) ? ['quantityLowered'] : []),
          ...(short === undefined ? [] : [short]),
        ],
        customerSpecificVariantNumber: article?.customerNumber ?? '',
      },
      duplicateProducts: candidates.map((candidate) => ({
        variantNumber: candidate.article.code,
        name: texts.name(candidate.article),
      })),
      nearProducts: neighbours.map((neighbour) => ({
        variantNumber: neighbour.code,
        name: texts.name(neighbour),
      })),
      version: row.version,
      written: row.written,
      replacedNumber: row.replacedNumber,
      askedQuantity: fromThousandths(row.asked),
      imageUrl: pictureUrl(article?.picture ?? null),
      ...offer,
      priceUnit: article === null ? '' : texts.priceUnit(article),
      currency: currencyOf(caller),
      unit: article === null ? '' : texts.unit(article),
      unitVolume: article === null ? 1 : fromStored(article.unitVolume, precision),
      decimalPrecision: precision,
      productCode: article?.productCode ?? '',
      needsConfiguration,
    }
  })
  const warnings = new Set(items.flatMap(({ lineItemData }) => lineItemData.warnings))
  return {
    version,
    items,
    errorModel: {
      errors: [
        ...(items.some(({ lineItemData }) => lineItemData.errors.length > 0) ? ['linesWithErrors'] : []),
        ...(items.length >= maxItems ? ['listFull'] : []),
      ],
      warningNotes: [
        ...(warnings.has('replaced') ? ['articlesReplaced'] : []),
        ...(warnings.has('quantityRaised') ? ['quantitiesRaised'] : []),
        ...(warnings.has('notInStock') || warnings.has('partlyInStock') ? ['notAllInStock'] : []),
      ],
    },
  }
}

/** The caller's direct order. */
export const getDirectOrder = async (queries: Queries, caller: Caller, now: Date): Promise<DirectOrderList> =>
  showDirectOrder(queries, caller, await readDirectOrder(queries, caller), now)
