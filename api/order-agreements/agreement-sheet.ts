import { type SessionCaller, getCustomer } from '../accounts/service.ts'
import { type Agreement, brandNameOf } from '../contract/index.ts'
import { formatMoney, formatQuantity, oneLine } from '../mail/service.ts'
import { drawInWorker, type OrderSheet, type SheetLine } from '../orders/sheet/service.ts'
import type { Services } from '../platform/services.ts'
import {
  siteSettingsOf,
  dayFormatter,
  fillText,
  locales,
  type Translations,
  translationsFor,
} from '../sites/service.ts'
import { readAgreement } from './view.ts'

/** An agreement as PDF in the caller's language, with what was called off of it until now. Errors: 404, 503. */
export async function makeAgreementSheet(
  services: Services,
  caller: SessionCaller,
  agreementId: string,
): Promise<{ fileName: string; bytes: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const agreement = await readAgreement(services, caller, agreementId)
  const { site, siteName, language } = caller
  const { agreement: texts, orderSheet } = translationsFor(language)
  const brand = brandNameOf(siteName)
  const { phone, email } = siteSettingsOf(site, language).customerService
  const customer = await getCustomer(services.store.db, caller.customerId)
  const now = services.clock()
  const day = dayFormatter(language)
  const amount = (minor: number): string => formatMoney(minor, agreement.currency)
  const { agreedValue, calledOffValue, usedShare } = agreement
  const facts = [
    { name: orderSheet.facts.customer, value: `${oneLine(customer.name)}\n${oneLine(customer.number)}` },
    { name: texts.sheet.name, value: oneLine(agreement.name) },
    { name: texts.sheet.kind, value: texts.kinds[agreement.kind] },
    { name: texts.sheet.status, value: texts.states[agreement.state] },
    { name: texts.sheet.valid, value: `${day(agreement.validFrom)} – ${day(agreement.validTo)}` },
    { name: orderSheet.facts.project, value: oneLine(agreement.project) },
    { name: texts.sheet.contact, value: oneLine(agreement.contactName) },
    { name: texts.sheet.agreedValue, value: agreedValue === null ? '' : amount(agreedValue) },
    { name: texts.sheet.calledOffValue, value: calledOffValue === null ? '' : amount(calledOffValue) },
    { name: texts.sheet.used, value: usedShare === null ? '' : `${usedShare} %` },
  ].filter(({ value }) => value !== '')
  const showsPrices = agreement.lines.every(({ price }) => price !== null)
  const sheet: OrderSheet = {
    language: locales[language],
    brand,
    title: fillText(texts.sheet.title, agreement.number),
    opening: texts.sheet.opening,
    facts,
    headings: { ...orderSheet.headings, quantity: texts.sheet.remaining, amount: '' },
    showsPrices,
    totals: [],
    closing: fillText(texts.sheet.closing, phone, email),
    contact: `${phone} · ${email}`,
    placedAt: now.toISOString(),
  }
  return {
    fileName: `${texts.sheet.fileName}-${agreement.number}.pdf`,
    bytes: await drawInWorker(sheet, windowsOf(agreement, texts, day, amount), caller),
  }
}

const windowSize = 200

/** The lines of the sheet: what remains in the column of the quantity, the rest below the name. */
async function* windowsOf(
  { lines }: Agreement,
  { sheet: texts }: Translations['agreement'],
  day: (text: string) => string,
  amount: (minor: number) => string,
): AsyncGenerator<SheetLine[], void> {
  for (let from = 0; from < lines.length; from += windowSize)
    yield lines.slice(from, from + windowSize).map((line) => {
      const shown = (quantity: number): string => `${formatQuantity(quantity)} ${line.unit}`
      return {
        number: line.variantNbr,
        name: oneLine(line.name),
        notes: [
          ...(line.agreed === null ? [] : [fillText(texts.agreed, shown(line.agreed))]),
          fillText(texts.progress, shown(line.calledOff), shown(line.delivered), shown(line.invoiced)),
          ...(line.leastCallOff > 0 ? [fillText(texts.least, shown(line.leastCallOff))] : []),
          ...line.deliveryPlan.map((each) => fillText(texts.planned, day(each.day), shown(each.quantity))),
        ],
        quantity: line.remaining === null ? '–' : shown(line.remaining),
        unitPrice: line.price === null ? '' : `${amount(line.price)}/${line.priceUnit}`,
        amount: '',
      }
    })
}
