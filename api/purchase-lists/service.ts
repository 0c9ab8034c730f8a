import type { AddListAnswer, ListOutcome, SavedLine, SavedList } from '../contract/index.ts'
import { readChoices } from '../catalogue/configuration/rules.ts'
import { fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { putLines } from '../carts/lines-store.ts'
import { cartOwner, countLines, openCart, readHeld, touchCart, type WriteContext } from '../carts/store.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import { orderArticles, type OrderArticle } from '../direct-order/articles-store.ts'
import { findFavouriteList, type ListEntry } from './store.ts'
import type { Queries } from '../platform/database/index.ts'
import { priceDay, priceVisibilityOf } from '../catalogue/articles/view.ts'
import { chosenWordsFor } from '../catalogue/configuration/view.ts'
import { linesPerAnswer } from '../carts/read-cart.ts'
import { articleWords, meantByVariants } from '../direct-order/resolve-numbers.ts'
import { articleErrors } from '../direct-order/view.ts'
import { notFound } from '../platform/http/api-error.ts'
import { checkLineCount } from '../carts/check-line-count.ts'
import { lineChoicesFor } from '../catalogue/configuration/service.ts'
import type { Caller } from '../platform/services.ts'

type Customer = Caller & { sessionHash: string }

/** Where lines of a favourite list come from, for statistics. */
const listName = 'favouritelist'

/** A line of a list as it would go into the cart today. */
interface PlannedLine {
  /** The article, or the one that has followed it where it cannot be bought itself. */
  article: OrderArticle
  /** The article of the list, when another stands in its place. */
  replaced: OrderArticle | null
  /** An integer of the article's precision. */
  quantity: number
  configuration: string
  outcome: ListOutcome
}

const isAdded = ({ outcome }: PlannedLine): boolean =>
  outcome === 'added' || outcome === 'changed' || outcome === 'replaced'

/** What would become of each line of a list; a line whose article has left the catalogue is in no list any more. */
async function plan(
  queries: Queries,
  caller: Customer,
  now: Date,
  entries: readonly ListEntry[],
): Promise<PlannedLine[]> {
  const sight = await priceVisibilityOf(queries, caller)
  const day = priceDay(caller.site, now)
  const ids = [...new Set(entries.map(({ variantId }) => variantId))]
  const own = await orderArticles(queries, sight.terms, ids)
  const ended = ids.filter((id) => own.get(id)?.buyable !== 1)
  const successors = await meantByVariants(queries, sight.terms, ended)
  const lines = entries.flatMap(({ variantId, quantity: kept, configuration }) => {
    const first = own.get(variantId)
    if (first === undefined) return []
    const article = successors.get(variantId)?.article ?? first
    const quantity = snapUp(fromStored(kept, first.decimalPrecision), article)
    return [
      {
        article,
        replaced: article.variantId === first.variantId ? null : first,
        kept,
        quantity,
        configuration,
      },
    ]
  })
  const choicesOf = await lineChoicesFor(
    queries,
    caller,
    sight,
    lines.map(({ article, configuration }) => ({ productId: article.productId, configuration })),
  )
  return mapInTurns(lines, ({ kept, ...line }): PlannedLine => {
    const { article, replaced, quantity, configuration } = line
    const outcome = (): ListOutcome => {
      if (articleErrors(article, sight, day).length > 0) return 'notBuyable'
      if (choicesOf({ productId: article.productId, configuration }).problem !== null) return 'configure'
      if (!fitsLine(quantity, article)) return 'tooMany'
      if (replaced !== null) return 'replaced'
      return quantity === kept ? 'added' : 'changed'
    }
    return { ...line, outcome: outcome() }
  })
}

/** Planned lines as the contract shows them. */
async function showLines(
  queries: Queries,
  caller: Customer,
  lines: readonly PlannedLine[],
): Promise<SavedLine[]> {
  const words = await articleWords(
    queries,
    caller,
    lines.map(({ article }) => article),
  )
  const chosenWords = await chosenWordsFor(
    queries,
    caller,
    lines.map(({ article, configuration }) => ({ productId: article.productId, configuration })),
  )
  return lines.map(({ article, replaced, quantity, configuration, outcome }) => ({
    variantNbr: article.code,
    name: words.name(article),
    replacedNumber: replaced?.code ?? '',
    quantity: fromStored(quantity, article.decimalPrecision),
    displayUnitCode: words.unit(article),
    configuration: chosenWords({ productId: article.productId, configuration }),
    choices: readChoices(configuration),
    outcome,
  }))
}

async function ownList(queries: Queries, caller: Customer, listId: string) {
  const list = await findFavouriteList(queries, caller, listId)
  if (list === null) throw notFound('There is no such list.', 'listId')
  return list
}

/** One of the caller's lists, with what would become of each line in the cart. Errors: 404. */
export async function showSavedList(
  queries: Queries,
  caller: Customer,
  now: Date,
  { listId, from }: { listId: string; from: number },
): Promise<SavedList> {
  const { name, entries } = await ownList(queries, caller, listId)
  const lines = await plan(queries, caller, now, entries.slice(from, from + linesPerAnswer))
  return { listId, name, lineCount: entries.length, from, lines: await showLines(queries, caller, lines) }
}

/** What became of the lines: those that did not go as they stood are shown. */
async function outcomeOf(
  { trx }: WriteContext,
  caller: Customer,
  lines: readonly PlannedLine[],
): Promise<AddListAnswer> {
  const told = lines.filter(({ outcome }) => outcome !== 'added')
  return {
    cartCount: await countLines(trx, cartOwner(caller)),
    addedCount: lines.filter(isAdded).length,
    toldCount: told.length,
    lines: await showLines(trx, caller, told.slice(0, linesPerAnswer)),
  }
}

const keyOf = ({ variantId, configuration }: { variantId: number; configuration: string }): string =>
  `${variantId} ${configuration}`

/**
 * Puts the lines of one of the caller's lists into the cart, with what was chosen about them: those that can be added
 * are, and every other one is told. Errors: 404, 400 for more lines than a cart may have.
 */
export async function addSavedList(
  writing: WriteContext,
  caller: Customer,
  listId: string,
): Promise<AddListAnswer> {
  const { trx, now } = writing
  const { entries } = await ownList(trx, caller, listId)
  const planned = await plan(trx, caller, now, entries)
  if (!planned.some(isAdded)) return outcomeOf(writing, caller, planned)
  const cart = await openCart(writing, cartOwner(caller), caller.site)
  const held = new Map((await readHeld(trx, cart.id)).map((line) => [keyOf(line), line.quantity]))
  const wanted = new Map<string, ListEntry>()
  const lines = planned.map((line): PlannedLine => {
    if (!isAdded(line)) return line
    const { article, configuration } = line
    const { variantId } = article
    const key = keyOf({ variantId, configuration })
    const quantity = (wanted.get(key)?.quantity ?? 0) + line.quantity
    if (!fitsLine((held.get(key) ?? 0) + quantity, article)) return { ...line, outcome: 'tooMany' }
    wanted.set(key, { variantId, quantity, configuration })
    return line
  })
  const said = { listName, actionType: '', searchTerm: '' }
  await putLines(
    writing,
    cart.id,
    [...wanted.values()].map((entry) => ({ ...entry, ...said })),
  )
  const after = await countLines(trx, cartOwner(caller))
  checkLineCount(caller, { before: held.size, after }, 'listId')
  if (wanted.size > 0) await touchCart(writing, cart.id, caller, 'addList')
  return outcomeOf(writing, caller, lines)
}
