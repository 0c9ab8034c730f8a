import type { Rate } from './rate-limiter.ts'

/** The limits of one kind of call for a session and for an address. No limit where one is absent. */
export interface RateLimit {
  session?: Rate
  address?: Rate
}

/** The kinds of calls. Calls of one kind are counted together. */
export const rateNames = [
  'read',
  'search',
  'write',
  'bulk',
  'order',
  'sheet',
  'token',
  'newSession',
  'feedback',
  'file',
] as const
export type RateName = (typeof rateNames)[number]
export type RateLimits = Readonly<Record<RateName, RateLimit>>

/**
 * The limits (docs/security.md says how they were chosen). A session is one browser: its limits are far
 * above what a person can do. An address may be an office of 200 people: its limits are those of all of them in their
 * busiest minute.
 */
export const rateLimits: RateLimits = {
  /** Lists, articles, the cart, stock and prices. */
  read: { session: { burst: 600, perMinute: 1200 }, address: { burst: 12_000, perMinute: 24_000 } },
  /** Calls at each typed letter. */
  search: { session: { burst: 120, perMinute: 600 }, address: { burst: 2400, perMinute: 9000 } },
  /** One change. */
  write: { session: { burst: 300, perMinute: 300 }, address: { burst: 3000, perMinute: 6000 } },
  /** Files and lists of many rows. */
  bulk: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  order: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  /** An order confirmation as PDF: thousands of lines take a second of a core. */
  sheet: { session: { burst: 20, perMinute: 20 }, address: { burst: 300, perMinute: 300 } },
  /** One per page of a signed-in user. */
  token: { session: { burst: 120, perMinute: 120 }, address: { burst: 2400, perMinute: 4800 } },
  /** One per visitor who acts; each is a row in the database. */
  newSession: { address: { burst: 300, perMinute: 120 } },
  feedback: { session: { burst: 5, perMinute: 1 }, address: { burst: 200, perMinute: 10 } },
  /** Pictures and documents. */
  file: { address: { burst: 20_000, perMinute: 60_000 } },
}

/** Calls whose kind does not follow from their method, by route pattern. */
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
  'GET /api/my-pages/order/sheet': 'sheet',
  'POST /api/variants/stockprices': 'read',
  'POST /api/my-pages/menu': 'read',
  'POST /api/site/checkAntiForgeryToken': 'token',
  'POST /api/feedback': 'feedback',
}

/** The kind of a call. `route` is the route pattern, not the address. */
export function rateNameOf(method: string, route: string, hasSession: boolean): RateName {
  if (route === '/api/site/getAntiForgeryToken' && !hasSession) return 'newSession'
  if (/^\/(?:pictures|documents)\//u.test(route)) return 'file'
  return kinds[`${method} ${route}`] ?? (method === 'POST' ? 'write' : 'read')
}
