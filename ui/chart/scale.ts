/** An axis: its ends and its ticks. */
export interface Scale {
  /** Value at the bottom; 0 or less. */
  min: number
  /** Value at the top. */
  max: number
  /** In ascending order, including both ends. */
  ticks: readonly number[]
}

/**
 * The smallest and the largest value, always including 0, because bars that do not start at 0 mislead. Null without
 * values.
 */
export function domainOf(values: readonly (number | null)[]): [min: number, max: number] | null {
  const known = values.flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []))
  if (known.length === 0) return null
  return [Math.min(0, ...known), Math.max(0, ...known)]
}

/** Round steps: 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power
}

/** An axis in round steps that contains the domain, with about the given number of steps. */
export function niceScale([low, high]: readonly [number, number], steps = 4): Scale {
  const span = high - low
  const step = niceStep(span > 0 ? span / steps : 1)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  // Counted in whole steps: adding fractions would accumulate rounding errors.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks }
}

/** Position of a value, in percent from the top, as SVG's `y`. */
export const place = (value: number, { min, max }: Scale): number => ((max - value) / (max - min)) * 100
