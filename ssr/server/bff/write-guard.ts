import { hasWriteCookie } from '../context/cookies.ts'
import type { RequestContext } from '../context/request-context.ts'

/** Why the host refuses a call. */
export interface CallRefusal {
  status: 400 | 403 | 405 | 413 | 415
  code: string
  message: string
}

const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/iu

const isSameOrigin = (headers: Headers, context: RequestContext): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Every current browser sends one of the two headers.
  if (origin === null) return false
  if (origin === context.origin) return true
  // The site may have other hosts than its canonical one. An unknown host is no site.
  const host = headers.get('host')?.toLowerCase()
  return (
    context.siteHost.known &&
    host !== undefined &&
    origin === `${context.secure ? 'https' : 'http'}://${host}`
  )
}

/**
 * Refuses a change (reliability 2.2) that is not JSON, not sent by a page of this origin, or without the session's write
 * cookie. The api checks the anti-forgery header.
 */
export function refuseWrite(headers: Headers, context: RequestContext): CallRefusal | null {
  if (!isSameOrigin(headers, context)) {
    return { status: 403, code: 'origin', message: 'Changes are taken from pages of this site only.' }
  }
  if (!jsonType.test(headers.get('content-type')?.trim() ?? '')) {
    return { status: 415, code: 'notJson', message: 'The body must be application/json.' }
  }
  if (context.session !== null && !hasWriteCookie(context.cookies, context.session, context.cookieNames)) {
    return { status: 403, code: 'writeCookie', message: "The session's write cookie is missing." }
  }
  return null
}

/** Reads a body of at most `limit` bytes; returns null if it is longer. Works for chunked bodies without a length. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
