import { attributeOf } from './attributes.ts'
import { saysMore } from './cell-format.ts'
import { beginningsReader } from './ods-beginnings.ts'
import type { Sheet, SheetRow, Workbook } from './row.ts'
import {
  cellTooLong,
  countSheet,
  maxCellCharacters,
  maxSheetColumns,
  maxSheetRows,
  type SheetLimits,
} from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { readXml, type XmlReader } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

type Attributes = Readonly<Record<string, string>>

/** How often something is repeated, at most `most` and one more. */
const repeatCount = (text: string | undefined, most: number): number =>
  Math.min(most + 1, Math.max(1, Math.trunc(Number(text ?? 1)) || 1))

/** A cell's number as its digits. */
function numberText(value: string, shown: string): string {
  const number = Number(value)
  if (/^0\d+$/u.test(shown) && Number(shown) === number) return shown
  return Number.isInteger(number) && Math.abs(number) < 1e21
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)))
}

const numeric = new Set(['float', 'currency', 'percentage'])

/** Elements in a cell whose texts are beside its own: comments, drawings, and how signs are said. */
const asides = new Set([
  'annotation',
  'note',
  'ruby-text',
  'frame',
  'g',
  'custom-shape',
  'rect',
  'ellipse',
  'circle',
  'line',
  'polyline',
  'polygon',
  'regular-polygon',
  'path',
  'connector',
  'caption',
  'measure',
  'control',
])

const isNotShown = (attributes: Attributes): boolean =>
  ['collapse', 'filter'].includes(attributeOf(attributes, 'visibility') ?? '')

/** Reads the rows of the table at an index; adds the columns that are not shown to `hiddenColumns`. */
function tableReader(at: number, limits: SheetLimits, hiddenColumns: Set<number>): XmlReader<SheetRow> {
  const ready: SheetRow[] = []
  const count = countSheet(limits)
  let tables = -1
  /** A table can be in a cell of another. */
  let depth = 0
  let line = 0
  let rowTimes = 1
  let isHidden = false
  let columns = 0
  let cells: string[] = []
  let numbers: number[] = []
  let days: number[] = []
  let shown = new Map<number, string>()
  let attributesOfCell: Attributes = {}
  let text = ''
  let paragraphs = 0
  /** In a paragraph of the cell itself. */
  let inParagraph = false
  /** Elements beside the cell's own text that are open. */
  let aside = 0
  let inCell = false
  let inRow = false
  const add = (piece: string): void => {
    // Drawings beside the cells have texts too.
    if (!inCell) return
    if (text.length + piece.length > maxCellCharacters) throw cellTooLong(line + 1)
    text += piece
  }

  const addColumns = (attributes: Attributes): void => {
    const times = repeatCount(attributeOf(attributes, 'number-columns-repeated'), maxSheetColumns)
    const last = Math.min(columns + times, maxSheetColumns)
    if (isNotShown(attributes)) for (let each = columns; each < last; each++) hiddenColumns.add(each)
    columns = last
  }
  const endCell = (): void => {
    const kind = attributeOf(attributesOfCell, 'value-type') ?? ''
    const value = attributeOf(attributesOfCell, 'value') ?? ''
    const isNumber = numeric.has(kind) && value.trim() !== '' && Number.isFinite(Number(value))
    const cell = isNumber ? numberText(value, text) : text
    const times = repeatCount(attributeOf(attributesOfCell, 'number-columns-repeated'), limits.columns)
    count.addCells(line + 1, cell.length, times, cells.length + times)
    // Empty cells further out are padding of the spreadsheet program.
    for (let time = 0; time < times && cells.length < limits.columns; time++) {
      if (isNumber) numbers.push(cells.length)
      if (kind === 'date') days.push(cells.length)
      if (isNumber && cell !== text && saysMore(text)) shown.set(cells.length, text)
      cells.push(cell)
    }
  }
  const endRow = (): void => {
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.some((cell) => cell.trim() !== '')) {
      // Only blank rows are repeated so often in real files.
      if (rowTimes > 100_000) throw new UnreadableFile(`Row ${line + 1} is repeated without end.`)
      count.endRow(line + 1, rowTimes)
      const row = { cells, numbers, days, shown, isHidden, raw: cells.join(';') }
      for (let time = 1; time <= rowTimes; time++) ready.push({ line: line + time, ...row })
    }
    line = Math.min(line + rowTimes, Number.MAX_SAFE_INTEGER)
  }

  return {
    ready,
    open(name, attributes) {
      if (name === 'table' && depth++ === 0) tables += 1
      if (tables !== at || depth !== 1) return
      if (name === 'table-column') addColumns(attributes)
      const isCell = name === 'table-cell' || name === 'covered-table-cell'
      if ((name === 'table-row' && inRow) || (isCell && (inCell || !inRow)))
        throw new UnreadableFile(`Row ${line + 1} has a row or a cell in a wrong place.`)
      if (name === 'table-row') {
        inRow = true
        count.beginRow()
        rowTimes = repeatCount(attributeOf(attributes, 'number-rows-repeated'), maxSheetRows)
        isHidden = isNotShown(attributes)
        cells = []
        numbers = []
        days = []
        shown = new Map()
      }
      if (isCell) {
        attributesOfCell = attributes
        inCell = true
        text = ''
        paragraphs = 0
      }
      if (asides.has(name)) aside += 1
      if (aside > 0) return
      if (name === 'p' && inCell) {
        // The text behind the inner one would be lost.
        if (inParagraph) throw new UnreadableFile(`Row ${line + 1} has a paragraph in a wrong place.`)
        inParagraph = true
        if (paragraphs++ > 0) add('\n')
      }
      if (name === 's' && inParagraph)
        add(' '.repeat(repeatCount(attributeOf(attributes, 'c'), maxCellCharacters)))
      if (name === 'tab' && inParagraph) add('\t')
      if (name === 'line-break' && inParagraph) add('\n')
    },
    text(piece) {
      if (inParagraph && aside === 0) add(piece)
    },
    close(name) {
      if (name === 'table') depth -= 1
      if (tables !== at || depth !== 1) return
      if (asides.has(name)) aside -= 1
      if (name === 'p' && aside === 0) inParagraph = false
      if (name === 'table-cell' || name === 'covered-table-cell') {
        endCell()
        inCell = false
      }
      if (name !== 'table-row') return
      inRow = false
      endRow()
    },
  }
}

const nothing = () => undefined

/** Reads a part to its end for what its elements say. */
async function visit(zip: Zip, part: string, reader: Partial<XmlReader<never>>): Promise<void> {
  if (!zip.has(part)) return
  const whole = { open: nothing, text: nothing, close: nothing, ready: [], ...reader }
  // The reader collects nothing.
  for await (const none of readXml<never>(zip.read(part), whole)) throw new Error(String(none))
}

/** Names of the tables in their order, and whether their styles hide them. */
async function listTables(zip: Zip): Promise<{ name: string; isHidden: boolean }[]> {
  const tables: { name: string; isHidden: boolean }[] = []
  const hiding = new Set<string>()
  let style = ''
  let depth = 0
  await visit(zip, 'content.xml', {
    open(name, attributes) {
      if (name === 'style') style = attributeOf(attributes, 'name') ?? ''
      if (name === 'table-properties' && attributeOf(attributes, 'display') === 'false') hiding.add(style)
      if (name !== 'table' || depth++ > 0) return
      const isHidden = hiding.has(attributeOf(attributes, 'style-name') ?? '')
      tables.push({ name: attributeOf(attributes, 'name') ?? '', isHidden })
    },
    close(name) {
      if (name === 'table') depth -= 1
    },
  })
  return tables
}

/** The first rows of each table, by its place. */
async function readBeginnings(zip: Zip, limits: SheetLimits): Promise<Map<number, SheetRow[]>> {
  const beginnings = new Map<number, SheetRow[]>()
  const reader = beginningsReader(() => tableReader(0, limits, new Set()))
  for await (const { table, row } of readXml(zip.read('content.xml'), reader))
    beginnings.set(table, [...(beginnings.get(table) ?? []), row])
  return beginnings
}

/** The name of the table that was in front when the file was saved; empty if the file does not say it. */
async function activeTable(zip: Zip): Promise<string> {
  let inside = false
  let active = ''
  await visit(zip, 'settings.xml', {
    open(name, attributes) {
      inside = name === 'config-item' && attributeOf(attributes, 'name') === 'ActiveTable'
    },
    text(piece) {
      if (inside) active += piece
    },
    close() {
      inside = false
    },
  })
  return active
}

/**
 * Opens an OpenDocument spreadsheet; the bytes may unpack to `most` bytes. Formulas are their last result. Throws
 * `UnreadableFile` for macros, for what is no spreadsheet, and for more than the limits allow.
 */
export async function openOds(bytes: Buffer, limits: SheetLimits, most: number): Promise<Workbook> {
  const zip = await openZip(bytes, most)
  try {
    if (zip.has('Basic/script-lc.xml')) {
      throw new UnreadableFile('The spreadsheet holds macros.', { reason: 'macros' })
    }
    const active = await activeTable(zip)
    const tables = await listTables(zip)
    const front = Math.max(
      0,
      tables.findIndex(({ name }) => name === active),
    )
    let beginnings: Promise<Map<number, SheetRow[]>> | undefined
    const sheets = tables.map(({ name, isHidden }, index): Sheet => {
      const hiddenColumns = new Set<number>()
      const beginning = async () => (await (beginnings ??= readBeginnings(zip, limits))).get(index) ?? []
      const rows = () => readXml(zip.read('content.xml'), tableReader(index, limits, hiddenColumns))
      return { name, isHidden, isActive: index === front, hiddenColumns, rows, beginning }
    })
    return { sheets, close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw cause
  }
}
