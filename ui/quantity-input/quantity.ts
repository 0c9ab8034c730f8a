/** Moves the decimal point without the rounding errors of a multiplication: 1.005 by 2 is 100.5. */
const shift = (value: number, by: number): number => {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + by}`)
}

/** The number of decimals of a number: 2.5 has one. */
const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/**
 * Spaces and apostrophes between thousands, and characters that are not seen. A tab or a line break may divide two
 * numbers.
 */
const unread = /(?![\t\n\r])[\s\p{Cf}\p{DI}\p{Cc}'\u2018\u2019\u02bc\u2032]/gu
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu
/** Digits and marks of keyboards that write them wide. */
const wide = /[\uff0b-\uff19]/gu
const number = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u

const bareQuantity = (text: string): string =>
  text
    .trim()
    .replace(unread, '')
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')

/** Three digits behind a mark, and one to three before it: thousands or decimals. */
const oneGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/u

/**
 * Whether a typed quantity can be read in two ways: `1.200` and `1,200` as 1,2 and as 1200. A comma means decimals
 * where the article has three (`precision`), as fields show them.
 */
export function isAmbiguousQuantity(text: string, precision = 0): boolean {
  const bare = bareQuantity(text)
  return oneGroup.test(bare) && !(precision >= 3 && bare.includes(','))
}

/**
 * Parses a typed quantity: comma or point is the decimal separator, spaces are removed (spec §5). Returns null if
 * it is not a number, or could be two. The service reads what it accepts as the same number; a number with several
 * marks (`1.200,5`) is for pastes and files only.
 */
export function readQuantity(text: string, precision = 0): number | null {
  const bare = bareQuantity(text)
  if (!number.test(bare) || isAmbiguousQuantity(bare, precision)) return null
  const value = Number(bare.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/**
 * The quantity that can be bought: rounded to `precision` decimals, then up to the next multiple of `unitVolume`
 * (spec §5). 0, negative numbers and NaN give 0. A volume of 0 or less counts as one step.
 */
export function snapQuantity(quantity: number, precision: number, unitVolume: number): number {
  if (!Number.isFinite(quantity) || quantity <= 0) return 0
  const rounded = shift(Math.round(shift(quantity, precision)), -precision)
  return wholePacks(rounded, precision, unitVolume, Math.ceil)
}

/** The whole packs around a quantity, counted in integers: 0.3 is three packs of 0.1. */
function wholePacks(
  quantity: number,
  precision: number,
  unitVolume: number,
  round: (packs: number) => number,
): number {
  const volume = unitVolume > 0 ? unitVolume : shift(1, -precision)
  const scale = Math.max(precision, decimalsOf(volume), decimalsOf(quantity))
  const pack = Math.round(shift(volume, scale))
  return shift(round(Math.round(shift(quantity, scale)) / pack) * pack, -scale)
}

/**
 * Formats a quantity with `precision` decimals, decimal comma and non-breaking spaces between thousands (spec §5).
 */
export function showQuantity(quantity: number, precision: number): string {
  const decimals = Math.max(precision, decimalsOf(quantity))
  const [whole = '0', part] = Math.abs(quantity).toFixed(Math.min(decimals, 20)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, '\u00a0')
  return `${quantity < 0 ? '−' : ''}${grouped}${part ? `,${part}` : ''}`
}

/** Limits of the step buttons: decimals, pack and minimum. */
export interface QuantityRule {
  precision: number
  unitVolume: number
  min: number
  /** The maximum; unlimited if absent. */
  max?: number
}

/**
 * The next whole number of packs up or down from the typed text, within `min` and `max`. Empty text counts as 0. If
 * even the minimum exceeds `max`, the minimum is returned and the message explains it.
 */
export function stepQuantity(text: string, by: 1 | -1, rule: QuantityRule): number {
  const { precision, unitVolume, min, max } = rule
  const volume = unitVolume > 0 ? unitVolume : 1
  const now = readQuantity(text, precision) ?? 0
  const upper = snapQuantity(now, precision, volume)
  // Between two packs, the next one up is already a step.
  const next = by > 0 ? upper + (upper > now ? 0 : volume) : upper - volume
  const least = snapQuantity(min, precision, volume)
  const most = max === undefined ? Infinity : wholePacks(max, precision, volume, Math.floor)
  return Math.max(least, Math.min(snapQuantity(next, precision, volume), most))
}
