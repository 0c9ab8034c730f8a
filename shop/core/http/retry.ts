import type { Cache, SWRConfiguration } from 'swr'
import { scheduleRetry } from '@tradecounter/ui/later'
import { CallError } from './call-error.ts'

/** Longest wait, in seconds, after which a read is still tried again by itself. */
const longestWait = 60

/** Most milliseconds before a read that failed for the first time is tried once more. */
const firstPause = 200

/** Seconds to wait before a read that came too often may be tried again; null for every other failure. */
const waitOf = (error: unknown): number | null =>
  error instanceof CallError && error.status === 429 ? Math.max(1, error.retryAfter ?? 1) : null

/** A read is tried again when the network or the server failed, or it came too often, never when the answer was a refusal. */
export const retriesAfter = (error: unknown): boolean => {
  const wait = waitOf(error)
  if (wait !== null) return wait <= longestWait
  return error instanceof CallError
    ? error.status >= 500
    : !(error instanceof DOMException && error.name === 'AbortError')
}

/**
 * Tries failed reads again while a part of the page needs them: once almost at once, then as `scheduleRetry` says; after
 * the pause that the server asks for, once. In place of SWR's own; `cache` is that of the page.
 */
export function createRetryRead(cache: Cache): NonNullable<SWRConfiguration['onErrorRetry']> {
  const scheduled = new Map<string, () => void>()
  return (error, key, _config, revalidate, options) => {
    const { retryCount } = options
    const wait = waitOf(error)
    if (wait !== null) {
      if (retryCount === 1) setTimeout(() => void revalidate(options), wait * 1000)
      return
    }
    // A failed "Try again" starts over: one retry per key is enough.
    scheduled.get(key)?.()
    const retry = (): void => {
      scheduled.delete(key)
      // The answer may have come by another way.
      if (cache.get(key)?.error !== undefined) void revalidate(options)
    }
    const first = { pause: firstPause * (0.5 + Math.random() / 2) }
    scheduled.set(
      key,
      retryCount === 1 ? scheduleRetry(1, retry, first) : scheduleRetry(retryCount - 1, retry),
    )
  }
}
