import { brandNameOf, sites } from '../../contract/index.ts'
import { getCustomer } from '../../accounts/service.ts'
import { isFreeText } from '../../carts/service.ts'
import { articleTextsFor, type ArticleTexts, fromStored } from '../../catalogue/articles/service.ts'
import { formatMoney, formatQuantity, oneLine, oneLineOfPrint } from '../../mail/service.ts'
import type { Queries } from '../../platform/database/index.ts'
import { dayIn } from '../../platform/days.ts'
import type { Caller } from '../../platform/services.ts'
import {
  siteSettingsOf,
  dayFormatter,
  fillText,
  formatOption,
  locales,
  optionalText,
  translationsFor,
} from '../../sites/service.ts'
import { type OrderHead } from '../store.ts'
import { readOrderLines } from '../lines-store.ts'
import { chosenOptionsOf } from '../view.ts'
import type { OrderSheet, SheetFact, SheetLine } from './order-sheet.ts'

/** Lines that are read at a time. */
const windowSize = 200

/** Who reads a sheet, and whether it has no prices. */
interface SheetReader {
  caller: Caller
  hidesPrices: boolean
}

const joinLines = (...texts: readonly string[]): string => texts.map(oneLine).filter(Boolean).join('\n')

/** The terms of the whole order. */
function orderFacts(order: OrderHead, customer: string, { site, language }: Caller): SheetFact[] {
  const { facts: names, completeOnly } = translationsFor(language).orderSheet
  const formatDay = dayFormatter(language)
  const isPickup = order.deliveryMethod === 'pickup'
  const facts: SheetFact[] = [
    { name: names.customer, value: customer },
    {
      name: isPickup ? names.pickupAt : names.address,
      value: joinLines(order.addressName, order.street, `${order.postalCode} ${order.city}`),
    },
    { name: isPickup ? names.pickupDate : names.deliveryDate, value: formatDay(order.requestedDeliveryDate) },
    { name: names.placed, value: formatDay(dayIn(sites[site].country, new Date(order.placedAt))) },
    { name: names.reference, value: oneLine(order.reference) },
    { name: names.goodsMark, value: oneLine(order.goodsMark) },
    { name: names.project, value: oneLine(order.project) },
    { name: names.costCentre, value: oneLine(order.costCentre) },
    { name: names.contact, value: joinLines(order.contactName, order.contactPhone) },
    { name: names.orderedBy, value: oneLine(order.orderedBy ?? '') },
    { name: names.delivery, value: order.partDelivery === 1 ? '' : completeOnly },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** The sheet of an order without its lines, in the language of the reader. */
export async function viewSheet(
  db: Queries,
  order: OrderHead,
  { caller, hidesPrices }: SheetReader,
): Promise<OrderSheet> {
  const { site, siteName, language } = caller
  const { orderMail, orderSheet } = translationsFor(language)
  const brand = brandNameOf(siteName)
  const { phone, email } = siteSettingsOf(site, language).customerService
  const { name, number } = await getCustomer(db, order.customerId)
  const amount = (minor: number): string => formatMoney(minor, order.currency)
  return {
    language: locales[language],
    brand,
    title: fillText(orderMail.subject, order.number),
    opening: fillText(orderMail.received, order.number, brand),
    facts: orderFacts(order, joinLines(name, number), caller),
    headings: orderSheet.headings,
    showsPrices: !hidesPrices,
    totals: hidesPrices
      ? []
      : [
          { name: orderSheet.sum, value: amount(order.sum) },
          { name: orderSheet.freight, value: amount(order.freight) },
          { name: orderSheet.vat, value: amount(order.vat) },
          { name: orderSheet.total, value: amount(order.total) },
        ],
    closing: fillText(orderMail.closing, phone, email),
    contact: `${phone} · ${email}`,
    placedAt: order.placedAt,
  }
}

type OrderLineRow = Awaited<ReturnType<typeof readOrderLines>>[number]

function viewLine(
  row: OrderLineRow,
  texts: ArticleTexts,
  { currency }: OrderHead,
  { caller: { language }, hidesPrices }: SheetReader,
): SheetLine {
  const amount = (minor: number): string => (hidesPrices ? '' : formatMoney(minor, currency))
  const unit = texts.unit(row)
  return {
    number: row.variantCode,
    name: oneLineOfPrint(row.name),
    notes: [
      ...chosenOptionsOf(row, hidesPrices).map((option) => formatOption(option, language, { amount, unit })),
      ...(row.note === '' ? [] : [row.note]),
      ...optionalText(translationsFor(language).orderMail.goodsMark, row.goodsMark),
    ].map(oneLine),
    quantity: `${formatQuantity(fromStored(row.quantity, row.decimalPrecision))} ${unit}`,
    unitPrice: hidesPrices
      ? ''
      : isFreeText(row)
        ? translationsFor(language).orderMail.priceOnRequest
        : `${amount(row.unitPrice)}/${texts.priceUnit(row)}`,
    amount: isFreeText(row) ? '' : amount(row.total),
  }
}

/** Reads the lines of an order window by window, each when it is asked for. */
export async function* readSheetLines(
  db: Queries,
  order: OrderHead,
  reader: SheetReader,
): AsyncGenerator<SheetLine[], void> {
  for (let from = 0; ; from += windowSize) {
    const rows = await readOrderLines(db, order.id, { from, count: windowSize })
    if (rows.length === 0) return
    const texts = await articleTextsFor(
      db,
      reader.caller,
      rows.map(({ unit }) => ({ unit })),
    )
    yield rows.map((row) => viewLine(row, texts, order, reader))
    if (rows.length < windowSize) return
  }
}
