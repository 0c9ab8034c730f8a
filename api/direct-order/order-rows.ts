import type * as v from 'valibot'
import type { RowsAnswer, rowsRequestSchema } from '../contract/index.ts'
import { noChoices } from '../catalogue/configuration/rules.ts'
import { fitsLine, snapUp } from '../catalogue/articles/quantity.ts'
import type { WriteContext } from '../carts/store.ts'
import { configurableProducts } from '../catalogue/configuration/store.ts'
import { orderArticlesByCode } from './articles-store.ts'
import { makeFavouriteList } from '../purchase-lists/store.ts'
import { priceDay, priceVisibilityOf } from '../catalogue/articles/view.ts'
import type { ListCaller } from './service.ts'
import { listEntries, nameOfDay, putIntoCart, putIntoPurchaseList, type OrderedLine } from './commit.ts'
import { articleErrors } from './view.ts'
import { ApiError } from '../platform/http/api-error.ts'

type Rows = v.InferOutput<typeof rowsRequestSchema>['rows']

/** The lines of checked rows. Errors: 400 that names the first row that cannot be ordered any more. */
async function linesOf(writing: WriteContext, caller: ListCaller, rows: Rows): Promise<OrderedLine[]> {
  const { trx, now } = writing
  const sight = await priceVisibilityOf(trx, caller)
  const day = priceDay(caller.site, now)
  const articles = await orderArticlesByCode(trx, sight.terms, [
    ...new Set(rows.map(({ variantNumber }) => variantNumber)),
  ])
  return rows.map(({ variantNumber, quantity: asked, choices }, index) => {
    const article = articles.get(variantNumber)
    const problem = article === undefined ? 'notFound' : articleErrors(article, sight, day)[0]
    if (article === undefined || problem !== undefined) {
      throw new ApiError(400, problem ?? 'notFound', 'The row cannot be ordered.', {
        field: `rows.${index}.variantNumber`,
      })
    }
    const quantity = snapUp(asked, article)
    if (!fitsLine(quantity, article)) {
      throw new ApiError(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', {
        field: `rows.${index}.quantity`,
      })
    }
    return { article, quantity, choices: choices ?? noChoices, field: `rows.${index}.choices` }
  })
}

/** Puts checked rows into the customer's cart, or makes them a visitor's favourite list: all of them, or none (DIR-5). */
export async function orderRows(writing: WriteContext, caller: ListCaller, rows: Rows): Promise<RowsAnswer> {
  const lines = await linesOf(writing, caller, rows)
  const products = lines.map(({ article }) => article.productId)
  const configured = await configurableProducts(writing.trx, products)
  if (caller.customerId !== '') {
    const growth = await putIntoCart(writing, caller, lines, configured)
    return { success: true, rows: rows.length, ...growth, list: null }
  }
  const entries = await listEntries(writing, caller, lines)
  const name = nameOfDay(writing, caller)
  const listId = await makeFavouriteList(writing, caller, name, entries)
  const { newLines, cartCount } = await putIntoPurchaseList(writing, caller, lines, configured)
  const list = { listId, name }
  return { success: true, rows: rows.length, items: entries.length, newLines, cartCount, list }
}
