/** A percentile by nearest rank. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The median. */
export const medianOf = (figures: readonly number[]): number => percentile(figures, 0.5)

/** The tail of the normal distribution beyond `z`, by Abramowitz and Stegun 26.2.17. */
function tail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return density * series
}

/**
 * Probability that two samples of one distribution differ this much: Mann-Whitney U, two-sided, by the normal
 * approximation.
 */
export function differs(a: readonly number[], b: readonly number[]): number {
  let wins = 0
  for (const one of a) for (const other of b) wins += one > other ? 1 : one === other ? 0.5 : 0
  const mean = (a.length * b.length) / 2
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return Math.min(1, 2 * tail((wins - mean) / spread))
}
