import { workerData } from 'node:worker_threads'
import { connect } from '../../../platform/database/index.ts'
import type { TableLoad } from './load-table.ts'
import { fillTable } from './table.ts'

/** Variants that are read at a time. */
const variantsPerRead = 5000

// `load-table.ts` starts the thread with this.
const { settings, kind, table, lastId } = workerData as TableLoad
const db = connect(settings)
try {
  for (let from = 0; from <= lastId; from += variantsPerRead)
    await fillTable(db, kind, table, { from, to: Math.min(lastId, from + variantsPerRead - 1) })
} finally {
  await db.destroy()
}
