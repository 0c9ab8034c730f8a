import type { SheetRow } from './row.ts'
import { cellTooLong, countSheet, maxCellCharacters, maxSheetRows, type SheetLimits } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { readXml, type XmlReader } from './xml.ts'
import { openZip } from './zip.ts'

/** How often something is repeated, at most `most` and one more. */
const repeatCount = (text: string | undefined, most: number): number =>
  Math.min(most + 1, Math.max(1, Math.trunc(Number(text ?? 1)) || 1))

/** A cell's number as its digits, or as shown when its format pads it with zeros (`00123`). */
function numberText(value: string, shown: string): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return shown
  if (/^0\d+$/u.test(shown) && Number(shown) === number) return shown
  return Number.isInteger(number) && Math.abs(number) < 1e21
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)))
}

const numeric = new Set(['float', 'currency', 'percentage'])

/** Reads the rows of a document's first table. */
function tableReader(limits: SheetLimits): XmlReader<SheetRow> {
  const ready: SheetRow[] = []
  const count = countSheet(limits)
  let tables = 0
  let line = 0
  let rowTimes = 1
  let cells: string[] = []
  let numbers: number[] = []
  let attributesOfCell: Readonly<Record<string, string>> = {}
  let text = ''
  let paragraphs = 0
  /** In a paragraph of the cell, not of its annotation. */
  let inParagraph = false
  let inNote = false
  const add = (piece: string): void => {
    if (text.length + piece.length > maxCellCharacters) throw cellTooLong(line + 1)
    text += piece
  }
  return {
    ready,
    open(name, attributes) {
      if (name === 'table') tables += 1
      if (tables !== 1) return
      if (name === 'table-row') {
        count.beginRow()
        rowTimes = repeatCount(attributes['table:number-rows-repeated'], maxSheetRows)
        cells = []
        numbers = []
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        attributesOfCell = attributes
        text = ''
        paragraphs = 0
      }
      if (name === 'annotation') inNote = true
      if (name === 'p' && !inNote) {
        inParagraph = true
        if (paragraphs++ > 0) add(' ')
      }
      if (name === 's' && inParagraph) add(' '.repeat(repeatCount(attributes['text:c'], maxCellCharacters)))
      if (name === 'tab' && inParagraph) add(' ')
    },
    text(piece) {
      if (inParagraph && !inNote) add(piece)
    },
    close(name) {
      if (tables !== 1) return
      if (name === 'annotation') inNote = false
      if (name === 'p') inParagraph = false
      if (name === 'table-cell' || name === 'covered-table-cell') {
        const value = attributesOfCell['office:value'] ?? ''
        const isNumber = numeric.has(attributesOfCell['office:value-type'] ?? '') && value !== ''
        const cell = isNumber ? numberText(value, text) : text
        const times = repeatCount(attributesOfCell['table:number-columns-repeated'], limits.columns)
        count.addCells(line + 1, cell.length, times, cells.length + times)
        // Empty cells further out are padding of the spreadsheet program.
        for (let time = 0; time < times && cells.length < limits.columns; time++) {
          if (isNumber) numbers.push(cells.length)
          cells.push(cell)
        }
      }
      if (name !== 'table-row') return
      while (cells.length > 0 && cells.at(-1) === '') cells.pop()
      if (cells.some((cell) => cell.trim() !== '')) {
        // Only blank rows are repeated so often in real files.
        if (rowTimes > 100_000) throw new UnreadableFile(`Row ${line + 1} is repeated without end.`)
        count.endRow(line + 1, rowTimes)
        const raw = cells.join(';')
        for (let time = 1; time <= rowTimes; time++) {
          ready.push({ line: line + time, cells, numbers, raw })
        }
      }
      line = Math.min(line + rowTimes, Number.MAX_SAFE_INTEGER)
    },
  }
}

/**
 * The rows of an OpenDocument spreadsheet's first table, blank ones left out; the bytes may unpack to `most` bytes.
 * Formulas are their last result. Throws `UnreadableFile` for macros, for what is no spreadsheet, and for more than the
 * limits allow.
 */
export async function* readOds(bytes: Buffer, limits: SheetLimits, most: number): AsyncGenerator<SheetRow> {
  const zip = await openZip(bytes, most)
  try {
    if (zip.has('Basic/script-lc.xml')) {
      throw new UnreadableFile('The spreadsheet holds macros.', { reason: 'macros' })
    }
    yield* readXml(zip.read('content.xml'), tableReader(limits))
  } finally {
    zip.close()
  }
}
