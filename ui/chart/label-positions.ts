/** Width of one name along the bottom, in percent of the plot. */
export interface LabelPosition {
  /** Index of its category. */
  index: number
  /** Distance from the left of the plot. */
  x: number
  /** Up to the next name, or to the end of the plot. */
  width: number
  /** Centred below its values; at the ends of the plot, and if many names are left out, aligned to a side. */
  align: 'start' | 'center' | 'end'
}

/** The last name is left out if less than this share of its width remains. */
const enough = 0.7

/**
 * Positions of the names if at most `most` can be shown: every second, third … one, starting with the first, each
 * as wide as the distance to the next. Names never overlap or leave the plot.
 */
export function labelPositions(count: number, most: number): LabelPosition[] {
  const step = Math.max(1, Math.ceil(count / most))
  const cell = 100 / Math.max(1, count)
  const width = Math.min(100, cell * step)
  return Array.from({ length: Math.ceil(count / step) }, (_, shown) => shown * step).flatMap(
    (index): LabelPosition[] => {
      if (step > 2) {
        // The values take only a small part of the width: the name starts with them.
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
