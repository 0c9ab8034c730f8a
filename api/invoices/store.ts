import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import { siteKeys, type SiteKey } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type Charge, chargeSchema, type VatRow, vatRowSchema } from './issuing/amounts.ts'
import type { PriceCredit } from './issuing/credited-parts.ts'
import { type Parties, partiesSchema, type Seller, sellerSchema } from './party.ts'

type InvoiceRow = Selectable<Database['invoices']>
/** A document with its parts read from JSON. */
export interface StoredInvoice extends Omit<InvoiceRow, 'parties' | 'charges' | 'vatRows'> {
  parties: Parties
  charges: Charge[]
  vatRows: VatRow[]
}
export type InvoiceLineRow = Selectable<Database['invoiceLines']>
export type NewInvoice = Omit<
  Insertable<Database['invoices']>,
  'id' | 'parties' | 'charges' | 'vatRows' | 'paid' | 'credited' | 'disputed'
> & { parties: Parties; charges: Charge[]; vatRows: VatRow[] }
export type NewInvoiceLine = Omit<Insertable<Database['invoiceLines']>, 'invoiceId' | 'position'>

/** Draws the next number of a site: its two digits, a 5, and the count. Numbers are unique across sites. */
export async function nextInvoiceNumber({ trx }: WriteContext, site: SiteKey): Promise<string> {
  await trx
    .insertInto('invoiceNumbers')
    .values({ site, next: 1 })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  const { next } = await trx
    .updateTable('invoiceNumbers')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('site', '=', site)
    .returning('next')
    .executeTakeFirstOrThrow()
  return `${10 + siteKeys.indexOf(site)}5${String(next - 1).padStart(6, '0')}`
}

/** The shop of a site as seller; undefined until an operator has set it. */
export async function findSeller(queries: Queries, site: SiteKey): Promise<Seller | undefined> {
  const row = await queries
    .selectFrom('billingParties')
    .select('party')
    .where('site', '=', site)
    .executeTakeFirst()
  return row && v.parse(sellerSchema, JSON.parse(row.party))
}

export const saveSeller = ({ trx }: WriteContext, site: SiteKey, seller: Seller): Promise<unknown> =>
  trx
    .insertInto('billingParties')
    .values({ site, party: JSON.stringify(seller) })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ party: JSON.stringify(seller) }))
    .execute()

const parsed = ({ parties, charges, vatRows, ...row }: InvoiceRow): StoredInvoice => ({
  ...row,
  parties: v.parse(partiesSchema, JSON.parse(parties)),
  charges: v.parse(v.array(chargeSchema), JSON.parse(charges)),
  vatRows: v.parse(v.array(vatRowSchema), JSON.parse(vatRows)),
})

/** Writes a document with its lines. Returns its id. */
export async function insertInvoice(
  { trx }: WriteContext,
  { parties, charges, vatRows, ...invoice }: NewInvoice,
  lines: readonly NewInvoiceLine[],
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('invoices')
    .values({
      id,
      ...invoice,
      parties: JSON.stringify(parties),
      charges: JSON.stringify(charges),
      vatRows: JSON.stringify(vatRows),
    })
    .execute()
  await insertRows(
    trx,
    'invoiceLines',
    lines.map((line, at) => ({ ...line, invoiceId: id, position: at + 1 })),
  )
  return id
}

/** A document by its number; undefined if there is none. Give the customer for what a customer asks for. */
export async function findInvoice(
  queries: Queries,
  number: string,
  customerId?: string,
): Promise<StoredInvoice | undefined> {
  let query = queries.selectFrom('invoices').selectAll().where('number', '=', number)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const row = await query.executeTakeFirst()
  return row && parsed(row)
}

/** The document, which no other transaction changes until this one ends; undefined if there is none. */
export async function lockInvoice(
  { trx, dialect }: WriteContext,
  number: string,
): Promise<StoredInvoice | undefined> {
  const row = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('number', '=', number)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row && parsed(row)
}

/**
 * Locks documents until the transaction ends. Whoever changes several locks all of them first, in one statement and in
 * the order of their ids, so that no two transactions wait for each other.
 */
export async function lockInvoices(
  { trx, dialect }: WriteContext,
  numbers: readonly string[],
): Promise<void> {
  // SQLite has one writer at a time.
  if (dialect !== 'postgres' || numbers.length === 0) return
  await trx
    .selectFrom('invoices')
    .select('id')
    .where('number', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Lets the invoices of an order follow one another. */
export const lockOrder = ({ trx, dialect }: WriteContext, number: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** All lines of a document. */
export const readInvoiceLines = (queries: Queries, invoiceId: string): Promise<InvoiceLineRow[]> =>
  queries
    .selectFrom('invoiceLines')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute()

/** Quantity by line of an order that its invoices have, credit notes not counted. */
export async function readInvoicedQuantities(
  queries: Queries,
  orderId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select('invoiceLines.orderPosition')
    .select((eb) => eb.fn.sum<number>('invoiceLines.quantity').as('quantity'))
    .where('invoices.orderId', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .groupBy('invoiceLines.orderPosition')
    .execute()
  return new Map(rows.map((row) => [row.orderPosition, Number(row.quantity)]))
}

/** Shipments of an order that have left and are on no invoice. */
export const readUninvoicedShipments = (queries: Queries, orderId: string) =>
  queries
    .selectFrom('shipments')
    .leftJoin('invoicedShipments', 'invoicedShipments.shipmentId', 'shipments.id')
    .select(['shipments.id', 'shipments.number', 'shipments.sentAt', 'shipments.deliveredAt'])
    .where('shipments.orderId', '=', orderId)
    .where('shipments.sentAt', 'is not', null)
    .where('invoicedShipments.invoiceId', 'is', null)
    .orderBy('shipments.sentAt')
    .orderBy('shipments.number')
    .execute()

export const readShipmentLines = (queries: Queries, shipmentIds: readonly string[]) =>
  queries
    .selectFrom('shipmentLines')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('position')
    .execute()

/** Numbers of orders of a site that have shipments to invoice. */
export async function readOrdersToInvoice(queries: Queries, site: SiteKey): Promise<string[]> {
  const rows = await queries
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .leftJoin('invoicedShipments', 'invoicedShipments.shipmentId', 'shipments.id')
    .select('orders.number')
    .distinct()
    .where('orders.site', '=', site)
    .where('shipments.sentAt', 'is not', null)
    .where('invoicedShipments.invoiceId', 'is', null)
    .orderBy('orders.number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Credits of the price only, by line of an invoice, the oldest first. */
export async function readPriceCredits(
  queries: Queries,
  number: string,
): Promise<ReadonlyMap<number, readonly PriceCredit[]>> {
  const rows = await queries
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select(['invoiceLines.creditedPosition', 'invoiceLines.quantity', 'invoiceLines.unitPrice'])
    .where('invoices.creditedNumber', '=', number)
    .where('invoices.kind', '=', 'creditNote')
    .where('invoiceLines.isPriceCredit', '=', 1)
    .orderBy('invoices.number')
    .orderBy('invoiceLines.position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ creditedPosition }) => creditedPosition)].map(([position, some]) => [
      position,
      some.map(({ quantity, unitPrice }) => ({ quantity: Number(quantity), amount: Number(unitPrice) })),
    ]),
  )
}

/** Quantity by line of an invoice that its credit notes have, without credits of the price only. */
export async function readCreditedQuantities(
  queries: Queries,
  number: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select('invoiceLines.creditedPosition')
    .select((eb) => eb.fn.sum<number>('invoiceLines.quantity').as('quantity'))
    .where('invoices.creditedNumber', '=', number)
    .where('invoices.kind', '=', 'creditNote')
    .where('invoiceLines.isPriceCredit', '=', 0)
    .groupBy('invoiceLines.creditedPosition')
    .execute()
  return new Map(rows.map((row) => [row.creditedPosition, Number(row.quantity)]))
}

/** Numbers and kinds of the documents that belong to an order or credit an invoice. */
export const readRelated = (
  queries: Queries,
  customerId: string,
  related: { orderNumber: string } | { creditedNumber: string },
) =>
  queries
    .selectFrom('invoices')
    .select(['number', 'kind', 'issuedOn'])
    .where('customerId', '=', customerId)
    .where((eb) => eb.and(related))
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(100)
    .execute()
