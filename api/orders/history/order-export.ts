import * as v from 'valibot'
import { priceVisibilityOf, articleTextsFor, fromStored } from '../../catalogue/articles/service.ts'
import { orderExportQuerySchema, type Site, sites } from '../../contract/index.ts'
import type { ExportSource } from '../../exports/service.ts'
import {
  countOrderLines,
  countOrders,
  newestFirst,
  type OrderFilter,
  type OrderHead,
  readOrderHeads,
  streamOrderNumbers,
} from '../store.ts'
import { type NumberedOrderLine, readLinesWithNumbers } from '../lines-store.ts'
import { dayIn } from '../../platform/days.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { exportChunk, type ExportColumn, exportContent } from '../../platform/lists/export-list.ts'
import { sortOf } from '../../platform/lists/list-filter.ts'
import type { Caller } from '../../platform/services.ts'
import { type Translations, translationsFor } from '../../sites/service.ts'
import { orderFilterOf } from './order-history.ts'
import { type DeliveryDays, withDeliveryDays } from '../delivery-days.ts'
import { promisedDayOf } from '../view.ts'

/** Lines that are read at once; the lines of one order are read together. */
const linesAtOnce = 1000

type ExportedOrder = OrderHead & DeliveryDays

/** A line of an order with the texts of its units. */
interface Line {
  order: OrderHead
  line: NumberedOrderLine
  unit: string
  priceUnit: string
}

/** The orders that a filter selects, or their lines, as a file in the language of the reader. */
export const orderExport: ExportSource = {
  list: 'order-history',
  rule: { page: 'order-history' },
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, rows, ...query } = v.parse(orderExportQuerySchema, parameters)
    const now = clock()
    const filter = placedBefore(await orderFilterOf(db, caller, query), now.toISOString())
    const { hidesPrices } = await priceVisibilityOf(db, caller)
    const texts = translationsFor(locale).orderExport
    const { country } = sites[caller.site]
    const numbers = streamOrderNumbers(db, filter, sortOf(query, newestFirst), exportChunk)
    const orders = streamHeads(db, caller.customerId, numbers, now)
    const named = (name: string) => ({ format, name: `${name}-${dayIn(country, now)}` })
    return rows === 'orders'
      ? exportContent(
          { ...named(texts.fileName), sheet: texts.sheetName, total: await countOrders(db, filter) },
          orderColumns(country, hidesPrices, texts),
          orders,
        )
      : exportContent(
          {
            ...named(texts.linesFileName),
            sheet: texts.linesSheetName,
            total: await countOrderLines(db, filter),
          },
          lineColumns(country, hidesPrices, texts),
          streamLines(db, caller, orders),
        )
  },
}

/** Leaves out the orders that are placed while the file is made. */
const placedBefore = ({ period, ...filter }: OrderFilter, now: string): OrderFilter => ({
  ...filter,
  period: { ...period, before: period.before !== null && period.before < now ? period.before : now },
})

async function* streamHeads(
  db: Queries,
  customerId: string,
  numbers: AsyncIterable<readonly string[]>,
  now: Date,
): AsyncGenerator<ExportedOrder[]> {
  for await (const some of numbers)
    yield await withDeliveryDays(db, await readOrderHeads(db, customerId, some), now)
}

async function* streamLines(
  db: Queries,
  caller: Caller,
  chunks: AsyncIterable<readonly OrderHead[]>,
): AsyncGenerator<Line[]> {
  for await (const orders of chunks)
    for (const some of groupsOf(orders)) {
      const ids = some.map(({ id }) => id)
      const lines = await readLinesWithNumbers(db, caller.customerId, ids)
      const texts = await articleTextsFor(
        db,
        caller,
        lines.map(({ unit }) => ({ unit })),
      )
      const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
      yield some.flatMap((order) =>
        (byOrder.get(order.id) ?? []).map((line) => ({
          order,
          line,
          unit: texts.unit(line),
          priceUnit: texts.priceUnit(line),
        })),
      )
    }
}

/** Orders in groups of about as many lines as are read at once. */
function* groupsOf(orders: readonly OrderHead[]): Generator<OrderHead[]> {
  let group: OrderHead[] = []
  let count = 0
  for (const order of orders) {
    const lines = Number(order.lineCount ?? 0)
    if (group.length > 0 && count + lines > linesAtOnce) {
      yield group
      group = []
      count = 0
    }
    group.push(order)
    count += lines
  }
  if (group.length > 0) yield group
}

type Texts = Translations['orderExport']

const dayCell = (day: string) => (day === '' ? null : { day })

/** Columns of an exported order. Amounts are in the currency's main unit. */
function orderColumns(
  country: Site['country'],
  hidesPrices: boolean,
  { headings, status: statusTexts, channel: channelTexts }: Texts,
): ExportColumn<ExportedOrder>[] {
  return [
    { heading: headings.number, cell: ({ number }) => number },
    { heading: headings.placed, cell: ({ placedAt }) => ({ day: dayIn(country, new Date(placedAt)) }) },
    { heading: headings.status, cell: ({ status }) => statusTexts[status] },
    { heading: headings.reference, cell: ({ reference }) => reference },
    { heading: headings.goodsMark, cell: ({ goodsMark }) => goodsMark },
    { heading: headings.project, cell: ({ project }) => project },
    { heading: headings.orderedBy, cell: ({ orderedBy }) => orderedBy },
    { heading: headings.requested, cell: ({ requestedDeliveryDate }) => dayCell(requestedDeliveryDate) },
    { heading: headings.promised, cell: (order) => dayCell(promisedDayOf(order)) },
    { heading: headings.nextDelivery, cell: ({ nextDelivery }) => dayCell(nextDelivery) },
    { heading: headings.channel, cell: ({ channel }) => channelTexts[channel] },
    { heading: headings.lines, cell: ({ lineCount }) => lineCount ?? 0 },
    ...(hidesPrices
      ? []
      : [
          { heading: headings.sum, cell: ({ sum }: OrderHead) => sum / 100 },
          { heading: headings.total, cell: ({ total }: OrderHead) => total / 100 },
          { heading: headings.currency, cell: ({ currency }: OrderHead) => currency },
        ]),
  ]
}

/** Columns of an exported line. A line of free text has no price. */
function lineColumns(
  country: Site['country'],
  hidesPrices: boolean,
  { headings, status: statusTexts }: Texts,
): ExportColumn<Line>[] {
  return [
    { heading: headings.number, cell: ({ order }) => order.number },
    {
      heading: headings.placed,
      cell: ({ order: { placedAt } }) => ({ day: dayIn(country, new Date(placedAt)) }),
    },
    { heading: headings.line, cell: ({ line }) => line.position },
    { heading: headings.status, cell: ({ line }) => statusTexts[line.status] },
    { heading: headings.article, cell: ({ line }) => line.variantCode },
    { heading: headings.ownNumber, cell: ({ line }) => line.ownNumber },
    { heading: headings.manufacturerNumber, cell: ({ line }) => line.manufacturerNumber },
    { heading: headings.ean, cell: ({ line }) => line.ean },
    { heading: headings.name, cell: ({ line }) => line.name },
    {
      heading: headings.quantity,
      cell: ({ line: { quantity, decimalPrecision } }) => fromStored(quantity, decimalPrecision),
    },
    { heading: headings.unit, cell: ({ unit }) => unit },
    ...(hidesPrices
      ? []
      : [
          {
            heading: headings.price,
            cell: ({ line: { variantId, unitPrice } }: Line) => (variantId === 0 ? null : unitPrice / 100),
          },
          {
            heading: headings.priceUnit,
            cell: ({ line, priceUnit }: Line) => (line.variantId === 0 ? null : priceUnit),
          },
          {
            heading: headings.lineSum,
            cell: ({ line: { variantId, total } }: Line) => (variantId === 0 ? null : total / 100),
          },
          { heading: headings.currency, cell: ({ order }: Line) => order.currency },
        ]),
    { heading: headings.reference, cell: ({ order }) => order.reference },
    { heading: headings.project, cell: ({ order }) => order.project },
    { heading: headings.goodsMark, cell: ({ line, order }) => line.goodsMark || order.goodsMark },
  ]
}
