import { setTimeout as pause } from 'node:timers/promises'
import { isUnwritable } from './database-errors.ts'

/** Milliseconds that a read waits for its write. */
const waitMs = 250

/**
 * Runs a write that a read can do without, such as recording when a session was seen. Returns `fallback` if the
 * database cannot be written to within a moment. `write` calls `canStart` first in its transaction, and does
 * nothing if that returns false: the read has continued without it.
 */
export async function bestEffortWrite<Result>(
  write: (canStart: () => boolean) => Promise<Result>,
  fallback: Result,
): Promise<Result> {
  let state: 'waiting' | 'running' | 'skipped' = 'waiting'
  const written = write(() => {
    if (state === 'waiting') state = 'running'
    return state === 'running'
  }).catch((cause: unknown) => {
    if (isUnwritable(cause)) return fallback
    throw cause
  })
  const late = pause(waitMs, undefined, { ref: false }).then(() => {
    if (state === 'running') return written
    state = 'skipped'
    return fallback
  })
  // The write may end after the read, when nothing handles its failure.
  written.catch(() => undefined)
  return Promise.race([written, late])
}
