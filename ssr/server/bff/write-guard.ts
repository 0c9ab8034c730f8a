import { hasWriteCookie } from '../context/cookies.ts'
import type { Visit } from '../context/request-context.ts'

/** Why a call is refused before the api sees it. */
export interface CallRefusal {
  status: 400 | 403 | 405 | 413 | 415
  code: string
  message: string
}

const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/iu

const isSameOrigin = (headers: Headers, visit: Visit): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  // Neither header: not a browser of the last years, and so nothing to be trusted with a session.
  if (origin === null) return false
  if (origin === visit.origin) return true
  // A host that this site answers to beside its canonical one. One that nobody has claimed is no site of ours.
  const host = headers.get('host')?.toLowerCase()
  return (
    visit.siteHost.known && host !== undefined && origin === `${visit.secure ? 'https' : 'http'}://${host}`
  )
}

/**
 * What every change must show (reliability 2.2): JSON, sent by a page of this very origin, together with the strict
 * companion of the session cookie. The anti-forgery header is the api's to check.
 */
export function refuseWrite(headers: Headers, visit: Visit): CallRefusal | null {
  if (!isSameOrigin(headers, visit)) {
    return { status: 403, code: 'origin', message: 'Changes are taken from pages of this site only.' }
  }
  if (!jsonType.test(headers.get('content-type')?.trim() ?? '')) {
    return { status: 415, code: 'notJson', message: 'The body must be application/json.' }
  }
  if (visit.session !== null && !hasWriteCookie(visit.cookies, visit.session, visit.cookieNames)) {
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
