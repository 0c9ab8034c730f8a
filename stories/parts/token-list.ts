import { brandNames, brands, type BrandName } from '@tradecounter/ui/theme/brands'

/** One theme variable: `['color', 'accent']` is `--ui-color-accent`. */
export type TokenPath = readonly string[]

const leaves = (value: unknown, path: TokenPath): TokenPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path]

/** Every theme variable, in the order of the brand objects. */
export const tokenPaths: readonly TokenPath[] = leaves(brands.tradecounter, [])

/** Its public name: `--ui-color-accent-hover`. */
export const tokenName = (path: TokenPath): string =>
  `--ui-${path.join('-').replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`

/** A brand's value, as written in the brand file. */
export function tokenValue(brand: BrandName, path: TokenPath): string {
  let value: unknown = brands[brand]
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : ''
  }
  return typeof value === 'string' ? value : ''
}

/** Whether all brands have the same value. */
export const isShared = (path: TokenPath): boolean =>
  new Set(brandNames.map((brand) => tokenValue(brand, path))).size === 1
