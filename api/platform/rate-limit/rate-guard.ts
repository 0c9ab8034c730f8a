import type { Call } from '../../contract/index.ts'
import { createRateLimiter, type Rate } from './rate-limiter.ts'
import { readClient } from '../http/client.ts'
import { ApiError } from '../http/api-error.ts'
import { rateLimits, rateNameOf } from './rate-limits.ts'
import type { ApiContext, Services } from '../services.ts'

/**
 * Counts a call by its session and by its client address, before it is answered. Errors: 429 with
 * `Retry-After`. Each copy of the service has its own counters.
 */
export function createRateGuard(services: Services): (c: ApiContext, call: Call) => void {
  const { clock, settings } = services
  const limits = settings.rateLimits ?? rateLimits
  const seconds = createRateLimiter()

  const count = (key: string, rate: Rate | undefined): number =>
    rate === undefined ? 0 : seconds(key, rate, clock())

  return (c, call) => {
    const { sessionHash } = c.get('caller')
    const name = rateNameOf(call, sessionHash !== null)
    const { address } = readClient(c, services)
    const { [name]: limit } = limits
    const wait =
      (sessionHash === null ? 0 : count(`${name} session ${sessionHash}`, limit.session)) ||
      (address === null ? 0 : count(`${name} address ${address}`, limit.address))
    if (wait === 0) return
    throw new ApiError(429, 'tooManyRequests', 'Too many calls of this kind: wait before the next one.', {
      headers: { 'retry-after': String(wait) },
    })
  }
}
