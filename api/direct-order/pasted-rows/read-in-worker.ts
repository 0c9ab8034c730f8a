import { mostRows } from '../../contract/index.ts'
import { ChildFailure, childPool } from '../../platform/child-pool.ts'
import { createFairQueue, QueueFull, type TaskOwner } from '../../platform/fair-queue.ts'
import { WorkersBusy } from '../../platform/workers-busy.ts'
import type { WorkerAnswer } from './worker.ts'
import { readRows } from './read-rows.ts'
import { RowsRefused } from './rows-refused.ts'
import type { PastedRows } from './interpret-rows.ts'

/** Maximum line breaks of a text: each row, and a blank line below each. */
const maxLineBreaks = 2 * mostRows

/** Texts up to this size are read in the main thread. */
const mainThreadLineBreaks = 500
const mainThreadCharacters = 32_768

/** Files that are read at a time. */
const atOnce = 2

/** Files that may wait. Owners take turns, so that nobody waits for all the files of one. */
const enqueue = createFairQueue({ running: atOnce, waiting: 32, waitMs: 30_000 })

/**
 * Child processes for large pastes and files. One that takes too long or too much memory is ended, and its file
 * refused.
 */
const readInChild = childPool<string | Uint8Array, WorkerAnswer>(new URL('worker.ts', import.meta.url), {
  maxChildren: atOnce,
  // For a child that is still ending.
  maxQueue: atOnce,
  memoryMb: 192,
  timeoutMs: 10_000,
})

const lineFeed = 10
const carriageReturn = 13

/** Counts a text's line breaks without splitting it, up to `most` and one more. */
function countLineBreaks(source: string | Buffer, most: number): number {
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

/** The refusal of a file that no child process could read. */
function refusalOf(cause: unknown): Error {
  if (cause instanceof QueueFull) return new WorkersBusy('Too many files are being read.')
  if (!(cause instanceof ChildFailure)) return cause instanceof Error ? cause : new Error(String(cause))
  switch (cause.reason) {
    case 'full':
      return new WorkersBusy('Too many files are being read.')
    case 'ended':
      return new RowsRefused('tooMuch', 'The file takes too much memory to read.', { cause })
    case 'late':
      return new RowsRefused('tooMuch', 'The file takes too long to read.', { cause })
    case 'threw':
      return new RowsRefused('broken', 'The file cannot be read.', { cause })
  }
}

/**
 * Reads a paste or a file without blocking the main thread: small texts in it, everything else in a child process,
 * which an abort of the engine ends alone. Owners take turns. Throws `RowsRefused` with the reason when the source
 * cannot be read, and `WorkersBusy` when too many files wait, or one waits too long.
 */
export async function readInWorker(
  source: string | Buffer,
  owner: TaskOwner = { id: '', trusted: false },
): Promise<PastedRows> {
  const isText = typeof source === 'string' || !isZip(source)
  const breaks = isText ? countLineBreaks(source, maxLineBreaks) : 0
  if (breaks > maxLineBreaks) throw new RowsRefused('tooManyRows', `A file may have ${mostRows} rows.`)
  if (isText && breaks <= mainThreadLineBreaks && source.length <= mainThreadCharacters)
    return readRows(source)
  const answer = await enqueue(owner, () => readInChild(source)).catch((cause: unknown) => {
    throw refusalOf(cause)
  })
  if ('refused' in answer) throw new RowsRefused(answer.refused.code, answer.refused.message)
  return answer.rows
}
