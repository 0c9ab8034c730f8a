import { miniCartSchema, type User, userSchema } from '@tradecounter/api/contract'
import * as v from 'valibot'
import type { ApiCaller, ApiClient } from '../bff/api-client.ts'
import { expiredCookies, sessionCookies } from './cookies.ts'
import type { Sessions, SessionStatus } from './sessions.ts'
import type { RequestContext } from './request-context.ts'

/** What a page needs to know of the user before it is rendered. */
export interface UserContext {
  bearer: string | null
  user: User | null
  /** Null if the cart could not be loaded. */
  cartCount: number | null
  /** The request has a session, but its user could not be determined. */
  unknown?: true
  /** `Set-Cookie` lines of the page: for a renewed session, or to delete one that has ended. */
  cookies: readonly string[]
}

/** A visitor without a session. */
export const anonymousUser: UserContext = { bearer: null, user: null, cartCount: 0, cookies: [] }

/** Whether the page of this user is the same as that of every anonymous visitor. */
export const isAnonymous = ({ user, cartCount, unknown }: UserContext): boolean =>
  user === null && cartCount === 0 && unknown !== true

/** The caller that requests to the api are made for. */
export const callerOf = (context: RequestContext, bearer: string | null): ApiCaller => ({
  site: context.siteHost.site.key,
  brand: context.siteHost.brand,
  locale: context.locale,
  bearer,
  requestId: context.requestId,
  traceparent: context.traceparent,
})

const cartCountSchema = v.pick(miniCartSchema, ['lineCount'])

/** `Set-Cookie` lines that follow from the status of a session. */
export function cookiesForStatus(context: RequestContext, status: SessionStatus | null): readonly string[] {
  if (status === null || status === 'replaced') return []
  if (status === 'gone') return expiredCookies(context.cookieNames)
  return status.renewed === null ? [] : sessionCookies(status.renewed, context.cookieNames)
}

/** A user whose session could not be checked. */
const unknownUser = (cookies: readonly string[] = []): UserContext => ({
  bearer: null,
  user: null,
  cartCount: null,
  unknown: true,
  cookies,
})

/**
 * Creates `resolveUser`. An ended session makes an anonymous user. If the API does not answer, the user is unknown
 * and is not shown as signed out.
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
    // A visitor's session has no user, so a failed call says nothing about one.
    if (!isRead && userId !== '') return unknownUser(cookies)
    return {
      bearer,
      cookies,
      user: isRead ? userReading.output : null,
      cartCount: cart.status === 200 && cartReading.success ? cartReading.output.lineCount : null,
    }
  }
}
