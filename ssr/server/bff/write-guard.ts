import { hasWriteCookie } from '../context/cookies.ts'
import type { RequestContext } from '../context/request-context.ts'

/** Why the host refuses a call. */
export interface CallRefusal {
  status: 400 | 403 | 405 | 413 | 415
  code: string
  message: string
}

/** The media types of bodies. Neither is one that a form of another site can send. */
const bodyTypes = {
  json: /^application\/json(?:\s*;\s*charset=utf-8)?$/iu,
  file: /^application\/octet-stream$/iu,
}
const wrongType: Readonly<Record<keyof typeof bodyTypes, CallRefusal>> = {
  json: { status: 415, code: 'notJson', message: 'The body must be application/json.' },
  file: { status: 415, code: 'notFile', message: 'The body must be application/octet-stream.' },
}

const isSameOrigin = (headers: Headers, context: RequestContext): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Every current browser sends one of the two headers.
  if (origin === null) return false
  if (origin === context.origin) return true
  // The site may have other host names than its canonical one. An unknown host is not a site.
  const host = headers.get('host')?.toLowerCase()
  return (
    context.siteHost.known &&
    host !== undefined &&
    origin === `${context.secure ? 'https' : 'http'}://${host}`
  )
}

/**
 * Refuses a change (reliability 2.2) that is not of its media type, not sent by a page of this origin, or without the
 * session's write cookie. The API checks the anti-forgery header.
 */
export function refuseWrite(
  headers: Headers,
  context: RequestContext,
  body: keyof typeof bodyTypes = 'json',
): CallRefusal | null {
  if (!isSameOrigin(headers, context)) {
    return { status: 403, code: 'origin', message: 'Changes are taken from pages of this site only.' }
  }
  if (!bodyTypes[body].test(headers.get('content-type')?.trim() ?? '')) return wrongType[body]
  if (context.session !== null && !hasWriteCookie(context.cookies, context.session, context.cookieNames)) {
    return { status: 403, code: 'writeCookie', message: "The session's write cookie is missing." }
  }
  return null
}
