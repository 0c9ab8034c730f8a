import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import {
  articleTextsFor,
  type ArticleRow,
  findArticlesById,
  fitsLine,
  fromStored,
  onlyArticle,
  priceVisibilityOf,
  quantityInvalid,
  resolveNumbers,
  snapUp,
  toStored,
} from '../catalogue/articles/service.ts'
import { noChoices, serialiseChoices } from '../catalogue/configuration/service.ts'
import type {
  addedListLineSchema,
  addListLineRequestSchema,
  changeListLineRequestSchema,
  listLinesRequestSchema,
} from '../contract/index.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { changeItems, insertItems, lastPosition, readListRows } from './items-store.ts'
import { checkLineLimit, checkListLimits } from './list-limits.ts'
import { findLines, lockOwnHead, restorableSince, touchList } from './own-list.ts'

const unconfigured = serialiseChoices(noChoices)

/**
 * Checks a quantity of a list, an integer of the article's precision: it is kept as asked, and rounded to packs when it
 * goes into a cart. Errors: 400 when no line of a cart could hold it.
 */
function checkQuantity(stored: number, article: ArticleRow): void {
  const packed = snapUp(fromStored(stored, article.decimalPrecision), article)
  if (stored === 0 || !fitsLine(packed, article)) throw quantityInvalid()
}

/** The one article of a number as written. Errors: 400. */
async function articleOf(
  { trx }: WriteContext,
  caller: SessionCaller,
  articleNumber: string,
): Promise<ArticleRow> {
  const { terms } = await priceVisibilityOf(trx, caller)
  const found = (await resolveNumbers(trx, terms, [articleNumber]))(articleNumber)
  const only = onlyArticle(found)
  if (only !== undefined) return only.article
  const field = 'articleNumber'
  if (found.length === 0) throw new ApiError(400, 'unknownArticle', 'No article has this number.', { field })
  throw new ApiError(400, 'severalArticles', 'The number can mean several articles.', { field })
}

/**
 * Adds an article by its number: as a new line, or to the quantity of the line that has it without choices. Errors:
 * 404, 400 for the number, the quantity, and too many lines.
 */
export async function addLine(
  context: WriteContext,
  caller: SessionCaller,
  { listId, articleNumber, quantity }: v.InferOutput<typeof addListLineRequestSchema>,
): Promise<v.InferOutput<typeof addedListLineSchema>> {
  const { trx } = context
  await lockOwnHead(context, caller, listId)
  const article = await articleOf(context, caller, articleNumber)
  const { variantId, decimalPrecision } = article
  const rows = await readListRows(trx, listId)
  const same = rows.find((row) => row.variantId === variantId && row.configuration === unconfigured)
  const stored = toStored(quantity, decimalPrecision)
  if (stored === 0) throw quantityInvalid()
  const sum = (same?.quantity ?? 0) + stored
  checkQuantity(sum, article)
  const itemId = same?.itemId ?? (await lastPosition(trx, listId)) + 1
  if (same !== undefined) await changeItems(trx, listId, [itemId], { quantity: sum })
  else {
    checkLineLimit(rows.length + 1, 'articleNumber')
    await checkListLimits(context, caller, { lists: 0, rows: 1 }, 'articleNumber')
    await insertItems(context, listId, itemId - 1, [
      { variantId, quantity: sum, configuration: unconfigured },
    ])
  }
  await touchList(context, listId)
  return { itemId, name: (await articleTextsFor(trx, caller, [article])).name(article) }
}

/** Changes quantity or note of a line. Errors: 404, 400 for a quantity that no line of a cart can hold. */
export async function changeLine(
  context: WriteContext,
  caller: SessionCaller,
  { listId, itemId, quantity, note }: v.InferOutput<typeof changeListLineRequestSchema>,
): Promise<void> {
  const { trx } = context
  await lockOwnHead(context, caller, listId)
  const [line] = await findLines(context, listId, [itemId], { field: 'itemId' })
  if (line !== undefined && quantity !== undefined) {
    const article = (await findArticlesById(trx, null, [line.variantId])).get(line.variantId)
    if (article === undefined) throw notFound('The article of the line is gone.', 'itemId')
    const stored = toStored(quantity, article.decimalPrecision)
    checkQuantity(stored, article)
    await changeItems(trx, listId, [itemId], { quantity: stored })
  }
  if (note !== undefined) await changeItems(trx, listId, [itemId], { note })
  if (quantity !== undefined || note !== undefined) await touchList(context, listId)
}

type Lines = v.InferOutput<typeof listLinesRequestSchema>

/** Removes lines; they can be restored for a day. A repeat changes nothing. Errors: 404 for all, if one is missing. */
export async function removeLines(
  context: WriteContext,
  caller: SessionCaller,
  { listId, itemIds }: Lines,
): Promise<void> {
  await lockOwnHead(context, caller, listId)
  const oldest = restorableSince(context)
  const lines = await findLines(context, listId, itemIds, {
    isWanted: ({ removedAt }) => removedAt === '' || removedAt >= oldest,
  })
  const shown = lines.filter(({ removedAt }) => removedAt === '').map(({ itemId }) => itemId)
  if (shown.length === 0) return
  await changeItems(context.trx, listId, shown, { removedAt: context.now.toISOString() })
  await touchList(context, listId)
}

/**
 * Restores lines that were removed within a day, at their places. A repeat changes nothing. Errors: 404 for all, if one
 * is missing, 400 for too many lines meanwhile.
 */
export async function restoreLines(
  context: WriteContext,
  caller: SessionCaller,
  { listId, itemIds }: Lines,
): Promise<void> {
  const { lineCount } = await lockOwnHead(context, caller, listId)
  const oldest = restorableSince(context)
  const lines = await findLines(context, listId, itemIds, {
    isWanted: ({ removedAt }) => removedAt === '' || removedAt >= oldest,
  })
  const removed = lines.filter(({ removedAt }) => removedAt !== '').map(({ itemId }) => itemId)
  if (removed.length === 0) return
  checkLineLimit((lineCount ?? 0) + removed.length, 'itemIds')
  await checkListLimits(context, caller, { lists: 0, rows: removed.length }, 'itemIds')
  await changeItems(context.trx, listId, removed, { removedAt: '' })
  await touchList(context, listId)
}
