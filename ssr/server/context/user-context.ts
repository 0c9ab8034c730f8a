import { miniCartSchema, type User, userSchema } from '@tradecounter/api/contract'
import * as v from 'valibot'
import type { ApiCaller, ApiClient } from '../bff/api-client.ts'
import { expiredCookies, sessionCookies } from './cookies.ts'
import type { Sessions, SessionStatus } from './sessions.ts'
import type { RequestContext } from './request-context.ts'

/** Who visits: what a page must know of them before it is rendered. */
export interface UserContext {
  bearer: string | null
  user: User | null
  /** Null when the cart could not be asked for. */
  cartCount: number | null
  /** There is a session, and it could not be found out whose. */
  unknown?: true
  /** `Set-Cookie` lines that go out with the page: a renewed session's, or the end of one that is no more. */
  cookies: readonly string[]
}

/** Somebody without a session. */
export const anonymousUser: UserContext = { bearer: null, user: null, cartCount: 0, cookies: [] }

/** Whether this person's page is everybody's page. */
export const isAnonymous = ({ user, cartCount, unknown }: UserContext): boolean =>
  user === null && cartCount === 0 && unknown !== true

/** Who asks the api on a visit. */
export const callerOf = (context: RequestContext, bearer: string | null): ApiCaller => ({
  site: context.siteHost.site.key,
  brand: context.siteHost.brand,
  locale: context.locale,
  bearer,
  requestId: context.requestId,
  traceparent: context.traceparent,
})

const cartCountSchema = v.pick(miniCartSchema, ['lineCount'])

/** The cookies that follow from what a session stands for. */
export function cookiesForStatus(context: RequestContext, status: SessionStatus | null): readonly string[] {
  if (status === null || status === 'replaced') return []
  if (status === 'gone') return expiredCookies(context.cookieNames)
  return status.renewed === null ? [] : sessionCookies(status.renewed, context.cookieNames)
}

/** Somebody with a session of which nothing could be learned. */
const unknownUser = (cookies: readonly string[] = []): UserContext => ({
  bearer: null,
  user: null,
  cartCount: null,
  unknown: true,
  cookies,
})

/**
 * Finds out who visits. A session that is no more leaves a visitor; one that the api cannot be asked about leaves an
 * unknown person, who is not told that they are signed out.
 */
export function createUserResolver(sessions: Sessions, apiClient: ApiClient) {
  return async (context: RequestContext): Promise<UserContext> => {
    if (context.session === null) return anonymousUser
    const status = await sessions
      .statusOf(context.session, context.siteHost.site.key)
      .catch(() => 'unreachable' as const)
    if (status === 'unreachable') return unknownUser()
    const cookies = cookiesForStatus(context, status)
    if (typeof status === 'string') return { ...anonymousUser, cookies }
    const { bearer, userId } = status
    const caller = callerOf(context, bearer)
    const [user, cart] = await Promise.all([
      apiClient.ask('/api/user/current', caller),
      apiClient.ask('/api/cart/getminicart', caller),
    ])
    if (user.status === 401 || cart.status === 401) {
      sessions.forget(context.session)
      return anonymousUser
    }
    const userReading = v.safeParse(v.nullable(userSchema), user.json)
    const cartReading = v.safeParse(cartCountSchema, cart.json)
    const isRead = user.status === 200 && userReading.success
    // A visitor's session is nobody's, whatever the call says.
    if (!isRead && userId !== '') return unknownUser(cookies)
    return {
      bearer,
      cookies,
      user: isRead ? userReading.output : null,
      cartCount: cart.status === 200 && cartReading.success ? cartReading.output.lineCount : null,
    }
  }
}
