import { demoProducts } from '../../demo/catalogue/demo-products.ts'
import type { DemoProduct } from '../../demo/catalogue/product.ts'

/** Facts of one article of the demo catalogue, for judgements. */
export interface ArticleFacts {
  productId: number
  variantId: number
  family: string
  /** `valves/shut-off-valves`. */
  category: string
  brand: string
  series: string
  attributes: Readonly<Record<string, string | number>>
}

const articlesOf = (product: DemoProduct): ArticleFacts[] =>
  product.variants.map((variant) => ({
    productId: product.id,
    variantId: variant.id,
    family: product.family.key,
    category: product.family.category,
    brand: product.brand,
    series: product.series,
    attributes: variant.attributes,
  }))

/** All articles of a demo catalogue of this size, product by product. */
export const articleFacts = (articles: number): ArticleFacts[][] =>
  Array.from(demoProducts(articles), articlesOf)
