/** An axis: where it begins and ends, and its marks from below to above. */
export interface Scale {
  /** At the bottom; 0 or below. */
  min: number
  /** At the top. */
  max: number
  /** From below to above, both ends with them. */
  ticks: readonly number[]
}

/** The smallest and the largest value, with 0: a bar that does not begin at 0 lies. Null when there is no value. */
export function domainOf(values: readonly (number | null)[]): [min: number, max: number] | null {
  const known = values.flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []))
  if (known.length === 0) return null
  return [Math.min(0, ...known), Math.max(0, ...known)]
}

/** Steps that people count in: 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power
}

/** An axis in round steps that holds the domain, with about so many steps. */
export function niceScale([low, high]: readonly [number, number], steps = 4): Scale {
  const span = high - low
  const step = niceStep(span > 0 ? span / steps : 1)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  // Counted in whole steps: adding fractions up would end beside the mark.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks }
}

/** Where a value stands, in percent from the top: what SVG takes for `y`. */
export const place = (value: number, { min, max }: Scale): number => ((max - value) / (max - min)) * 100
