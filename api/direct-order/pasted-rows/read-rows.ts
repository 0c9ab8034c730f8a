import { mostRows } from '../../contract/index.ts'
import { readTable } from './read-table.ts'
import { Refused } from './rows-refused.ts'
import { rowsOf, type BulkRows } from './interpret-rows.ts'

/**
 * Reads what somebody wants to order: a paste, or the bytes of a CSV, TSV, XLSX or ODS file. Every row comes out,
 * whatever stands in it. Throws `Refused` with the reason when nothing of it is read.
 */
export async function readBulk(source: string | Buffer): Promise<BulkRows> {
  const bulk = rowsOf(await readTable(typeof source === 'string' ? Buffer.from(source) : source))
  if (bulk.rows.length === 0) throw new Refused('empty', 'There is nothing below the header.')
  if (bulk.rows.length > mostRows) throw new Refused('tooManyRows', `A file may have ${mostRows} rows.`)
  return bulk
}
