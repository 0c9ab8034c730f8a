import type * as v from 'valibot'
import {
  sites,
  type Choices,
  type DirectOrderCommitAnswer,
  type DirectOrderCommitListAnswer,
  type RowsAnswer,
  type rowsRequestSchema,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import {
  addLines,
  type CartGrowth,
  type LineToAdd,
  countOwnerLines,
  lineKey,
  cartOwner,
} from '../carts/service.ts'
import {
  findArticlesByCode,
  priceVisibilityOf,
  type ArticleRow,
  articleErrors,
  addQuantities,
  fitsLine,
  quantityInvalid,
  snapUp,
} from '../catalogue/articles/service.ts'
import {
  configurationOf,
  findConfigurableProducts,
  noChoices,
  serialiseChoices,
} from '../catalogue/configuration/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { dayIn } from '../platform/days.ts'
import { checkListLimits, insertFavouriteList, type ListEntry } from '../favourite-lists/service.ts'
import { fromThousandths, staleList } from './rules.ts'
import { lockDirectOrder, removeItems, touchDirectOrder } from './store.ts'
import { readDirectOrder, showDirectOrder, type ResolvedDirectOrder } from './view.ts'

/** The origin of cart lines from a direct order, for statistics. */
const listName = 'directorder'

/** The form of a line without choices. */
const unconfigured = serialiseChoices(noChoices)

/**
 * A line to order. `asked` is in order units, not yet rounded to packs; `field` is the path of its choices in the
 * request.
 */
interface OrderedLine {
  article: ArticleRow
  asked: number
  choices: Choices
  field: string
}

/**
 * Adds lines to the caller's cart, all or none; equal ones are summed first, then rounded to packs. `configurable` are
 * products with choices.
 */
async function addToCart(
  context: WriteContext,
  caller: SessionCaller,
  lines: readonly OrderedLine[],
  configurable: ReadonlyMap<number, unknown>,
): Promise<CartGrowth & { items: number }> {
  const sums = new Map<string, LineToAdd & { asked: number }>()
  for (const { article, asked, choices, field } of lines) {
    const { variantId, productId } = article
    const configuration =
      choices !== noChoices || configurable.has(productId)
        ? await configurationOf(context.trx, caller, productId, choices, field)
        : unconfigured
    const key = lineKey({ variantId, configuration })
    const sum = addQuantities(sums.get(key)?.asked ?? 0, asked)
    sums.set(key, {
      line: {
        variantId,
        configuration,
        quantity: snapUp(sum, article),
        listName,
        actionType: '',
        searchTerm: '',
      },
      packing: article,
      field,
      asked: sum,
    })
  }
  const growth = await addLines(context, caller, [...sums.values()], { action: 'addRows', field: 'rows' })
  return { items: sums.size, ...growth }
}

/**
 * Lines as entries of a favourite list; equal ones are summed, then rounded to packs. Required choices may be open
 * until the list goes into a cart.
 */
async function toListEntries(
  context: WriteContext,
  caller: SessionCaller,
  lines: readonly OrderedLine[],
): Promise<ListEntry[]> {
  const entries = new Map<string, ListEntry & { asked: number }>()
  for (const { article, asked, choices, field } of lines) {
    const { variantId, productId } = article
    const configuration =
      serialiseChoices(choices) === unconfigured
        ? unconfigured
        : await configurationOf(context.trx, caller, productId, choices, field)
    const key = lineKey({ variantId, configuration })
    const sum = addQuantities(entries.get(key)?.asked ?? 0, asked)
    entries.set(key, { variantId, quantity: snapUp(sum, article), configuration, asked: sum })
  }
  return [...entries.values()].map(({ variantId, quantity, configuration }) => ({
    variantId,
    quantity,
    configuration,
  }))
}

/** A favourite list and what it added to a visitor's purchase list. */
interface SavedFavouriteList extends CartGrowth {
  items: number
  list: { listId: string; name: string }
}

/**
 * Saves lines as a favourite list. A visitor cannot open it before the sign-in: until then its lines are in the
 * purchase list too, so that the count rises as a customer's does (spec §4), except lines that need a choice first. A
 * customer's cart stays as it is.
 */
async function saveAsFavouriteList(
  context: WriteContext,
  caller: SessionCaller,
  lines: readonly OrderedLine[],
  configurable: ReadonlyMap<number, 'required' | 'optional'>,
  name = dayIn(sites[caller.site].country, context.now),
): Promise<SavedFavouriteList> {
  const entries = await toListEntries(context, caller, lines)
  await checkListLimits(context, caller, { lists: 1, rows: entries.length }, 'rows')
  const listId = await insertFavouriteList(context, caller, name, entries)
  const saved = { items: entries.length, list: { listId, name } }
  if (caller.customerId !== '')
    return { ...saved, newLines: 0, cartCount: await countOwnerLines(context.trx, cartOwner(caller)) }
  const ready = lines.filter(
    ({ article, choices }) => choices !== noChoices || configurable.get(article.productId) !== 'required',
  )
  const { newLines, cartCount } = await addToCart(context, caller, ready, configurable)
  return { ...saved, newLines, cartCount }
}

/** Locks and reads the caller's list. Errors: 400 for an empty list and one with errors, 409 for a stale one. */
async function lockCommittableList(
  context: WriteContext,
  caller: SessionCaller,
  version: number | undefined,
): Promise<ResolvedDirectOrder> {
  await lockDirectOrder(context, cartOwner(caller))
  const list = await readDirectOrder(context.trx, caller)
  if (version !== undefined && version !== list.version) {
    throw staleList(await showDirectOrder(context.trx, caller, list, context.now))
  }
  if (list.rows.length === 0) throw new ApiError(400, 'emptyList', 'There is nothing in the list.')
  if (list.rows.some(({ errors }) => errors.length > 0)) {
    throw new ApiError(400, 'linesWithErrors', 'Items with errors must be corrected or removed first.', {
      more: { list: await showDirectOrder(context.trx, caller, list, context.now) },
    })
  }
  return list
}

async function emptyList(context: WriteContext, listId: string): Promise<void> {
  await removeItems(context, listId)
  await touchDirectOrder(context, listId)
}

/** The lines of a committable list with their choices, which the request has by item. */
const orderedLines = (
  rows: ResolvedDirectOrder['rows'],
  configurations: Readonly<Record<string, Choices>>,
): OrderedLine[] =>
  rows.flatMap(({ row, article }) => {
    if (article === null) return []
    const choices = configurations[row.id] ?? noChoices
    return [{ article, asked: fromThousandths(row.asked), choices, field: `configurations.${row.id}` }]
  })

/** Products of a list that need a choice. */
const productsToConfigure = (rows: ResolvedDirectOrder['rows']): Map<number, 'required'> =>
  new Map(
    rows.flatMap(({ article, needsConfiguration }) =>
      article !== null && needsConfiguration ? [[article.productId, 'required']] : [],
    ),
  )

interface CommitRequest {
  version?: number | undefined
  configurations: Readonly<Record<string, Choices>>
}

/** Adds the whole list to the customer's cart and empties the list (DIR-4). Errors: 400, 409. */
export async function commitToCart(
  context: WriteContext,
  caller: SessionCaller,
  { version, configurations }: CommitRequest,
): Promise<DirectOrderCommitAnswer> {
  const { listId, rows } = await lockCommittableList(context, caller, version)
  const lines = orderedLines(rows, configurations)
  const growth = await addToCart(context, caller, lines, productsToConfigure(rows))
  await emptyList(context, listId)
  return { success: true, ...growth }
}

/** Saves the whole list as a favourite list and empties it (DIR-4). An empty name becomes the day. Errors: 400, 409. */
export async function commitToList(
  context: WriteContext,
  caller: SessionCaller,
  { version, configurations, name }: CommitRequest & { name: string },
): Promise<DirectOrderCommitListAnswer> {
  const { listId, rows } = await lockCommittableList(context, caller, version)
  const lines = orderedLines(rows, configurations)
  const { list, ...saved } = await saveAsFavouriteList(
    context,
    caller,
    lines,
    productsToConfigure(rows),
    name || undefined,
  )
  await emptyList(context, listId)
  return { success: true, ...list, ...saved }
}

type CheckedRows = v.InferOutput<typeof rowsRequestSchema>['rows']

/** The lines of checked rows. Errors: 400 with the first row that cannot be ordered any more. */
async function linesOfRows(
  { trx }: WriteContext,
  caller: SessionCaller,
  rows: CheckedRows,
): Promise<OrderedLine[]> {
  const visibility = await priceVisibilityOf(trx, caller)
  const found = await findArticlesByCode(
    trx,
    visibility.terms,
    rows.map(({ variantNumber }) => variantNumber),
  )
  const articles = new Map(found.map((article) => [article.code, article]))
  return rows.map(({ variantNumber, quantity: requested, choices }, index) => {
    const article = articles.get(variantNumber)
    const error = article === undefined ? 'notFound' : articleErrors(article, visibility)[0]
    if (article === undefined || error !== undefined) {
      throw new ApiError(400, error ?? 'notFound', 'The row cannot be ordered.', {
        field: `rows.${index}.variantNumber`,
      })
    }
    if (!fitsLine(snapUp(requested, article), article)) throw quantityInvalid(`rows.${index}.quantity`)
    return { article, asked: requested, choices: choices ?? noChoices, field: `rows.${index}.choices` }
  })
}

/**
 * Adds checked rows to the customer's cart, or saves them as a visitor's favourite list: all or none (DIR-5).
 * Errors: 400.
 */
export async function orderRows(
  context: WriteContext,
  caller: SessionCaller,
  rows: CheckedRows,
): Promise<RowsAnswer> {
  const lines = await linesOfRows(context, caller, rows)
  const configurable = await findConfigurableProducts(
    context.trx,
    lines.map(({ article }) => article.productId),
  )
  const added =
    caller.customerId === ''
      ? await saveAsFavouriteList(context, caller, lines, configurable)
      : { ...(await addToCart(context, caller, lines, configurable)), list: null }
  return { success: true, rows: rows.length, ...added }
}
