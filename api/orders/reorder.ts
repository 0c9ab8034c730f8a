import type * as v from 'valibot'
import { type SessionCaller, requirePermission } from '../accounts/service.ts'
import { addLines, type LineToAdd, isFreeText, countOwnerLines, cartOwner } from '../carts/service.ts'
import {
  priceVisibilityOf,
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

/** What happens to a line, and what it adds to the cart. */
interface PlannedLine {
  result: ReorderResult
  adds: Omit<LineToAdd, 'field'> | null
}

const urlOf = ({ article }: ResolvedArticle): string => articleUrl({ slug: article.slug, code: article.code })

/**
 * Decides about one line. A choice that an article needs is asked for again: an order keeps the words of its choices, which
 * the article may not offer any more.
 */
function planLine(
  line: OrderLine,
  resolved: ResolvedArticle | undefined,
  { errors, isConfigurable, wanted }: { errors: readonly string[]; isConfigurable: boolean; wanted: number },
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
  const quantity = snapUp(wanted, article)
  if (!fitsLine(quantity, article))
    return { result: { ...found, outcome: 'notBuyable', reason: 'quantity' }, adds: null }
  const added = fromStored(quantity, article.decimalPrecision)
  return {
    result: {
      ...found,
      quantity: added,
      outcome: replacedNumber !== '' ? 'replaced' : added === wanted ? 'added' : 'changed',
      reason: null,
    },
    adds: {
      line: {
        variantId: article.variantId,
        configuration: serialiseChoices(noChoices),
        quantity,
        listName,
        actionType: '',
        searchTerm: '',
      },
      packing: article,
    },
  }
}

/** Lines of one article as one: a cart has each article once. */
function sumByArticle(adds: readonly Omit<LineToAdd, 'field'>[]): LineToAdd[] {
  const sums = new Map<number, LineToAdd>()
  for (const { line, packing } of adds) {
    const before = sums.get(line.variantId)?.line.quantity ?? 0
    sums.set(line.variantId, {
      line: { ...line, quantity: before + line.quantity },
      packing,
      field: 'lines',
    })
  }
  return [...sums.values()]
}

/**
 * Adds the lines of an order, or those at some positions, to the customer's cart. Each line gets a result; lines that cannot be
 * added as they are do not keep the others out. Errors: 404 for an unknown order, 403 without perm:order, 400 for a full cart.
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
  const planned = chosen.map((line) => {
    const one = resolved.get(line.variantId)
    const wanted = asked.get(line.position) ?? fromStored(line.quantity, line.decimalPrecision)
    return planLine(line, one, {
      errors: one === undefined ? [] : articleErrors(one.article, visibility, snapUp(wanted, one.article)),
      isConfigurable: one !== undefined && configurable.get(one.article.productId) === 'required',
      wanted,
    })
  })
  const lines = sumByArticle(planned.flatMap(({ adds }) => adds ?? []))
  const growth =
    lines.length === 0
      ? { newLines: 0, cartCount: await countOwnerLines(trx, cartOwner(caller)) }
      : await addLines(context, caller, lines, { action: 'addRows', field: 'orderNumber' })
  return { success: true, ...growth, results: planned.map(({ result }) => result) }
}
