import type { Rate } from './rate-limiter.ts'

/** The limits of one kind of call for a session and for an address. An absent one is unlimited. */
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
  'link',
  'feedback',
  'file',
  'track',
  'carrier',
  'application',
  'register',
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
  /** Calls while typing. */
  search: { session: { burst: 120, perMinute: 600 }, address: { burst: 2400, perMinute: 9000 } },
  /** One change. */
  write: { session: { burst: 300, perMinute: 300 }, address: { burst: 3000, perMinute: 6000 } },
  /** Files and lists of many rows. */
  bulk: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  order: { session: { burst: 30, perMinute: 30 }, address: { burst: 300, perMinute: 600 } },
  /** A file that is made while it is sent: thousands of lines take a second of a core. Users take turns in its queue. */
  sheet: { session: { burst: 120, perMinute: 60 }, address: { burst: 600, perMinute: 600 } },
  /** One per page of a signed-in user. */
  token: { session: { burst: 120, perMinute: 120 }, address: { burst: 2400, perMinute: 4800 } },
  /** One per visitor who acts; each is a row in the database. */
  newSession: { address: { burst: 300, perMinute: 120 } },
  /** Mails with a link, each asked for by a name that may be another person's. */
  link: { session: { burst: 5, perMinute: 1 }, address: { burst: 200, perMinute: 30 } },
  feedback: { session: { burst: 5, perMinute: 1 }, address: { burst: 200, perMinute: 10 } },
  /** Parcels by number and postal code: numbers follow each other, and a postal code has few digits. */
  track: { session: { burst: 20, perMinute: 10 }, address: { burst: 200, perMinute: 30 } },
  /** Reports of carriers, of up to 500 events each. */
  carrier: { address: { burst: 300, perMinute: 600 } },
  /** Submissions of applications, mails about them, and e-identifications. */
  application: { session: { burst: 10, perMinute: 3 }, address: { burst: 200, perMinute: 30 } },
  /** Companies by number, each a call to the register. */
  register: { session: { burst: 20, perMinute: 10 }, address: { burst: 200, perMinute: 60 } },
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
  'POST /api/my-pages/order/savelist': 'bulk',
  'POST /api/my-pages/order/change': 'bulk',
  'POST /api/my-pages/order/comment': 'bulk',
  'POST /api/cart/order': 'order',
  'GET /api/my-pages/order/sheet': 'sheet',
  'GET /api/my-pages/order/deliverynote': 'sheet',
  'GET /api/track-and-trace': 'track',
  'POST /api/carrier-events': 'carrier',
  'GET /api/my-pages/order-history/export': 'sheet',
  'GET /api/my-pages/invoices/export': 'sheet',
  'GET /api/my-pages/invoices/documents': 'sheet',
  'GET /api/my-pages/invoice/pdf': 'sheet',
  'POST /api/my-pages/invoice/mail': 'bulk',
  'GET /api/my-pages/returns/export': 'sheet',
  'GET /api/my-pages/return/slip': 'sheet',
  'GET /api/my-pages/return/label': 'sheet',
  'POST /api/variants/stockprices': 'read',
  'POST /api/my-pages/menu': 'read',
  'POST /api/site/checkAntiForgeryToken': 'token',
  'POST /api/feedback': 'feedback',
  'POST /api/files': 'bulk',
  'POST /api/user/requestlink': 'link',
  'POST /api/user/changeemail': 'link',
  'POST /api/customer/callback': 'bulk',
  'POST /api/customer/salesmessage': 'bulk',
  'POST /api/customer/attachmentrequest/send': 'link',
  'GET /api/customer/people': 'search',
  'GET /api/become-a-customer/company': 'register',
  'POST /api/become-a-customer/submit': 'application',
  'POST /api/become-a-customer/link': 'application',
  'POST /api/become-a-customer/attachment': 'application',
  'POST /api/become-a-customer/linkpreview': 'application',
  'POST /api/become-a-customer/open': 'application',
  'POST /api/become-a-customer/identification/start': 'application',
  'POST /api/become-a-customer/identification/invite': 'application',
}

/** The kind of a call. `route` is the route pattern, not the address. */
export function rateNameOf(method: string, route: string, hasSession: boolean): RateName {
  if (route === '/api/site/getAntiForgeryToken' && !hasSession) return 'newSession'
  if (/^\/(?:pictures|documents)\//u.test(route)) return 'file'
  return kinds[`${method} ${route}`] ?? (method === 'POST' ? 'write' : 'read')
}
