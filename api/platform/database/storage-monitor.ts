import { randomBytes, randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import { isDiskFull } from './database-errors.ts'
import type { Store } from './store.ts'

/** Whether anything can be saved. */
export type StorageState = 'writable' | 'full'

/** Detects a full disk: from failed writes, until one of its own writes succeeds. */
export interface StorageMonitor {
  /** Reports a failed write. Returns whether the disk is full. */
  failed(cause: unknown): boolean
  /** Tries a write while the disk is full, at most once a second. Never throws. */
  state(): Promise<StorageState>
}

/** Milliseconds between two trial writes. */
const pauseMs = 1000

/** Keeps trial rows apart from those of requests. */
const scope = 'trial of the disk'

/** Saves a row of several pages and deletes it again. Throws if there is no space for it. */
async function tryWrite({ db }: Store, now: Date): Promise<void> {
  const row = { key: randomUUID(), scope, requestHash: '', status: 0, createdAt: now.toISOString() }
  await db
    .insertInto('idempotency')
    .values({ ...row, body: randomBytes(32_768).toString('hex') })
    .execute()
  // Also deletes the row of a process that ended before it could.
  await db.deleteFrom('idempotency').where('scope', '=', scope).execute()
}

/** Monitors the storage of a store. Logs once when the disk is full and once when it has space again. */
export function monitorStorage({
  store,
  log,
  clock,
}: Pick<Services, 'store' | 'log' | 'clock'>): StorageMonitor {
  let isFull = false
  let trial: Promise<void> | null = null
  let triedAt = 0

  const attempt = async (): Promise<void> => {
    try {
      await tryWrite(store, clock())
      isFull = false
      log.info({}, 'the disk has space again: the shop saves as before')
    } catch {
      // Still full, or unknown: the next call tries again.
    }
  }

  return {
    failed: (cause) => {
      if (!isDiskFull(cause)) return false
      if (!isFull) log.error({ err: cause }, 'the disk is full: the shop can save nothing')
      isFull = true
      return true
    },
    state: async () => {
      if (isFull && performance.now() - triedAt > pauseMs) {
        triedAt = performance.now()
        trial ??= attempt().finally(() => (trial = null))
        await trial
      }
      return isFull ? 'full' : 'writable'
    },
  }
}
