import type * as v from 'valibot'
import { type SessionCaller, requirePermission } from '../accounts/service.ts'
import { addLines, type LineToAdd, isFreeText, countOwnerLines, cartOwner } from '../carts/service.ts'
import {
  priceVisibilityOf,
  addQuantities,
  articleErrors,
  articleUrl,
  fitsLine,
  fromStored,
  snapUp,
  resolveVariants,
  type ResolvedArticle,
} from '../catalogue/articles/service.ts'
import { findConfigurableProducts, noChoices, serialiseChoices } from '../catalogue/configuration/service.ts'
import type { Reorder, reorderRequestSchema, ReorderResult } from '../contract/index.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { findOrder } from './store.ts'
import { readOrderLines } from './lines-store.ts'

type OrderLine = Awaited<ReturnType<typeof readOrderLines>>[number]

/** The origin of cart lines from an earlier order, for statistics. */
const listName = 'reorder'

/** What happens to a line, and what it adds to the cart: in order units, not yet rounded to packs. */
interface PlannedLine {
  result: ReorderResult
  adds: { article: ResolvedArticle['article']; asked: number } | null
}

const urlOf = ({ article }: ResolvedArticle): string => articleUrl({ slug: article.slug, code: article.code })

/**
 * Decides about one line. `earlier` is what the lines before it ask for of the same article: packs are rounded once
 * over the sum. A choice that an article needs is asked for again: an order keeps the words of its choices, which the
 * article may not offer any more.
 */
function planLine(
  line: OrderLine,
  resolved: ResolvedArticle | undefined,
  {
    errors,
    isConfigurable,
    wanted,
    earlier,
  }: { errors: readonly string[]; isConfigurable: boolean; wanted: number; earlier: number },
): PlannedLine {
  const { position, name } = line
  const common = {
    position,
    name,
    variantNumber: line.variantCode,
    url: null,
    quantity: wanted,
    replacement: null,
  }
  if (isFreeText(line))
    return { result: { ...common, outcome: 'notBuyable', reason: 'freeText' }, adds: null }
  if (resolved === undefined)
    return { result: { ...common, outcome: 'notBuyable', reason: 'gone' }, adds: null }
  const { article, replacedNumber } = resolved
  const found = { ...common, url: urlOf(resolved), replacement: replacedNumber === '' ? null : article.code }
  const [reason] = errors
  if (reason !== undefined)
    return {
      result: { ...found, outcome: 'notBuyable', reason: reason === 'noPrice' ? 'noPrice' : 'notSold' },
      adds: null,
    }
  if (isConfigurable) return { result: { ...found, outcome: 'needsConfiguration', reason: null }, adds: null }
  if (!fitsLine(snapUp(wanted, article), article))
    return { result: { ...found, outcome: 'notBuyable', reason: 'quantity' }, adds: null }
  const quantity = snapUp(addQuantities(earlier, wanted), article) - snapUp(earlier, article)
  const added = fromStored(quantity, article.decimalPrecision)
  return {
    result: {
      ...found,
      quantity: added,
      outcome: replacedNumber !== '' ? 'replaced' : added === wanted ? 'added' : 'changed',
      reason: null,
    },
    adds: { article, asked: wanted },
  }
}

/** Lines of one article as one, in whole packs: a cart has each article once. */
const toCartLine = ({ article, asked }: NonNullable<PlannedLine['adds']>): LineToAdd => ({
  line: {
    variantId: article.variantId,
    configuration: serialiseChoices(noChoices),
    quantity: snapUp(asked, article),
    listName,
    actionType: '',
    searchTerm: '',
  },
  packing: article,
  field: 'lines',
})

/**
 * Adds the lines of an order, or those at some positions, to the customer's cart. Each line gets a result; lines that
 * cannot be added as they are do not keep the others out. Errors: 404 for an unknown order, 403 without perm:order, 400
 * for a full cart.
 */
export async function reorder(
  context: WriteContext,
  caller: SessionCaller,
  { orderNumber, positions, quantities }: v.InferOutput<typeof reorderRequestSchema>,
): Promise<Reorder> {
  const { trx } = context
  const order = await findOrder(trx, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  await requirePermission(trx, caller, 'perm:order')
  const all = await readOrderLines(trx, order.id, { from: 0, count: order.lineCount ?? 0 })
  const chosen = positions === undefined ? all : all.filter(({ position }) => positions.includes(position))
  const visibility = await priceVisibilityOf(trx, caller)
  const resolved = await resolveVariants(
    trx,
    visibility.terms,
    chosen.map(({ variantId }) => variantId),
  )
  const configurable = await findConfigurableProducts(
    trx,
    [...resolved.values()].map(({ article }) => article.productId),
  )
  const asked = new Map(quantities.map(({ position, quantity }) => [position, quantity]))
  const sums = new Map<number, NonNullable<PlannedLine['adds']>>()
  const planned = chosen.map((line) => {
    const one = resolved.get(line.variantId)
    const wanted = asked.get(line.position) ?? fromStored(line.quantity, line.decimalPrecision)
    const earlier = one === undefined ? 0 : (sums.get(one.article.variantId)?.asked ?? 0)
    const sum = addQuantities(earlier, wanted)
    const { result, adds } = planLine(line, one, {
      errors: one === undefined ? [] : articleErrors(one.article, visibility, snapUp(sum, one.article)),
      isConfigurable: one !== undefined && configurable.get(one.article.productId) === 'required',
      wanted,
      earlier,
    })
    if (adds !== null) sums.set(adds.article.variantId, { ...adds, asked: sum })
    return result
  })
  const lines = [...sums.values()].map(toCartLine)
  const growth =
    lines.length === 0
      ? { newLines: 0, cartCount: await countOwnerLines(trx, cartOwner(caller)) }
      : await addLines(context, caller, lines, { action: 'addRows', field: 'orderNumber' })
  return { success: true, ...growth, results: planned }
}
