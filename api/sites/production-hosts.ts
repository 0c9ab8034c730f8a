import { fifthBrand, siteKeys, type Environment, type SiteName } from '../contract/index.ts'

/** The sites, and the brand with its own host. */
export const siteNames: readonly SiteName[] = [...siteKeys, fifthBrand.brand]

/** Two-part production hosts by site. */
export type ProductionHosts = Readonly<Record<SiteName, string>>

/** Reserved names, used until the operator sets real ones with `SITE_HOSTS`. */
export const reservedHosts: ProductionHosts = {
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

const hostShape =
  /^(?=.{1,240}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/u
const ownPrefix = /^(?:www|local|dev|test|master)\./u

const isSiteName = (name: string): name is SiteName => siteNames.some((known) => known === name)

/** Why a name cannot be a production host; null if it can. */
function findMistake(host: string): string | null {
  if (!hostShape.test(host)) return `${host} is not a host name such as company.se`
  if (ownPrefix.test(host))
    return `${host} must be named without ${host.split('.')[0]}., which the shop adds by itself`
  if (host.endsWith('.localhost')) return `${host} is this machine's own`
  return null
}

/**
 * Parses `SITE_HOSTS`: `se=company.se, gelia-no=gelia.no`. Sites that are not named keep their reserved host. Each
 * mistake is a sentence without its subject.
 */
export function parseSiteHosts(text: string): { hosts: ProductionHosts; mistakes: string[] } {
  const given = new Map<SiteName, string>()
  const mistakes: string[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [name = '', host = '', rest] = part.split('=').map((each) => each.trim())
    const mistake = findMistake(host.toLowerCase())
    if (host === '' || rest !== undefined) mistakes.push(`must be pairs such as se=company.se, not ${part}`)
    else if (!isSiteName(name))
      mistakes.push(`names the site ${name}, but the sites are ${siteNames.join(', ')}`)
    else if (given.has(name)) mistakes.push(`names the site ${name} twice`)
    else if (mistake !== null) mistakes.push(`gives ${name} a wrong host: ${mistake}`)
    else given.set(name, host.toLowerCase())
  }
  const hosts = { ...reservedHosts, ...Object.fromEntries(given) }
  for (const [index, name] of siteNames.entries()) {
    const twin = siteNames.slice(0, index).find((other) => hosts[other] === hosts[name])
    if (twin !== undefined) mistakes.push(`gives ${hosts[name]} to both ${twin} and ${name}`)
  }
  return { hosts, mistakes }
}

/** Origin of a site in an environment, for links that are written outside a request. */
export function canonicalOrigin(
  {
    SITE_ENV: environment,
    SITE_HOSTS,
    PORT,
  }: { SITE_ENV: Environment; SITE_HOSTS: ProductionHosts; PORT: number },
  site: SiteName,
): string {
  if (environment === 'local') return `http://local.${site}.localhost:${PORT}`
  return `https://${environment === 'prd' ? 'www' : environment}.${SITE_HOSTS[site]}`
}
