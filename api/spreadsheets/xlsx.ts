import type { SheetRow } from './row.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { firstSheet, numberForms, sharedTexts, type NumberForm } from './xlsx-parts.ts'
import { readXml, type XmlReader } from './xml.ts'
import { openZip } from './zip.ts'

const mostColumns = 16_384
const dayLength = 86_400_000

/** `A` is 0, `Z` 25, `AA` 26. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]*/u.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** A day's number as `YYYY-MM-DD`, with the time when there is one. Day 60 of 1900 never was: spreadsheets count it. */
function dayText(serial: number, from1904: boolean): string {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const time = new Date(Math.round(start / 1000 + serial * (dayLength / 1000)) * 1000)
  if (Number.isNaN(time.getTime())) return String(serial)
  const text = time.toISOString()
  return serial % 1 === 0 ? text.slice(0, 10) : text.slice(0, 19)
}

/** A number as it is shown without its format: fifteen digits are all that spreadsheets keep. */
const numberText = (value: number): string =>
  Math.abs(value) < 1e21 && Number.isInteger(value)
    ? BigInt(value).toString()
    : String(Number(value.toPrecision(15)))

/** Signs that XML has none of are written by their codes, as is what only looks like one (ECMA-376, 22.9.2.19). */
const withSigns = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

interface Book {
  texts: readonly string[]
  forms: readonly NumberForm[]
  from1904: boolean
}

function cellText(type: string, style: number, written: string, book: Book): string {
  if (type === 's') return withSigns(book.texts[Number(written)] ?? '')
  if (type === 'b') return written === '1' ? 'true' : 'false'
  if (type !== 'n' || written === '') return withSigns(written)
  const value = Number(written)
  if (!Number.isFinite(value)) return written
  const form = book.forms[style] ?? { kind: 'plain' }
  if (form.kind === 'day') return dayText(value, book.from1904)
  const text = numberText(value)
  return form.kind === 'digits' ? text.padStart(form.digits, '0') : text
}

/** Gathers the rows of a sheet's part. */
function sheetReader(book: Book): XmlReader<SheetRow> {
  const ready: SheetRow[] = []
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
        line = Number(attributes['r'] ?? line + 1)
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
      if (reading) text += piece
    },
    close(name) {
      reading = false
      if (name === 'c') {
        if (column < 0 || column >= mostColumns)
          throw new UnreadableFile(`Row ${line} has a cell outside the sheet.`)
        while (cells.length < column) cells.push('')
        cells[column] = cellText(type, style, text, book)
        if (type === 'n' && text !== '') numbers.push(column)
      }
      if (name === 'row' && cells.some((cell) => cell.trim() !== ''))
        ready.push({ line, cells, numbers, raw: cells.join(';') })
    },
  }
}

/**
 * The rows of a spreadsheet's first visible sheet, blank ones left out; `source` is a path or the bytes, which may
 * unpack to `most` bytes. Days come as
 * `YYYY-MM-DD`, formulas as what they last gave. Throws `UnreadableFile` for a file with macros, with a password, of
 * the old format, or packed to trap (see `zip.ts`).
 */
export async function* readXlsx(source: string | Buffer, most?: number): AsyncGenerator<SheetRow> {
  const zip = await openZip(source, most)
  try {
    if (zip.has('xl/vbaProject.bin'))
      throw new UnreadableFile('The spreadsheet holds macros; save it without them (.xlsx).', {
        reason: 'macros',
      })
    if (!zip.has('xl/workbook.xml'))
      throw new UnreadableFile('The file is a zip, but not a spreadsheet (.xlsx).', { reason: 'noTable' })
    const { part, from1904 } = await firstSheet(zip)
    const book = { texts: await sharedTexts(zip), forms: await numberForms(zip), from1904 }
    yield* readXml(zip.read(part), sheetReader(book))
  } finally {
    zip.close()
  }
}
