/** Bounds that hold; null where the interval is open. */
export interface IntervalValue {
  from: number | null
  to: number | null
}

/** Least and greatest value that the list has. */
export interface IntervalBounds {
  min: number
  max: number
}

export type IntervalEnd = keyof IntervalValue

/** The two ends as they are typed. */
export type IntervalTexts = Record<IntervalEnd, string>

/** What is wrong with an end, with the numbers that its message names (FILT-5). */
export type IntervalProblem =
  | { kind: 'minimumNotValid'; min: number; max: number }
  | { kind: 'minimumAboveMaximum'; maximum: number }
  | { kind: 'maximumNotValid'; min: number; max: number }
  | { kind: 'maximumBelowMinimum'; minimum: number }

/** What the typed ends mean: a value, or what is wrong at which end. */
export interface IntervalReading {
  /** Null while something is wrong. */
  value: IntervalValue | null
  problems: Partial<Record<IntervalEnd, IntervalProblem>>
}

/** Step of the slider (FILT-4). */
export const intervalStep = 0.1

/** Catalogues keep three decimals of a measure. */
const thousandths = (value: number): number => Math.round(value * 1000)

/** What an end accepts of a text: digits, comma and dot (spec §5). */
export const acceptedText = (text: string): string => text.replace(/[^\d.,]/gu, '')

/** Reads an end. Null: empty, so open. Undefined: not a number. */
export function readBound(text: string): number | null | undefined {
  if (text === '') return null
  if (!/^(?:\d+[.,]?\d*|[.,]\d+)$/u.test(text)) return undefined
  const value = thousandths(Number(text.replace(',', '.'))) / 1000
  return Number.isFinite(value) ? value : undefined
}

/** Writes an end as it is typed: comma as mark, no spaces. */
export const writeBound = (value: number | null): string =>
  value === null ? '' : String(thousandths(value) / 1000).replace('.', ',')

export const writeInterval = ({ from, to }: IntervalValue): IntervalTexts => ({
  from: writeBound(from),
  to: writeBound(to),
})

export const isSameInterval = (one: IntervalValue, other: IntervalValue): boolean =>
  one.from === other.from && one.to === other.to

/** Reads both ends under the rules of spec §5. When they cross, the end that was edited last is the wrong one. */
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

/** Ends of the slider: the bounds, taken out to whole steps so that every value can be reached. */
export const sliderRange = ({ min, max }: IntervalBounds): IntervalBounds => ({
  min: Math.floor(thousandths(min) / 100) / 10,
  max: Math.ceil(thousandths(max) / 100) / 10,
})

/** Where the thumbs stand. An open end is the slider's own end. */
export function thumbsOf({ from, to }: IntervalValue, bounds: IntervalBounds): [low: number, high: number] {
  const { min, max } = sliderRange(bounds)
  const high = Math.min(Math.max(to ?? max, min), max)
  return [Math.min(Math.max(from ?? min, min), high), high]
}

/** What the thumbs say: at the slider's end the interval is open, and no value lies outside the bounds. */
export function intervalOf([low, high]: readonly [number, number], bounds: IntervalBounds): IntervalValue {
  const { min, max } = sliderRange(bounds)
  const inside = (value: number): number => Math.min(Math.max(value, bounds.min), bounds.max)
  return { from: low <= min ? null : inside(low), to: high >= max ? null : inside(high) }
}
