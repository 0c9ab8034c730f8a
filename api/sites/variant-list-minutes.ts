import type { SiteKey } from '../contract/index.ts'
import type { Services } from '../platform/services.ts'

/** Minutes for which a variant list is cached by default (spec §9). */
export const defaultVariantListMinutes = 30

/** Minutes for which a variant list of a site is cached. */
export const variantListMinutes = (
  { settings }: { settings: Pick<Services['settings'], 'siteOverrides'> },
  site: SiteKey,
): number => settings.siteOverrides?.[site]?.variantListCacheDuration ?? defaultVariantListMinutes
