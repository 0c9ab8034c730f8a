import { type Brand, type Environment, type Site, type SiteKey, sites } from '@tradecounter/api/contract'

/** Two-part production hosts. Reserved names until the operator has real ones. */
const productionHosts: Record<SiteKey | 'solelgrossisten', string> = {
  se: 'tradecounter-se.example',
  no: 'tradecounter-no.example',
  fi: 'tradecounter-fi.example',
  ax: 'tradecounter-ax.example',
  'dk-vvs': 'tradecounter-vvs.example',
  'dk-handel': 'tradecounter-handel.example',
  workwear: 'a-workwear.example',
  'gelia-se': 'gelia-se.example',
  'gelia-no': 'gelia-no.example',
  prevex: 'prevex.example',
  solelgrossisten: 'solelgrossisten.example',
}

/** What a host name says: the site, the brand to dress it in, and the host that absolute addresses are written with. */
export interface SiteHost {
  site: Site
  brand: Brand
  name: string
  environment: Environment
  /** Canonical host of this site and environment, without a port. */
  host: string
  /** False for a host that no site claims: it shows the se content (spec §2). */
  known: boolean
}

const entry = (name: SiteKey | 'solelgrossisten', environment: Environment, host: string): SiteHost => {
  // Brand 5 has a host of its own that is not among the ten sites, and so the content of se (spec §2).
  if (name === 'solelgrossisten') {
    return {
      site: sites.se,
      brand: 'solelgrossisten',
      name: 'Solelgrossisten',
      environment,
      host,
      known: true,
    }
  }
  const site = sites[name]
  return { site, brand: site.brand, name: site.name, environment, host, known: true }
}

const table = new Map<string, SiteHost>()
for (const [key, production] of Object.entries(productionHosts)) {
  const name = key as keyof typeof productionHosts // Object.entries widens the keys of a closed record
  table.set(production, entry(name, 'prd', `www.${production}`))
  table.set(`www.${production}`, entry(name, 'prd', `www.${production}`))
  table.set(`dev.${production}`, entry(name, 'dev', `dev.${production}`))
  table.set(`test.${production}`, entry(name, 'test', `test.${production}`))
  table.set(`local.${production}`, entry(name, 'local', `local.${production}`))
  table.set(`local.${name}.localhost`, entry(name, 'local', `local.${name}.localhost`))
}
for (const host of ['localhost', '127.0.0.1', '[::1]']) table.set(host, entry('se', 'local', 'localhost'))

const fallback: SiteHost = { ...entry('se', 'prd', `www.${productionHosts.se}`), known: false }

/** Lower case, without port and trailing dot; null when it cannot be a host name. */
export function normaliseHost(header: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/iu.exec(header)
  return match?.[1]?.toLowerCase() ?? null
}

/** The site of a normalised host. An unknown host gets the se content under the se site's own canonical host. */
export const findSiteHost = (host: string): SiteHost => table.get(host) ?? fallback

/** Every host that a site answers to, for the tests and the operator's list. */
export const knownHosts = (): ReadonlyMap<string, SiteHost> => table
