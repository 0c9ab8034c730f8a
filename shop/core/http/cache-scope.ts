/** Who may share a cached answer (spec §7). */
export type CacheScope = 'public' | 'private' | 'customer' | 'user'

export interface CacheRule {
  scope: CacheScope
  /** Seconds that an answer is fresh. */
  duration?: number
  /** Seconds after that in which a stale answer may be shown while a new one is fetched. */
  staleWhileRevalidate?: number
}

export interface Identity {
  userId: string
  customerId: string
}

/** Whether a rule needs the id of a user or customer. */
export const needsIdentity = ({ scope }: CacheRule): boolean => scope === 'customer' || scope === 'user'

/** The maximum max-age of HTTP caches. */
const forever = 2 ** 31

/** Whole seconds from zero; throws for anything else. */
const seconds = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(forever, Math.max(0, Math.trunc(value)))

/**
 * The headers that a cache rule becomes. `X-Cache-Key-Context` keeps the answers of customers and users apart,
 * a user's at one customer from those at another.
 * Throws the specification's sentences (spec §8) when the scope needs an id that is not there.
 */
export function cacheHeaders(rule: CacheRule, identity: Identity): Record<string, string> {
  const { scope, duration = 0, staleWhileRevalidate = 0 } = rule
  if (scope === 'customer' && identity.customerId === '')
    throw new Error('Customer scope requires valid customerId')
  if (scope === 'user' && identity.userId === '') throw new Error('User scope requires valid userId')
  const stale = seconds(staleWhileRevalidate)
  const directives = [scope === 'public' ? 'public' : 'private', `max-age=${seconds(duration)}`]
  if (stale > 0) directives.push(`stale-while-revalidate=${stale}`)
  const headers: Record<string, string> = { 'Cache-Control': directives.join(', ') }
  const customer = `customer:${encodeURIComponent(identity.customerId)}`
  if (scope === 'customer') headers['X-Cache-Key-Context'] = customer
  if (scope === 'user')
    headers['X-Cache-Key-Context'] = `user:${encodeURIComponent(identity.userId)} ${customer}`
  return headers
}
