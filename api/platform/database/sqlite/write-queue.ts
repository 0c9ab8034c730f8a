import { setTimeout as pause } from 'node:timers/promises'
import { resultCode, sqliteBusy } from './sqlite-codes.ts'

/** Pauses between two tries, in milliseconds: random within the interval, so that processes do not meet again. */
const [shortest, longest] = [2, 30]

/**
 * Runs `act` again while another process holds the lock that it needs. After `until` (a time of `performance.now()`)
 * SQLite's own error is thrown. `act` must have no effect when it fails.
 */
export async function retryWhileLocked<Result>(act: () => Result, until: number): Promise<Result> {
  for (;;) {
    try {
      return act()
    } catch (cause) {
      if (!sqliteBusy.includes(resultCode(cause)) || performance.now() >= until) throw cause
    }
    await pause(shortest + Math.random() * (longest - shortest))
  }
}

/** The right to write until `end` is called. */
export interface WriteTurn {
  end(): void
}

/** Lets one caller after the other write: `take` resolves when it is the caller's turn. */
export function writeQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    take(): Promise<WriteTurn> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = last
      last = promise
      return before.then(() => ({ end: resolve }))
    },
  }
}
