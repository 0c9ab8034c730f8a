import type { Context } from 'hono'
import { chooseCoding } from './assets.ts'
import { contentSecurityPolicy, freshNonce } from './headers.ts'
import type { HostEnv } from './host-env.ts'
import { compressOnce } from './page-cache.ts'
import type { Pages } from './pages.ts'
import type { Person } from './person.ts'
import type { Coding } from './splice.ts'
import type { Visit } from './visit.ts'

/** Sends the page of a visit; `status` stands for the page's own. */
export type PageSender = (c: Context<HostEnv>, status?: 400) => Promise<Response>

/** Headers of a page beside those of every answer. A public one may be shown again, after asking. */
export const pageHeaders = (
  nonce: string,
  secure: boolean,
  coding: Coding | null,
  open: boolean,
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': open ? 'private, no-cache' : 'private, no-store',
  'Content-Security-Policy': contentSecurityPolicy(nonce, secure),
  Vary: 'Accept-Encoding, Cookie',
  ...(coding === null ? {} : { 'Content-Encoding': coding }),
})

const plainFailure = (status: number): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${status}</title></head><body><h1>${status}</h1></body></html>`

/** Renders or takes from the cache, adds the nonce and compresses. */
export function createPageSender(pages: Pages, findPerson: (visit: Visit) => Promise<Person>): PageSender {
  return async (c, status) => {
    const { visit } = c.env
    const result = await pages.answer(visit, await findPerson(visit), status)
    const coding = chooseCoding(c.req.header('accept-encoding'))
    const nonce = freshNonce()
    if ('failed' in result) {
      const shown = result.failed >= 500 || result.failed === 429 ? 503 : 404
      return c.html(plainFailure(shown), shown, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
    }
    if ('kept' in result) {
      const splice = result.kept.ready(coding) ?? (await result.kept.make(coding))
      const headers = pageHeaders(nonce, visit.secure, splice ? coding : null, true)
      const body = (splice ?? (await result.kept.make(null)))?.(nonce) ?? Buffer.alloc(0)
      return c.newResponse(body, pageStatus(result.kept.status), headers)
    }
    const { before, after } = result.document
    const body = await compressOnce(Buffer.from(before + nonce + after), coding)
    return c.newResponse(body, pageStatus(result.status), pageHeaders(nonce, visit.secure, coding, false))
  }
}

const pageStatus = (status: number): 200 | 400 | 404 => {
  if (status === 400 || status === 404) return status
  return 200
}
