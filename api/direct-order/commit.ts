import type { Choices, DirectOrderCommitAnswer, DirectOrderCommitListAnswer } from '../contract/index.ts'
import { noChoices, writeChoices } from '../catalogue/configuration/rules.ts'
import { dayIn } from '../platform/days.ts'
import { sites } from '../contract/index.ts'
import { fitsLine } from '../catalogue/articles/quantity.ts'
import { putLines } from '../carts/lines-store.ts'
import {
  cartOwner,
  countLines,
  openCart,
  touchCart,
  type CartLineRow,
  type WriteContext,
} from '../carts/store.ts'
import type { OrderArticle } from './articles-store.ts'
import { lockDirectOrder, removeItems, touchDirectOrder } from './store.ts'
import { makeFavouriteList, type ListEntry } from '../purchase-lists/store.ts'
import { staleList, type ListCaller } from './service.ts'
import { readDirectOrder, showDirectOrder, type DirectOrderReading } from './view.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { checkLineCount } from '../carts/check-line-count.ts'
import { choiceProblemOf } from '../catalogue/configuration/service.ts'

/** Where lines of a direct order come from, for statistics. */
const listName = 'directorder'

/** A line that is put into a cart, and where its own fault would be told. */
export interface OrderedLine {
  article: OrderArticle
  /** An integer of the article's precision. */
  quantity: number
  choices: Choices
  field: string
}

/** The text of a line's choices. Errors: 400 when they do not fit the article, or one is missing. */
async function configurationOf(
  { trx }: WriteContext,
  caller: ListCaller,
  { article, choices, field }: OrderedLine,
): Promise<string> {
  const problem = await choiceProblemOf(trx, caller, article.productId, choices)
  if (problem !== null) {
    throw new ApiError(400, problem.code, 'What was chosen does not fit the article.', {
      field,
      more: { choice: problem.field },
    })
  }
  return writeChoices(choices)
}

/** What a cart has become: a line is what its count counts, and an article that it had already gets no line of its own. */
export interface CartGrowth {
  /** Lines that went in, equal ones added up. */
  items: number
  /** Those that the cart did not have: its count rises by them. */
  newLines: number
  /** Lines that it has now. */
  cartCount: number
}

/**
 * Puts lines into the caller's cart, all or none; equal ones add up first. `configured` are the products about which
 * something can be chosen. Answers how many lines they have become.
 */
export async function putIntoCart(
  writing: WriteContext,
  caller: ListCaller,
  lines: readonly OrderedLine[],
  configured: ReadonlyMap<number, unknown>,
): Promise<CartGrowth> {
  const plain = writeChoices(noChoices)
  const summed = new Map<
    string,
    Pick<CartLineRow, 'variantId' | 'quantity' | 'configuration'> & OrderedLine
  >()
  for (const line of lines) {
    const { variantId, productId } = line.article
    const chosen = line.choices !== noChoices || configured.has(productId)
    const configuration = chosen ? await configurationOf(writing, caller, line) : plain
    const key = `${variantId} ${configuration}`
    const before = summed.get(key)?.quantity ?? 0
    summed.set(key, { ...line, variantId, configuration, quantity: before + line.quantity })
  }
  const owner = cartOwner(caller)
  const cart = await openCart(writing, owner, caller.site)
  const before = await countLines(writing.trx, owner)
  const wanted = [...summed.values()]
  const quantities = await putLines(
    writing,
    cart.id,
    wanted.map(({ variantId, quantity, configuration }) => ({
      variantId,
      quantity,
      configuration,
      listName,
      actionType: '',
      searchTerm: '',
    })),
  )
  for (const [index, { article, field }] of wanted.entries()) {
    if (!fitsLine(quantities[index] ?? 0, article)) {
      throw new ApiError(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', { field })
    }
  }
  await touchCart(writing, cart.id, caller, 'addRows')
  const cartCount = await countLines(writing.trx, owner)
  checkLineCount(caller, { before, after: cartCount }, 'rows')
  return { items: wanted.length, newLines: cartCount - before, cartCount }
}

/**
 * Puts what a visitor has made a favourite list into the purchase list too, where it can be seen until the sign-in, so
 * that the count rises as a customer's does (spec §4). What must still be chosen about waits in the favourite list.
 */
export async function putIntoPurchaseList(
  writing: WriteContext,
  caller: ListCaller,
  lines: readonly OrderedLine[],
  configured: ReadonlyMap<number, 'required' | 'optional'>,
): Promise<Pick<CartGrowth, 'newLines' | 'cartCount'>> {
  const ready = lines.filter(
    ({ article, choices }) => choices !== noChoices || configured.get(article.productId) !== 'required',
  )
  return putIntoCart(writing, caller, ready, configured)
}

/** The caller's locked list, ready to be committed. Errors: 400 for an empty one or one with errors, 409 for a stale one. */
async function readyList(
  writing: WriteContext,
  caller: ListCaller,
  version: number | undefined,
): Promise<DirectOrderReading> {
  await lockDirectOrder(writing, cartOwner(caller))
  const reading = await readDirectOrder(writing.trx, caller, writing.now)
  if (version !== undefined && version !== reading.version) {
    throw staleList(await showDirectOrder(writing.trx, caller, reading))
  }
  if (reading.rows.length === 0) throw new ApiError(400, 'emptyList', 'There is nothing in the list.')
  if (reading.rows.some(({ errors }) => errors.length > 0)) {
    throw new ApiError(400, 'linesWithErrors', 'Items with errors must be mended or removed first.', {
      more: { list: await showDirectOrder(writing.trx, caller, reading) },
    })
  }
  return reading
}

async function emptied(writing: WriteContext, listId: string): Promise<void> {
  await removeItems(writing, listId)
  await touchDirectOrder(writing, listId)
}

/** The rows of a list that is ready, with what was chosen about them. */
const linesOf = (
  rows: DirectOrderReading['rows'],
  configurations: Readonly<Record<string, Choices>>,
): OrderedLine[] =>
  rows.flatMap(({ row, article }) => {
    if (article === null) return []
    const choices = configurations[row.id] ?? noChoices
    return [{ article, quantity: row.quantity, choices, field: `configurations.${row.id}` }]
  })

/** Products of the rows about which something must be chosen. */
const requiredOf = (rows: DirectOrderReading['rows']): Map<number, 'required'> =>
  new Map(
    rows.flatMap(({ article, needsConfiguration }) =>
      article !== null && needsConfiguration ? [[article.productId, 'required']] : [],
    ),
  )

/** Puts the whole list into the customer's cart and empties it (DIR-4). */
export async function commitToCart(
  writing: WriteContext,
  caller: ListCaller,
  asked: { version?: number | undefined; configurations: Readonly<Record<string, Choices>> },
): Promise<DirectOrderCommitAnswer> {
  const { listId, rows } = await readyList(writing, caller, asked.version)
  const lines = linesOf(rows, asked.configurations)
  const growth = await putIntoCart(writing, caller, lines, requiredOf(rows))
  await emptied(writing, listId)
  return { success: true, ...growth }
}

/**
 * Lines as a favourite list keeps them, equal ones added up. What was not chosen yet may stay open: it is asked for when
 * the list goes into a cart. Errors: 400 for choices that are not offered.
 */
export async function listEntries(
  writing: WriteContext,
  caller: ListCaller,
  lines: readonly OrderedLine[],
): Promise<ListEntry[]> {
  const plain = writeChoices(noChoices)
  const entries = new Map<string, ListEntry>()
  for (const line of lines) {
    const { variantId } = line.article
    const written = writeChoices(line.choices)
    const configuration = written === plain ? plain : await configurationOf(writing, caller, line)
    const key = `${variantId} ${configuration}`
    const quantity = (entries.get(key)?.quantity ?? 0) + line.quantity
    entries.set(key, { variantId, quantity, configuration })
  }
  return [...entries.values()]
}

/**
 * Makes the whole list a favourite list and empties it (DIR-4). A visitor's is kept for the sign-in, and stands in the
 * purchase list until then. A customer's cart stays as it is.
 */
export async function commitToList(
  writing: WriteContext,
  caller: ListCaller,
  asked: {
    version?: number | undefined
    name: string
    configurations: Readonly<Record<string, Choices>>
  },
): Promise<DirectOrderCommitListAnswer> {
  const { listId: directOrderId, rows } = await readyList(writing, caller, asked.version)
  const lines = linesOf(rows, asked.configurations)
  const entries = await listEntries(writing, caller, lines)
  const name = asked.name === '' ? nameOfDay(writing, caller) : asked.name
  const listId = await makeFavouriteList(writing, caller, name, entries)
  const growth =
    caller.customerId === ''
      ? await putIntoPurchaseList(writing, caller, lines, requiredOf(rows))
      : { newLines: 0, cartCount: await countLines(writing.trx, cartOwner(caller)) }
  await emptied(writing, directOrderId)
  return {
    success: true,
    items: entries.length,
    listId,
    name,
    newLines: growth.newLines,
    cartCount: growth.cartCount,
  }
}

/** What a list is called that nobody has named: the day on which it was made. */
export const nameOfDay = ({ now }: WriteContext, { site }: ListCaller): string =>
  dayIn(sites[site].country, now)
