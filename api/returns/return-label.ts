import { type SessionCaller, getCustomer } from '../accounts/service.ts'
import { brandNameOf } from '../contract/index.ts'
import { oneLine } from '../mail/service.ts'
import { drawInWorker } from '../orders/sheet/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { siteSettingsOf, fillText, locales, translationsFor } from '../sites/service.ts'
import { noSuchReturn } from './change-return.ts'
import { findReturnAddress } from './return-address.ts'
import type { ReturnDocument } from './return-slip.ts'
import { findReturn } from './store.ts'
import { hasSlip } from './view.ts'

async function* noLines() {
  // A label has none.
}

/**
 * The label for the parcel of a case (A6): where it goes, from whom, and the number of the case with its barcode.
 * Errors: 404, 409 `noLabel` before the approval and without an address, 503.
 */
export async function makeReturnLabel(
  { store: { db }, settings }: Services,
  caller: SessionCaller,
  number: string,
): Promise<ReturnDocument> {
  const row = await findReturn(db, number, caller.customerId)
  if (row === undefined) throw noSuchReturn()
  const to = hasSlip(row) ? await findReturnAddress(db, settings, row) : ''
  if (to === '')
    throw new ApiError(409, 'noLabel', 'The case has no label in this state.', { field: 'number' })
  const { language, site, siteName } = caller
  const { returns, orderSheet } = translationsFor(language)
  const { label } = returns
  const customer = await getCustomer(db, row.customerId)
  const sender = row.handover === 'pickUp' ? row.handoverPlace : ''
  const sheet = {
    language: locales[language],
    brand: brandNameOf(siteName),
    title: fillText(label.title, row.number),
    barcode: row.number,
    opening: '',
    facts: [],
    headings: orderSheet.headings,
    totals: [],
    showsPrices: false,
    closing: '',
    contact: siteSettingsOf(site, language).customerService.phone,
    placedAt: row.changedAt,
    parcel: {
      to: { name: label.to, value: `${brandNameOf(siteName)}\n${to}` },
      from: {
        name: label.from,
        value: [`${oneLine(customer.name)} (${customer.number})`, sender].filter(Boolean).join('\n'),
      },
    },
  }
  return { name: `${label.fileName}-${row.number}.pdf`, bytes: await drawInWorker(sheet, noLines(), caller) }
}
