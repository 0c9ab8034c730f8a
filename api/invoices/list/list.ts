import { sql } from 'kysely'
import type { SessionCaller } from '../../accounts/service.ts'
import {
  type InvoiceFilterQuery,
  invoicesPerPage,
  type InvoiceKind,
  type Invoices,
  type InvoiceSort,
  type InvoiceStatus,
  sites,
} from '../../contract/index.ts'
import { openOrdersFor } from '../../orders/service.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { dayIn } from '../../platform/days.ts'
import { foldedColumn } from '../../platform/lists/folded-column.ts'
import { type ListSort, searchPatterns, sortOf } from '../../platform/lists/list-filter.ts'
import { readPage } from '../../platform/lists/read-page.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { viewInvoiceHead } from './view.ts'

/** Which documents of a customer. Empty lists and texts restrict nothing; days are inclusive. */
export interface InvoiceFilter {
  customerId: string
  /** Today in the country of the site: decides about what is overdue. */
  today: string
  patterns: readonly string[]
  statuses: readonly InvoiceStatus[]
  kinds: readonly InvoiceKind[]
  /** Pattern of `like` for the number. */
  number: string
  orderNumber: string
  /** Patterns of `like` for the folded texts; empty without one. */
  reference: string
  project: string
  issued: { from: string; to: string }
  due: { from: string; to: string }
  /** In the minor unit. */
  amount: { from: number | null; to: number | null }
}

/** The order of documents, unless another is asked for. */
export const newestInvoices: ListSort<InvoiceSort> = { column: 'issuedOn', direction: 'desc' }

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`)

/** A whole number, its beginning (`1052*`) or its end (`*17`) as pattern. */
const numberPattern = (text: string): string => escaped(text).replace(/^\*/u, '%').replace(/\*$/u, '%')

/** Folds as `foldedColumn` does: the databases lower no other letters. */
const foldAsColumn = (text: string): string =>
  text.normalize('NFC').replaceAll(/[A-ZÅÄÖÆØÉÜ]/gu, (letter) => letter.toLowerCase())

/** The pattern of folded texts that begin with a text; empty for none. */
const beginningPattern = (text: string): string => (text === '' ? '' : `${escaped(foldAsColumn(text))}%`)

const minorOf = (text: string): number | null =>
  text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)

/** Errors: 400 for a range whose end is before its beginning. */
function checkRange(from: number | string | null, to: number | string | null, field: string): void {
  if (from !== null && to !== null && from !== '' && to !== '' && from > to)
    throw new ApiError(400, 'invalid', 'The range ends before it begins.', { field })
}

/** Which documents a query selects. Errors: 400. */
export function invoiceFilterOf(caller: Caller, query: InvoiceFilterQuery, now: Date): InvoiceFilter {
  const amount = { from: minorOf(query.amountFrom), to: minorOf(query.amountTo) }
  checkRange(query.from, query.to, 'to')
  checkRange(query.dueFrom, query.dueTo, 'dueTo')
  checkRange(amount.from, amount.to, 'amountTo')
  return {
    customerId: caller.customerId,
    today: dayIn(sites[caller.site].country, now),
    patterns: searchPatterns(query.search),
    statuses: query.status,
    kinds: query.kind,
    number: numberPattern(query.number),
    orderNumber: query.orderNumber,
    reference: beginningPattern(query.reference),
    project: beginningPattern(query.project),
    issued: { from: query.from, to: query.to },
    due: { from: query.dueFrom, to: query.dueTo },
    amount,
  }
}

/** The state of payment on a day, as `view.ts` says it. */
const statusOn = (today: string) => sql<string>`case when "kind" = 'statement' then ''
  when "openAmount" = 0 and "paid" = 0 and "credited" > 0 then 'credited' when "openAmount" = 0 then 'paid'
  when "disputed" = 1 then 'disputed' when "kind" <> 'creditNote' and "dueOn" < ${today} then 'overdue'
  when "paid" + "credited" > 0 then 'partlyPaid' else 'open' end`

function invoicesOf(queries: Queries, filter: InvoiceFilter) {
  const { today, statuses, kinds, issued, due, amount } = filter
  let rows = queries.selectFrom('invoices').where('customerId', '=', filter.customerId)
  if (issued.from !== '') rows = rows.where('issuedOn', '>=', issued.from)
  if (issued.to !== '') rows = rows.where('issuedOn', '<=', issued.to)
  if (due.from !== '') rows = rows.where('dueOn', '>=', due.from)
  if (due.to !== '') rows = rows.where('dueOn', '<=', due.to)
  if (amount.from !== null) rows = rows.where('total', '>=', amount.from)
  if (amount.to !== null) rows = rows.where('total', '<=', amount.to)
  if (kinds.length > 0) rows = rows.where('kind', 'in', kinds)
  if (statuses.length > 0) rows = rows.where(statusOn(today), 'in', statuses)
  if (filter.number !== '') rows = rows.where(sql<boolean>`"number" like ${filter.number} escape '\\'`)
  if (filter.orderNumber !== '') rows = rows.where('orderNumber', '=', filter.orderNumber)
  for (const column of ['reference', 'project'] as const)
    if (filter[column] !== '')
      rows = rows.where(sql<boolean>`${foldedColumn(column)} like ${filter[column]} escape '\\'`)
  for (const pattern of filter.patterns)
    rows = rows.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`)
  return rows
}

/** Number of documents. */
export async function countInvoices(queries: Queries, filter: InvoiceFilter): Promise<number> {
  const { total } = await invoicesOf(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Number of lines of all documents together. */
export async function countInvoiceLines(queries: Queries, filter: InvoiceFilter): Promise<number> {
  const { total } = await queries
    .selectFrom('invoiceLines')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('invoiceId', 'in', invoicesOf(queries, filter).select('invoices.id'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The numbers of a window of documents, in their order. */
export async function readInvoiceNumbers(
  queries: Queries,
  filter: InvoiceFilter,
  { column, direction }: ListSort<InvoiceSort>,
  window: { from: number; count: number },
): Promise<string[]> {
  const rows = await invoicesOf(queries, filter)
    .select('number')
    .orderBy(column, direction)
    .orderBy('number', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
  return rows.map(({ number }) => number)
}

/** The heads of the customer's documents with some numbers, at most 500, in the order of the numbers. */
export async function readInvoiceHeads(queries: Queries, customerId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const rows = await queries
    .selectFrom('invoices')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** A page of the customer's documents. Errors: 400. */
export async function readInvoices(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  query: InvoiceFilterQuery & { page: number; print: '' | '1' },
): Promise<Invoices> {
  const filter = invoiceFilterOf(caller, query, clock())
  const { rows: numbers, ...page } = await readPage(query, invoicesPerPage, {
    count: () => countInvoices(db, filter),
    read: (window) => readInvoiceNumbers(db, filter, sortOf(query, newestInvoices), window),
  })
  const rows = await readInChunks(numbers, (some) => readInvoiceHeads(db, caller.customerId, some))
  const openOrdersOf = await openOrdersFor(
    db,
    caller,
    rows.map(({ orderNumber }) => orderNumber),
  )
  const { today } = filter
  return { ...page, invoices: rows.map((row) => viewInvoiceHead(row, { today, openOrdersOf })) }
}

/** The documents of an order. */
export async function readOrderInvoices(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  orderNumber: string,
) {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('customerId', '=', caller.customerId)
    .where('orderNumber', '=', orderNumber)
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(100)
    .execute()
  const today = dayIn(sites[caller.site].country, clock())
  const openOrdersOf = await openOrdersFor(db, caller, [orderNumber])
  return { invoices: rows.map((row) => viewInvoiceHead(row, { today, openOrdersOf })) }
}
