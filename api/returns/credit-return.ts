import { creditLines, type CreditPick, lockInvoices } from '../invoices/service.ts'
import { ApiError, invalid } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { type NewReturnLine, readReturnLines, type ReturnRow } from './store.ts'

/**
 * Issues credit notes over the lines of the invoices of a case. A line with a price in `prices`, by its position, is
 * credited down to that price; others are credited whole, less the fee of the case. Complaints about a price credit
 * only lines with a price. Returns the number of the first note; '' without lines. Errors: 400 `notLower`, `noLine`,
 * 409 `priceCredited`, and `notInvoiced` if less was invoiced than is to be credited.
 */
export async function issueCreditNotes(
  context: WriteContext,
  row: ReturnRow,
  prices: ReadonlyMap<number, number> = new Map(),
): Promise<string> {
  const wanted = new Map<string, CreditPick[]>()
  const lines = await readReturnLines(context.trx, row.id)
  await lockInvoicesOf(context, row, lines)
  for (const position of prices.keys())
    if (!lines.some((line) => line.position === position))
      throw invalid('noLine', 'The case has no such line.', `creditedPrices.${position}`)
  for (const line of lines) {
    const correctedPrice = prices.get(line.position)
    if (row.kind === 'price' && correctedPrice === undefined) continue
    for (const { invoice, position, quantity, unitPrice } of await invoicedParts(context.trx, row, line)) {
      if (correctedPrice !== undefined && correctedPrice >= unitPrice)
        throw invalid(
          'notLower',
          'The price is not below the invoiced one.',
          `creditedPrices.${line.position}`,
        )
      const pick = {
        position,
        quantity,
        ...(correctedPrice === undefined ? {} : { correctedPrice }),
      }
      wanted.set(invoice, [...(wanted.get(invoice) ?? []), pick])
    }
  }
  const { id: returnId, number, reason, feeThousandths } = row
  const notes: string[] = []
  for (const [invoiceNumber, picks] of wanted) {
    const terms = { reason: `${number} ${reason}`.trim(), feeThousandths }
    const note = await creditLines(context, invoiceNumber, picks, terms)
    await context.trx
      .insertInto('returnCreditNotes')
      .values({ returnId, number: note.number, invoiceNumber })
      .execute()
    notes.push(note.number)
  }
  return notes[0] ?? ''
}

/** Locks what a case credits, before anything of it is read. */
async function lockInvoicesOf(
  context: WriteContext,
  row: ReturnRow,
  lines: readonly NewReturnLine[],
): Promise<void> {
  // The dispute of this one ends with the case.
  const numbers = new Set(row.invoiceNumber === '' ? [] : [row.invoiceNumber])
  for (const line of lines)
    for (const { number } of await invoiceLinesOf(context.trx, row, line)) numbers.add(number)
  await lockInvoices(context, [...numbers])
}

/** The price at which each line of a case was invoiced, by position; lines that are on no invoice are missing. */
export async function readInvoicedPrices(
  queries: Queries,
  row: ReturnRow,
): Promise<ReadonlyMap<number, { unitPrice: number; pricePer: number; currency: string }>> {
  const prices = new Map<number, { unitPrice: number; pricePer: number; currency: string }>()
  for (const line of await readReturnLines(queries, row.id)) {
    const [first] = await invoiceLinesOf(queries, row, line)
    if (first !== undefined) prices.set(line.position, first)
  }
  return prices
}

/** The lines of invoices that a line of a case is about, the oldest first. Free lines have none. */
function invoiceLinesOf(queries: Queries, row: ReturnRow, line: NewReturnLine) {
  let parts = queries
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .select([
      'invoices.number',
      'invoices.currency',
      'invoiceLines.position',
      'invoiceLines.quantity',
      'invoiceLines.unitPrice',
      'invoiceLines.pricePer',
    ])
    .select((eb) =>
      eb
        .selectFrom('invoiceLines as credited')
        .innerJoin('invoices as notes', 'notes.id', 'credited.invoiceId')
        .select((inner) =>
          inner.fn.coalesce(inner.fn.sum<number>('credited.quantity'), inner.lit(0)).as('sum'),
        )
        .whereRef('notes.creditedNumber', '=', 'invoices.number')
        .whereRef('credited.creditedPosition', '=', 'invoiceLines.position')
        .where('notes.kind', '=', 'creditNote')
        .where('credited.isPriceCredit', '=', 0)
        .as('credited'),
    )
    .where('invoices.customerId', '=', row.customerId)
    .where('invoices.kind', 'in', ['invoice', 'interest'])
  parts =
    row.invoiceNumber !== '' && line.invoicePosition > 0
      ? parts
          .where('invoices.number', '=', row.invoiceNumber)
          .where('invoiceLines.position', '=', line.invoicePosition)
      : parts
          .where('invoices.orderId', '=', row.orderId ?? '')
          .where('invoiceLines.orderPosition', '=', line.orderPosition)
  return parts.orderBy('invoices.issuedOn').orderBy('invoices.number').execute()
}

/** The parts of invoices over which a line of a case is credited, the oldest first. Errors: 409 `notInvoiced`. */
async function invoicedParts(queries: Queries, row: ReturnRow, line: NewReturnLine) {
  let rest = line.quantity
  const picks: { invoice: string; position: number; quantity: number; unitPrice: number }[] = []
  for (const found of await invoiceLinesOf(queries, row, line)) {
    const { number: invoice, position, quantity, unitPrice, credited } = found
    const part = Math.min(rest, quantity - Number(credited ?? 0))
    if (part > 0) picks.push({ invoice, position, quantity: part, unitPrice })
    rest -= Math.max(0, part)
  }
  if (rest > 0)
    throw new ApiError(409, 'notInvoiced', 'Less was invoiced than is to be credited.', { field: 'lines' })
  return picks
}
