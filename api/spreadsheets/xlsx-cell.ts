import { openFormats, type CellFormat } from './cell-format.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { readStyles } from './xlsx-parts.ts'
import type { Zip } from './zip.ts'

// What a cell of an XLSX file holds: its type, style and written value as text.

const dayLength = 86_400_000
/** Days between the two calendars of spreadsheets. */
const daysTo1904 = 1462

/**
 * A serial day as `YYYY-MM-DD`, with its time if it has one. Spreadsheets count a 29 February 1900 (day 60), which did
 * not exist.
 */
function dayText(serial: number, from1904: boolean): string {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const time = new Date(Math.round(start / 1000 + serial * (dayLength / 1000)) * 1000)
  if (Number.isNaN(time.getTime())) return String(serial)
  const text = time.toISOString()
  return serial % 1 === 0 ? text.slice(0, 10) : text.slice(0, 19)
}

/** A number without a format: spreadsheets keep fifteen digits. */
const numberText = (value: number): string =>
  Math.abs(value) < 1e21 && Number.isInteger(value)
    ? BigInt(value).toString()
    : String(Number(value.toPrecision(15)))

/** Decodes characters that XML cannot contain (`_x000D_`; ECMA-376, 22.9.2.19). */
const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

/** What the cells of a workbook share: its texts, the formats of its styles, and the calendar of its days. */
export interface Book {
  texts: readonly string[]
  formatOf: (style: number) => CellFormat
  from1904: boolean
}

/** A cell's text; `shown` if the sheet shows more than that. */
interface CellText {
  text: string
  shown?: string | null
  isDay?: boolean
}

/** The shared text of an index; empty without one. Throws if the file has no such text: what the cell shows is lost. */
function sharedText(written: string, { texts }: Book): string {
  const index = written.trim()
  // Without an index, not the first text.
  if (index === '') return ''
  const text = /^\d+$/u.test(index) ? texts[Number(index)] : undefined
  if (text === undefined)
    throw new UnreadableFile(`The spreadsheet has no shared text ${index.slice(0, 20)}.`)
  return text
}

/**
 * The text of a cell from its type, its style and what is written in it. Throws for a shared text that the file lacks.
 */
export function cellText(type: string, style: number, written: string, book: Book): CellText {
  if (type === 's') return { text: decodeEscapes(sharedText(written, book)) }
  if (type === 'b') return { text: written.trim() === '1' || written === 'true' ? 'true' : 'false' }
  if (type === 'd') return { text: written, shown: written, isDay: true }
  if (type !== 'n') return { text: decodeEscapes(written) }
  if (written.trim() === '') return { text: '' }
  const value = Number(written)
  if (!Number.isFinite(value)) return { text: written }
  const { isDay, show } = book.formatOf(style)
  if (isDay)
    return {
      text: dayText(value, book.from1904),
      shown: show(book.from1904 ? value + daysTo1904 : value),
      isDay,
    }
  const shown = show(value)
  const text = numberText(value)
  // Zeros before a number do not change it.
  const isPadded = shown !== null && /^0\d*$/u.test(shown) && Number(shown) === value
  return isPadded ? { text: shown } : { text, shown }
}

/** The formats of a workbook's styles, each opened once. */
export async function formatsOf(zip: Zip, part: string): Promise<Book['formatOf']> {
  const styles = await readStyles(zip, part)
  const { getFormatFromId } = await import('numfmt')
  const open = await openFormats()
  const opened = new Map<number, CellFormat>()
  return (style) => {
    const known = opened.get(style)
    if (known !== undefined) return known
    const code = styles[style] ?? 0
    const format = open(typeof code === 'string' ? code : (getFormatFromId(code) ?? 'General'))
    opened.set(style, format)
    return format
  }
}
