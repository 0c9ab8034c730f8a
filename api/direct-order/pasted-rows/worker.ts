import { serveChild } from '../../platform/serve-child.ts'
import { readRows } from './read-rows.ts'
import { RowsRefused, type RefusalCode } from './rows-refused.ts'
import type { PastedRows } from './interpret-rows.ts'

/** The worker's answer: the rows, or why they were refused. An error loses its class between processes. */
export type WorkerAnswer = { rows: PastedRows } | { refused: { code: RefusalCode; message: string } }

/** Reads one paste or file. */
async function read(source: string | Uint8Array): Promise<WorkerAnswer> {
  try {
    return { rows: await readRows(typeof source === 'string' ? source : Buffer.from(source)) }
  } catch (cause) {
    // The engine has limits of its own: `Invalid string length`, `Invalid array length`.
    if (cause instanceof RangeError) return { refused: { code: 'tooMuch', message: cause.message } }
    if (!(cause instanceof RowsRefused)) throw cause
    return { refused: { code: cause.code, message: cause.message } }
  }
}

serveChild(read)
