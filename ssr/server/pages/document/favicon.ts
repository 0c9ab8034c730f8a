import type { Brand } from '@tradecounter/api/contract'
import { brandNames, brands } from '@tradecounter/ui/theme/brands'

const draw = (header: string, signal: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${header}"/><path d="M7 8h18v6h-6v11h-6V14H7z" fill="${signal}"/></svg>`,
  )}`

const icons = new Map<Brand, string>(
  brandNames.map((name) => [name, draw(brands[name].color.accent, brands[name].color.accentText)]),
)

/** The favicon of a brand as a `data:` address. */
export const faviconOf = (brand: Brand): string => icons.get(brand) ?? 'data:,'
