import { attributeOf, isTrue, isZero } from './attributes.ts'
import type { Sheet, SheetRow, Workbook } from './row.ts'
import {
  cellTooLong,
  countSheet,
  maxCellCharacters,
  maxSheetColumns,
  maxSheetRows,
  streamLimits,
  type SheetLimits,
} from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { type Book, cellText, formatsOf } from './xlsx-cell.ts'
import { findWorkbook, listParts, readSharedTexts } from './xlsx-parts.ts'
import { readXml, type XmlReader } from './xml.ts'
import { openZip } from './zip.ts'

/** `A` is 0, `Z` 25, `AA` 26. Longer names than four letters are beyond every sheet anyway. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{0,4}/u.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** The line of a row that says which it is. Lines name rows of the answer: each is above the one before. */
const lineAfter = (before: number, given: number): number =>
  Number.isInteger(given) && given > before && given <= maxSheetRows ? given : before + 1

/** Reads the rows of a sheet's part; adds the columns that are not shown to `hiddenColumns`. */
function sheetReader(book: Book, limits: SheetLimits, hiddenColumns: Set<number>): XmlReader<SheetRow> {
  const ready: SheetRow[] = []
  const count = countSheet(limits)
  let line = 0
  let cells: string[] = []
  let numbers: number[] = []
  let days: number[] = []
  let shown = new Map<number, string>()
  let isHidden = false
  /** The row says which it is; else its first cell does. */
  let isNumbered = false
  let hidesRows = false
  let column = -1
  /** Columns of the row's cells. */
  let places = new Set<number>()
  let type = 'n'
  let style = 0
  let text = ''
  let reading = false
  /** In an element of a cell that may hold a text. */
  let mayHoldText = false
  let phonetic = false
  let inRows = false
  let inRow = false
  let inCell = false
  let values = 0
  return {
    ready,
    open(name, attributes) {
      if (name === 'rPh') phonetic = true
      if (name === 'sheetData') inRows = true
      const isMisplaced =
        name === 'row'
          ? inRow || !inRows
          : name === 'c'
            ? inCell || !inRow
            : name === 'v' && inCell && ++values > 1
      // Values and texts have no elements: what is behind one would be lost.
      if (isMisplaced || reading)
        throw new UnreadableFile(`Row ${line} has a row, a cell or a value in a wrong place.`)
      reading = name === (type === 'inlineStr' ? 't' : 'v') && !phonetic
      mayHoldText = name === 'v' || name === 't' || name === 'f'
      if (name === 'sheetFormatPr') hidesRows = isTrue(attributeOf(attributes, 'zeroHeight'))
      if (
        name === 'col' &&
        (isTrue(attributeOf(attributes, 'hidden')) || isZero(attributeOf(attributes, 'width')))
      ) {
        const first = Number(attributeOf(attributes, 'min'))
        const last = Number(attributeOf(attributes, 'max'))
        // Another column must not be left out in place of one that is hidden.
        if (!(first >= 1 && last >= first)) throw new UnreadableFile('A hidden column has no place.')
        for (let each = first; each <= Math.min(last, maxSheetColumns); each++) hiddenColumns.add(each - 1)
      }
      if (name === 'row') {
        inRow = true
        const given = attributeOf(attributes, 'r')
        isNumbered = given !== undefined
        line = lineAfter(line, Number(given))
        count.beginRow()
        const hidden = attributeOf(attributes, 'hidden')
        isHidden = hidden === undefined ? hidesRows : isTrue(hidden)
        if (isZero(attributeOf(attributes, 'ht'))) isHidden = true
        cells = []
        numbers = []
        days = []
        shown = new Map()
        column = -1
        places = new Set()
      }
      if (name !== 'c') return
      inCell = true
      values = 0
      const reference = attributeOf(attributes, 'r')
      if (!isNumbered && places.size === 0 && reference !== undefined)
        line = lineAfter(line - 1, Number(/\d+$/u.exec(reference)?.[0]))
      column = reference === undefined ? column + 1 : columnOf(reference.toUpperCase())
      if (places.has(column)) throw new UnreadableFile(`Row ${line} has two cells in one place.`)
      places.add(column)
      type = attributeOf(attributes, 't') ?? 'n'
      style = Number(attributeOf(attributes, 's') ?? 0)
      text = ''
    },
    text(piece) {
      if (inCell && !mayHoldText && piece.trim() !== '')
        throw new UnreadableFile(`Row ${line} has a text in a wrong place.`)
      if (!reading) return
      if (text.length + piece.length > maxCellCharacters) throw cellTooLong(line)
      text += piece
    },
    close(name) {
      reading = false
      mayHoldText = false
      if (name === 'rPh') phonetic = false
      if (name === 'row') inRow = false
      if (name === 'c') {
        inCell = false
        if (column < 0) throw new UnreadableFile(`Row ${line} has a cell outside the sheet.`)
        const cell = cellText(type, style, text, book)
        count.addCells(line, Math.max(cell.text.length, cell.shown?.length ?? 0), 1, column + 1)
        // Empty cells have a style at most.
        if (cell.text === '') return
        while (cells.length < column) cells.push('')
        cells[column] = cell.text
        if (type === 'n' && cell.isDay !== true && Number.isFinite(Number(text))) numbers.push(column)
        if (cell.isDay === true) days.push(column)
        if (cell.shown !== undefined && cell.shown !== null) shown.set(column, cell.shown)
      }
      if (name !== 'row' || cells.every((cell) => cell.trim() === '')) return
      count.endRow(line)
      ready.push({ line, cells, numbers, days, shown, isHidden, raw: cells.join(';') })
    },
  }
}

/**
 * Opens an XLSX file. `source` is a path or the bytes, which may unpack to `most` bytes. Days are `YYYY-MM-DD`,
 * formulas their last result. Throws `UnreadableFile` for a file with macros or a password, for more than the limits
 * allow, and for a zip bomb (see `zip.ts`). Own code, because SheetJS and ExcelJS load whole sheets and check no
 * unpacked size.
 */
export async function openXlsx(
  source: string | Buffer,
  limits: SheetLimits = streamLimits,
  most?: number,
): Promise<Workbook> {
  const zip = await openZip(source, most)
  try {
    const workbook = await findWorkbook(zip)
    if (workbook === null)
      throw new UnreadableFile('The file is a zip, but not a spreadsheet (.xlsx).', { reason: 'noTable' })
    const parts = await listParts(zip, workbook)
    if (parts.hasMacros)
      throw new UnreadableFile('The spreadsheet holds macros; save it without them (.xlsx).', {
        reason: 'macros',
      })
    const book: Book = {
      texts: await readSharedTexts(zip, parts.sharedTexts),
      formatOf: await formatsOf(zip, parts.styles),
      from1904: parts.from1904,
    }
    // Another sheet must not be read in place of one that was seen.
    const lost = parts.sheets.find(({ part }) => !zip.has(part))
    if (lost !== undefined) throw new UnreadableFile(`The file lists the sheet ${lost.name}, but lacks it.`)
    const sheets = parts.sheets.map(({ name, isHidden, part }, index): Sheet => {
      const hiddenColumns = new Set<number>()
      const rows = () => readXml(zip.read(part), sheetReader(book, limits, hiddenColumns))
      return { name, isHidden, isActive: index === parts.active, hiddenColumns, rows }
    })
    return { sheets, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw cause
  }
}

/** The rows of an XLSX file's first visible sheet without blank ones, as `openXlsx` reads them. */
export async function* readXlsx(...source: Parameters<typeof openXlsx>): AsyncGenerator<SheetRow> {
  const { sheets, close } = await openXlsx(...source)
  try {
    const sheet = sheets.find(({ isHidden }) => !isHidden)
    if (sheet === undefined) throw new UnreadableFile('The spreadsheet has no sheet that can be seen.')
    yield* sheet.rows()
  } finally {
    close()
  }
}
