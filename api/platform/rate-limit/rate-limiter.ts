import { LRUCache } from 'lru-cache'

/** Calls at once, and calls per minute after that. */
export interface Rate {
  burst: number
  perMinute: number
}

/**
 * Counts calls by key, with the generic cell rate algorithm (one number per key). Returns 0 if a call is allowed,
 * else the seconds until it is; refused calls do not count. A call of several units, at most `burst`, has a `cost`. The
 * number of keys is limited; the least recently used one is dropped.
 */
export function createRateLimiter(
  mostKeys = 50_000,
): (key: string, rate: Rate, now: Date, cost?: number) => number {
  /** When the bucket of a key is full again, in milliseconds. */
  // With `max` the cache would allocate memory for all keys at the start.
  const fullAt = new LRUCache<string, number>({ maxSize: mostKeys, sizeCalculation: () => 1 })
  return (key, { burst, perMinute }, now, cost = 1) => {
    const time = now.getTime()
    const each = 60_000 / perMinute
    const full = Math.max(time, fullAt.get(key) ?? time)
    const wait = full + cost * each - burst * each - time
    if (wait > 0) return Math.ceil(wait / 1000)
    fullAt.set(key, full + cost * each)
    return 0
  }
}
