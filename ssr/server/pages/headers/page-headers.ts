import type { RequestContext } from '../../context/request-context.ts'
import type { Coding } from '../content-coding.ts'
import { speculationHeader } from '../speculation-rules.ts'

/** Browsers must revalidate a public page before reuse, and never reuse a user's own page. */
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

/** Headers of a page for anonymous visitors, as a flat list of names and values. */
export const publicPageHeaders = pageHeadersOf(cacheControl.public)
const ownPageHeaders = pageHeadersOf(cacheControl.own)

/** Headers of a page besides those of every response, as a flat list of names and values. */
export function pageHeaders(
  { toggleCookies }: Pick<RequestContext, 'toggleCookies'>,
  page: {
    coding: Coding | null
    isPublic: boolean
    length: number
    cookies: readonly string[]
    /** Headers of a document of the site, with its policy (`page-policy.ts`). */
    document: readonly string[]
  },
): string[] {
  const cookies = [...toggleCookies, ...page.cookies]
  const headers = [
    'Content-Length',
    String(page.length),
    ...page.document,
    ...(page.isPublic && cookies.length === 0 ? publicPageHeaders : ownPageHeaders),
  ]
  for (const line of cookies) headers.push('Set-Cookie', line)
  if (page.coding !== null) headers.push('Content-Encoding', page.coding)
  return headers
}
