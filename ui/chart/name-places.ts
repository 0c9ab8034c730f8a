/** Room of one name along the bottom, in percent of the plot. */
export interface NamePlace {
  /** Which category it names. */
  index: number
  x: number
  width: number
  /** In the middle below its values; at the ends of the plot it leans on them. */
  align: 'start' | 'center' | 'end'
}

/**
 * Where names stand when at most so many are in sight: every second, third … of them, the first among them, each with
 * the room up to its neighbours. No two rooms meet, and none goes beyond the plot.
 */
export function namePlaces(count: number, most: number): NamePlace[] {
  const step = Math.max(1, Math.ceil(count / most))
  const cell = 100 / Math.max(1, count)
  const width = Math.min(100, cell * step)
  return Array.from({ length: Math.ceil(count / step) }, (_, shown) => {
    const index = shown * step
    const x = cell * (index + 0.5) - width / 2
    if (x < 0) return { index, x: 0, width: width + x, align: 'start' }
    if (x + width > 100 + 1e-9) return { index, x, width: 100 - x, align: 'end' }
    return { index, x, width, align: 'center' }
  })
}
