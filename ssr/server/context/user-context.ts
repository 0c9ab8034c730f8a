import { miniCartSchema, type User, userSchema } from '@tradecounter/api/contract'
import * as v from 'valibot'
import type { Asker, Asking } from '../bff/api-client.ts'
import { endedCookies, sessionCookies } from './cookies.ts'
import type { Sessions, Standing } from './sessions.ts'
import type { Visit } from './request-context.ts'

/** Who visits: what a page must know of them before it is rendered. */
export interface Person {
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
export const visitor: Person = { bearer: null, user: null, cartCount: 0, cookies: [] }

/** Whether this person's page is everybody's page. */
export const isAnybody = ({ user, cartCount, unknown }: Person): boolean =>
  user === null && cartCount === 0 && unknown !== true

/** Who asks the api on a visit. */
export const askerOf = (visit: Visit, bearer: string | null): Asker => ({
  site: visit.siteHost.site.key,
  brand: visit.siteHost.brand,
  locale: visit.locale,
  bearer,
  requestId: visit.requestId,
  traceparent: visit.traceparent,
})

const cartCountSchema = v.pick(miniCartSchema, ['lineCount'])

/** The cookies that follow from what a session stands for. */
export function cookiesAfter(visit: Visit, standing: Standing | null): readonly string[] {
  if (standing === null || standing === 'replaced') return []
  if (standing === 'gone') return endedCookies(visit.cookieNames)
  return standing.renewed === null ? [] : sessionCookies(standing.renewed, visit.cookieNames)
}

/** Somebody with a session of which nothing could be learned. */
const unknownPerson = (cookies: readonly string[] = []): Person => ({
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
export function createPeople(sessions: Sessions, asking: Asking) {
  return async (visit: Visit): Promise<Person> => {
    if (visit.session === null) return visitor
    const standing = await sessions
      .standingOf(visit.session, visit.siteHost.site.key)
      .catch(() => 'unreachable' as const)
    if (standing === 'unreachable') return unknownPerson()
    const cookies = cookiesAfter(visit, standing)
    if (typeof standing === 'string') return { ...visitor, cookies }
    const { bearer, userId } = standing
    const asker = askerOf(visit, bearer)
    const [user, cart] = await Promise.all([
      asking.ask('/api/user/current', asker),
      asking.ask('/api/cart/getminicart', asker),
    ])
    if (user.status === 401 || cart.status === 401) {
      sessions.forget(visit.session)
      return visitor
    }
    const userReading = v.safeParse(v.nullable(userSchema), user.json)
    const cartReading = v.safeParse(cartCountSchema, cart.json)
    const isRead = user.status === 200 && userReading.success
    // A visitor's session is nobody's, whatever the call says.
    if (!isRead && userId !== '') return unknownPerson(cookies)
    return {
      bearer,
      cookies,
      user: isRead ? userReading.output : null,
      cartCount: cart.status === 200 && cartReading.success ? cartReading.output.lineCount : null,
    }
  }
}
