import { ApiError } from '../http/api-error.ts'
import { readClient } from '../http/client.ts'
import type { ApiContext, Services } from '../services.ts'
import { createRateLimiter, type Rate } from './rate-limiter.ts'

/** Rows, not calls, that visitors of one address may store at once: 300 of an office with 60 rows each. */
const visitorRows: Rate = { burst: 20_000, perMinute: 500 }

/**
 * Counts the rows that a visitor stores, by client address: sessions cost a visitor nothing, so limits by session do
 * not limit the database. Customers' rows are limited by their owner. Errors: 429 with `Retry-After`.
 */
export function createRowGuard(services: Services): (c: ApiContext, rows: number) => void {
  const { clock } = services
  const secondsUntil = createRateLimiter()
  return (c, rows) => {
    if (c.get('caller').userId !== '') return
    const { address } = readClient(c, services)
    const wait = address === null ? 0 : secondsUntil(address, visitorRows, clock(), rows)
    if (wait === 0) return
    throw new ApiError(429, 'tooManyRequests', 'Too many rows were stored: wait before the next ones.', {
      headers: { 'retry-after': String(wait) },
    })
  }
}
