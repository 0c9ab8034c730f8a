import type { Choices, DirectOrderCommitAnswer, DirectOrderCommitListAnswer } from '../contract/index.ts'
import { choiceProblem, noChoices, writeChoices } from '../domain/configuration.ts'
import { dayIn } from '../domain/days.ts'
import { sites } from '../contract/index.ts'
import { fitsLine } from '../domain/quantity.ts'
import { putLines } from '../store/cart-batch.ts'
import { cartOwner, countLines, openCart, touchCart, type CartLineRow, type Writing } from '../store/carts.ts'
import { configurationSetOf, logosOf } from '../store/configurations.ts'
import type { OrderArticle } from '../store/direct-order-articles.ts'
import { lockDirectOrder, removeItems, touchDirectOrder } from '../store/direct-orders.ts'
import { makeFavouriteList } from '../store/favourite-lists.ts'
import { staleList, type ListCaller } from './direct-order-changes.ts'
import { readDirectOrder, showDirectOrder, type DirectOrderReading } from './direct-order-view.ts'
import { Fault } from './fault.ts'

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

/** The text of a line's choices. Faults: 400 when they do not fit the article, or one is missing. */
async function configurationOf(
  { trx }: Writing,
  caller: ListCaller,
  { article, choices, field }: OrderedLine,
): Promise<string> {
  const set = await configurationSetOf(trx, article.productId)
  const logos = set?.logo === true && caller.customerId !== '' ? await logosOf(trx, caller.customerId) : []
  const problem = choiceProblem(
    set,
    logos.map(({ id }) => id),
    choices,
  )
  if (problem !== null) {
    throw new Fault(400, problem.code, 'What was chosen does not fit the article.', {
      field,
      more: { choice: problem.field },
    })
  }
  return writeChoices(choices)
}

/**
 * Puts lines into the caller's cart, all or none; equal ones add up first. `configured` are the products about which
 * something can be chosen. Answers how many lines they have become.
 */
export async function putIntoCart(
  writing: Writing,
  caller: ListCaller,
  lines: readonly OrderedLine[],
  configured: ReadonlyMap<number, unknown>,
): Promise<number> {
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
  const cart = await openCart(writing, cartOwner(caller), caller.site)
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
      throw new Fault(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', { field })
    }
  }
  await touchCart(writing, cart.id)
  return wanted.length
}

/** The caller's locked list, ready to be committed. Faults: 400 for an empty one or one with errors, 409 for a stale one. */
async function readyList(
  writing: Writing,
  caller: ListCaller,
  version: number | undefined,
): Promise<DirectOrderReading> {
  await lockDirectOrder(writing, cartOwner(caller))
  const reading = await readDirectOrder(writing.trx, caller, writing.now)
  if (version !== undefined && version !== reading.version) {
    throw staleList(await showDirectOrder(writing.trx, caller, reading))
  }
  if (reading.rows.length === 0) throw new Fault(400, 'emptyList', 'There is nothing in the list.')
  if (reading.rows.some(({ errors }) => errors.length > 0)) {
    throw new Fault(400, 'linesWithErrors', 'Items with errors must be mended or removed first.', {
      more: { list: await showDirectOrder(writing.trx, caller, reading) },
    })
  }
  return reading
}

async function emptied(writing: Writing, listId: string): Promise<void> {
  await removeItems(writing, listId)
  await touchDirectOrder(writing, listId)
}

/** Puts the whole list into the customer's cart and empties it (DIR-4). */
export async function commitToCart(
  writing: Writing,
  caller: ListCaller,
  asked: { version?: number | undefined; configurations: Readonly<Record<string, Choices>> },
): Promise<DirectOrderCommitAnswer> {
  const { listId, rows } = await readyList(writing, caller, asked.version)
  const lines = rows.flatMap(({ row, article }): OrderedLine[] =>
    article === null
      ? []
      : [
          {
            article,
            quantity: row.quantity,
            choices: asked.configurations[row.id] ?? noChoices,
            field: `configurations.${row.id}`,
          },
        ],
  )
  const configured = new Map(
    rows.flatMap(({ article, needsConfiguration }) =>
      article !== null && needsConfiguration ? [[article.productId, true]] : [],
    ),
  )
  const items = await putIntoCart(writing, caller, lines, configured)
  await emptied(writing, listId)
  return { success: true, items, cartCount: await countLines(writing.trx, cartOwner(caller)) }
}

/** Makes the whole list a favourite list and empties it (DIR-4). A visitor's is kept for the sign-in. */
export async function commitToList(
  writing: Writing,
  caller: ListCaller,
  asked: { version?: number | undefined; name: string },
): Promise<DirectOrderCommitListAnswer> {
  const { listId: directOrderId, rows } = await readyList(writing, caller, asked.version)
  const entries = rows.flatMap(({ row, article }) =>
    article === null ? [] : [{ variantId: article.variantId, quantity: row.quantity }],
  )
  const name = asked.name === '' ? nameOfDay(writing, caller) : asked.name
  const listId = await makeFavouriteList(writing, caller, name, entries)
  await emptied(writing, directOrderId)
  return { success: true, items: entries.length, listId, name }
}

/** What a list is called that nobody has named: the day on which it was made. */
export const nameOfDay = ({ now }: Writing, { site }: ListCaller): string => dayIn(sites[site].country, now)
