import { setTimeout as pause } from 'node:timers/promises'
import { isUnwritable } from './database-errors.ts'

/** So long a read waits for what it notes beside. */
const waitMs = 250

/**
 * Runs a write that a read can do without, such as noting when a session was seen. Answers `otherwise` when the
 * database cannot be written to, or not soon. `write` calls `begins` first in its transaction and does nothing when
 * that answers false: the read has gone on without it.
 */
export async function bestEffortWrite<Result>(
  write: (begins: () => boolean) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  let state: 'waits' | 'runs' | 'missed' = 'waits'
  const written = write(() => {
    if (state === 'waits') state = 'runs'
    return state === 'runs'
  }).catch((cause: unknown) => {
    if (isUnwritable(cause)) return otherwise
    throw cause
  })
  const late = pause(waitMs, undefined, { ref: false }).then(() => {
    if (state === 'runs') return written
    state = 'missed'
    return otherwise
  })
  // It ends after the read: nobody is left to hear of its failure.
  written.catch(() => undefined)
  return Promise.race([written, late])
}
