import { siteNameOf, type Locale } from '@tradecounter/api/contract'
import { networkOfAddress } from '@tradecounter/api/network-address'
import { readRoute } from '@tradecounter/shop/core/addresses'
import { clientAddress } from './client-address.ts'
import { type CookieNames, cookieNames, readSession } from './cookies.ts'
import { isLocale } from '../pages/document/document.ts'
import { createExperimentChooser, type ExperimentChoice } from './experiments.ts'
import { mightHaveToggle, readToggles, withoutToggles } from './flags.ts'
import { namesOf } from './names-by-site.ts'
import { randomText } from './random-text.ts'
import type { Settings } from '../settings.ts'
import { normaliseHost, openSiteHosts, type SiteHost } from './site-hosts.ts'
import type { StoppedExperiments } from './stopped-experiments.ts'
import { createProxyCheck } from './proxy-check.ts'

/** Everything read from a request, once. */
export interface RequestContext {
  siteHost: SiteHost
  /** Canonical origin of the site, not taken from the request. */
  origin: string
  locale: Locale
  /** `''` for the site's own locale, otherwise `/en`. */
  localePrefix: string
  /** Path without the locale, still percent-encoded. */
  path: string
  /** Query without `?` and without feature toggles, otherwise unchanged. */
  query: string
  flags: readonly string[]
  /** The experiments of the page (HELP-9). */
  experiments: Omit<ExperimentChoice, 'initial'>
  /** `Set-Cookie` lines that store the toggles of the address. An answer with them must not be cached. */
  toggleCookies: readonly string[]
  cookies: string | undefined
  cookieNames: CookieNames
  session: string | null
  secure: boolean
  /** Network address of the visitor, null if unknown (`client-address.ts`). */
  clientAddress: () => string | null
  /** The network whose requests take turns with those of others: that of the visitor, else of the connection. */
  network: () => string
  requestId: string
  traceparent: string
}

/** The parts of a request that determine its context. */
export interface RawRequest {
  target: string
  host: string
  cookies: string | undefined
  forwardedProto: string | undefined
  forwardedFor: string | undefined
  traceparent: string | undefined
  /** Address of the other end of the connection. */
  remoteAddress: string | undefined
}

/**
 * The context, and the address to redirect to if this one is not canonical; null for an unknown host that is
 * refused.
 */
export type ContextResolution = { context: RequestContext; redirectTo: string | null } | null

const traceparentShape = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/u

const splitLocale = (
  path: string,
  siteHost: SiteHost,
): { locale: Locale; path: string; offered: boolean } => {
  const own = siteHost.site.defaultLocale
  const slash = path.indexOf('/', 1)
  const first = slash < 0 ? path.slice(1) : path.slice(1, slash)
  if (!isLocale(first)) return { locale: own, path, offered: true }
  const rest = slash < 0 ? '/' : path.slice(slash)
  const offered = first !== own && siteHost.site.offeredLocales.includes(first)
  return { locale: offered ? first : own, path: rest, offered }
}

/**
 * Creates `resolveContext`. `port` is the actual port, for addresses on a developer's machine; `onUnreadableProxy` is
 * called for a trusted proxy that names no client.
 */
export function createContextResolver(
  settings: Settings,
  port: () => number,
  stopped: StoppedExperiments,
  onUnreadableProxy?: (proxy: string) => void,
) {
  const hosts = openSiteHosts(settings)
  const isProxy = createProxyCheck(settings.TRUSTED_PROXIES)
  const local = settings.SITE_ENV === 'local'
  const chooseExperiments = createExperimentChooser(settings.EXPERIMENTS, stopped)

  const isSecure = ({ forwardedProto, remoteAddress: peer }: RawRequest): boolean => {
    if (!local) return true
    return forwardedProto === 'https' && isProxy(peer ?? '')
  }

  return (arrival: RawRequest): ContextResolution => {
    const host = normaliseHost(arrival.host)
    if (host === null) return null
    const siteHost = hosts.find(host)
    if (siteHost === null) return null

    const secure = isSecure(arrival)
    const at = arrival.target.indexOf('?')
    const query = at < 0 ? '' : arrival.target.slice(at + 1)
    const names = cookieNames(secure)
    const { locale, path, offered } = splitLocale(
      at < 0 ? arrival.target : arrival.target.slice(0, at),
      siteHost,
    )
    const { cookies, forwardedFor = local ? undefined : '' } = arrival
    const site = siteNameOf(siteHost.site.key, siteHost.brand)
    const { initial, ...experiments } = chooseExperiments({
      site,
      page: () => readRoute(path, query, siteHost.site).page,
      cookies,
      initial: namesOf(settings.FLAGS, site),
      toggled: mightHaveToggle(query) || mightHaveToggle(cookies ?? ''),
    })
    const toggled = readToggles({ query, cookies, secure, initial })
    const ownAddress = (): string | null =>
      clientAddress(arrival.remoteAddress, forwardedFor, isProxy, onUnreadableProxy)
    return {
      context: {
        siteHost,
        origin: secure ? `https://${siteHost.host}` : `http://${siteHost.host}:${port()}`,
        locale,
        localePrefix: locale === siteHost.site.defaultLocale ? '' : `/${locale}`,
        path,
        query: withoutToggles(query),
        flags: toggled.flags,
        experiments,
        toggleCookies: toggled.cookies,
        cookies,
        cookieNames: names,
        session: readSession(cookies, names),
        secure,
        clientAddress: ownAddress,
        network: () => networkOfAddress(ownAddress() ?? arrival.remoteAddress ?? '') ?? '',
        requestId: randomText(12, 'base64url'),
        traceparent: traceparentOf(arrival.traceparent),
      },
      redirectTo: offered ? null : path + (query === '' ? '' : `?${query}`),
    }
  }
}

/** The `traceparent` of a request, or a new one if it has no valid one. */
export const traceparentOf = (given: string | undefined): string =>
  given !== undefined && traceparentShape.test(given)
    ? given
    : `00-${randomText(16, 'hex')}-${randomText(8, 'hex')}-01`

/** The trace id: 32 hexadecimal digits that all services log for one request. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)
