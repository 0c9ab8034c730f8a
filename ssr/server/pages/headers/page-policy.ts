import { type ExternalService, externalServicesPolicy, type SiteSettings } from '@tradecounter/api/contract'
import { memoizeByObject } from '@tradecounter/shop/core/memoize-by-object'
import type { Coding } from '../content-coding.ts'
import { publicPageHeaders } from './page-headers.ts'
import { documentHeaders, type OpenedSources, securityHeaders } from './security-headers.ts'

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/** The address of a script as a source of the policy: without its query, which sources cannot have. */
const scriptSource = ({ script }: ExternalService): string => script.split('?')[0] ?? script

/** What the policy opens for the external services of a site (HELP-8): exactly what they name. */
const openedFor = (services: readonly ExternalService[]): OpenedSources => {
  const reached = (what: keyof ExternalService['reach']): string[] =>
    distinct(services.flatMap(({ reach }) => reach[what]))
  return {
    script: distinct([...services.map(scriptSource), ...reached('script')]),
    connect: reached('connect'),
    img: reached('img'),
    style: reached('style'),
    font: reached('font'),
    frame: reached('frame'),
    trustedTypes: distinct([externalServicesPolicy, ...services.flatMap(({ trustedTypes }) => trustedTypes)]),
  }
}

/** All headers of a cached page as a flat list; the values at 1 and 3 are the request's id and the length. */
const cachedHeaders = (
  secure: boolean,
  coding: Coding | null,
  opened: OpenedSources | undefined,
): readonly string[] => [
  'X-Request-Id',
  '',
  'Content-Length',
  '',
  ...documentHeaders(secure, opened),
  ...securityHeaders(secure),
  ...publicPageHeaders,
  ...(coding === null ? [] : ['Content-Encoding', coding]),
]

/** The policy of a page: the same text for every page of a site. Headers are lists of names and values. */
export interface PagePolicy {
  document: readonly string[]
  cached: Readonly<Record<Coding | 'none', readonly string[]>>
}

const policyFor = (secure: boolean, opened?: OpenedSources): PagePolicy => ({
  document: documentHeaders(secure, opened),
  cached: {
    none: cachedHeaders(secure, null, opened),
    br: cachedHeaders(secure, 'br', opened),
    gzip: cachedHeaders(secure, 'gzip', opened),
  },
})

/** The policies of a site, over http and https. */
export type SitePolicies = Readonly<Record<'plain' | 'secure', PagePolicy>>

const closed: SitePolicies = { plain: policyFor(false), secure: policyFor(true) }

const opened = memoizeByObject((services: readonly ExternalService[]): SitePolicies => {
  const sources = openedFor(services)
  return { plain: policyFor(false, sources), secure: policyFor(true, sources) }
})

/** The policies of a site by its settings. Without external services nothing is opened. */
export const policiesOf = ({ externalServices }: Pick<SiteSettings, 'externalServices'>): SitePolicies =>
  externalServices === undefined || externalServices.length === 0 ? closed : opened(externalServices)
