import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Names of the two cookies of a session, of which `write` must come along with every change (reliability S3), and of
 * the one that a device is known by after a good sign-in (reliability L3).
 */
export interface CookieNames {
  session: string
  write: string
  device: string
  secure: boolean
}

/** Plain names only on a developer's machine over http, where a browser would refuse `Secure` cookies. */
export const cookieNames = (secure: boolean): CookieNames =>
  secure
    ? { session: '__Host-Http-sid', write: '__Host-Http-w', device: '__Host-Http-dev', secure }
    : { session: 'sid', write: 'w', device: 'dev', secure }

/** Ids are 32 random bytes in base64url; anything else is none. */
const sessionIdPattern = /^[A-Za-z0-9_-]{43}$/u

/** The values that one cookie name has in a `Cookie` header. */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  if (!header) return []
  const values: string[] = []
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) values.push(part.slice(at + 1).trim())
  }
  return values
}

function readId(header: string | null | undefined, name: string): string | null {
  const values = cookieValues(header, name)
  const [value] = values
  return values.length === 1 && value !== undefined && sessionIdPattern.test(value) ? value : null
}

/** The session of a request; null when there is none, when it is malformed, or when there are two. */
export const readSession = (header: string | null | undefined, names: CookieNames): string | null =>
  readId(header, names.session)

/** False for a `Cookie` header in which there is no session for certain, under either name. */
export const mayHoldSession = (header: string): boolean => header.includes('sid')

/** The device that a request comes from; null likewise. */
export const readDevice = (header: string | null | undefined, names: CookieNames): string | null =>
  readId(header, names.device)

const writeValue = (session: string): string =>
  createHash('sha256').update('write').update(session).digest('base64url')

/** Whether the `SameSite=Strict` companion of the session came along: then no other site has started the request. */
export function hasWriteCookie(
  header: string | null | undefined,
  session: string,
  names: CookieNames,
): boolean {
  const [value, second] = cookieValues(header, names.write)
  if (value === undefined || second !== undefined) return false
  const expected = Buffer.from(writeValue(session))
  const given = Buffer.from(value)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What the link shows that confirms a sign-out: known to the session's own pages alone. */
export const signOutTicket = (session: string): string =>
  createHash('sha256').update('sign-out').update(session).digest('base64url')

const attributes = (sameSite: 'Lax' | 'Strict', { secure }: CookieNames): string =>
  `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`

/** `Set-Cookie` lines for a new session. */
export const sessionCookies = (session: string, names: CookieNames): string[] => [
  `${names.session}=${session}; ${attributes('Lax', names)}`,
  `${names.write}=${writeValue(session)}; ${attributes('Strict', names)}`,
]

/** `Set-Cookie` lines that end a session in the browser. */
export const expiredCookies = (names: CookieNames): string[] => [
  `${names.session}=; Max-Age=0; ${attributes('Lax', names)}`,
  `${names.write}=; Max-Age=0; ${attributes('Strict', names)}`,
]

/** Browsers keep no cookie for longer. */
const longestDays = 400

/** `Set-Cookie` line by which the device is known at the next sign-in. It stays when the session ends. */
export const deviceCookie = (device: string, names: CookieNames): string =>
  `${names.device}=${device}; Max-Age=${longestDays * 86_400}; ${attributes('Strict', names)}`
