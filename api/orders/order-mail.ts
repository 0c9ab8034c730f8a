import type { Language } from '@tradecounter/search'
import { brandNameOf, type Chosen } from '../contract/index.ts'
import { noOptionPrices } from '../catalogue/configuration/service.ts'
import { fromStored } from '../catalogue/articles/service.ts'
import { languageFor } from '../catalogue/service.ts'
import {
  renderHtml,
  formatMoney,
  renderText,
  formatQuantity,
  type MailContent,
  type MailContentLine,
  type Mail,
} from '../mail/service.ts'
import {
  siteSettingsOf,
  dayFormatter,
  fillText,
  formatOption,
  locales,
  optionalText,
  translationsFor,
} from '../sites/service.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/index.ts'
import type { NewOrder, NewOrderLine } from './store.ts'
import {
  isFreeText,
  type PricedCart,
  type LineTexts,
  lineTextsFor,
  type PricedLine,
  lineAwaitedDay,
} from '../carts/service.ts'
import type { Caller } from '../platform/services.ts'

/** The ordered cart with the texts of all its lines. */
export interface OrderedCart {
  cart: PricedCart
  texts: LineTexts
}

/** The chosen options of a line, with prices when the reader may see them. */
const chosenOf = ({ article, options }: PricedLine, { cart, texts }: OrderedCart): Chosen[] =>
  texts.options(article, cart.visibility.hidesPrices ? noOptionPrices : options)

/** The order lines, with the delivery day of lines that come later than requested. */
function contentLines(
  { language }: Caller,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
  { amount, late }: { amount: (minor: number) => string; late: (day: string) => string },
): Promise<MailContentLine[]> {
  const { cart, texts } = ordered
  const translations = translationsFor(language).orderMail
  return mapInTurns(lines, (line, index) => {
    const cartLine = cart.lines[index]
    const awaited = cartLine === undefined ? null : lineAwaitedDay(cartLine, cart)
    const unit = texts.article.unit(line)
    const chosen = cartLine === undefined ? [] : chosenOf(cartLine, ordered)
    const count = formatQuantity(fromStored(line.quantity, line.decimalPrecision))
    return {
      number: line.variantCode,
      name: line.name,
      ...languageFor(language, line.nameLanguage ?? ''),
      count: `${count} ${unit}`,
      price: isFreeText(line)
        ? translations.priceOnRequest
        : cart.visibility.hidesPrices
          ? ''
          : `${amount(line.unitPrice)}/${texts.article.priceUnit(line)}`,
      amount: isFreeText(line) ? '' : amount(line.total),
      notes: [
        ...chosen.map((option) => formatOption(option, language, { amount, unit })),
        ...(line.note ? [line.note] : []),
        ...optionalText(translations.goodsMark, line.goodsMark ?? ''),
        ...optionalText(translations.awaited, awaited === null ? '' : late(awaited)),
      ],
    }
  })
}

/** The order confirmation. It has no amounts when prices are hidden from the reader. */
async function contentOf(
  caller: Caller,
  reader: string,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
): Promise<MailContent> {
  const { site, siteName, language } = caller
  const brand = brandNameOf(siteName)
  const translations = translationsFor(language).orderMail
  const { phone, email } = siteSettingsOf(site, language).customerService
  const shown = !ordered.cart.visibility.hidesPrices
  const amount = (minor: number): string => (shown ? formatMoney(minor, order.currency) : '')
  const formatDay = dayFormatter(language)
  const date = formatDay(order.requestedDeliveryDate)
  // Lines that can come on the requested day are not mentioned.
  const late = (awaited: string): string => (awaited > order.requestedDeliveryDate ? formatDay(awaited) : '')
  const place = `${order.addressName}, ${order.street}, ${order.postalCode} ${order.city}`
  return {
    language: locales[language],
    from: brand,
    title: fillText(translations.subject, order.number),
    greeting: fillText(translations.greeting, reader),
    opening: fillText(translations.received, order.number, brand),
    facts: [
      ...(order.deliveryMethod === 'pickup'
        ? [fillText(translations.pickup, date, place)]
        : [fillText(translations.delivery, date), fillText(translations.address, place)]),
      ...optionalText(translations.reference, order.reference),
      ...optionalText(translations.goodsMark, order.goodsMark),
      ...optionalText(translations.project, order.project ?? ''),
      ...optionalText(translations.costCentre, order.costCentre ?? ''),
      ...(shown ? [translations.pricesExclVat] : []),
    ],
    lines: await contentLines(caller, lines, ordered, { amount, late }),
    totals: shown
      ? [
          fillText(translations.sum, amount(order.sum)),
          fillText(translations.freight, amount(order.freight)),
          fillText(translations.vat, amount(order.vat)),
          fillText(translations.total, amount(order.total)),
        ]
      : [],
    closing: fillText(translations.closing, phone, email),
  }
}

/** Whom an order is confirmed to: the buyer, or the company at its mailboxes. */
export interface MailReader {
  name: string
  language: Language
  /** The mail to a mailbox has one id per order, so that it is sent once, however often it is written. */
  mailboxes: readonly { id: string; recipient: string }[]
}

/** The order confirmation to a reader, with a mail for each mailbox. */
export async function orderMails(
  db: Queries,
  caller: Caller,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  ordered: OrderedCart,
  { name, language, mailboxes }: MailReader,
): Promise<Mail[]> {
  if (mailboxes.length === 0) return []
  const reader = { ...caller, language }
  // The texts of the cart are in the language of the page.
  const texts =
    language === caller.language ? ordered.texts : await lineTextsFor(db, reader, ordered.cart.lines)
  const content = await contentOf(reader, name, order, lines, { ...ordered, texts })
  const [text, html] = [await renderText(content), await renderHtml(content)]
  return mailboxes.map(({ id, recipient }) => ({
    id,
    site: caller.siteName,
    recipient,
    subject: content.title,
    content: text,
    html,
  }))
}
