import type { SiteKey } from '../contract/index.ts'

/** Top categories that a site shows first. The others follow in the order of the catalogue. */
const plumbing = ['pipe', 'fittings', 'valves', 'taps', 'heating', 'water-heaters']
const electrical = ['electrical', 'tools', 'fasteners', 'ventilation', 'heating']
const leading: Record<SiteKey, readonly string[]> = {
  se: plumbing,
  no: ['pipe', 'fittings', 'valves', 'water-heaters', 'heating'],
  fi: ['pipe', 'fittings', 'valves', 'heating', 'water-heaters'],
  ax: ['taps', 'pipe', 'water-heaters', 'tools'],
  'dk-vvs': ['heating', 'pipe', 'fittings', 'valves', 'taps', 'water-heaters'],
  'dk-handel': ['tools', 'fasteners', 'workwear', 'electrical'],
  workwear: ['workwear', 'tools', 'fasteners'],
  'gelia-se': electrical,
  'gelia-no': electrical,
  prevex: ['drainage', 'taps', 'water-heaters', 'fittings', 'pipe'],
}

/** Sorts the leading categories of a site first, by the path in `/c/{path}`. */
export function orderCategories<T>(site: SiteKey, items: readonly T[], pathOf: (item: T) => string): T[] {
  const first = leading[site]
  const place = (item: T) => {
    const found = first.indexOf(pathOf(item))
    return found < 0 ? first.length : found
  }
  return items.toSorted((a, b) => place(a) - place(b))
}

/** The categories with a shelf on the start page of a site. */
export const featuredCategories = (site: SiteKey): readonly string[] => leading[site].slice(0, 2)
