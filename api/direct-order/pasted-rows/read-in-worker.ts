import { Piscina } from 'piscina'
import { mostRows } from '../../contract/index.ts'
import type { BulkAnswer } from './worker.ts'
import { readBulk } from './read-rows.ts'
import { Refused } from './rows-refused.ts'
import type { BulkRows } from './interpret-rows.ts'

/** Line breaks that a paste or a text file may have: every row, and a blank line below each. */
const mostBreaks = 2 * mostRows

/** What the main thread reads itself: a paste by hand. Everything else is read in a thread. */
const fewBreaks = 500
const fewCharacters = 32_768

/** The longest that a thread may read one file, in milliseconds; it is ended then. */
const longestRead = 10_000

/** Threads for large pastes and files, none before the first. Pages come first (`niceIncrement`). */
const threads = new Piscina<string | Uint8Array, BulkAnswer>({
  filename: new URL('worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  maxQueue: 32,
  idleTimeout: 30_000,
  niceIncrement: 4,
})

/** All threads are reading, and enough others wait. The call can be repeated. */
export class TooManyReaders extends Error {}

const lineFeed = 10
const carriageReturn = 13

/** Line breaks of a text, counted before anything is split; counting ends above `most`. */
function countBreaks(source: string | Buffer, most: number): number {
  const codeAt = (index: number): number =>
    (typeof source === 'string' ? source.charCodeAt(index) : source[index]) ?? 0
  let breaks = 0
  for (let index = 0; index < source.length && breaks <= most; index++) {
    const code = codeAt(index)
    const isPair = code === lineFeed && index > 0 && codeAt(index - 1) === carriageReturn
    if ((code === lineFeed || code === carriageReturn) && !isPair) breaks += 1
  }
  return breaks
}

const isZip = (source: Buffer): boolean => source[0] === 0x50 && source[1] === 0x4b

/** Whether a pool's refusal says that its queue is full, or that the task took too long. */
const refusalOf = (cause: unknown): 'full' | 'late' | null => {
  if (!(cause instanceof Error)) return null
  if (cause.name === 'AbortError') return 'late'
  return /task queue/iu.test(cause.message) ? 'full' : null
}

/**
 * Reads what somebody wants to order without holding the main thread: what is more than a few hundred lines is read in
 * a thread of its own, and what has more lines than a file may have is not read at all. Throws `Refused` with the reason
 * when nothing of it is read, and `TooManyReaders`.
 */
export async function readBulkApart(source: string | Buffer): Promise<BulkRows> {
  const isText = typeof source === 'string' || !isZip(source)
  const breaks = isText ? countBreaks(source, mostBreaks) : 0
  if (breaks > mostBreaks) throw new Refused('tooManyRows', `A file may have ${mostRows} rows.`)
  if (isText && breaks <= fewBreaks && source.length <= fewCharacters) return readBulk(source)
  const answer = await threads
    .run(source, { signal: AbortSignal.timeout(longestRead) })
    .catch((cause: unknown) => {
      const refusal = refusalOf(cause)
      if (refusal === 'full') throw new TooManyReaders('Too many files are being read.', { cause })
      if (refusal === 'late') throw new Refused('broken', 'The file takes too long to read.', { cause })
      throw cause
    })
  if ('refused' in answer) throw new Refused(answer.refused.code, answer.refused.message)
  return answer.bulk
}
