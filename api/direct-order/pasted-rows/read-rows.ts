import { mostRows } from '../../contract/index.ts'
import { readTable } from './read-table.ts'
import { RowsRefused } from './rows-refused.ts'
import { interpretRows, type PastedRows } from './interpret-rows.ts'

/**
 * Reads the rows of a paste, or of the bytes of a CSV, TSV, XLSX or ODS file. Every row is in the result, whatever its
 * content. Throws `RowsRefused` with the reason when the source cannot be read.
 */
export async function readRows(source: string | Buffer): Promise<PastedRows> {
  const pasted = interpretRows(await readTable(typeof source === 'string' ? Buffer.from(source) : source))
  if (pasted.rows.length === 0) throw new RowsRefused('empty', 'There is nothing below the header.')
  if (pasted.rows.length > mostRows) throw new RowsRefused('tooManyRows', `A file may have ${mostRows} rows.`)
  return pasted
}
