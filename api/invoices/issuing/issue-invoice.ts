import { getCustomer } from '../../accounts/service.ts'
import { findProfile } from '../../company/service.ts'
import { type InvoiceKind, type SiteKey, sites } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { addDays } from '../../platform/days.ts'
import { foldText } from '../../platform/lists/list-filter.ts'
import { type Charge, invoiceAmounts, lineAmounts } from './amounts.ts'
import { buyerOf, type Parties } from '../party.ts'
import { paymentReference } from './payment-reference.ts'
import { findSeller, insertInvoice, type NewInvoiceLine, nextInvoiceNumber } from '../store.ts'

/** A line before its amounts are calculated. */
export type DraftLine = Omit<NewInvoiceLine, 'discount' | 'net'>

/** A document before it has a number and amounts. */
export interface InvoiceDraft {
  kind: InvoiceKind
  customerId: string
  site: SiteKey
  issuedOn: string
  deliveredOn?: string
  orderId?: string | null
  orderNumber?: string
  reference?: string
  project?: string
  costCentre?: string
  goodsMark?: string
  creditedNumber?: string
  reason?: string
  delivery?: Parties['delivery']
  /** The parties of the invoice that is credited; without them those of today. */
  parties?: Parties
  /** The number that the seller's system has given; without it the next one of the site. */
  number?: string
  /** Days until it is due; without it those agreed with the customer. */
  paymentDays?: number
}

/** Days until invoices are due if nothing is agreed. */
const usualPaymentDays = 30

/** Seller and buyer of today. Errors: 409 `noSeller`. */
async function partiesOf({ trx }: WriteContext, { customerId, site, delivery }: InvoiceDraft) {
  const seller = await findSeller(trx, site)
  if (seller === undefined)
    throw new ApiError(409, 'noSeller', `The seller of the site ${site} is not set.`, { field: 'site' })
  const profile = await findProfile(trx, customerId)
  const buyer = buyerOf(await getCustomer(trx, customerId), profile, sites[site].country)
  return {
    parties: { seller, buyer, delivery: delivery ?? null },
    paymentDays: profile?.paymentDays ?? usualPaymentDays,
  }
}

/** Calculates the amounts of a document and writes it. Errors: 409 `noSeller`. */
export async function issueInvoice(
  context: WriteContext,
  draft: InvoiceDraft,
  lines: readonly DraftLine[],
  charges: Charge[] = [],
): Promise<{ id: string; number: string; total: number }> {
  const { kind, customerId, site, issuedOn, orderNumber = '', reference = '', project = '' } = draft
  const { parties, paymentDays } = await partiesOf(context, draft)
  const { country, currency } = sites[site]
  const isStatement = kind === 'statement'
  const priced = lines.map((line): NewInvoiceLine => {
    // A statement repeats amounts of other documents, of credit notes as negative ones.
    if (isStatement) return { ...line, discount: 0, net: line.unitPrice }
    const { discount, net } = lineAmounts(line)
    return { ...line, discount, net }
  })
  const amounts = isStatement ? statementAmounts(priced) : invoiceAmounts(priced, charges)
  const number = draft.number ?? (await nextInvoiceNumber(context, site))
  const ocr = paymentReference(country, number.replaceAll(/\D/gu, ''))
  const id = await insertInvoice(
    context,
    {
      number,
      kind,
      customerId,
      site,
      currency,
      issuedOn,
      dueOn:
        kind === 'invoice' || kind === 'interest'
          ? addDays(issuedOn, draft.paymentDays ?? paymentDays)
          : issuedOn,
      deliveredOn: draft.deliveredOn ?? '',
      orderId: draft.orderId ?? null,
      orderNumber,
      reference,
      project,
      costCentre: draft.costCentre ?? '',
      goodsMark: draft.goodsMark ?? '',
      paymentReference: isStatement ? '' : ocr,
      creditedNumber: draft.creditedNumber ?? '',
      reason: draft.reason ?? '',
      parties: draft.parties ?? parties,
      charges,
      ...amounts,
      // What a statement lists is open in the documents themselves.
      openAmount: isStatement ? 0 : amounts.total,
      searchText: foldText(
        [number, orderNumber, reference, project, draft.goodsMark, ocr, draft.creditedNumber]
          .filter((text) => text !== undefined && text !== '')
          .join(' '),
      ),
    },
    priced,
  )
  return { id, number, total: amounts.total }
}

function statementAmounts(lines: readonly NewInvoiceLine[]): ReturnType<typeof invoiceAmounts> {
  const total = lines.reduce((sum, { net }) => sum + net, 0)
  return { lineSum: total, chargeSum: 0, net: total, vat: 0, total, vatRows: [] }
}
