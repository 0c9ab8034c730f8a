import { createRateLimiter, type Rate } from '@tradecounter/api/rate-limiter'
import type { RequestContext } from '../context/request-context.ts'
import type { UserContext } from '../context/user-context.ts'

/** How often pages may be rendered for one session and for one address. Pages from the cache do not count. */
export interface PageRates {
  session: Rate
  address: Rate
}

/**
 * A session is one browser, far above what a person opens. An address may be an office: 300 people who open a page
 * every six seconds make 3,000 pages a minute.
 */
export const pageRates: PageRates = {
  session: { burst: 300, perMinute: 600 },
  address: { burst: 6000, perMinute: 9000 },
}

/** Thrown instead of rendering a page. `seconds` is the wait until the next one. */
export class TooManyPages extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('Too many pages were rendered for this session or address.')
    this.seconds = seconds
  }
}

/** Counts a page before it is rendered. Throws `TooManyPages`. */
export function createPageCounter({ session, address }: PageRates) {
  const secondsUntil = createRateLimiter()
  return (
    context: Pick<RequestContext, 'clientAddress' | 'network' | 'session'>,
    user: Pick<UserContext, 'bearer'>,
  ): void => {
    const now = new Date()
    const client = context.clientAddress()
    // Ids that a browser makes up have no bearer: they must not evict the counters of others.
    const seconds =
      (user.bearer === null ? 0 : secondsUntil(`session ${context.session ?? ''}`, session, now)) ||
      (client === null ? 0 : secondsUntil(`address ${context.network()}`, address, now))
    if (seconds > 0) throw new TooManyPages(seconds)
  }
}
