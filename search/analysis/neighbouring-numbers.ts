import { isLetterOnly } from './article-number.ts'

/** Shorter numbers have neighbours that mean something else entirely. */
const shortest = 4
/** The longest that is a number (spec §5). */
const longest = 25
const digits = [...'0123456789']

/**
 * The numbers that differ from a normalised one by a single typing error, the likeliest first: two neighbouring
 * characters swapped, one digit wrong, one missing, one too many. At most 550, for 25 characters; none for words and
 * numbers shorter than 4.
 */
export function neighbouringNumbers(number: string): string[] {
  if (number.length < shortest || number.length > longest || isLetterOnly(number)) return []
  const places = Array.from(number, (_, at) => at)
  const found = new Set<string>()
  for (const at of places.slice(1))
    found.add(`${number.slice(0, at - 1)}${number[at] ?? ''}${number[at - 1] ?? ''}${number.slice(at + 1)}`)
  for (const at of places)
    for (const digit of digits) found.add(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`)
  for (const at of [...places, number.length])
    for (const digit of digits) found.add(`${number.slice(0, at)}${digit}${number.slice(at)}`)
  for (const at of places) found.add(`${number.slice(0, at)}${number.slice(at + 1)}`)
  found.delete(number)
  return [...found]
}
