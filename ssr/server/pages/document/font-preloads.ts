import type { Brand } from '@tradecounter/api/contract'
import { brands } from '@tradecounter/ui/theme/brands'
import { firstFonts } from '@tradecounter/ui/theme/first-fonts'
import type { PageTemplate } from '../page-template.ts'

/** The name of a file without folder, digest and extension. */
const stemOf = (address: string): string => /([\w-]+)\.[^/]*$/u.exec(address)?.[1] ?? ''

/** Addresses of the font files that every page of a brand uses at first paint. */
export const fontAddresses = ({ fonts }: Pick<PageTemplate, 'fonts'>, brand: Brand): readonly string[] =>
  firstFonts(brands[brand])
    .map(stemOf)
    .flatMap((stem) => fonts.filter((address) => stemOf(address) === stem))

/** Preload tags of these files. Browsers always fetch fonts with `crossorigin`. */
export const fontPreloads = (template: Pick<PageTemplate, 'fonts'>, brand: Brand): string =>
  fontAddresses(template, brand)
    .map((address) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`)
    .join('')
