import {
  type Brand,
  type Environment,
  fifthBrand,
  type Site,
  type SiteName,
  sites,
  trialAnalyticsId,
} from '@tradecounter/api/contract'
import type { Settings } from '../settings.ts'
import { siteNames } from '@tradecounter/api/settings'

/** What a host name resolves to: the site, its brand, and the host for absolute addresses. */
export interface SiteHost {
  site: Site
  brand: Brand
  name: string
  environment: Environment
  /** Canonical host of this site and environment, without a port. */
  host: string
  /** Id of the site in web analytics (SITE-7). */
  analyticsId: number
  /** False for an unknown host, which shows the se content (spec §2). */
  known: boolean
}

function entry(name: SiteName, environment: Environment, host: string): SiteHost {
  const site = sites[name === fifthBrand.brand ? fifthBrand.site : name]
  const own = name === fifthBrand.brand ? fifthBrand : site
  const analyticsId = environment === 'prd' ? own.analyticsId : trialAnalyticsId
  return { site, brand: own.brand, name: own.name, environment, host, analyticsId, known: true }
}

/** Hosts of one site by environment (spec §2). The first of an environment is canonical. */
const hostsOf = (name: SiteName, production: string): readonly (readonly [Environment, string])[] => [
  ['prd', `www.${production}`],
  ['prd', production],
  ['dev', `dev.${production}`],
  ['test', `test.${production}`],
  ['master', `master.${production}`],
  ['local', `local.${production}`],
  ['local', `local.${name}.localhost`],
]

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** All hosts of all sites by normalised name. */
function tableOf(settings: Pick<Settings, 'SITE_HOSTS'>): Map<string, SiteHost> {
  const table = new Map<string, SiteHost>()
  for (const name of siteNames) {
    for (const [environment, host] of hostsOf(name, settings.SITE_HOSTS[name])) {
      const canonical = environment === 'prd' ? `www.${settings.SITE_HOSTS[name]}` : host
      table.set(host, entry(name, environment, canonical))
    }
  }
  for (const host of thisMachine) table.set(host, entry('se', 'local', 'localhost'))
  return table
}

/** Lower case, without port and trailing dot; null if it is not a host name. */
export function normaliseHost(header: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/iu.exec(header)
  return match?.[1]?.toLowerCase() ?? null
}

/** The hosts of a running instance. */
export interface SiteHosts {
  /** The site of a normalised host; null if the host is refused. */
  find(host: string): SiteHost | null
  known: ReadonlyMap<string, SiteHost>
}

/**
 * A developer's machine serves the host names of all environments, any other instance those of its own environment.
 * An unknown host gets the se content under the se site's canonical host, or is refused (`UNKNOWN_HOSTS`).
 */
export function openSiteHosts(
  settings: Pick<Settings, 'SITE_ENV' | 'SITE_HOSTS' | 'UNKNOWN_HOSTS'>,
): SiteHosts {
  const { SITE_ENV: environment, SITE_HOSTS } = settings
  const all = [...tableOf({ SITE_HOSTS })]
  const known = new Map(
    environment === 'local' ? all : all.filter(([, host]) => host.environment === environment),
  )
  const seHost =
    environment === 'local'
      ? 'localhost'
      : environment === 'prd'
        ? `www.${SITE_HOSTS.se}`
        : `${environment}.${SITE_HOSTS.se}`
  const fallback: SiteHost | null =
    settings.UNKNOWN_HOSTS === 'se' ? { ...entry('se', environment, seHost), known: false } : null
  return { find: (host) => known.get(host) ?? fallback, known }
}
