import { brandNameOf, type Chosen, type Locale } from '../contract/index.ts'
import { noOptionPrices } from '../catalogue/configuration/option-prices.ts'
import { fromStored } from '../catalogue/articles/quantity.ts'
import {
  renderHtml,
  formatMoney,
  renderText,
  formatQuantity,
  type MailContent,
  type MailContentLine,
} from '../mail/index.ts'
import type { Language } from '@tradecounter/search'
import { siteSettingsOf } from '../sites/site-settings.ts'
import { translationsFor } from '../sites/translations/translations.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Mail } from '../mail/store.ts'
import type { NewOrder, NewOrderLine } from './store.ts'
import { findUser } from '../accounts/users/store.ts'
import { priceUnit } from '../catalogue/articles/view.ts'
import type { CartReading, LineWords, PricedLine } from '../carts/read-cart.ts'
import { awaitedDayOf } from '../carts/view.ts'
import type { Caller } from '../platform/services.ts'

const locales: Readonly<Record<Language, Locale>> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  da: 'da-DK',
  en: 'en-GB',
}

/** The cart that was ordered, with the words of all its lines. */
interface OrderedCart {
  reading: CartReading
  words: LineWords
}

/** A text with its places filled: `{0}`, `{1}`. */
const filled = (text: string, ...values: string[]): string =>
  text.replaceAll(/\{(\d)\}/gu, (_, place: string) => values[Number(place)] ?? '')

/** The text about a value that may not have been given. */
const said = (text: string, value: string): string[] => (value === '' ? [] : [filled(text, value)])

/** What was chosen about a line, with what it costs for who sees prices. */
const chosenOf = ({ article, options }: PricedLine, { reading, words }: OrderedCart): Chosen[] =>
  words.chosen(article, reading.sight.hidesPrices ? noOptionPrices : options)

/** How an option with its price is said, by what the price is for. */
const optionTexts = ({ optionPiece, optionLine }: { optionPiece: string; optionLine: string }) => ({
  piece: optionPiece,
  line: optionLine,
})

/** What was ordered, line by line, as the order keeps it, and what comes later than it was asked for. */
function letterLines(
  { language }: Caller,
  lines: readonly NewOrderLine[],
  cart: OrderedCart,
  { amount, late }: { amount: (minor: number) => string; late: (day: string) => string },
): Promise<MailContentLine[]> {
  const { reading } = cart
  const { word } = cart.words
  const words = translationsFor(language).orderMail
  return mapInTurns(lines, (line, index) => {
    const ordered = reading.lines[index]
    const awaited = ordered === undefined ? null : awaitedDayOf(ordered, reading)
    const unit = word(`unit:${line.unit}`, line.unit)
    const chosen = ordered === undefined ? [] : chosenOf(ordered, cart)
    const count = formatQuantity(fromStored(line.quantity, line.decimalPrecision))
    return {
      number: line.variantCode,
      name: line.name,
      count: `${count} ${unit}`,
      price: reading.sight.hidesPrices ? '' : `${amount(line.unitPrice)}/${priceUnit(line, word)}`,
      amount: amount(line.total),
      notes: [
        ...chosen.map(({ name, value, price }) =>
          price === undefined
            ? `${name}: ${value}`
            : filled(optionTexts(words)[price.per], name, value, amount(price.amount), unit),
        ),
        ...(line.note ? [line.note] : []),
        ...said(words.goodsMark, line.goodsMark ?? ''),
        ...said(words.awaited, awaited === null ? '' : late(awaited)),
      ],
    }
  })
}

/** What the confirmation of an order says. Amounts are left out for who hides prices. */
async function letterOf(
  caller: Caller,
  reader: string,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  cart: OrderedCart,
): Promise<MailContent> {
  const { reading } = cart
  const { site, siteName, language } = caller
  const brand = brandNameOf(siteName)
  const locale = locales[language]
  const words = translationsFor(language).orderMail
  const { phone, email } = siteSettingsOf(site, language).customerService
  const shown = !reading.sight.hidesPrices
  const amount = (minor: number): string => (shown ? formatMoney(minor, order.currency) : '')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dayText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))
  const date = dayText(order.requestedDeliveryDate)
  // What can come on the day that was asked for need not be told.
  const late = (awaited: string): string => (awaited > order.requestedDeliveryDate ? dayText(awaited) : '')
  const place = `${order.addressName}, ${order.street}, ${order.postalCode} ${order.city}`
  return {
    language: locale,
    from: brand,
    title: filled(words.subject, order.number),
    greeting: filled(words.greeting, reader),
    opening: filled(words.received, order.number, brand),
    facts: [
      ...(order.deliveryMethod === 'pickup'
        ? [filled(words.pickup, date, place)]
        : [filled(words.delivery, date), filled(words.address, place)]),
      ...said(words.reference, order.reference),
      ...said(words.goodsMark, order.goodsMark),
      ...said(words.project, order.project ?? ''),
    ],
    lines: await letterLines(caller, lines, cart, { amount, late }),
    totals: shown
      ? [
          filled(words.sum, amount(order.sum)),
          filled(words.freight, amount(order.freight)),
          filled(words.vat, amount(order.vat)),
          filled(words.total, amount(order.total)),
        ]
      : [],
    closing: filled(words.closing, phone, email),
  }
}

/** The mail that confirms an order, in its reader's language; null for a user without an address. */
export async function orderMail(
  db: Queries,
  caller: Caller,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  cart: OrderedCart,
): Promise<Mail | null> {
  const user = await findUser(db, caller.userId)
  if (user === undefined || user.email === '') return null
  const letter = await letterOf(caller, user.name, order, lines, cart)
  return {
    // No two orders share a number: an order has one mail, whoever sends it how often.
    id: `order-${order.number}`,
    site: caller.siteName,
    recipient: user.email,
    subject: letter.title,
    content: await renderText(letter),
    html: await renderHtml(letter),
  }
}
