/** A number as people write it: `1 234,5`, `1.234,50`, `1,234.50`, `12`. Null when it is none. */
export function readNumber(written: string): number | null {
  const bare = written.trim().replaceAll(/[\s\u00a0\u202f']/gu, '')
  const comma = bare.lastIndexOf(',')
  const point = bare.lastIndexOf('.')
  const [mark, grouping] = comma > point ? [',', '.'] : ['.', ',']
  const [whole = '', decimals = '', ...more] = bare.split(mark)
  if (more.length > 0 || !/^\d*$/u.test(decimals)) return null
  if (whole.includes(grouping) && !new RegExp(`^[+-]?\\d{1,3}(?:\\${grouping}\\d{3})+$`, 'u').test(whole))
    return null
  const plain = whole.replaceAll(grouping, '')
  if (!/^[+-]?\d+$/u.test(plain) || (bare.includes(mark) && decimals === '')) return null
  return Number(`${plain}.${decimals || '0'}`)
}

/** What rounding to minor units may change of a price, as a part of it. */
const roundingAllowed = 0.005

/**
 * An amount in minor units, rounded half up. Null when it has no such amount: it must then be given for more units,
 * because rounding would change it by more than half a per cent.
 */
export function minorUnits(amount: number): number | null {
  // Rounded to a millionth first: 1.005 times 100 is below 100.5 in binary.
  const exact = Math.round(amount * 1e8) / 1e6
  const rounded = Math.round(exact)
  return exact !== 0 && Math.abs(rounded - exact) > Math.abs(exact) * roundingAllowed ? null : rounded
}

/** A day as it is written: `2026-11-20`, `20.11.2026`, `20/11/2026`, or with a time behind it. Null when there is no such day. */
export function readDay(written: string): string | null {
  const text = written.trim()
  const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/u.exec(text)
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(text)
  const parts = yearFirst?.slice(1) ?? dayFirst?.slice(1).toReversed()
  if (!parts) return null
  const day = parts.map((part) => part.padStart(2, '0')).join('-')
  const time = new Date(`${day}T00:00:00Z`)
  // The 30th of February would roll over into March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null
}

const yes = new Set(['yes', 'ja', 'kyllä', 'true', '1', 'y', 'j', 'x'])
const no = new Set(['no', 'nej', 'nei', 'ei', 'false', '0', 'n'])

/** A yes or a no in any of our languages; null when it is neither. */
export function readFlag(written: string): boolean | null {
  const word = written.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

/** Several things in one cell, between bars. */
export const readList = (written: string): string[] =>
  written
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** A text as a part of an address: `Rör & delar` is `ror-delar`. */
export const slugOf = (text: string): string =>
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
