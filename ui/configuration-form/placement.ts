/** What can stand on a garment, by its field of the cart's add payload. */
export type PlacedField = 'textPrint' | 'textEmbroidery' | 'garmentText' | 'logoId'

/** Where one of them stands, in percent of the square picture, from the top and the left of what is seen. */
export interface Place {
  /** What stands there. */
  field: PlacedField
  /** From the left edge. */
  x: number
  /** From the top edge. */
  y: number
  /** To the right from `x`. */
  width: number
  /** Down from `y`. */
  height: number
}

/** One side of the garment with its places: `Front`, `Back`. */
export interface GarmentView {
  /** Identifies it among the sides. */
  id: string
  /** Stands below the picture and begins its name. */
  label: string
  /** A square picture of this side. */
  imageUrl: string
  /** What can be read on the cloth. @default 'dark' */
  ink?: 'dark' | 'light'
  /** What can stand on this side. */
  places: readonly Place[]
}

/** How many lines a text may take before it only becomes smaller. */
const mostLines = 3
/** Width of a character and height of a line, in parts of the font size; wide capitals fit too. */
const signRoom = 0.7
const lineRoom = 1.15

const lengthOf = (text: string): number => [...text].length

/** Words in lines that are at most so long; a word is never cut. */
function linesOf(words: readonly string[], limit: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && lengthOf(longer) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The words in at most so many lines, the longest of them as short as it can be. */
function evenLines(words: readonly string[], most: number): string[] {
  for (let limit = Math.max(0, ...words.map(lengthOf)); ; limit += 1) {
    const lines = linesOf(words, limit)
    if (lines.length <= most) return lines
  }
}

/**
 * A text as large as its place allows, in one to three lines. `size` is in the unit of the place; no line is wider
 * than it and all together are not higher. No lines for a text of spaces.
 */
export function fitText(
  text: string,
  room: { width: number; height: number },
): { size: number; lines: string[] } {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  if (words.length === 0) return { size: 0, lines: [] }
  const fits = Array.from({ length: Math.min(mostLines, words.length) }, (_, more) => {
    const lines = evenLines(words, more + 1)
    const longest = Math.max(...lines.map(lengthOf))
    return {
      lines,
      size: Math.min(room.width / (longest * signRoom), room.height / (lines.length * lineRoom)),
    }
  })
  return fits.reduce((best, fit) => (fit.size > best.size ? fit : best))
}

/** Where the middle of each line stands, from the top of a place. */
export const lineMiddles = (count: number, size: number, height: number): number[] =>
  Array.from({ length: count }, (_, line) => height / 2 + (line - (count - 1) / 2) * size * lineRoom)
