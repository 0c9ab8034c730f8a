import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '../context/request-context.ts'
import type { UserContext } from '../context/user-context.ts'
import { chooseContentCoding } from './content-coding.ts'
import { acceptsEarlyHints } from './early-hints.ts'
import { pageHeaders } from './headers/page-headers.ts'
import { documentHeaders } from './headers/security-headers.ts'
import { encodeDocument } from './page-cache/entry.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Answers a request with its page; `status` replaces the page's own. */
export type PageHandler = (
  context: RequestContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status?: 400,
) => Promise<void>

/**
 * Sends the error page: 503 if the service did not answer or too many pages wait, 429 after too many pages of one
 * visitor, 500 for a failure in the host. `seconds` is the wait until the next attempt.
 */
export async function sendFailure(
  pages: PageRenderer,
  context: RequestContext,
  outgoing: ServerResponse,
  status: 429 | 500 | 503,
  seconds = 1,
): Promise<void> {
  const document = await pages.renderFailure(context, status)
  outgoing.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    ...documentHeaders(context.secure),
    ...(status === 500 ? [] : ['Retry-After', String(seconds)]),
  ])
  outgoing.end(document)
}

/** Finds the user, gets the page from the cache or renders it, and sends it. */
export function createPageHandler(
  pages: PageRenderer,
  resolveUser: (context: RequestContext) => Promise<UserContext>,
): PageHandler {
  return async (context, incoming, outgoing, status) => {
    const sendHints = async (): Promise<void> => {
      const cached = context.session === null && pages.findCached(pages.cacheKey(context)) !== undefined
      if (status !== undefined || cached || !acceptsEarlyHints(incoming, context)) return
      const link = await pages.earlyHints(context)
      if (link.length > 0) outgoing.writeEarlyHints({ link: [...link] })
    }
    const [user] = await Promise.all([resolveUser(context), sendHints()])
    const page = await pages.getPage(context, user, status)
    if ('unavailable' in page) return sendFailure(pages, context, outgoing, 503)
    if ('tooMany' in page) return sendFailure(pages, context, outgoing, 429, page.tooMany)
    if ('redirectTo' in page) {
      const cookies = [...context.toggleCookies, ...user.cookies]
      outgoing.writeHead(302, {
        Location: page.redirectTo,
        'Cache-Control': 'private, no-store',
        ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
      })
      outgoing.end()
      return
    }
    const accepted = incoming.headers['accept-encoding']
    const coding = chooseContentCoding(typeof accepted === 'string' ? accepted : undefined)
    const isPublic = 'cached' in page
    const { status: pageStatus, policies } = isPublic ? page.cached : page
    const body = isPublic
      ? (page.cached.body(coding) ?? (await page.cached.encode(coding)))
      : await encodeDocument(page.document, coding)
    const headers = pageHeaders(context, {
      coding,
      isPublic,
      length: body.length,
      cookies: user.cookies,
      document: policies[context.secure ? 'secure' : 'plain'].document,
    })
    if (pageStatus === 503) headers.push('Retry-After', '1')
    outgoing.writeHead(pageStatus, headers)
    // Node omits the body of a response to HEAD.
    outgoing.end(body)
  }
}
