import { contentSecurityPolicy, documentHeaders, securityHeaders } from './security-headers.ts'
import { speculationHeader } from '../speculation-rules.ts'
import type { Coding } from '../page-cache/splice.ts'
import type { Visit } from '../../context/request-context.ts'

const type = ['Content-Type', 'text/html; charset=utf-8']
/** Who may be shown what again: a public page after asking, somebody's own never. */
const caching = { open: 'private, no-cache', own: 'private, no-store' }
const varies = ['Vary', 'Accept-Encoding, Cookie']

/** Headers of a page beside those of every answer, as a flat list of names and values. */
export function pageHeaders(
  { secure, toggleCookies }: Visit,
  page: { nonce: string; coding: Coding | null; open: boolean; length: number; cookies?: readonly string[] },
): string[] {
  const cookies = [...toggleCookies, ...(page.cookies ?? [])]
  const headers = [
    ...type,
    'Content-Length',
    String(page.length),
    'Cache-Control',
    page.open && cookies.length === 0 ? caching.open : caching.own,
    ...documentHeaders(page.nonce, secure),
    ...speculationHeader,
    ...varies,
  ]
  for (const line of cookies) headers.push('Set-Cookie', line)
  if (page.coding !== null) headers.push('Content-Encoding', page.coding)
  return headers
}

/** All headers of a visitor's page, with the three values that change left open at places 1, 3 and 5. */
const templateOf = (secure: boolean, coding: Coding | null): readonly string[] => [
  'X-Request-Id',
  '',
  'Content-Length',
  '',
  'Content-Security-Policy',
  '',
  ...documentHeaders('', secure).slice(2),
  ...securityHeaders(secure),
  ...type,
  'Cache-Control',
  caching.open,
  ...speculationHeader,
  ...varies,
  ...(coding === null ? [] : ['Content-Encoding', coding]),
]
const templatesOf = (secure: boolean) => ({
  none: templateOf(secure, null),
  br: templateOf(secure, 'br'),
  gzip: templateOf(secure, 'gzip'),
})
const templates = { plain: templatesOf(false), secure: templatesOf(true) }

/** All headers of a visitor's page that lies ready, as a flat list of names and values. */
export function readyHeaders(
  secure: boolean,
  coding: Coding | null,
  { requestId, nonce, length }: { requestId: string; nonce: string; length: number },
): string[] {
  const headers = templates[secure ? 'secure' : 'plain'][coding ?? 'none'].slice()
  headers[1] = requestId
  headers[3] = String(length)
  headers[5] = contentSecurityPolicy(nonce, secure)
  return headers
}
