import { codeOfBarcode, foldCharacters } from '@tradecounter/search'
import { isDayNumber } from './day-number.ts'

export { isDayNumber }

/** A number in the form in which it is looked up: without separators, in capitals (A to Z). */
export const normaliseNumber = (written: string): string =>
  foldCharacters(written)
    .replaceAll(/[\s./_-]/gu, '')
    .replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase())

/** A number as written, in the form in which spellings are compared. */
export const spellingOf = (written: string): string => foldCharacters(written).trim().toUpperCase()

/** One way to read a number. */
interface NumberReading {
  number: string
  /** False if the article must be spelled like this, or be confirmed: `4012301.0` is hardly the article 40123010. */
  certain: boolean
}

/**
 * A decimal number, as programs write a whole one that passes through a column of numbers (`4012301.0`), and as they
 * write a price or a measure (`57.1`): without its mark it is another number.
 */
const decimal = /^(\d+)[.,](\d+)$/u
/** Thousands, or a whole number with three decimals. */
const wholeOrThousands = /^\d{1,3}[.,]000$/u
/** A number and a quantity that only a space divides: `4012301 5`, `KUL-12 5`. */
const withQuantity = /^(?:\d{4,}|(?=\S*\d)(?=\S*\p{L})\S+)\s+\d{1,4}$/u
/** Two lines of a cell, or cells that another delimiter has left together. */
const severalValues = /[\t\n]/u
const grouped = /^\d{1,3}(?:,\d{3})+$/u

/** A decimal number without the spaces and marks between its thousands: `4 012 301.0`, `4,012,301.0`, `4.012.301,0`. */
function withoutGroups(text: string): string {
  const bare = severalValues.test(text) ? text : text.replaceAll(/(?<=\d) +(?=\d)/gu, '')
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/u.test(bare)) return bare.replaceAll(',', '')
  return /^\d{1,3}(?:\.\d{3})+,\d+$/u.test(bare) ? bare.replaceAll('.', '') : bare
}

/**
 * The ways to read a number as written. Separators are left out of it, but a decimal number is a whole one first. Where
 * several readings lead to articles, the user is asked.
 */
export function readingsOf(written: string): NumberReading[] {
  const text = spellingOf(written)
  const plain = normaliseNumber(text)
  const code = codeOfBarcode(text)
  if (code !== null)
    return [
      { number: code, certain: true },
      { number: plain, certain: true },
    ]
  const ungrouped = withoutGroups(text)
  const [, whole = '', decimals = ''] = decimal.exec(ungrouped) ?? []
  if (whole !== '' && /^0+$/u.test(decimals))
    return [
      { number: whole, certain: !wholeOrThousands.test(text) },
      { number: plain, certain: false },
    ]
  // One group may be decimals.
  if (grouped.test(text)) return [{ number: text.replaceAll(',', ''), certain: !decimal.test(text) }]
  const isDoubtful =
    decimal.test(ungrouped) || withQuantity.test(text) || severalValues.test(text) || isDayNumber(text)
  return [{ number: plain, certain: !isDoubtful }]
}
