import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { isGzip, readCsv, readXlsx, unpackGzip, UnreadableFile } from '../spreadsheets/index.ts'
import { readBmecat, type BmecatSettings } from './bmecat/read-bmecat.ts'
import type { ColumnContext } from './table/columns.ts'
import type { FileFacts, ImportItem } from './items.ts'
import { readTable } from './table/read-table.ts'

const chunk = 1 << 18

/** An opened catalogue file. `facts` are complete when all items have been read. */
interface CatalogueFile {
  facts: FileFacts
  items: AsyncIterable<ImportItem>
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: unknown) => {
    throw new UnreadableFile(`There is no file ${path} that can be read.`, { cause })
  })
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } catch (cause) {
    throw new UnreadableFile(`${path} is not a file that can be read.`, { cause })
  } finally {
    await file.close()
  }
}

/** The beginning of what a gzip file contains. */
async function unpackedHead(path: string): Promise<Buffer> {
  for await (const part of unpackGzip(createReadStream(path, { highWaterMark: chunk })))
    return Buffer.from(part)
  return Buffer.alloc(0)
}

/** Opens a catalogue file by its content, not its name. Throws `UnreadableFile` for any other file. */
export async function openCatalogueFile(
  path: string,
  context: ColumnContext,
  bmecat: Omit<BmecatSettings, 'attributes'>,
): Promise<CatalogueFile> {
  const packed = await readHead(path)
  const head = isGzip(packed) ? await unpackedHead(path) : packed
  const read = () => createReadStream(path, { highWaterMark: chunk })
  const bytes = () => (isGzip(packed) ? unpackGzip(read()) : read())
  const facts: FileFacts = { format: 'csv', source: null, full: null }
  if (head.length === 0) throw new UnreadableFile('The file is empty.')
  if (head === packed && head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    facts.format = 'xlsx'
    return { facts, items: readTable(() => readXlsx(path), context) }
  }
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new UnreadableFile(
      'The spreadsheet is of the old format (.xls) or locked with a password; save it as .xlsx.',
    )
  const begin = head.toString('latin1').replaceAll(/[\0\u00ef\u00bb\u00bf\u00fe\u00ff\s]/gu, '')
  if (begin.startsWith('<')) {
    facts.format = 'bmecat'
    return { facts, items: readBmecat(bytes(), facts, { ...bmecat, attributes: context.attributes }) }
  }
  return { facts, items: readTable(() => readCsv(bytes), context) }
}
