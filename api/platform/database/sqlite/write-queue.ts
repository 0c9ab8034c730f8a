import { setTimeout as pause } from 'node:timers/promises'
import { resultCode, sqliteBusy } from './sqlite-codes.ts'

/** Pause between two tries in milliseconds, random so that two processes do not collide again. */
const [shortest, longest] = [2, 30]

/**
 * Repeats `act` while another process holds the lock that it needs. After `until` (a time of `performance.now()`)
 * it throws the error of SQLite. `act` must have no effect when it fails.
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

/** A queue of writers: `take` resolves when it is the caller's turn. */
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
