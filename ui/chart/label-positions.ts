/** Width of one name along the bottom, in percent of the plot. */
export interface LabelPosition {
  /** Which category it names. */
  index: number
  /** From the left of the plot. */
  x: number
  /** Up to the next name, or to the end of the plot. */
  width: number
  /** In the middle below its values; at the ends of the plot, and where many are left out, it leans. */
  align: 'start' | 'center' | 'end'
}

/** The last name is left out below this share of its width. */
const enough = 0.7

/**
 * Where names stand when at most so many are in sight: every second, third … of them, the first among them, each with
 * the width up to its neighbours. Names never overlap or leave the plot.
 */
export function labelPositions(count: number, most: number): LabelPosition[] {
  const step = Math.max(1, Math.ceil(count / most))
  const cell = 100 / Math.max(1, count)
  const width = Math.min(100, cell * step)
  return Array.from({ length: Math.ceil(count / step) }, (_, shown) => shown * step).flatMap(
    (index): LabelPosition[] => {
      if (step > 2) {
        // Its values are a small part of its width: the name starts with them.
        const room = Math.min(width, 100 - cell * index)
        return room < width * enough ? [] : [{ index, x: cell * index, width: room, align: 'start' }]
      }
      const x = cell * (index + 0.5) - width / 2
      if (x < 0) return [{ index, x: 0, width: width + x, align: 'start' }]
      if (x + width > 100 + 1e-9) return [{ index, x, width: 100 - x, align: 'end' }]
      return [{ index, x, width, align: 'center' }]
    },
  )
}
