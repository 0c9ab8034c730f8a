import type { Brand } from '@tradecounter/api/contract'
import { brands } from '@tradecounter/ui/theme/brands'
import { firstFonts } from '@tradecounter/ui/theme/first-fonts'
import type { Frame } from '../page-template.ts'

/** A file's name without its folder, the digest that the build adds, and its ending. */
const stemOf = (address: string): string => /([\w-]+)\.[^/]*$/u.exec(address)?.[1] ?? ''

/** What is found for the fonts of a frame is kept: it is asked for at every page. */
const found = new WeakMap<readonly string[], Map<Brand, readonly string[]>>()

/** Addresses of the font files that every page of a brand uses at first paint. */
export function fontAddresses({ fonts }: Pick<Frame, 'fonts'>, brand: Brand): readonly string[] {
  const byBrand = found.get(fonts) ?? new Map<Brand, readonly string[]>()
  found.set(fonts, byBrand)
  const known = byBrand.get(brand)
  if (known) return known
  const wanted = firstFonts(brands[brand]).map(stemOf)
  const addresses = wanted.flatMap((stem) => fonts.filter((address) => stemOf(address) === stem))
  byBrand.set(brand, addresses)
  return addresses
}

/** Tags that fetch these files along with the style sheets. A font is always fetched without credentials. */
export const fontPreloads = (frame: Pick<Frame, 'fonts'>, brand: Brand): string =>
  fontAddresses(frame, brand)
    .map((address) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`)
    .join('')
