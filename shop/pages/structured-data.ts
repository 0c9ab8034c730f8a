import type { Link, Product } from '@tradecounter/api/contract'
import { isLocalPath, localHref, type ShopContext } from '@tradecounter/shop/core'

const absolute = (url: string, context: ShopContext): string => `${context.origin}${localHref(url, context)}`

/** schema.org's BreadcrumbList: the way to a page, ending with the page itself. */
export const breadcrumbData = (links: readonly Link[], context: ShopContext): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ text, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(url, context),
  })),
})

/** What only an article has: a product of several articles has several. */
const articleNumbers = ({ variantList: { items } }: Product): object => {
  const [only, another] = items
  if (only === undefined || another !== undefined) return {}
  return {
    ...(only.originalCode === '' ? {} : { mpn: only.originalCode }),
    ...(/^\d{13}$/u.test(only.ean) ? { gtin13: only.ean } : {}),
  }
}

/** schema.org's Product, without offers: prices are the customers' own and no visitor sees them (spec §6). */
export const productData = (product: Product, context: ShopContext): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.code,
  ...articleNumbers(product),
  url: absolute(product.url, context),
  brand: { '@type': 'Brand', name: product.brand },
  ...(product.breadcrumbs.length === 0
    ? {}
    : { category: product.breadcrumbs.map(({ text }) => text).join(' > ') }),
  ...(product.description === '' ? {} : { description: product.description }),
  ...(product.images.length === 0
    ? {}
    : {
        image: product.images
          .filter(({ url }) => isLocalPath(url))
          .map(({ url }) => `${context.origin}${url}`),
      }),
  additionalProperty: product.keyAttributes.map(({ name, value, unit }) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unit === '' ? {} : { unitText: unit }),
  })),
})
