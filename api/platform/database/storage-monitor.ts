import { randomBytes, randomUUID } from 'node:crypto'
import { isDiskFull } from './database-errors.ts'
import { tryToSave } from './try-to-save.ts'
import type { Services } from '../services.ts'

/** Whether the shop can save anything. */
export type StorageState = 'writable' | 'full'

/** Knows whether the disk of the database is full: from writes that failed, until a write of its own succeeds. */
export interface StorageWatch {
  /** Notes a failed write. Answers whether the disk is full. */
  failed(cause: unknown): boolean
  /** While the disk is full each call tries to save something, at most once a second. Never throws. */
  state(): Promise<StorageState>
}

/** Between two tries to save something. */
const pauseMs = 1000

/** Watches the storage of `store`. Logs once when it is full, with the database's own reason, and once when it has room again. */
export function watchStorage({ store, log, clock }: Pick<Services, 'store' | 'log' | 'clock'>): StorageWatch {
  let full = false
  let trial: Promise<void> | null = null
  let triedAt = 0

  const attempt = async (): Promise<void> => {
    try {
      await tryToSave(store, { key: randomUUID(), content: randomBytes(32_768).toString('hex') }, clock())
      full = false
      log.info({}, 'the disk has room again: the shop saves as before')
    } catch {
      // Still full, or not to be told now: the next call tries again.
    }
  }

  return {
    failed: (cause) => {
      if (!isDiskFull(cause)) return false
      if (!full) log.error({ err: cause }, 'the disk is full: the shop can save nothing')
      full = true
      return true
    },
    state: async () => {
      if (full && performance.now() - triedAt > pauseMs) {
        triedAt = performance.now()
        trial ??= attempt().finally(() => (trial = null))
        await trial
      }
      return full ? 'full' : 'writable'
    },
  }
}
