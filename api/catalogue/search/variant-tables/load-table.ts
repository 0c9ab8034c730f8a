import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Queries, StoreSettings } from '../../../platform/database/index.ts'
import { fillTable, type TableData, type TableKind } from './table.ts'

/** What the thread is started with. The table is shared memory. */
export interface TableLoad {
  settings: StoreSettings
  kind: TableKind
  table: TableData
  lastId: number
}

/**
 * The largest id of a catalogue that is read in this thread, some articles at a time: a thread takes longer to start.
 */
const lastIdWithoutThread = 30_000
const variantsPerTurn = 1000

/** Reads a whole table: of a large catalogue in a thread of its own, where SQLite blocks nobody. */
export async function loadTable(queries: Queries, load: TableLoad, signal: AbortSignal): Promise<void> {
  const { kind, table, lastId } = load
  if (lastId > lastIdWithoutThread) return loadInThread(load, signal)
  for (let from = 0; from <= lastId && !signal.aborted; from += variantsPerTurn) {
    await fillTable(queries, kind, table, { from, to: from + variantsPerTurn - 1 })
    await turn()
  }
}

function loadInThread(load: TableLoad, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./load-table-worker.ts', import.meta.url), {
      workerData: load,
      execArgv: [],
    })
    thread.unref()
    const abort = (): void => void thread.terminate()
    signal.addEventListener('abort', abort, { once: true })
    thread.on('error', reject)
    thread.on('exit', (code) => {
      signal.removeEventListener('abort', abort)
      if (code === 0) resolve()
      else reject(new Error('A table of stock or prices could not be read.'))
    })
  })
}
