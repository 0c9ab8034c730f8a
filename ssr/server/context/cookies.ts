import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Names of the session cookie, of its `SameSite=Strict` companion that every change must carry (`write`,
 * reliability S3), of the cookie that identifies a known device (reliability L3), and of the key of an application.
 */
export interface CookieNames {
  session: string
  write: string
  device: string
  application: string
  secure: boolean
}

/** Names without prefix over http on a developer's machine, where browsers refuse `Secure` cookies. */
export const cookieNames = (secure: boolean): CookieNames =>
  secure
    ? {
        session: '__Host-Http-sid',
        write: '__Host-Http-w',
        device: '__Host-Http-dev',
        application: '__Host-Http-app',
        secure,
      }
    : { session: 'sid', write: 'w', device: 'dev', application: 'app', secure }

/** Ids are 32 random bytes in base64url. */
const sessionIdPattern = /^[A-Za-z0-9_-]{43}$/u

/** All values of one cookie name in a `Cookie` header. */
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

/** The session id of a request; null if it is absent, malformed or given twice. */
export const readSession = (header: string | null | undefined, names: CookieNames): string | null =>
  readId(header, names.session)

/** Returns false if a `Cookie` header certainly holds no session, under either name. */
export const mightHaveSession = (header: string): boolean => header.includes('sid')

/** The device id of a request; null if it is absent, malformed or given twice. */
export const readDevice = (header: string | null | undefined, names: CookieNames): string | null =>
  readId(header, names.device)

const writeValue = (session: string): string =>
  createHash('sha256').update('write').update(session).digest('base64url')

/** The key of the application that the browser has begun or opened; null if it is absent, malformed or given twice. */
export const readApplicationKey = (header: string | null | undefined, names: CookieNames): string | null =>
  readId(header, names.application)

/** Whether the request carries the session's write cookie, so that no other site can have started it. */
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

/** The value that confirms a sign-out. Only the session's own pages know it. */
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

/** The longest time that browsers keep a cookie. */
const longestDays = 400

/** `Set-Cookie` line that marks the device as known. It outlives the session. */
export const deviceCookie = (device: string, names: CookieNames): string =>
  `${names.device}=${device}; Max-Age=${longestDays * 86_400}; ${attributes('Strict', names)}`

/** Days for which a browser finds its application again: those of a draft. */
const applicationDays = 90

/**
 * `Set-Cookie` line with the key of an application; empty ends it. Not `Strict`: identity providers send the browser
 * back.
 */
export const applicationCookie = (key: string, names: CookieNames): string =>
  `${names.application}=${key}; Max-Age=${key === '' ? 0 : applicationDays * 86_400}; ${attributes('Lax', names)}`
