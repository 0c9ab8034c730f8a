import { sites, type Locale } from '../contract/index.ts'
import { fromStored } from '../domain/quantity.ts'
import type { Language } from '../search/languages.ts'
import { siteSettingsOf } from '../settings/site-settings.ts'
import { settingsWords } from '../settings/words.ts'
import type { Queries } from '../store/index.ts'
import type { Mail } from '../store/mails.ts'
import type { NewOrder, NewOrderLine } from '../store/orders.ts'
import { findUser } from '../store/people.ts'
import type { CartReading } from './cart-reading.ts'
import type { Caller } from './services.ts'

const locales: Readonly<Record<Language, Locale>> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  da: 'da-DK',
  en: 'en-GB',
}

/** A text with its places filled: `{0}`, `{1}`. */
const filled = (text: string, ...values: string[]): string =>
  text.replaceAll(/\{(\d)\}/gu, (_, place: string) => values[Number(place)] ?? '')

/**
 * The mail that confirms an order, in its reader's language; null for a user without an address. Amounts are left out
 * for who hides prices.
 */
export async function orderMail(
  db: Queries,
  caller: Caller,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  reading: CartReading,
): Promise<Omit<Mail, 'id'> | null> {
  const user = await findUser(db, caller.userId)
  if (user === undefined || user.email === '') return null
  const settings = siteSettingsOf(caller.site, caller.language)
  const words = settingsWords(caller.language).orderMail
  const locale = locales[caller.language]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency })
  const amount = (minor: number): string => money.format(minor / 100)
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const shown = !reading.sight.hidesPrices
  const said = (text: string, value: string): string[] => (value === '' ? [] : [filled(text, value)])
  const date = day.format(new Date(`${order.requestedDeliveryDate}T00:00:00Z`))
  const place = `${order.addressName}, ${order.street}, ${order.postalCode} ${order.city}`
  const goods = lines.map((line, index) => {
    const article = reading.lines[index]?.article
    const unit = reading.unitWord(`unit:${line.unit}`, line.unit)
    const count = quantity.format(fromStored(line.quantity, line.decimalPrecision))
    const chosen = article === undefined ? [] : reading.chosenWords(article.configuration)
    return [
      `${line.variantCode}  ${line.name}  ${count} ${unit}${shown ? `  ${amount(line.total)}` : ''}`,
      ...chosen.map(({ name, value }) => `    ${name}: ${value}`),
      ...(line.note ? [`    ${line.note}`] : []),
      ...said(`    ${words.goodsMark}`, line.goodsMark ?? ''),
    ].join('\n')
  })
  const content = [
    filled(words.greeting, user.name),
    '',
    filled(words.received, order.number, sites[caller.site].name),
    '',
    ...(order.deliveryMethod === 'pickup'
      ? [filled(words.pickup, date, place)]
      : [filled(words.delivery, date), filled(words.address, place)]),
    ...said(words.reference, order.reference),
    ...said(words.goodsMark, order.goodsMark),
    ...said(words.project, order.project ?? ''),
    '',
    ...goods,
    '',
    ...(shown
      ? [
          filled(words.sum, amount(order.sum)),
          filled(words.freight, amount(order.freight)),
          filled(words.vat, amount(order.vat)),
          filled(words.total, amount(order.total)),
          '',
        ]
      : []),
    filled(words.closing, settings.customerService.phone, settings.customerService.email),
  ]
  return { recipient: user.email, subject: filled(words.subject, order.number), content: content.join('\n') }
}
