import type { ServerResponse } from 'node:http'
import type { Bytes } from '../../../pages/page-context.ts'
import type { Coding } from '../content-coding.ts'
import { documentHeaders, securityHeaders } from '../headers/security-headers.ts'
import { publicPageHeaders } from '../headers/page-headers.ts'

/** All headers of a cached page as a flat list; the values at 1 and 3 are the request's id and the length. */
const headersOf = (secure: boolean, coding: Coding | null): readonly string[] => [
  'X-Request-Id',
  '',
  'Content-Length',
  '',
  ...documentHeaders(secure),
  ...securityHeaders(secure),
  ...publicPageHeaders,
  ...(coding === null ? [] : ['Content-Encoding', coding]),
]
const headersByCoding = (secure: boolean) => ({
  none: headersOf(secure, null),
  br: headersOf(secure, 'br'),
  gzip: headersOf(secure, 'gzip'),
})
const templates = { plain: headersByCoding(false), secure: headersByCoding(true) }

/** Sends a cached page with its complete headers. Node leaves the body out of the answer to a HEAD request. */
export function sendCachedPage(
  outgoing: ServerResponse,
  page: { status: number; body: Bytes; coding: Coding | null; secure: boolean; requestId: string },
): void {
  const headers = templates[page.secure ? 'secure' : 'plain'][page.coding ?? 'none'].slice()
  headers[1] = page.requestId
  headers[3] = String(page.body.length)
  outgoing.writeHead(page.status, headers)
  outgoing.end(page.body)
}
