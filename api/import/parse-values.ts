/** The share of a price that rounding to minor units may change. */
const roundingAllowed = 0.005

/** An amount in minor units, rounded to a millionth: 1.005 times 100 is below 100.5 in binary. */
const minorOf = (amount: number): number => Math.round(amount * 1e8) / 1e6

/** Whether an amount has no more decimals than the currency. */
export const isWholeMinor = (amount: number): boolean => Number.isInteger(minorOf(amount))

/**
 * An amount in minor units, rounded half up. Null when rounding would change it by more than half a per cent: the price
 * must then be given for more units.
 */
export function toMinorUnits(amount: number): number | null {
  const exact = minorOf(amount)
  const rounded = Math.round(exact)
  return exact !== 0 && Math.abs(rounded - exact) > Math.abs(exact) * roundingAllowed ? null : rounded
}

/**
 * Parses a day: `2026-11-20`, `20261120`, `2026/11/20`, `20.11.2026`, `20/11/2026`, also with a time after it. Null for
 * a day that does not exist.
 */
export function parseDay(written: string): string | null {
  const text = written.trim()
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ].*|Z|[+-]\d{2}:?\d{2})?$/u.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})(?:T.*)?$/u.exec(text)
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?: .*)?$/u.exec(text)
  const parts = yearFirst?.toSpliced(2, 1).slice(1) ?? dayFirst?.slice(1).toReversed()
  if (!parts) return null
  const day = parts.map((part) => part.padStart(2, '0')).join('-')
  const time = new Date(`${day}T00:00:00Z`)
  // The 30th of February would roll over into March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null
}

const yes = new Set(['yes', 'ja', 'kyllä', 'true', '1', 'y', 'j', 'x'])
const no = new Set(['no', 'nej', 'nei', 'ei', 'false', '0', 'n'])

/** Parses yes or no in any of the languages; null for any other text. */
export function parseYesNo(written: string): boolean | null {
  const word = written.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

/** Splits a cell with several values at its bars. */
export const splitList = (written: string): string[] =>
  written
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** A text as part of an address: `Rör & delar` becomes `ror-delar`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 80)
