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

/** The parsed ends: a value, or the errors by end. */
export interface IntervalReading {
  /** Null if there is an error. */
  value: IntervalValue | null
  problems: Partial<Record<IntervalEnd, IntervalProblem>>
}

/** Step of the slider (FILT-4). */
export const intervalStep = 0.1

/** Catalogues store measures with three decimals. */
const thousandths = (value: number): number => Math.round(value * 1000)

/** Removes characters other than digits, comma and dot (spec §5). */
export const acceptedText = (text: string): string => text.replace(/[^\d.,]/gu, '')

/** Parses an end. Null: empty, so open. Undefined: not a number. */
export function readBound(text: string): number | null | undefined {
  if (text === '') return null
  if (!/^(?:\d+[.,]?\d*|[.,]\d+)$/u.test(text)) return undefined
  const value = thousandths(Number(text.replace(',', '.'))) / 1000
  return Number.isFinite(value) ? value : undefined
}

/** Formats an end for its field: decimal comma, no spaces. */
export const writeBound = (value: number | null): string =>
  value === null ? '' : String(thousandths(value) / 1000).replace('.', ',')

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
  const from = readBound(texts.from)
  const to = readBound(texts.to)
  const problems: IntervalReading['problems'] = {}
  if (to === undefined || (to !== null && (to < min || to > max)))
    problems.to = { kind: 'maximumNotValid', min, max }
  const maximum = problems.to ? max : (to ?? max)
  if (from === undefined || (from !== null && from < min))
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
  min: Math.floor(thousandths(min) / 100) / 10,
  max: Math.ceil(thousandths(max) / 100) / 10,
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
