import { createHash, timingSafeEqual } from 'node:crypto'
import { cookieValues } from '../context/cookies.ts'

/** The cookie of a seller's session. Over http on a developer's machine it has no prefix. */
const nameOf = (secure: boolean): string => (secure ? '__Host-Http-operator' : 'operator')

const sessionShape = /^[\w-]{43}$/u

/** The session of a request; null if it is absent, malformed or given twice. */
export function readOperatorSession(header: string | undefined, secure: boolean): string | null {
  const values = cookieValues(header, nameOf(secure))
  const [value] = values
  return values.length === 1 && value !== undefined && sessionShape.test(value) ? value : null
}

/**
 * The `Set-Cookie` line of a session; null ends it. A link in a mail must find it, so it is sent with navigations from
 * elsewhere.
 */
export const operatorCookie = (session: string | null, secure: boolean): string =>
  `${nameOf(secure)}=${session ?? ''}; ${session === null ? 'Max-Age=0; ' : ''}Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The value that every form of a session carries. Only the session's own pages know it. */
export const formToken = (session: string | null): string =>
  session === null ? '' : createHash('sha256').update('operator form').update(session).digest('base64url')

const isSame = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/**
 * Whether a form comes from a page of this origin and of this session. Without a session any page of the origin may be
 * its own: nothing is done with the form of a seller who has signed out in another tab, but what was typed is kept over
 * the sign-in.
 */
export function isOwnForm(
  headers: Headers,
  values: Readonly<Record<string, string>>,
  { session, origin }: { session: string | null; origin: string },
): boolean {
  const site = headers.get('sec-fetch-site')
  // Every current browser sends one of the two headers.
  const isSameOrigin = site === null ? headers.get('origin') === origin : site === 'same-origin'
  return isSameOrigin && (session === null || isSame(values.csrf ?? '', formToken(session)))
}
