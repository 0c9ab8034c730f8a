import { mostRows } from '../../contract/index.ts'
import { openZip, readCsv, readXlsx, UnreadableFile, type SheetRow } from '../../spreadsheets/index.ts'
import { readOds } from '../../spreadsheets/ods.ts'
import { Refused, type RefusalCode } from './rows-refused.ts'
import type { Table } from './table.ts'

/** What the parts of an uploaded spreadsheet may unpack to, in bytes: 5,000 rows take a tenth of it. */
const mostUnpacked = 32_000_000

const begins = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b)
/** Spreadsheets of before 2007, and those of today that are locked with a password. */
const isOldFormat = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)
/** Pictures, documents and programs. */
const isNoTable = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x25, 0x50, 0x44, 0x46) ||
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0xff, 0xd8, 0xff) ||
  begins(bytes, 0x4d, 0x5a) ||
  begins(bytes, 0x1f, 0x8b)

async function gather(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for await (const row of rows) {
    all.push(row)
    // Its header, and one more to know that there are too many.
    if (all.length > mostRows + 1) throw new Refused('tooManyRows', `A file may have ${mostRows} rows.`)
  }
  return all
}

async function zipKind(bytes: Buffer): Promise<'xlsx' | 'ods'> {
  const zip = await openZip(bytes, mostUnpacked)
  zip.close()
  if (zip.has('xl/vbaProject.bin')) {
    throw new UnreadableFile('The spreadsheet holds macros.', { reason: 'macros' })
  }
  if (zip.has('xl/workbook.xml')) return 'xlsx'
  if (zip.has('content.xml')) return 'ods'
  throw new UnreadableFile('The zip is no spreadsheet.', { reason: 'noTable' })
}

const readText = (bytes: Buffer): AsyncIterable<SheetRow> =>
  readCsv(async function* () {
    // Synchronous in itself; read as every other file is.
    yield* await Promise.resolve([bytes])
  })

async function read(bytes: Buffer): Promise<Table> {
  if (isOldFormat(bytes)) throw new Refused('oldFormat', 'The file is of an old format, or locked.')
  if (isNoTable(bytes)) throw new Refused('noTable', 'The file is no table.')
  if (!isZip(bytes)) return { kind: 'delimited', rows: await gather(readText(bytes)) }
  const kind = await zipKind(bytes)
  const rows = kind === 'xlsx' ? readXlsx(bytes, mostUnpacked) : readOds(bytes, mostUnpacked)
  return { kind, rows: await gather(rows) }
}

const codes: Record<UnreadableFile['reason'], RefusalCode> = {
  broken: 'broken',
  locked: 'oldFormat',
  macros: 'macros',
  noTable: 'noTable',
  openQuote: 'openQuote',
  packedTooTightly: 'packedTooTightly',
}

/** The rows of a paste or a file, whatever its kind. Throws `Refused` with the reason when nothing of it is read. */
export async function readTable(bytes: Buffer): Promise<Table> {
  try {
    const table = await read(bytes)
    if (table.rows.length === 0) throw new Refused('empty', 'There is nothing in it.')
    return table
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    throw new Refused(codes[cause.reason], cause.message, { cause })
  }
}
