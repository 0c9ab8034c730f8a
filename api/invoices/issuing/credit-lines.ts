import { sites } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { ApiError, invalid, notFound } from '../../platform/http/api-error.ts'
import { creditedParts } from './credited-parts.ts'
import { type DraftLine, issueInvoice } from './issue-invoice.ts'
import { type LinePick, siteKeyOf, tooMuch } from './line-picks.ts'
import { reduceOpen } from '../payments.ts'
import { lockInvoice, readCreditedQuantities, readInvoiceLines, readPriceCredits } from '../store.ts'

/** A line of an invoice to credit: a quantity of it, or only what its price is above `correctedPrice`. */
export interface CreditPick extends LinePick {
  correctedPrice?: number
}

/** What an issuer decides about a credit note. */
interface CreditOptions {
  reason: string
  issuedOn?: string
  /** Freight is credited, too. */
  withCharges?: boolean
  /** Fee that is deducted from each line, in thousandths. */
  feeThousandths?: number
}

/** Two discounts after one another, rounded down to thousandths in favour of the customer. */
const joinedDiscount = (first: number, second: number): number =>
  Math.floor(1000 - ((1000 - first) * (1000 - second)) / 1000)

/**
 * Credits lines of an invoice. What is open of the invoice is set off against the credit note; the rest stays open on
 * the credit note, to be paid back. Errors: 400 `notLower` for a price that is not below the invoiced one, 404, 409
 * `notCreditable`, `tooMuch`.
 */
export async function creditLines(
  context: WriteContext,
  number: string,
  picks: readonly CreditPick[],
  { reason, issuedOn, withCharges = false, feeThousandths = 0 }: CreditOptions,
): Promise<{ id: string; number: string; total: number }> {
  const invoice = await lockInvoice(context, number)
  if (invoice === undefined) throw notFound('There is no such invoice.', 'number')
  if (invoice.kind !== 'invoice' && invoice.kind !== 'interest')
    throw new ApiError(409, 'notCreditable', 'Only invoices can be credited.', { field: 'number' })
  const lines = await readInvoiceLines(context.trx, invoice.id)
  const credited = new Map(await readCreditedQuantities(context.trx, number))
  const priceCredits = new Map(await readPriceCredits(context.trx, number))
  const drafts = picks.flatMap(({ position, quantity, correctedPrice }): DraftLine[] => {
    const line = lines.find((each) => each.position === position)
    const before = credited.get(position) ?? 0
    if (line === undefined || quantity <= 0 || before + quantity > line.quantity)
      throw tooMuch(`lines.${position}`)
    const earlier = priceCredits.get(position) ?? []
    const { invoiceId: _invoice, position: _position, discount: _discount, net: _net, ...rest } = line
    const draft = { ...rest, creditedPosition: position }
    if (correctedPrice !== undefined) {
      const [part, ...others] = creditedParts(
        line,
        { from: line.quantity - quantity, count: quantity },
        earlier,
      )
      // Earlier credits were of fewer units: one amount would be too little for the others.
      if (part === undefined || others.length > 0)
        throw new ApiError(409, 'priceCredited', 'The price of a part of the line was credited before.', {
          field: `lines.${position}`,
        })
      const amount = part.unitPrice - correctedPrice
      if (correctedPrice < 0 || amount <= 0)
        throw invalid('notLower', 'The price is not below the invoiced one.', `lines.${position}`)
      priceCredits.set(position, [...earlier, { quantity, amount }])
      return [{ ...draft, quantity, unitPrice: amount, isPriceCredit: 1 }]
    }
    credited.set(position, before + quantity)
    const discountThousandths = joinedDiscount(rest.discountThousandths, feeThousandths)
    return creditedParts(line, { from: before, count: quantity }, earlier).map((part) => ({
      ...draft,
      ...part,
      discountThousandths,
    }))
  })
  if (drafts.length === 0) throw tooMuch('lines')
  const site = siteKeyOf(invoice.site)
  const { charged } = await context.trx
    .selectFrom('invoices')
    .select((eb) => eb.fn.sum<number | null>('chargeSum').as('charged'))
    .where('creditedNumber', '=', number)
    .where('kind', '=', 'creditNote')
    .executeTakeFirstOrThrow()
  if (withCharges && Number(charged ?? 0) > 0) throw tooMuch('withCharges')
  const note = await issueInvoice(
    context,
    {
      kind: 'creditNote',
      customerId: invoice.customerId,
      site,
      issuedOn: issuedOn ?? dayIn(sites[site].country, context.now),
      orderId: invoice.orderId,
      orderNumber: invoice.orderNumber,
      reference: invoice.reference,
      project: invoice.project,
      costCentre: invoice.costCentre,
      goodsMark: invoice.goodsMark,
      creditedNumber: number,
      reason,
      parties: invoice.parties,
    },
    drafts,
    withCharges ? invoice.charges : [],
  )
  const setOff = Math.min(invoice.openAmount, note.total)
  await reduceOpen(context, invoice.id, 'credited', setOff)
  await reduceOpen(context, note.id, 'credited', setOff)
  return note
}
