/** The active bounds; null for an open end. */
export interface IntervalValue {
  from: number | null
  to: number | null
}

/** Smallest and largest value in the list. */
export interface IntervalBounds {
  min: number
  max: number
}

export type IntervalEnd = keyof IntervalValue

/** The typed text of both ends. */
export type IntervalTexts = Record<IntervalEnd, string>

/** An error of an end, with the numbers for its message (FILT-5). */
export type IntervalProblem =
  | { kind: 'minimumNotValid'; min: number; max: number }
  | { kind: 'minimumAboveMaximum'; maximum: number }
  | { kind: 'maximumNotValid'; min: number; max: number }
  | { kind: 'maximumBelowMinimum'; minimum: number }
  /** `1.200` where both 1.2 and 1200 could be meant. */
  | { kind: 'ambiguous'; grouped: number; decimal: number; min: number; max: number }

/** The parsed ends: a value, or the errors by end. */
export interface IntervalReading {
  /** Null if there is an error. */
  value: IntervalValue | null
  problems: Partial<Record<IntervalEnd, IntervalProblem>>
}

/** Step of the slider (FILT-4). */
export const intervalStep = 0.1

/** Decimals of a bound at most, so that 0.1 + 0.2 is 0.3. */
const mostDecimals = 9

const rounded = (value: number): number => Number(value.toFixed(mostDecimals))

/** The text that a field keeps: as it was typed, with the minus signs and dashes of other keyboards as `-`. */
export const acceptedText = (text: string): string =>
  text.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-')

/** What an address and the service accept as a bound: digits with one comma or dot. */
const bound = /^-?(?:\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})$/u
/** Spaces between thousands are removed (spec §5); anywhere else they would make two numbers one. */
const groups = /^-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=[.,]|$)/u

/**
 * Parses an end of a range from `min` on. Null: empty, so open. Undefined: not a number, or a negative one where the
 * range does not go below zero: nothing else is made of it.
 */
export function readBound(text: string, min = 0): number | null | undefined {
  const bare = acceptedText(text)
    .trim()
    .replace(groups, (digits) => digits.replaceAll(/[ \u00a0\u202f]/gu, ''))
  if (bare === '') return null
  if (!bound.test(bare)) return undefined
  const value = rounded(Number(bare.replace(',', '.')))
  return value < 0 && min >= 0 ? undefined : value + 0
}

/** Formats an end for its field and the address: decimal comma, no spaces, never an exponent. */
export function writeBound(value: number | null): string {
  if (value === null) return ''
  const text = String(value)
  const plain = text.includes('e') ? value.toFixed(mostDecimals).replace(/\.?0+$/u, '') : text
  return plain.replace('.', ',')
}

/** Three digits behind a mark, and one to three before it: thousands or decimals. */
const oneGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/u

/**
 * The problem of an end that can be read in two ways, as typed quantities are asked about: `1.200` and `1,200` as 1.2
 * and as 1200, if that is in the range. What the field itself writes is clear: `1,125`.
 */
function ambiguityOf(text: string, { min, max }: IntervalBounds): IntervalProblem | undefined {
  const bare = acceptedText(text).trim()
  if (!oneGroup.test(bare)) return undefined
  const decimal = Number(bare.replace(',', '.'))
  const grouped = rounded(decimal * 1000)
  const isClear = bare === writeBound(decimal) || grouped < min || grouped > max
  return isClear ? undefined : { kind: 'ambiguous', grouped, decimal, min, max }
}

export const writeInterval = ({ from, to }: IntervalValue): IntervalTexts => ({
  from: writeBound(from),
  to: writeBound(to),
})

export const isSameInterval = (one: IntervalValue, other: IntervalValue): boolean =>
  one.from === other.from && one.to === other.to

/** Parses both ends by the rules of spec §5. If they cross, the error is at the end that was edited last. */
export function readInterval(
  texts: IntervalTexts,
  { min, max }: IntervalBounds,
  edited: IntervalEnd = 'from',
): IntervalReading {
  const from = readBound(texts.from, min)
  const to = readBound(texts.to, min)
  const problems: IntervalReading['problems'] = {}
  const unclear = { from: ambiguityOf(texts.from, { min, max }), to: ambiguityOf(texts.to, { min, max }) }
  if (unclear.to) problems.to = unclear.to
  else if (to === undefined || (to !== null && (to < min || to > max)))
    problems.to = { kind: 'maximumNotValid', min, max }
  const maximum = problems.to ? max : (to ?? max)
  if (unclear.from) problems.from = unclear.from
  else if (from === undefined || (from !== null && from < min))
    problems.from = { kind: 'minimumNotValid', min, max }
  else if (from !== null && from > maximum) {
    if (edited === 'to' && from <= max) problems.to = { kind: 'maximumBelowMinimum', minimum: from }
    else problems.from = { kind: 'minimumAboveMaximum', maximum }
  }
  const isWrong = problems.from !== undefined || problems.to !== undefined
  return { value: isWrong || from === undefined || to === undefined ? null : { from, to }, problems }
}

/** Bounds of the slider: rounded outwards to whole steps, so that every value can be reached. */
export const sliderRange = ({ min, max }: IntervalBounds): IntervalBounds => ({
  min: Math.floor(rounded(min * 10)) / 10,
  max: Math.ceil(rounded(max * 10)) / 10,
})

/** Positions of the thumbs. An open end is the slider's end. */
export function thumbsOf({ from, to }: IntervalValue, bounds: IntervalBounds): [low: number, high: number] {
  const { min, max } = sliderRange(bounds)
  const high = Math.min(Math.max(to ?? max, min), max)
  return [Math.min(Math.max(from ?? min, min), high), high]
}

/** Reverses `thumbsOf`: at the slider's end the interval is open, and no value lies outside the bounds. */
export function intervalOf([low, high]: readonly [number, number], bounds: IntervalBounds): IntervalValue {
  const { min, max } = sliderRange(bounds)
  const inside = (value: number): number => Math.min(Math.max(value, bounds.min), bounds.max)
  return { from: low <= min ? null : inside(low), to: high >= max ? null : inside(high) }
}
