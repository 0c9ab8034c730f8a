import { mostRows } from '../../contract/index.ts'
import {
  beginningRows,
  openZip,
  readCsv,
  openOds,
  openXlsx,
  UnreadableFile,
  type Sheet,
  type SheetLimits,
  type SheetRow,
} from '../../spreadsheets/index.ts'
import { namesBothColumns, namesColumns } from './headings.ts'
import { RowsRefused, type RefusalCode } from './rows-refused.ts'

/** A pasted text or an uploaded file as rows of cells. */
export interface Table {
  kind: 'delimited' | 'xlsx' | 'ods'
  rows: readonly SheetRow[]
  /** Columns that the sheet does not show. */
  hiddenColumns: ReadonlySet<number>
  /** Name of the sheet that was read, and the number of sheets of the file; null for a text. */
  sheet: { name: string; sheets: number } | null
}

/** Columns that are read, and characters of all rows: 5,000 rows of 1,000 characters. */
const limits: SheetLimits = { columns: 500, characters: 5_000_000 }

/** Bytes to which an uploaded spreadsheet may unpack; 5,000 rows take a tenth of them. */
const maxUnpackedBytes = 32_000_000

const begins = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b)
/** Spreadsheets from before 2007, and encrypted ones. */
const isOldFormat = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)
/** Pictures, documents and programs. */
const isNoTable = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x25, 0x50, 0x44, 0x46) ||
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0xff, 0xd8, 0xff) ||
  begins(bytes, 0x4d, 0x5a) ||
  begins(bytes, 0x1f, 0x8b)

async function collectRows(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for await (const row of rows) {
    all.push(row)
    // All rows and a header.
    if (all.length > mostRows + 1) throw new RowsRefused('tooManyRows', `A file may have ${mostRows} rows.`)
  }
  return all
}

async function zipKind(bytes: Buffer): Promise<'xlsx' | 'ods'> {
  const zip = await openZip(bytes, maxUnpackedBytes)
  zip.close()
  return zip.has('content.xml') && !zip.has('[Content_Types].xml') ? 'ods' : 'xlsx'
}

/** Sheets whose beginnings are read. */
const maxSheets = 50

/** Whether one of a sheet's first rows has our headings. */
async function hasHeadings(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): Promise<boolean> {
  let count = 0
  for await (const { cells } of rows) {
    if (namesColumns(cells)) return true
    if (++count >= beginningRows) return false
  }
  return false
}

async function isBlank(sheet: Sheet): Promise<boolean> {
  for await (const row of sheet.rows()) return row.cells.length === 0
  return true
}

/** The sheet in front when the file was saved, or the only other one with our headings if that one has none. */
async function frontSheet(sheets: readonly Sheet[]): Promise<Sheet | undefined> {
  const front = sheets.find(({ isActive }) => isActive) ?? sheets[0]
  if (front === undefined || sheets.length === 1 || (await hasHeadings(front.rows()))) return front
  const headed: Sheet[] = []
  for (const sheet of sheets.slice(0, maxSheets)) {
    // The tables of an open document are one part: each read from its beginning takes as long as all that are before
    // it.
    const rows = sheet.beginning === undefined ? sheet.rows() : await sheet.beginning()
    if (await hasHeadings(rows)) headed.push(sheet)
  }
  return headed.length === 1 ? headed[0] : front
}

/** The sheet that is read. One that is not shown is read only if nothing that is shown has a row. */
async function chooseSheet(sheets: readonly Sheet[]): Promise<Sheet> {
  const seen = await frontSheet(sheets.filter(({ isHidden }) => !isHidden))
  if (seen !== undefined && !(await isBlank(seen))) return seen
  const hidden = await frontSheet(sheets.filter(({ isHidden }) => isHidden))
  const sheet = hidden ?? seen
  if (sheet === undefined) throw new UnreadableFile('The spreadsheet has no sheet.')
  return sheet
}

async function readSheets(bytes: Buffer): Promise<Table> {
  const kind = await zipKind(bytes)
  const { sheets, close } = await (kind === 'xlsx' ? openXlsx : openOds)(bytes, limits, maxUnpackedBytes)
  try {
    const sheet = await chooseSheet(sheets)
    const { name, hiddenColumns } = sheet
    const found = await collectRows(sheet.rows())
    const rows = sheet.isHidden ? found.map((row) => ({ ...row, isHidden: true })) : found
    return { kind, rows, hiddenColumns, sheet: { name, sheets: sheets.length } }
  } finally {
    close()
  }
}

const readText = (bytes: Buffer): AsyncIterable<SheetRow> =>
  readCsv(
    async function* () {
      yield* await Promise.resolve([bytes])
    },
    // The length of a text bounds its columns.
    { columns: Infinity },
    namesBothColumns,
  )

async function read(bytes: Buffer): Promise<Table> {
  if (isOldFormat(bytes)) throw new RowsRefused('oldFormat', 'The file is of an old format, or locked.')
  if (isNoTable(bytes)) throw new RowsRefused('noTable', 'The file is no table.')
  if (isZip(bytes)) return readSheets(bytes)
  return {
    kind: 'delimited',
    rows: await collectRows(readText(bytes)),
    hiddenColumns: new Set(),
    sheet: null,
  }
}

const codes: Record<UnreadableFile['reason'], RefusalCode> = {
  broken: 'broken',
  locked: 'oldFormat',
  macros: 'macros',
  noTable: 'noTable',
  openQuote: 'openQuote',
  packedTooTightly: 'packedTooTightly',
  tooMuch: 'tooMuch',
}

/** Reads a paste or a file of any kind. Throws `RowsRefused` with the reason when it cannot be read. */
export async function readTable(bytes: Buffer): Promise<Table> {
  try {
    const table = await read(bytes)
    if (table.rows.length === 0) throw new RowsRefused('empty', 'There is nothing in it.')
    return table
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    throw new RowsRefused(codes[cause.reason], cause.message, { cause })
  }
}
