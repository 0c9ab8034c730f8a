import type { Rate } from './rate-limiter.ts'

/** What a session and what an address may do of one kind; no limit where there is none. */
export interface RateLimit {
  session?: Rate
  address?: Rate
}

/** The kinds of calls that are counted together. */
export const rateNames = [
  'read',
  'search',
  'write',
  'bulk',
  'order',
  'token',
  'newSession',
  'feedback',
  'file',
] as const
export type RateName = (typeof rateNames)[number]
export type RateLimits = Readonly<Record<RateName, RateLimit>>

/**
 * The one table of limits (docs/security.md says how they were chosen). A session is one browser: its numbers are far
 * above what hands can do. An address may be an office of 200 people: its numbers are those of all of them at their
 * busiest minute.
 */
export const rateLimits: RateLimits = {
  /** Lists, articles, the cart as it is shown, stock and prices. */
  read: { session: { burst: 600, perMinute: 1200 }, address: { burst: 12_000, perMinute: 24_000 } },
  /** What is asked for at each letter. */
  search: { session: { burst: 120, perMinute: 600 }, address: { burst: 2400, perMinute: 9000 } },
  /** A change of one thing. */
  write: { session: { burst: 300, perMinute: 300 }, address: { burst: 3000, perMinute: 6000 } },
  /** Files and lists of many rows. */
  bulk: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  order: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  /** One for each page that a signed-in user opens. */
  token: { session: { burst: 120, perMinute: 120 }, address: { burst: 2400, perMinute: 4800 } },
  /** One for each visitor who begins to do something; each is a row. */
  newSession: { address: { burst: 300, perMinute: 120 } },
  feedback: { session: { burst: 5, perMinute: 1 }, address: { burst: 200, perMinute: 10 } },
  /** Drawings, pictures and documents. */
  file: { address: { burst: 20_000, perMinute: 60_000 } },
}

/** Calls that are not of the kind that their method stands for, by the route that the router matches. */
const kinds: Readonly<Record<string, RateName>> = {
  'GET /api/search/quick': 'search',
  'GET /api/directorder/suggest': 'search',
  'POST /api/directorder/check': 'bulk',
  'POST /api/directorder/rows': 'bulk',
  'POST /api/directorder/commit': 'bulk',
  'POST /api/directorder/commitlist': 'bulk',
  'POST /api/cart/addlist': 'bulk',
  'POST /api/cart/savelist': 'bulk',
  'POST /api/cart/order': 'order',
  'POST /api/variants/stockprices': 'read',
  'POST /api/my-pages/menu': 'read',
  'POST /api/site/checkAntiForgeryToken': 'token',
  'POST /api/feedback': 'feedback',
}

/** What a call is counted as. `route` is the pattern that the router matches, never the address that was sent. */
export function rateNameOf(method: string, route: string, hasSession: boolean): RateName {
  if (route === '/api/site/getAntiForgeryToken' && !hasSession) return 'newSession'
  if (/^\/(?:pictures|documents)\//u.test(route)) return 'file'
  return kinds[`${method} ${route}`] ?? (method === 'POST' ? 'write' : 'read')
}
