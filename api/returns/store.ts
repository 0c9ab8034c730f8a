import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import {
  type ReturnKind,
  type ReturnSort,
  type ReturnState,
  type SiteKey,
  siteKeys,
} from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { foldText, type ListSort, type Period } from '../platform/lists/list-filter.ts'
import { openStates, type ReturnActor, uncountedStates } from './rules.ts'

export type ReturnRow = Selectable<Database['returns']>
export type ReturnLineRow = Selectable<Database['returnLines']>
export type NewReturnLine = Omit<Insertable<Database['returnLines']>, 'returnId' | 'position'>

/** The texts of a case that the free search of the lists looks in. */
export const returnSearchText = (
  head: Pick<ReturnRow, 'number' | 'orderNumber' | 'invoiceNumber' | 'reason'>,
  lines: readonly Pick<NewReturnLine, 'variantCode' | 'name'>[],
): string =>
  foldText(
    [
      head.number,
      head.orderNumber,
      head.invoiceNumber,
      head.reason,
      ...lines.flatMap(({ variantCode, name }) => [variantCode, name]),
    ]
      .filter((text) => text !== '')
      .join(' '),
  )

/** Draws the next number of a site: R, its two digits, and the count. */
export async function nextReturnNumber({ trx }: WriteContext, site: SiteKey): Promise<string> {
  await trx
    .insertInto('returnNumbers')
    .values({ site, next: 1 })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  const { next } = await trx
    .updateTable('returnNumbers')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('site', '=', site)
    .returning('next')
    .executeTakeFirstOrThrow()
  return `R${10 + siteKeys.indexOf(site)}${String(next - 1).padStart(5, '0')}`
}

/** A case of a customer; of any customer with null. */
export const findReturn = (
  queries: Queries,
  number: string,
  customerId: string | null,
): Promise<ReturnRow | undefined> =>
  queries
    .selectFrom('returns')
    .selectAll()
    .where('number', '=', number)
    .$if(customerId !== null, (query) => query.where('customerId', '=', customerId))
    .executeTakeFirst()

/** The case, which no other transaction changes until this one ends; undefined if there is none. */
export const lockReturn = ({ trx, dialect }: WriteContext, number: string): Promise<ReturnRow | undefined> =>
  trx
    .selectFrom('returns')
    .selectAll()
    .where('number', '=', number)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** Whether somebody works on a complaint of a customer about the price of an invoice. */
export const hasOpenPriceCase = async (
  queries: Queries,
  { customerId, invoiceNumber }: Pick<ReturnRow, 'customerId' | 'invoiceNumber'>,
): Promise<boolean> =>
  (await queries
    .selectFrom('returns')
    .select('id')
    .where('customerId', '=', customerId)
    .where('invoiceNumber', '=', invoiceNumber)
    .where('kind', '=', 'price')
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const readReturnLines = (queries: Queries, returnId: string): Promise<ReturnLineRow[]> =>
  queries.selectFrom('returnLines').selectAll().where('returnId', '=', returnId).orderBy('position').execute()

export const readReturnEvents = (queries: Queries, returnId: string) =>
  queries
    .selectFrom('returnEvents')
    .selectAll()
    .where('returnId', '=', returnId)
    .orderBy('at')
    .orderBy('id')
    .limit(500)
    .execute()

export const readReturnFiles = (queries: Queries, returnId: string) =>
  queries
    .selectFrom('returnFiles')
    .innerJoin('files', 'files.id', 'returnFiles.fileId')
    .select(['files.id', 'files.name', 'files.size', 'files.createdAt'])
    .where('returnFiles.returnId', '=', returnId)
    .orderBy('files.createdAt')
    .orderBy('files.id')
    .execute()

/** The credit notes of a case, in the order of their numbers. */
export const readReturnCreditNotes = (queries: Queries, returnId: string) =>
  queries
    .selectFrom('returnCreditNotes')
    .select(['number', 'invoiceNumber'])
    .where('returnId', '=', returnId)
    .orderBy('number')
    .execute()

/** Quantity by line of an order that other cases have. */
export async function readReturnedQuantities(
  queries: Queries,
  orderId: string,
  exceptNumber: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('returnLines')
    .innerJoin('returns', 'returns.id', 'returnLines.returnId')
    .select('returnLines.orderPosition')
    .select((eb) => eb.fn.sum<number>('returnLines.quantity').as('quantity'))
    .where('returns.orderId', '=', orderId)
    .where('returns.number', '<>', exceptNumber)
    .where('returns.state', 'not in', uncountedStates)
    // A wrong price takes no goods back.
    .where('returns.kind', '<>', 'price')
    .groupBy('returnLines.orderPosition')
    .execute()
  return new Map(rows.map((row) => [row.orderPosition, Number(row.quantity)]))
}

/** Writes a case, in place of its draft if it has one, with its lines. */
export async function writeReturn(
  { trx }: WriteContext,
  row: Insertable<Database['returns']>,
  lines: readonly NewReturnLine[],
): Promise<void> {
  const { id, ...values } = row
  await trx
    .insertInto('returns')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await trx.deleteFrom('returnLines').where('returnId', '=', id).execute()
  await insertRows(
    trx,
    'returnLines',
    lines.map((line, at) => ({ ...line, returnId: id, position: at + 1 })),
  )
}

export const insertReturnEvent = (
  { trx, now }: WriteContext,
  returnId: string,
  event: { actor: ReturnActor; userName: string; state: ReturnState | ''; message: string },
): Promise<unknown> =>
  trx
    .insertInto('returnEvents')
    .values({ id: randomUUID(), returnId, at: now.toISOString(), ...event })
    .execute()

/** Which cases. Empty lists and nulls restrict nothing. */
export interface ReturnFilter {
  customerId: string | null
  period: Period
  states: readonly ReturnState[]
  kinds: readonly ReturnKind[]
  patterns: readonly string[]
}

function returnsOf(queries: Queries, { customerId, period, states, kinds, patterns }: ReturnFilter) {
  let rows = queries.selectFrom('returns')
  // A draft is the customer's own.
  rows =
    customerId === null
      ? rows.where('returns.state', '<>', 'draft')
      : rows.where('returns.customerId', '=', customerId)
  if (period.from !== null) rows = rows.where('returns.createdAt', '>=', period.from)
  if (period.before !== null) rows = rows.where('returns.createdAt', '<', period.before)
  if (states.length > 0) rows = rows.where('returns.state', 'in', states)
  if (kinds.length > 0) rows = rows.where('returns.kind', 'in', kinds)
  for (const pattern of patterns)
    rows = rows.where(sql<boolean>`"returns"."searchText" like ${pattern} escape '\\'`)
  return rows
}

export async function countReturns(queries: Queries, filter: ReturnFilter): Promise<number> {
  const { total } = await returnsOf(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A window of cases with the names of who has begun them and of their customers. */
export const readReturnRows = (
  queries: Queries,
  filter: ReturnFilter,
  { column, direction }: ListSort<ReturnSort>,
  window: { from: number; count: number },
) =>
  returnsOf(queries, filter)
    .leftJoin('users', 'users.id', 'returns.userId')
    .innerJoin('customers', 'customers.id', 'returns.customerId')
    .selectAll('returns')
    .select(['users.name as createdBy', 'customers.name as customer', 'customers.number as customerNumber'])
    .orderBy(`returns.${column}`, direction)
    .orderBy('returns.number', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
