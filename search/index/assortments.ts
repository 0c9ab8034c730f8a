import { memoize } from '../memoize.ts'
import type { Columns } from './columns.ts'
import { parseRows } from './parse-rows.ts'
import type { Segment } from './segment.ts'

/** Bytes of the cached assortments: a customer who filters needs theirs with every request. */
const cacheBytes = 4e6

/** Reads customers' assortments: 1 for each product of it, null if the customer has none. */
export function openAssortments(
  segment: Segment,
  { productIds }: Columns,
): (customer: string) => Uint8Array | null {
  const statement = segment.prepare(
    'select group_concat(product) as rows from assortments where customer = ? having count(*) > 0',
  )
  const read = (customer: string): Uint8Array | null => {
    const rows = statement
      .all(customer)
      .flatMap((row) => [...parseRows(String(row['rows']))])
      .filter((row) => !segment.isDeleted(row))
    if (rows.length === 0) return null
    const assortment = new Uint8Array(productIds.length)
    for (const row of rows) assortment[row] = 1
    return assortment
  }
  const cached = memoize(cacheBytes, String, read, (assortment) => 100 + (assortment?.byteLength ?? 0))
  return (customer) => (customer === '' ? null : cached(customer))
}
