import type { Cache, SWRConfiguration } from 'swr'
import { scheduleRetry } from '@tradecounter/ui/later'
import { CallError } from './call-error.ts'

/** Maximum `Retry-After`, in seconds, that is followed automatically. */
const longestWait = 60

/** Maximum delay of the first retry of a read, in milliseconds. */
const firstPause = 200

/** Seconds to wait after a rate limit; null for every other failure. */
const waitOf = (error: unknown): number | null =>
  error instanceof CallError && error.status === 429 ? Math.max(1, error.retryAfter ?? 1) : null

/** A read is retried after a network or server failure or a rate limit, never after a refusal. */
export const retriesAfter = (error: unknown): boolean => {
  const wait = waitOf(error)
  if (wait !== null) return wait <= longestWait
  return error instanceof CallError
    ? error.status >= 500
    : !(error instanceof DOMException && error.name === 'AbortError')
}

/**
 * Retries failed reads while a part of the page needs them: once almost immediately, then by `scheduleRetry`; after
 * a rate limit, once after the requested delay. Replaces SWR's own; `cache` is the page's.
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
      // The answer may have arrived by another request.
      if (cache.get(key)?.error !== undefined) void revalidate(options)
    }
    const first = { pause: firstPause * (0.5 + Math.random() / 2) }
    scheduled.set(
      key,
      retryCount === 1 ? scheduleRetry(1, retry, first) : scheduleRetry(retryCount - 1, retry),
    )
  }
}
