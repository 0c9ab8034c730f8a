import type { Columns } from './columns.ts'
import { remembered } from '../memoize.ts'
import { rowList } from './parse-rows.ts'
import type { Tables } from './segment.ts'

/** Bytes of the assortments that are kept: a customer who filters asks with every step. */
const room = 4e6

/** Reads customers' own assortments: 1 for each product in it, null when the customer has none. */
export function openOwn(tables: Tables, columns: Columns): (customer: string) => Uint8Array | null {
  const written = tables.prepare(
    'select group_concat(product) as rows from assortments where customer = ? having count(*) > 0',
  )
  const read = (customer: string): Uint8Array | null => {
    const rows = written
      .all(customer)
      .flatMap((row) => [...rowList(String(row['rows']), 0)])
      .filter((row) => !tables.isDead(row))
    if (rows.length === 0) return null
    const mine = new Uint8Array(columns.productIds.length)
    for (const row of rows) mine[row] = 1
    return mine
  }
  const kept = remembered(room, String, read, (mine) => 100 + (mine?.byteLength ?? 0))
  return (customer) => (customer === '' ? null : kept(customer))
}
