import { hasWriteCookie } from '../context/cookies.ts'
import type { RequestContext } from '../context/request-context.ts'

/** Why a call is refused before the api sees it. */
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
  // Neither header: not a browser of the last years, and so nothing to be trusted with a session.
  if (origin === null) return false
  if (origin === context.origin) return true
  // A host that this site answers to beside its canonical one. One that nobody has claimed is no site of ours.
  const host = headers.get('host')?.toLowerCase()
  return (
    context.siteHost.known &&
    host !== undefined &&
    origin === `${context.secure ? 'https' : 'http'}://${host}`
  )
}

/**
 * What every change must show (reliability 2.2): JSON, sent by a page of this very origin, together with the strict
 * companion of the session cookie. The anti-forgery header is the api's to check.
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

/** Reads a body of at most `limit` bytes; null when it is longer. */
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
