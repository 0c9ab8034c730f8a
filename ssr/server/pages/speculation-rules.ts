import { locales, sites } from '@tradecounter/api/contract'
import { Hono } from 'hono'
import type { HonoEnv } from '../context/hono-env.ts'

/** Where the browser finds the rules; pages name it in `Speculation-Rules`. */
export const speculationPath = '/speculation.json'

/** The header of every page that was asked for as a page. */
export const speculationHeader: readonly string[] = ['Speculation-Rules', `"${speculationPath}"`]

const inEveryLocale = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.map((path) => `/:locale(${locales.join('|')})${path === '/' ? '' : path}`),
]

/** Is opened next more often than not, and changes nothing. */
const lists = inEveryLocale(['/c/*', '/p/*'])
const ordinary = inEveryLocale([
  '/',
  ...new Set(Object.values(sites).map(({ searchBasePath }) => searchBasePath)),
])

/**
 * What nobody may ask for ahead: it changes something, is somebody's own, or costs the reader's own wish. Calls,
 * files and everything else that is not listed above is never asked for either.
 */
const never = [
  '/api/*',
  '/bff/*',
  '/oauth2/*',
  '/documents/*',
  ...inEveryLocale(['/my-pages/*', '/checkout', '/checkout/*', '/cart', '/purchase-list']),
]

const anyOf = (patterns: readonly string[]) => ({ or: patterns.map((href_matches) => ({ href_matches })) })
/** A query of its own: filters, sorting, the pages of a list. There are many of them on a page. */
const withQuery = { href_matches: '/*\\?(.+)' }
const toggle = { href_matches: '/*\\?*featureToggle*' }
const allowed = (where: object) => ({
  and: [where, { not: anyOf(never) }, { not: toggle }, { not: { selector_matches: '[rel~=nofollow]' } }],
})

/**
 * The speculation rules of the shop: categories and products are rendered ahead when the pointer rests on their link,
 * their filtered lists are fetched ahead, and everything else that may be is fetched when the press begins.
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

/** `GET /speculation.json`: the same for everybody. */
export const speculationRoutes = (): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get(speculationPath, (c) =>
    c.body(body, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
