import type { Call, RateName } from '../../contract/index.ts'
import type { Rate } from './rate-limiter.ts'

/** The limits of one kind of call for a session and for an address. An absent one is unlimited. */
export interface RateLimit {
  session?: Rate
  address?: Rate
}

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
  /**
   * A file that is made while it is sent: thousands of lines take a second of a core. Users take turns in its queue.
   */
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
  /**
   * Submissions of applications, each of which mails every seller, and requests to be attached to a customer, which
   * mail its administrators. A submission that is refused is corrected and repeated.
   */
  submission: { session: { burst: 5, perMinute: 1 }, address: { burst: 20, perMinute: 2 } },
  /** Mails with links to applications, and e-identifications. */
  application: { session: { burst: 10, perMinute: 3 }, address: { burst: 200, perMinute: 30 } },
  /** Companies by number, each a call to the register. */
  register: { session: { burst: 20, perMinute: 10 }, address: { burst: 200, perMinute: 60 } },
  /** Pictures and documents. */
  file: { address: { burst: 20_000, perMinute: 60_000 } },
}

/** The kind of a call. */
export function rateNameOf(
  call: Pick<Call, 'method' | 'rate' | 'rateOfVisitors'>,
  hasSession: boolean,
): RateName {
  const { method, rate = method === 'POST' ? 'write' : 'read', rateOfVisitors = rate } = call
  return hasSession ? rate : rateOfVisitors
}
