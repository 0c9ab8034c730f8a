import { type SessionCaller, getCustomer } from '../accounts/service.ts'
import { articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import { brandNameOf } from '../contract/index.ts'
import { formatQuantity, oneLine } from '../mail/service.ts'
import { drawInWorker } from '../orders/sheet/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { siteSettingsOf, fillText, locales, optionalText, translationsFor } from '../sites/service.ts'
import { findReturn, readReturnLines } from './store.ts'
import { hasSlip } from './view.ts'

/** A PDF of a case. */
export interface ReturnDocument {
  name: string
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * The slip that goes with the goods of a case, with its number as barcode. Errors: 404, 409 `noSlip` before the
 * approval, 503.
 */
export async function makeReturnSlip(
  { store: { db } }: Services,
  caller: SessionCaller,
  number: string,
): Promise<ReturnDocument> {
  const row = await findReturn(db, number, caller.customerId)
  if (row === undefined) throw notFound('There is no such case.', 'number')
  if (!hasSlip(row))
    throw new ApiError(409, 'noSlip', 'The case has no slip in this state.', { field: 'number' })
  const { language, site, siteName } = caller
  const { returns, orderSheet } = translationsFor(language)
  const { slip } = returns
  const customer = await getCustomer(db, row.customerId)
  const { phone, email } = siteSettingsOf(site, language).customerService
  const lines = await readReturnLines(db, row.id)
  const texts = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  async function* windows() {
    yield lines.map((line) => ({
      number: line.variantCode,
      name: oneLine(line.name),
      notes: optionalText(slip.batch, line.batch),
      quantity: `${formatQuantity(fromStored(line.quantity, line.decimalPrecision))} ${texts.unit(line)}`,
      unitPrice: '',
      amount: '',
    }))
  }
  const facts = [
    { name: slip.customer, value: `${customer.name}\n${customer.number}` },
    { name: slip.order, value: row.orderNumber },
    { name: slip.kind, value: returns.kinds[row.kind] },
    { name: slip.reason, value: oneLine(row.reason) },
    { name: slip.contact, value: oneLine(`${row.contactName} ${row.contactPhone}`) },
    {
      name: slip.handover,
      value: [row.handover === 'pickUp' ? slip.pickUp : slip.handIn, row.handoverPlace]
        .filter((text) => text !== '')
        .join('\n'),
    },
  ]
  const sheet = {
    language: locales[language],
    brand: brandNameOf(siteName),
    title: fillText(slip.title, row.number),
    barcode: row.number,
    opening: slip.opening,
    facts: facts.filter(({ value }) => value !== ''),
    headings: orderSheet.headings,
    totals: [],
    showsPrices: false,
    closing: '',
    contact: `${phone} · ${email}`,
    placedAt: row.changedAt,
  }
  return { name: `${slip.fileName}-${row.number}.pdf`, bytes: await drawInWorker(sheet, windows(), caller) }
}
