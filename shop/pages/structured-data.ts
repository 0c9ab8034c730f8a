import type { Link, Product, VariantItem } from '@tradecounter/api/contract'
import { isLocalPath, localHref, type ShopContext } from '@tradecounter/shop/core'

const absolute = (url: string, context: ShopContext): string => `${context.origin}${localHref(url, context)}`

/** schema.org's BreadcrumbList: the ancestors of a page, ending with the page itself. */
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

/** Identifiers of one article for search engines. */
const articleNumbers = ({ originalCode, ean }: VariantItem): object => ({
  ...(originalCode === '' ? {} : { mpn: originalCode }),
  ...(/^\d{13}$/u.test(ean) ? { gtin13: ean } : {}),
})

/** Search engines read no more of one page; every variant also has its own address. */
const mostVariants = 60

/** The variants of a group: their names contain the differences. */
const variantsData = ({ variantList: { items } }: Product, context: ShopContext): object[] =>
  items.slice(0, mostVariants).map((item) => ({
    '@type': 'Product',
    sku: item.code,
    name: item.productName,
    url: absolute(item.url, context),
    ...articleNumbers(item),
  }))

/**
 * schema.org's Product, or ProductGroup for a product with several variants (VAR-1). Without offers: prices are
 * customer-specific and not shown to visitors (spec §6).
 */
export const productData = (product: Product, context: ShopContext): object => {
  const [only, another] = product.variantList.items
  const isGroup = another !== undefined
  return {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name: product.name,
    ...(isGroup ? { productGroupID: product.code } : { sku: product.code }),
    ...(isGroup || only === undefined ? {} : articleNumbers(only)),
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
    ...(isGroup ? { hasVariant: variantsData(product, context) } : {}),
  }
}
