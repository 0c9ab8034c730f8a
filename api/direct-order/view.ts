import type { DirectOrderItem, DirectOrderList } from '../contract/index.ts'
import { fromAsked, mostItems } from './rules.ts'
import { fromStored } from '../catalogue/articles/quantity.ts'
import { cartOwner } from '../carts/store.ts'
import { configurableProducts } from '../catalogue/configuration/store.ts'
import { orderArticles, type OrderArticle } from './articles-store.ts'
import { findDirectOrder, readItems, type DirectOrderItemRow } from './store.ts'
import type { Queries } from '../platform/database/index.ts'
import {
  priceDay,
  priceOf,
  priceVisibilityOf,
  stockOf,
  type PriceVisibility,
} from '../catalogue/articles/view.ts'
import { articleWords, meaningsOf, type NumberMeaning } from './resolve-numbers.ts'
import type { Caller } from '../platform/services.ts'

/** A direct order as it stands: its rows with what they mean to their reader today. */
export interface DirectOrderReading {
  listId: string
  version: number
  rows: ReadonlyArray<{
    row: DirectOrderItemRow
    /** Null while no article is known. */
    article: OrderArticle | null
    /** What the number can mean while no article is known. */
    meaning: NumberMeaning
    errors: string[]
    needsConfiguration: boolean
  }>
  sight: PriceVisibility
}

const stockWarnings: Readonly<Record<number, string>> = { 1: 'notInStock', 2: 'partlyInStock' }

/** What keeps an article from being ordered by this reader. */
export function articleErrors(article: OrderArticle, sight: PriceVisibility, day: string): string[] {
  if (article.buyable !== 1) return ['notBuyable']
  return sight.terms !== null && priceOf(article, day) === null ? ['noPrice'] : []
}

/** Reads the caller's direct order; an empty one of version 0 when nothing was ever typed. */
export async function readDirectOrder(
  queries: Queries,
  caller: Caller,
  now: Date,
): Promise<DirectOrderReading> {
  const sight = await priceVisibilityOf(queries, caller)
  const { sessionHash } = caller
  const list =
    sessionHash === null ? undefined : await findDirectOrder(queries, cartOwner({ ...caller, sessionHash }))
  const rows = list === undefined ? [] : await readItems(queries, list.id)
  const ids = rows.flatMap(({ variantId }) => variantId ?? [])
  const articles = await orderArticles(queries, sight.terms, ids)
  const open = rows.filter(({ variantId }) => variantId === null || !articles.has(variantId))
  const meanings = await meaningsOf(
    queries,
    sight.terms,
    open.map(({ written }) => written),
  )
  const products = [...articles.values()].map(({ productId }) => productId)
  const configurable = await configurableProducts(queries, products)
  const day = priceDay(caller.site, now)
  return {
    listId: list?.id ?? '',
    version: list?.version ?? 0,
    sight,
    rows: rows.map((row) => {
      const article = articles.get(row.variantId ?? 0) ?? null
      const meaning = article === null ? meanings(row.written) : []
      const errors =
        article === null ? [meaning.length === 0 ? 'notFound' : 'choose'] : articleErrors(article, sight, day)
      const needsConfiguration = article !== null && configurable.get(article.productId) === 'required'
      return { row, article, meaning, errors, needsConfiguration }
    }),
  }
}

/** A direct order as the contract shows it, in the caller's language. */
export async function showDirectOrder(
  queries: Queries,
  caller: Caller,
  { rows, version, sight }: DirectOrderReading,
): Promise<DirectOrderList> {
  const named = rows.flatMap(({ article, meaning }) => [
    ...(article === null ? [] : [article]),
    ...meaning.map((one) => one.article),
  ])
  const words = await articleWords(queries, caller, named)
  const items = rows.map(({ row, article, meaning, errors, needsConfiguration }): DirectOrderItem => {
    const precision = article?.decimalPrecision ?? 0
    const quantity = article === null ? fromAsked(row.asked) : fromStored(row.quantity, precision)
    const stock = article === null || sight.terms === null ? null : stockOf(article, sight.terms)
    const short = stock === null ? undefined : stockWarnings[stock.type]
    return {
      itemId: row.id,
      name: article === null ? '' : words.name(article),
      displayVariantNumber: article?.code ?? row.written,
      variantNumber: article?.code ?? '',
      quantity,
      lineItemData: {
        errors,
        warnings: [
          ...(row.replacedNumber === '' ? [] : ['replaced']),
          ...(article !== null && quantity > fromAsked(row.asked) ? ['quantityRaised'] : []),
          ...(short === undefined ? [] : [short]),
        ],
        customerSpecificVariantNumber: article?.customerNumber ?? '',
      },
      duplicateProducts: meaning.map((one) => ({
        variantNumber: one.article.code,
        name: words.name(one.article),
      })),
      version: row.version,
      written: row.written,
      replacedNumber: row.replacedNumber,
      askedQuantity: fromAsked(row.asked),
      unit: article === null ? '' : words.unit(article),
      unitVolume: article === null ? 1 : fromStored(article.unitVolume, precision),
      decimalPrecision: precision,
      productCode: article?.productCode ?? '',
      needsConfiguration,
    }
  })
  const met = new Set(items.flatMap(({ lineItemData }) => lineItemData.warnings))
  return {
    version,
    items,
    errorModel: {
      errors: [
        ...(items.some(({ lineItemData }) => lineItemData.errors.length > 0) ? ['linesWithErrors'] : []),
        ...(items.length >= mostItems ? ['listFull'] : []),
      ],
      warningNotes: [
        ...(met.has('replaced') ? ['articlesReplaced'] : []),
        ...(met.has('quantityRaised') ? ['quantitiesRaised'] : []),
        ...(met.has('notInStock') || met.has('partlyInStock') ? ['notAllInStock'] : []),
      ],
    },
  }
}

/** Reads and shows the caller's direct order. */
export const directOrderOf = async (queries: Queries, caller: Caller, now: Date): Promise<DirectOrderList> =>
  showDirectOrder(queries, caller, await readDirectOrder(queries, caller, now))
