/** A print, text or logo on a garment, named as in the cart's add payload. */
export type PlacedField = 'textPrint' | 'textEmbroidery' | 'garmentText' | 'logoId'

/** Position of a field on the square picture, in percent from the top and the physical left. */
export interface Place {
  /** The field at this position. */
  field: PlacedField
  /** From the left edge. */
  x: number
  /** From the top edge. */
  y: number
  /** Extends to the right from `x`. */
  width: number
  /** Extends down from `y`. */
  height: number
}

/** One side of the garment with its printable areas: `Front`, `Back`. */
export interface GarmentView {
  /** Unique among the sides. */
  id: string
  /** Caption below the picture, and start of its accessible name. */
  label: string
  /** A square picture of this side. */
  imageUrl: string
  /** Colour of text that is readable on this cloth. @default 'dark' */
  ink?: 'dark' | 'light'
  /** The printable areas of this side. */
  places: readonly Place[]
}

/** Maximum number of lines; longer text only becomes smaller. */
const mostLines = 3
/** Width of a character and height of a line, relative to the font size; wide enough for capitals. */
const signRoom = 0.7
const lineRoom = 1.15

const lengthOf = (text: string): number => [...text].length

/** Breaks words into lines of a maximum length; a word is never split. */
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

/** Breaks words into at most the given number of lines, keeping the longest line as short as possible. */
function evenLines(words: readonly string[], most: number): string[] {
  for (let limit = Math.max(0, ...words.map(lengthOf)); ; limit += 1) {
    const lines = linesOf(words, limit)
    if (lines.length <= most) return lines
  }
}

/**
 * Fits a text into an area in one to three lines, as large as possible. `size` is in the unit of the area; lines
 * never exceed its width or height. Returns no lines for a blank text.
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

/** Vertical centre of each line, from the top of the area. */
export const lineMiddles = (count: number, size: number, height: number): number[] =>
  Array.from({ length: count }, (_, line) => height / 2 + (line - (count - 1) / 2) * size * lineRoom)
