import { readBulk } from './read-rows.ts'
import { Refused, type RefusalCode } from './rows-refused.ts'
import type { BulkRows } from './interpret-rows.ts'

/** What a thread answers: the rows, or why none is read. An error's class does not survive the way between threads. */
export type BulkAnswer = { bulk: BulkRows } | { refused: { code: RefusalCode; message: string } }

/** What a thread of the pool does: reads one paste or file. */
export default async function read(source: string | Uint8Array): Promise<BulkAnswer> {
  try {
    return { bulk: await readBulk(typeof source === 'string' ? source : Buffer.from(source)) }
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return { refused: { code: cause.code, message: cause.message } }
  }
}
