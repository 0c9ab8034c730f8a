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
import type { PricedCart, LineTexts, PricedLine } from '../carts/read-cart.ts'
import { lineAwaitedDay } from '../carts/view.ts'
import type { Caller } from '../platform/services.ts'

const locales: Readonly<Record<Language, Locale>> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  da: 'da-DK',
  en: 'en-GB',
}

/** The ordered cart with the texts of all its lines. */
interface OrderedCart {
  cart: PricedCart
  texts: LineTexts
}

/** Fills a text's placeholders `{0}`, `{1}`. */
const fillText = (text: string, ...values: string[]): string =>
  text.replaceAll(/\{(\d)\}/gu, (_, place: string) => values[Number(place)] ?? '')

/** The text about an optional value; none when the value is empty. */
const optionalText = (text: string, value: string): string[] => (value === '' ? [] : [fillText(text, value)])

/** The chosen options of a line, with prices when the reader may see them. */
const chosenOf = ({ article, options }: PricedLine, { cart, texts }: OrderedCart): Chosen[] =>
  texts.options(article, cart.visibility.hidesPrices ? noOptionPrices : options)

/** Texts of an option's price, by its basis. */
const optionTexts = ({ optionPiece, optionLine }: { optionPiece: string; optionLine: string }) => ({
  piece: optionPiece,
  line: optionLine,
})

/** The order lines, with the delivery day of lines that come later than requested. */
function letterLines(
  { language }: Caller,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
  { amount, late }: { amount: (minor: number) => string; late: (day: string) => string },
): Promise<MailContentLine[]> {
  const { cart, texts } = ordered
  const words = translationsFor(language).orderMail
  return mapInTurns(lines, (line, index) => {
    const cartLine = cart.lines[index]
    const awaited = cartLine === undefined ? null : lineAwaitedDay(cartLine, cart)
    const unit = texts.article.unit(line)
    const chosen = cartLine === undefined ? [] : chosenOf(cartLine, ordered)
    const count = formatQuantity(fromStored(line.quantity, line.decimalPrecision))
    return {
      number: line.variantCode,
      name: line.name,
      count: `${count} ${unit}`,
      price: cart.visibility.hidesPrices ? '' : `${amount(line.unitPrice)}/${texts.article.priceUnit(line)}`,
      amount: amount(line.total),
      notes: [
        ...chosen.map(({ name, value, price }) =>
          price === undefined
            ? `${name}: ${value}`
            : fillText(optionTexts(words)[price.per], name, value, amount(price.amount), unit),
        ),
        ...(line.note ? [line.note] : []),
        ...optionalText(words.goodsMark, line.goodsMark ?? ''),
        ...optionalText(words.awaited, awaited === null ? '' : late(awaited)),
      ],
    }
  })
}

/** The order confirmation. It has no amounts when prices are hidden from the reader. */
async function letterOf(
  caller: Caller,
  reader: string,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
): Promise<MailContent> {
  const { site, siteName, language } = caller
  const brand = brandNameOf(siteName)
  const locale = locales[language]
  const words = translationsFor(language).orderMail
  const { phone, email } = siteSettingsOf(site, language).customerService
  const shown = !ordered.cart.visibility.hidesPrices
  const amount = (minor: number): string => (shown ? formatMoney(minor, order.currency) : '')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dayText = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))
  const date = dayText(order.requestedDeliveryDate)
  // Lines that can come on the requested day are not mentioned.
  const late = (awaited: string): string => (awaited > order.requestedDeliveryDate ? dayText(awaited) : '')
  const place = `${order.addressName}, ${order.street}, ${order.postalCode} ${order.city}`
  return {
    language: locale,
    from: brand,
    title: fillText(words.subject, order.number),
    greeting: fillText(words.greeting, reader),
    opening: fillText(words.received, order.number, brand),
    facts: [
      ...(order.deliveryMethod === 'pickup'
        ? [fillText(words.pickup, date, place)]
        : [fillText(words.delivery, date), fillText(words.address, place)]),
      ...optionalText(words.reference, order.reference),
      ...optionalText(words.goodsMark, order.goodsMark),
      ...optionalText(words.project, order.project ?? ''),
    ],
    lines: await letterLines(caller, lines, ordered, { amount, late }),
    totals: shown
      ? [
          fillText(words.sum, amount(order.sum)),
          fillText(words.freight, amount(order.freight)),
          fillText(words.vat, amount(order.vat)),
          fillText(words.total, amount(order.total)),
        ]
      : [],
    closing: fillText(words.closing, phone, email),
  }
}

/** The order confirmation mail in the caller's language; null for a user without an email address. */
export async function orderMail(
  db: Queries,
  caller: Caller,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
): Promise<Mail | null> {
  const user = await findUser(db, caller.userId)
  if (user === undefined || user.email === '') return null
  const letter = await letterOf(caller, user.name, order, lines, ordered)
  return {
    // The id makes the mail unique per order, however often it is written.
    id: `order-${order.number}`,
    site: caller.siteName,
    recipient: user.email,
    subject: letter.title,
    content: await renderText(letter),
    html: await renderHtml(letter),
  }
}
