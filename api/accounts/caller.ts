import { fifthBrand, siteKeys, siteNameOf, sites, type SiteKey, type SiteName } from '../contract/index.ts'
import type { Language } from '@tradecounter/search'
import { findSession } from './sessions/store.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { ApiContext, Caller, Services, SessionCaller } from '../platform/services.ts'
import { verifyToken } from './sessions/access-token.ts'

/** The language of the catalogue by the first letters of a locale. */
const languages: Readonly<Record<string, Language>> = {
  sv: 'sv',
  fi: 'fi',
  nb: 'nn',
  nn: 'nn',
  no: 'nn',
  da: 'da',
  en: 'en',
}

/** The language of the catalogue for a locale; undefined for any other text. */
export const languageOfLocale = (locale: string | undefined): Language | undefined =>
  languages[locale?.slice(0, 2).toLowerCase() ?? '']

/** The own language of a site. */
export const languageOfSite = (site: SiteKey): Language => languageOfLocale(sites[site].defaultLocale) ?? 'en'

const languageOf = (header: string | undefined, site: SiteKey): Language =>
  languageOfLocale(header) ?? languageOfSite(site)

const isSite = (name: string | undefined): name is SiteKey => siteKeys.some((key) => key === name)

/** The site in the header `X-Site` or in the query (`site`, spec §7); null if neither names one. */
function namedSite(header: string | undefined, query: string | undefined): SiteKey | null {
  const name = header ?? query
  return isSite(name) ? name : null
}

const signedOut = () => new ApiError(401, 'session', 'The access token names no live session.')

/** The site name that the host shows, by the brand in its header `X-Brand`. */
const shownSite = (site: SiteKey, header: string | undefined): SiteName =>
  siteNameOf(site, header === fifthBrand.brand ? header : sites[site].brand)

/**
 * Identifies the caller by the bearer token, and checks its session, so that signing out invalidates tokens at once.
 * Errors: 401.
 */
export function createIdentify(services: Services): (c: ApiContext) => Promise<Caller> {
  const { store, keys, clock, sessionLimitsOf } = services
  return async (c) => {
    const named = namedSite(c.req.header('x-site'), c.req.query('site'))
    const authorization = c.req.header('authorization')
    if (authorization === undefined) {
      const site = named ?? 'se'
      return {
        site,
        siteName: shownSite(site, c.req.header('x-brand')),
        language: languageOf(c.req.header('x-language'), site),
        sessionHash: null,
        userId: '',
        customerId: '',
      }
    }
    const [, token] = /^Bearer ([\w.-]{1,4096})$/u.exec(authorization) ?? []
    const claims = token === undefined ? null : await verifyToken(keys, token, clock())
    if (claims === null) throw new ApiError(401, 'token', 'The access token is not valid.')
    const session = await findSession(store.db, claims.sid, clock(), sessionLimitsOf)
    const same =
      session !== null &&
      session.site === claims.site &&
      (session.userId ?? '') === claims.userId &&
      (session.customerId ?? '') === claims.customerId
    // A session is valid on its own site only (reliability H3).
    if (!same || (named !== null && named !== claims.site)) throw signedOut()
    return {
      site: claims.site,
      siteName: shownSite(claims.site, c.req.header('x-brand')),
      language: languageOf(c.req.header('x-language'), claims.site),
      sessionHash: claims.sid,
      userId: claims.userId,
      customerId: claims.customerId,
    }
  }
}

export type { SessionCaller } from '../platform/services.ts'

/** The caller, who must be signed in. Errors: 401 for a visitor. */
export function requireSignedIn(caller: Caller): SessionCaller {
  if (caller.sessionHash === null || caller.userId === '' || caller.customerId === '') {
    throw new ApiError(401, 'signIn', 'Sign in first.')
  }
  return { ...caller, sessionHash: caller.sessionHash }
}
