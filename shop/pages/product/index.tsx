import type { Product } from '@tradecounter/api/contract'
import { addressOf, type PageDefinition, type Route } from '@tradecounter/shop/core'
import { productAddress, ProductView, useProduct } from '@tradecounter/shop/product'
import { PageWaiting } from '../page-waiting.tsx'
import { breadcrumbData, productData } from '../structured-data.ts'

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/u)[0] ?? text

/** What the browser takes over; the rest of the page's definition stays on the server. */
export function ProductPageView({ route }: { route: Extract<Route, { page: 'product' }> }) {
  const { data, error, mutate } = useProduct(route.code)
  if (data === undefined) return <PageWaiting error={error} onRetry={() => void mutate()} />
  return <ProductView product={data} />
}

/** A product's page, reached by its own number or by one of its variants'. */
export const productPage: PageDefinition<'product'> = {
  id: 'product',
  words: ['product'],
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
      title: `${product.name} – ${context.siteName}`,
      ...(product.description === '' ? {} : { description: firstSentence(product.description) }),
      canonicalPath: product.url,
      structuredData: [
        productData(product, context),
        breadcrumbData([...product.breadcrumbs, { text: product.name, url: product.url }], context),
      ],
    }
  },
  View: ProductPageView,
}
