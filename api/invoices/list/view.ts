import type { Selectable } from 'kysely'
import type { SessionCaller } from '../../accounts/service.ts'
import { articleTextsFor, articleUrl, fromStored } from '../../catalogue/articles/service.ts'
import { type Invoice, type Invoices, type InvoiceStatus, sites } from '../../contract/index.ts'
import { openOrdersFor } from '../../orders/service.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import { dayIn } from '../../platform/days.ts'
import type { Services } from '../../platform/services.ts'
import type { Parties, Party } from '../party.ts'
import {
  findInvoice,
  type InvoiceLineRow,
  readInvoiceLines,
  readRelated,
  type StoredInvoice,
} from '../store.ts'

type HeadRow = Pick<
  Selectable<Database['invoices']>,
  | 'number'
  | 'kind'
  | 'issuedOn'
  | 'dueOn'
  | 'orderNumber'
  | 'reference'
  | 'project'
  | 'currency'
  | 'total'
  | 'openAmount'
  | 'paid'
  | 'credited'
  | 'disputed'
  | 'paymentReference'
> & { parties: string | Parties }

/**
 * The state of payment of a document on a day; null for a statement. The list filters by the same cases (`list.ts`).
 */
export function statusOf(row: Omit<HeadRow, 'parties'>, today: string): InvoiceStatus | null {
  const { kind, openAmount, paid, credited, disputed, dueOn } = row
  if (kind === 'statement') return null
  if (openAmount === 0) return paid === 0 && credited > 0 ? 'credited' : 'paid'
  if (disputed === 1) return 'disputed'
  if (kind !== 'creditNote' && dueOn < today) return 'overdue'
  return paid + credited > 0 ? 'partlyPaid' : 'open'
}

/** Whether the buyer has an address for electronic invoices. Reads no JSON of each row of a list. */
const hasEndpoint = (parties: string | Parties): boolean =>
  typeof parties === 'string'
    ? !/"buyer":\{[^{}]*"endpoint":null/u.test(parties)
    : parties.buyer.endpoint !== null

/** What the view of a document needs besides its row. */
interface InvoiceView {
  /** Today in the country of the site. */
  today: string
  /** Which of its orders the reader may open. */
  openOrdersOf: (orderNumber: string) => string[]
}

/** A document in a list. */
export const viewInvoiceHead = (
  row: HeadRow,
  { today, openOrdersOf }: InvoiceView,
): Invoices['invoices'][number] => ({
  number: row.number,
  kind: row.kind,
  status: statusOf(row, today),
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  orderNumber: row.orderNumber,
  openOrders: openOrdersOf(row.orderNumber),
  reference: row.reference,
  project: row.project,
  currency: row.currency,
  total: row.total,
  openAmount: row.openAmount,
  paymentReference: row.paymentReference,
  hasXml: row.kind !== 'statement' && hasEndpoint(row.parties),
})

const viewParty = ({
  name,
  street,
  postalCode,
  city,
  organisationNumber,
  vatNumber,
}: Party): Invoice['seller'] => ({
  name,
  lines: [street, `${postalCode} ${city}`.trim()].filter((line) => line !== ''),
  organisationNumber,
  vatNumber,
})

/** The slugs of the articles that are in the catalogue, by the id of the variant. */
async function slugsOf(
  queries: Queries,
  lines: readonly InvoiceLineRow[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await readInChunks(
    lines.map(({ variantId }) => variantId),
    (some) =>
      queries
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.productId')
        .select(['variants.id', 'products.slug'])
        .where('variants.id', 'in', some)
        .execute(),
  )
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

const related = async (queries: Queries, invoice: StoredInvoice): Promise<Invoice['related']> => [
  ...(await readRelated(queries, invoice.customerId, { creditedNumber: invoice.number })),
  ...(invoice.orderNumber === ''
    ? []
    : (await readRelated(queries, invoice.customerId, { orderNumber: invoice.orderNumber })).filter(
        ({ number, kind }) => number !== invoice.number && kind === 'invoice',
      )),
]

/** A document with its lines. Errors: 404. */
export async function readInvoice(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  number: string,
): Promise<Invoice> {
  const invoice = await findInvoice(db, number, caller.customerId)
  if (invoice === undefined) throw notFound('There is no such invoice.', 'number')
  const lines = await readInvoiceLines(db, invoice.id)
  const slugs = await slugsOf(db, lines)
  const texts = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const { seller, buyer, delivery } = invoice.parties
  return {
    ...viewInvoiceHead(invoice, {
      today: dayIn(sites[caller.site].country, clock()),
      openOrdersOf: await openOrdersFor(db, caller, [invoice.orderNumber]),
    }),
    costCentre: invoice.costCentre,
    goodsMark: invoice.goodsMark,
    deliveredOn: invoice.deliveredOn,
    creditedNumber: invoice.creditedNumber,
    reason: invoice.reason,
    seller: viewParty(seller),
    buyer: viewParty(buyer),
    delivery:
      delivery === null ? null : viewParty({ ...buyer, organisationNumber: '', vatNumber: '', ...delivery }),
    customerNumber: buyer.customerNumber,
    account: seller.account,
    lineSum: invoice.lineSum,
    chargeSum: invoice.chargeSum,
    net: invoice.net,
    vat: invoice.vat,
    vatRows: invoice.vatRows.map(({ vatCategory, vatThousandths, net, vat }) => ({
      thousandths: vatThousandths,
      exempt: vatCategory === 'E',
      net,
      vat,
    })),
    paid: invoice.paid,
    credited: invoice.credited,
    canDispute: invoice.kind === 'invoice' || invoice.kind === 'interest',
    related: await related(db, invoice),
    lines: lines.map((line) => {
      const slug = slugs.get(line.variantId)
      return {
        position: line.position,
        variantNbr: line.variantCode,
        ownNumber: line.ownNumber,
        name: line.name,
        url: slug === undefined ? null : articleUrl({ slug, code: line.variantCode }),
        quantity: fromStored(line.quantity, line.decimalPrecision),
        displayUnitCode: texts.unit(line),
        unitPrice: line.unitPrice,
        priceUnit: texts.priceUnit(line),
        discountThousandths: line.discountThousandths,
        net: line.net,
        vatThousandths: line.vatThousandths,
        orderPosition: line.orderPosition,
        shipmentNumber: line.shipmentNumber,
        goodsMark: line.goodsMark,
      }
    }),
  }
}
