import type { RequestContext } from '../../context/request-context.ts'
import type { Coding } from '../content-coding.ts'
import { speculationHeader } from '../speculation-rules.ts'
import { documentHeaders } from './security-headers.ts'

/** A public page may be shown again after asking the host, a user's own page never. */
const cacheControl = { public: 'private, no-cache', own: 'private, no-store' }

const pageHeadersOf = (caching: string): readonly string[] => [
  'Content-Type',
  'text/html; charset=utf-8',
  'Cache-Control',
  caching,
  ...speculationHeader,
  'Vary',
  'Accept-Encoding, Cookie',
]

/** Headers of a page that every anonymous visitor may get, as a flat list of names and values. */
export const publicPageHeaders = pageHeadersOf(cacheControl.public)
const ownPageHeaders = pageHeadersOf(cacheControl.own)

/** Headers of a page beside those of every answer, as a flat list of names and values. */
export function pageHeaders(
  { secure, toggleCookies }: RequestContext,
  page: { coding: Coding | null; isPublic: boolean; length: number; cookies: readonly string[] },
): string[] {
  const cookies = [...toggleCookies, ...page.cookies]
  const headers = [
    'Content-Length',
    String(page.length),
    ...documentHeaders(secure),
    ...(page.isPublic && cookies.length === 0 ? publicPageHeaders : ownPageHeaders),
  ]
  for (const line of cookies) headers.push('Set-Cookie', line)
  if (page.coding !== null) headers.push('Content-Encoding', page.coding)
  return headers
}
