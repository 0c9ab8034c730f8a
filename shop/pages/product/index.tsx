import { readArticleSegment } from '@tradecounter/shop/addresses'
import {
  addressOf,
  answerAt,
  AwaitAnswer,
  pageTitle,
  shortened,
  translatorOf,
  type Answers,
  type RouteTo,
} from '@tradecounter/shop/core'
import {
  recommendationsAddress,
  productAddress,
  productAddressCall,
  ProductView,
  stockPricesNeed,
  warehousesAddress,
} from '@tradecounter/shop/product'
import { definePage } from '../define-page.ts'
import { breadcrumbData, productData } from '../structured-data.ts'
import page from './page.ts'

const answer = ({ code }: RouteTo<'product'>) => productAddress(code)

/** The hydrated part of the page; the rest of its definition stays on the server. */
export const View = ({ route }: { route: RouteTo<'product'> }) => (
  <AwaitAnswer address={answer(route)}>{(product) => <ProductView product={product} />}</AwaitAnswer>
)

const answerOf = (answers: Answers, code: string) => answerAt(answers, productAddress(code))

/** A product page, reached by the product's number or by one of its variants'. */
export default /* @__PURE__ */ definePage(page, {
  translations: ['product', 'product-page'],
  answer,
  // A customer's page makes no further request on opening: Chromium would not cache it (decision 10).
  needs: ({ code }, { user }) => (user === null ? [] : [recommendationsAddress(code), warehousesAddress]),
  postNeeds: ({ code }, answers, context) =>
    stockPricesNeed(answerOf(answers, code)?.variantList.items ?? [], context),
  earlierAddress: ({ code }, path, answers) => {
    const segment = path.replace(/\/$/u, '').split('/').at(-1) ?? ''
    const read = readArticleSegment(segment)
    if (read === null) return null
    // A slug with hyphens may end with the beginning of a code, whose hyphens once stood alone or as `%2D`.
    if (!read.slug.includes('-') && !/%2d/iu.test(segment)) return null
    const product = answerOf(answers, code)
    const own = product === undefined ? null : readArticleSegment(product.url.split('/').at(-1) ?? '')
    return own?.slug === read.slug && !/%2d/iu.test(segment)
      ? null
      : productAddressCall(decodeURIComponent(segment))
  },
  head: (route, answers, context) => {
    const product = answerOf(answers, route.code)
    if (product === undefined)
      return {
        title: context.siteName,
        canonicalPath: addressOf(route, { ...context, localePrefix: '' }),
        noindex: true,
      }
    return {
      title: pageTitle(
        product.variantList.items.find(({ isActiveVariant }) => isActiveVariant)?.productName ?? product.name,
        context,
      ),
      description:
        product.description === ''
          ? translatorOf(context)('product.meta', product.name, product.brand, product.code)
          : shortened(product.description),
      canonicalPath: product.url,
      structuredData: [
        productData(product, context),
        breadcrumbData([...product.breadcrumbs, { text: product.name, url: product.url }], context),
      ],
    }
  },
  View,
})
