import type { ExternalService } from '@tradecounter/api/contract'
import type { ShopContext } from '@tradecounter/shop/core'

/** The parts of a page's context that decide which external services it has. */
export type ServiceContext = Pick<ShopContext, 'settings' | 'user' | 'site' | 'language' | 'analyticsSiteId'>

/** The external services of a page (HELP-8): machine translation only for users with `translationEnabled` (spec §6). */
export const servicesOf = ({
  settings,
  user,
}: Pick<ServiceContext, 'settings' | 'user'>): readonly ExternalService[] =>
  (settings.externalServices ?? []).filter(
    ({ kind }) => kind !== 'machine-translation' || user?.translationEnabled === true,
  )

/** Replaces the placeholders of an address or attribute: how a site's analytics id reaches its service (SITE-7). */
const fill = (text: string, { analyticsSiteId, site, language }: ServiceContext): string =>
  text
    .replaceAll('{siteId}', String(analyticsSiteId))
    .replaceAll('{site}', site)
    .replaceAll('{language}', language)

/** The script element of a service: its address and attributes on this page. */
export interface ServiceScript {
  address: string
  attributes: readonly (readonly [name: string, value: string])[]
}

/** What to load for a service on this page. */
export const scriptOf = (
  { script, attributes }: Pick<ExternalService, 'script' | 'attributes'>,
  context: ServiceContext,
): ServiceScript => ({
  address: fill(script, context),
  attributes: Object.entries(attributes).map(([name, value]) => [name, fill(value, context)] as const),
})

/** Whether a service stores something under this name: a name itself, or the beginning of names before `*`. */
export const isStoredName = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
