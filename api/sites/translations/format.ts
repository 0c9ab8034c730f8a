import type { Language } from '@tradecounter/search'
import type { Chosen, Locale } from '../../contract/index.ts'
import { type TranslationLocale, translationsFor } from './translations.ts'

/** The locale of the mails and sheets of a language. */
export const locales: Readonly<Record<Language, Locale>> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  da: 'da-DK',
  en: 'en-GB',
}

/** Fills a text's placeholders `{0}`, `{1}`. */
export const fillText = (text: string, ...values: string[]): string =>
  text.replaceAll(/\{(\d)\}/gu, (_, place: string) => values[Number(place)] ?? '')

/** The text about an optional value; none when the value is empty. */
export const optionalText = (text: string, value: string): string[] =>
  value === '' ? [] : [fillText(text, value)]

/** Names of the roles of every shop, by role. A role that an operator has made has the name that the operator chose. */
export const roleNamesFor = (locale: TranslationLocale): ((role: string) => string) => {
  const names: Readonly<Record<string, string | undefined>> = translationsFor(locale).roles
  return (role) => names[role] ?? role
}

/** Formats days (`YYYY-MM-DD`) as `25 november 2026` in a language. */
export function dayFormatter(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** A chosen option of a line, with its price if it has one: `Print: logo (+25,00 kr/st)`. */
export function formatOption(
  { name, value, price }: Chosen,
  language: Language,
  { amount, unit }: { amount: (minor: number) => string; unit: string },
): string {
  if (price === undefined) return `${name}: ${value}`
  const { optionPiece, optionLine } = translationsFor(language).orderMail
  return fillText(
    { piece: optionPiece, line: optionLine }[price.per],
    name,
    value,
    amount(price.amount),
    unit,
  )
}
