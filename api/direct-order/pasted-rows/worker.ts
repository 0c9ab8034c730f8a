import { readRows } from './read-rows.ts'
import { RowsRefused, type RefusalCode } from './rows-refused.ts'
import type { PastedRows } from './interpret-rows.ts'

/** The worker's answer: the rows, or why they were refused. An error loses its class between threads. */
export type WorkerAnswer = { rows: PastedRows } | { refused: { code: RefusalCode; message: string } }

/** The task of a worker thread: reads one paste or file. */
export default async function read(source: string | Uint8Array): Promise<WorkerAnswer> {
  try {
    return { rows: await readRows(typeof source === 'string' ? source : Buffer.from(source)) }
  } catch (cause) {
    if (!(cause instanceof RowsRefused)) throw cause
    return { refused: { code: cause.code, message: cause.message } }
  }
}
