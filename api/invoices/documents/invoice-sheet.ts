import type { Language } from '@tradecounter/search'
import { type ArticleTexts, fromStored } from '../../catalogue/articles/service.ts'
import { brandNameOf, type SiteName } from '../../contract/index.ts'
import { formatMoney, formatQuantity, oneLine, oneLineOfPrint } from '../../mail/service.ts'
import { dayFormatter, fillText, locales, optionalText, translationsFor } from '../../sites/service.ts'
import type { OrderSheet, SheetAttachment, SheetFact, SheetLine } from '../../orders/sheet/service.ts'
import type { Party } from '../party.ts'
import type { InvoiceLineRow, StoredInvoice } from '../store.ts'

/** Who reads a document. */
export interface DocumentReader {
  siteName: SiteName
  language: Language
}

const joinLines = (...texts: readonly string[]): string => texts.map(oneLine).filter(Boolean).join('\n')
/** `25` or `25,5`, as in all languages of the shop. */
const percentText = (thousandths: number): string => formatQuantity(thousandths / 10)

/** Kind and number: `Invoice 105000017`. */
export const invoiceTitle = (
  { kind, number }: Pick<StoredInvoice, 'kind' | 'number'>,
  language: Language,
): string => `${translationsFor(language).invoice.kinds[kind]} ${number}`

/** The account to pay to. */
const accountText = ({ account }: StoredInvoice['parties']['seller'], language: Language): string =>
  fillText(translationsFor(language).invoice.accounts[account.kind], account.id)

function partyText(party: Party, language: Language): string {
  const { organisation, vat } = translationsFor(language).invoice.numbers
  return joinLines(
    party.name,
    party.street,
    `${party.postalCode} ${party.city}`,
    ...optionalText(organisation, party.organisationNumber),
    ...optionalText(vat, party.vatNumber),
  )
}

function facts(invoice: StoredInvoice, { language }: DocumentReader): SheetFact[] {
  const { facts: names } = translationsFor(language).invoice
  const { seller, buyer, delivery } = invoice.parties
  const formatDay = dayFormatter(language)
  const day = (text: string): string => (text === '' ? '' : formatDay(text))
  const isToPay = invoice.kind === 'invoice' || invoice.kind === 'interest'
  const all: SheetFact[] = [
    { name: names.seller, value: joinLines(...partyText(seller, language).split('\n'), seller.registration) },
    { name: names.buyer, value: joinLines(...partyText(buyer, language).split('\n'), buyer.customerNumber) },
    {
      name: names.delivery,
      value:
        delivery === null
          ? ''
          : joinLines(delivery.name, delivery.street, `${delivery.postalCode} ${delivery.city}`),
    },
    { name: names.issued, value: day(invoice.issuedOn) },
    { name: names.due, value: isToPay ? day(invoice.dueOn) : '' },
    { name: names.delivered, value: day(invoice.deliveredOn) },
    { name: names.account, value: isToPay ? accountText(seller, language) : '' },
    { name: names.paymentReference, value: isToPay ? invoice.paymentReference : '' },
    { name: names.order, value: invoice.orderNumber },
    { name: names.reference, value: oneLine(invoice.reference) },
    { name: names.project, value: oneLine(invoice.project) },
    { name: names.costCentre, value: oneLine(invoice.costCentre) },
    { name: names.goodsMark, value: oneLine(invoice.goodsMark) },
    { name: names.credited, value: invoice.creditedNumber },
    { name: names.reason, value: oneLine(invoice.reason) },
  ]
  return all.filter(({ value }) => value !== '')
}

function totals(invoice: StoredInvoice, { language }: DocumentReader): SheetFact[] {
  const { totals: names, notes } = translationsFor(language).invoice
  const amount = (minor: number): string => formatMoney(minor, invoice.currency)
  if (invoice.kind === 'statement') return [{ name: names.open, value: amount(invoice.total) }]
  return [
    { name: names.lines, value: amount(invoice.lineSum) },
    ...(invoice.chargeSum === 0 ? [] : [{ name: names.freight, value: amount(invoice.chargeSum) }]),
    { name: names.net, value: amount(invoice.net) },
    ...invoice.vatRows.map(({ vatCategory, vatThousandths, net, vat }) => ({
      name:
        vatCategory === 'E' ? notes.exempt : fillText(names.vat, percentText(vatThousandths), amount(net)),
      value: amount(vat),
    })),
    { name: invoice.kind === 'creditNote' ? names.credit : names.total, value: amount(invoice.total) },
  ]
}

function closing(invoice: StoredInvoice, { language }: DocumentReader): string {
  const texts = translationsFor(language).invoice
  const day = dayFormatter(language)
  const { kind, total, currency, dueOn, issuedOn, paymentReference, parties } = invoice
  if (kind === 'creditNote') return texts.creditTerms
  if (kind === 'statement') return fillText(texts.statementText, day(issuedOn))
  const account = accountText(parties.seller, language)
  return `${fillText(texts.pay, formatMoney(total, currency), day(dueOn), account, paymentReference)} ${texts.terms}`
}

/** A document without its lines, in the language of the reader. */
export function invoiceSheet(
  invoice: StoredInvoice,
  reader: DocumentReader,
  attachment: SheetAttachment | null,
): OrderSheet {
  const { language } = reader
  const { orderSheet, invoice: texts } = translationsFor(language)
  const { seller } = invoice.parties
  return {
    language: locales[language],
    brand: brandNameOf(reader.siteName),
    title: invoiceTitle(invoice, language),
    opening: seller.name,
    facts: facts(invoice, reader),
    // The amounts of a statement are what is open of each document.
    headings: {
      ...orderSheet.headings,
      ...(invoice.kind === 'statement' ? { amount: texts.totals.openOf } : {}),
    },
    showsPrices: true,
    totals: totals(invoice, reader),
    closing: closing(invoice, reader),
    contact: `${seller.phone} · ${seller.email}`,
    placedAt: `${invoice.issuedOn}T12:00:00Z`,
    archive: { attachment },
  }
}

/** A line of a document. */
export function invoiceSheetLine(
  line: InvoiceLineRow,
  texts: ArticleTexts,
  { currency, kind }: Pick<StoredInvoice, 'currency' | 'kind'>,
  language: Language,
): SheetLine {
  const { notes } = translationsFor(language).invoice
  const amount = (minor: number): string => formatMoney(minor, currency)
  const isGoods = line.variantId > 0
  return {
    number: line.variantCode,
    name: oneLineOfPrint(line.name),
    notes: [
      ...optionalText(notes.own, line.ownNumber),
      ...(line.orderPosition > 0 ? [fillText(notes.orderLine, String(line.orderPosition))] : []),
      ...optionalText(notes.shipment, line.shipmentNumber),
      ...(line.goodsMark === '' ? [] : [line.goodsMark]),
      ...(line.discount > 0
        ? [fillText(notes.discount, percentText(line.discountThousandths), amount(-line.discount))]
        : []),
      ...(kind === 'statement'
        ? []
        : [line.vatCategory === 'E' ? notes.exempt : fillText(notes.vat, percentText(line.vatThousandths))]),
    ].map(oneLine),
    quantity: isGoods
      ? `${formatQuantity(fromStored(line.quantity, line.decimalPrecision))} ${texts.unit(line)}`
      : '',
    unitPrice: isGoods ? `${amount(line.unitPrice)}/${texts.priceUnit(line)}` : '',
    amount: amount(line.net),
  }
}
