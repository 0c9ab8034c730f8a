import { LRUCache } from 'lru-cache'

/** So many at once, and so many a minute after that. */
export interface Rate {
  burst: number
  perMinute: number
}

/**
 * Counts by key how often something is done (the generic cell rate algorithm: one number for each key). Answers 0 when
 * it may be done now, else the seconds until it may; what is refused does not count. The keys that are remembered are
 * bounded; the one unused for longest is forgotten.
 */
export function createRateLimiter(mostKeys = 50_000): (key: string, rate: Rate, now: Date) => number {
  /** When the key's bucket is full again, in milliseconds. */
  const fullAt = new LRUCache<string, number>({ max: mostKeys })
  return (key, { burst, perMinute }, now) => {
    const time = now.getTime()
    const each = 60_000 / perMinute
    const full = Math.max(time, fullAt.get(key) ?? time)
    const wait = full + each - burst * each - time
    if (wait > 0) return Math.ceil(wait / 1000)
    fullAt.set(key, full + each)
    return 0
  }
}
