import type { SheetRow } from './row.ts'
import {
  countSheet,
  cellTooLong,
  maxCellCharacters,
  maxSheetRows,
  streamLimits,
  type SheetLimits,
} from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { firstSheet, numberFormats, sharedTexts, type NumberFormat } from './xlsx-parts.ts'
import { readXml, type XmlReader } from './xml.ts'
import { openZip } from './zip.ts'

const dayLength = 86_400_000

/** `A` is 0, `Z` 25, `AA` 26. Longer names than four letters are beyond every sheet anyway. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{0,4}/u.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** A serial day as `YYYY-MM-DD`, with its time if it has one. Spreadsheets count a 29 February 1900 (day 60), which did not exist. */
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

interface Workbook {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  from1904: boolean
}

function cellText(type: string, style: number, written: string, book: Workbook): string {
  if (type === 's') return decodeEscapes(book.texts[Number(written)] ?? '')
  if (type === 'b') return written === '1' ? 'true' : 'false'
  if (type !== 'n' || written === '') return decodeEscapes(written)
  const value = Number(written)
  if (!Number.isFinite(value)) return written
  const form = book.formats[style] ?? { kind: 'plain' }
  if (form.kind === 'day') return dayText(value, book.from1904)
  const text = numberText(value)
  return form.kind === 'digits' ? text.padStart(form.digits, '0') : text
}

/** Reads the rows of a sheet's part. */
function sheetReader(book: Workbook, limits: SheetLimits): XmlReader<SheetRow> {
  const ready: SheetRow[] = []
  const count = countSheet(limits)
  let line = 0
  let cells: string[] = []
  let numbers: number[] = []
  let column = -1
  let type = 'n'
  let style = 0
  let text = ''
  let reading = false
  return {
    ready,
    open(name, attributes) {
      reading = name === 'v' || name === 't'
      if (name === 'row') {
        const given = Number(attributes['r'])
        // Lines name rows of the answer: each is above the one before.
        line = Number.isInteger(given) && given > line && given <= maxSheetRows ? given : line + 1
        count.beginRow()
        cells = []
        numbers = []
        column = -1
      }
      if (name !== 'c') return
      column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
      type = attributes['t'] ?? 'n'
      style = Number(attributes['s'] ?? 0)
      text = ''
    },
    text(piece) {
      if (!reading) return
      if (text.length + piece.length > maxCellCharacters) throw cellTooLong(line)
      text += piece
    },
    close(name) {
      reading = false
      if (name === 'c') {
        if (column < 0) throw new UnreadableFile(`Row ${line} has a cell outside the sheet.`)
        const shown = cellText(type, style, text, book)
        count.addCells(line, shown.length, 1, column + 1)
        // Empty cells have a style at most.
        if (shown === '') return
        while (cells.length < column) cells.push('')
        cells[column] = shown
        if (type === 'n' && text !== '') numbers.push(column)
      }
      if (name !== 'row' || cells.every((cell) => cell.trim() === '')) return
      count.endRow(line)
      ready.push({ line, cells, numbers, raw: cells.join(';') })
    },
  }
}

/**
 * The rows of an XLSX file's first visible sheet without blank ones. `source` is a path or the bytes, which may unpack to
 * `most` bytes. Days are `YYYY-MM-DD`, formulas their last result. Throws `UnreadableFile` for a file with macros or a
 * password, for more than the limits allow, and for a zip bomb (see `zip.ts`). Own code, because SheetJS and ExcelJS load whole sheets and check no unpacked
 * size.
 */
export async function* readXlsx(
  source: string | Buffer,
  limits: SheetLimits = streamLimits,
  most?: number,
): AsyncGenerator<SheetRow> {
  const zip = await openZip(source, most)
  try {
    if (zip.has('xl/vbaProject.bin'))
      throw new UnreadableFile('The spreadsheet holds macros; save it without them (.xlsx).', {
        reason: 'macros',
      })
    if (!zip.has('xl/workbook.xml'))
      throw new UnreadableFile('The file is a zip, but not a spreadsheet (.xlsx).', { reason: 'noTable' })
    const { part, from1904 } = await firstSheet(zip)
    const book = { texts: await sharedTexts(zip), formats: await numberFormats(zip), from1904 }
    yield* readXml(zip.read(part), sheetReader(book, limits))
  } finally {
    zip.close()
  }
}
