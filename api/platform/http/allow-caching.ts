import type { AnswerScope, CachePermission } from '../../contract/index.ts'
import type { ApiContext, Caller } from '../services.ts'

/**
 * The `X-Cache-Key-Context` of a call (spec §7); empty for a visitor and for answers that are the same for
 * everybody.
 */
function contextOf(scope: AnswerScope, { userId, customerId }: Caller): string {
  if (userId === '' || scope === 'public') return ''
  const customer = `customer:${encodeURIComponent(customerId)}`
  return scope === 'customer' ? customer : `user:${encodeURIComponent(userId)} ${customer}`
}

/**
 * Lets the caller's browser cache an answer (ACC-6), only if the call's `X-Cache-Key-Context` names the caller: no
 * answer may be cached under another user's name. Errors must not be cached, so call it when the answer is ready.
 */
export function allowCaching(c: ApiContext, { scope, seconds, staleSeconds = 0 }: CachePermission): void {
  c.header('Vary', 'X-Cache-Key-Context, X-Language')
  if ((c.req.header('x-cache-key-context') ?? '') !== contextOf(scope, c.get('caller'))) return
  const stale = staleSeconds === 0 ? '' : `, stale-while-revalidate=${staleSeconds}`
  c.header('Cache-Control', `private, max-age=${seconds}${stale}`)
}
