import type { Product } from '@tradecounter/api/contract'
import { addressOf, wordsOf, type PageDefinition, type Route } from '@tradecounter/shop/core'
import { productAddress, ProductView, useProduct } from '@tradecounter/shop/product'
import { shortened, titled } from '../page-texts.ts'
import { PageWaiting } from '../page-waiting.tsx'
import { breadcrumbData, productData } from '../structured-data.ts'

/** What the browser takes over; the rest of the page's definition stays on the server. */
export function ProductPageView({ route }: { route: Extract<Route, { page: 'product' }> }) {
  const { data, error, mutate } = useProduct(route.code)
  if (data === undefined) return <PageWaiting error={error} onRetry={() => void mutate()} />
  return <ProductView product={data} />
}

/** A product's page, reached by its own number or by one of its variants'. */
export const productPage: PageDefinition<'product'> = {
  id: 'product',
  words: ['product', 'product-page'],
  needs: ({ code }) => [productAddress(code)],
  access: 'everyone',
  head: (route, answers, context) => {
    // Guarded by the contract: the host keeps answers under the address that they came from.
    const product = answers[productAddress(route.code)] as Product | undefined
    if (product === undefined)
      return {
        title: context.siteName,
        canonicalPath: addressOf(route, { ...context, localePrefix: '' }),
        noindex: true,
      }
    return {
      title: titled(product.name, context),
      description:
        product.description === ''
          ? wordsOf(context)('product.meta', product.name, product.brand, product.code)
          : shortened(product.description),
      canonicalPath: product.url,
      structuredData: [
        productData(product, context),
        breadcrumbData([...product.breadcrumbs, { text: product.name, url: product.url }], context),
      ],
    }
  },
  View: ProductPageView,
}
