import { brandNameOf, sites } from '../../contract/index.ts'
import { type SessionCaller, getCustomer } from '../../accounts/service.ts'
import { priceVisibilityOf } from '../../catalogue/articles/service.ts'
import { formatMoney, formatQuantity, oneLine, oneLineOfPrint } from '../../mail/service.ts'
import { drawInWorker, type OrderSheet, type SheetLine } from '../../orders/sheet/service.ts'
import { momentFormatter } from '../../platform/days.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import {
  siteSettingsOf,
  fillText,
  formatOption,
  locales,
  optionalText,
  translationsFor,
} from '../../sites/service.ts'
import { totalsOf } from '../../carts/service.ts'
import { findOffer } from '../store.ts'
import { viewContent } from '../view.ts'

/** The current version of an offer as PDF in the caller's language. Errors: 404, 503. */
export async function makeOfferSheet(
  { store: { db } }: Services,
  caller: SessionCaller,
  offerId: string,
): Promise<{ fileName: string; bytes: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const offer = await findOffer(db, caller.customerId, offerId)
  if (offer === undefined) throw notFound('There is no such offer.', 'offerId')
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const { versions } = await viewContent(db, caller, offer, hidesPrices)
  const version = versions.at(-1)
  if (version === undefined) throw new Error('An offer has a version.')
  const { site, siteName, language } = caller
  const { offerSheet: texts, orderMail, orderSheet } = translationsFor(language)
  const brand = brandNameOf(siteName)
  const { phone, email } = siteSettingsOf(site, language).customerService
  const { country, currency } = sites[site]
  const customer = await getCustomer(db, offer.customerId)
  const moment = momentFormatter(country, locales[language])
  const amount = (minor: number): string => formatMoney(minor, currency)
  const facts = [
    { name: orderSheet.facts.customer, value: `${oneLine(customer.name)}\n${oneLine(customer.number)}` },
    { name: texts.name, value: oneLine(offer.name) },
    { name: orderSheet.facts.project, value: oneLine(offer.project) },
    { name: texts.createdBy, value: oneLine(offer.createdBy ?? '') },
    { name: texts.seller, value: oneLine(offer.seller ?? '') },
    { name: texts.version, value: version.version === 0 ? texts.request : String(version.version) },
    { name: texts.date, value: moment(new Date(version.createdAt)) },
    { name: texts.validUntil, value: offer.validUntil === null ? '' : moment(new Date(offer.validUntil)) },
  ].filter(({ value }) => value !== '')
  const totals = version.sum === null ? null : totalsOf(version.sum, country)
  const sheet: OrderSheet = {
    language: locales[language],
    brand,
    title: fillText(version.version === 0 ? texts.requestTitle : texts.title, offer.number),
    opening: oneLine(version.note) || fillText(texts.opening, brand),
    facts,
    headings: orderSheet.headings,
    showsPrices: !hidesPrices,
    totals:
      totals === null
        ? []
        : [
            { name: orderSheet.sum, value: amount(totals.sum) },
            { name: orderSheet.freight, value: amount(totals.freight) },
            { name: orderSheet.vat, value: amount(totals.vat) },
            { name: orderSheet.total, value: amount(totals.total) },
          ],
    closing: fillText(texts.closing, phone, email),
    contact: `${phone} · ${email}`,
    placedAt: version.createdAt,
  }
  const lines = version.lines.map((line): SheetLine => {
    const unitPrice = line.offeredPrice ?? line.customerPrice
    return {
      number: line.variantNumber,
      // Alternatives and sellers name a line by its number.
      name: `${line.position}. ${oneLineOfPrint(line.name)}`,
      notes: [
        ...line.configuration.map((option) => formatOption(option, language, { amount, unit: line.unit })),
        ...(line.kind === 'ordinary'
          ? []
          : [
              line.kind === 'optional'
                ? texts.optional
                : fillText(texts.alternative, String(line.alternativeTo)),
            ]),
        ...optionalText('{0}', line.note),
      ].map(oneLine),
      quantity: `${formatQuantity(line.quantity)} ${line.unit}`,
      unitPrice: hidesPrices
        ? ''
        : unitPrice === null
          ? orderMail.priceOnRequest
          : `${amount(unitPrice)}/${line.priceUnit}`,
      amount: line.total === null ? '' : amount(line.total),
    }
  })
  return {
    fileName: `${texts.fileName}-${offer.number}.pdf`,
    bytes: await drawInWorker(sheet, windowsOf(lines), caller),
  }
}

const windowSize = 200

async function* windowsOf(lines: readonly SheetLine[]): AsyncGenerator<SheetLine[], void> {
  for (let from = 0; from < lines.length; from += windowSize) yield lines.slice(from, from + windowSize)
}
