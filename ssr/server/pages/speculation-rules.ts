import { locales, sites } from '@tradecounter/api/contract'
import { Hono } from 'hono'
import type { HonoEnv } from '../context/hono-env.ts'

/** Path of the rules; pages name it in `Speculation-Rules`. */
const speculationPath = '/speculation.json'

/** The header that names the rules. */
export const speculationHeader: readonly string[] = ['Speculation-Rules', `"${speculationPath}"`]

const inEveryLocale = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.map((path) => `/:locale(${locales.join('|')})${path === '/' ? '' : path}`),
]

/** Pages that visitors often open next. */
const lists = inEveryLocale(['/c/*', '/p/*'])
const ordinary = inEveryLocale([
  '/',
  ...new Set(Object.values(sites).map(({ searchBasePath }) => searchBasePath)),
])

/**
 * Never prefetched: it changes something or is a user's own. Nor is anything that is not listed above, such as
 * files.
 */
const never = [
  '/api/*',
  '/bff/*',
  '/oauth2/*',
  '/documents/*',
  ...inEveryLocale(['/my-pages/*', '/checkout', '/checkout/*', '/cart', '/purchase-list']),
]

const anyOf = (patterns: readonly string[]) => ({ or: patterns.map((href_matches) => ({ href_matches })) })
/** Filters, sorting and pages of a list: there are many such links on a page. */
const withQuery = { href_matches: '/*\\?(.+)' }
const toggle = { href_matches: '/*\\?*featureToggle*' }
const allowed = (where: object) => ({
  and: [where, { not: anyOf(never) }, { not: toggle }, { not: { selector_matches: '[rel~=nofollow]' } }],
})

/**
 * The speculation rules of the shop. Categories and products are prerendered when the pointer rests on their link,
 * their filtered lists are prefetched, and the other pages are prefetched on pointer down.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: allowed({ and: [anyOf(lists), withQuery] }),
      eagerness: 'moderate',
    },
    { source: 'document', where: allowed(anyOf(ordinary)), eagerness: 'conservative' },
  ],
  prerender: [
    {
      source: 'document',
      where: allowed({ and: [anyOf(lists), { not: withQuery }] }),
      eagerness: 'moderate',
    },
  ],
} as const

const body = JSON.stringify(speculationRules)

/** `GET /speculation.json`: the same for everyone. */
export const speculationRoutes = (): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get(speculationPath, (c) =>
    c.body(body, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
