import { attributes } from '../demo/catalogue/attributes.ts'
import { demoProducts } from '../demo/catalogue/demo-products.ts'
import { categories, categoryIdOf } from '../demo/catalogue/categories.ts'
import type { DemoProduct } from '../demo/catalogue/product.ts'
import { attributeRows } from '../demo/loading/rows.ts'
import { commonTexts, productDescription, productName } from '../demo/catalogue/texts.ts'
import type { DocumentSource, ProductDocument } from '../search/documents.ts'

const sourceProduct = (product: DemoProduct): ProductDocument => ({
  id: product.id,
  code: product.code,
  brand: product.brand,
  categoryId: categoryIdOf(product.family),
  labels: product.labels,
  names: productName(product),
  descriptions: productDescription(product),
  variants: product.variants.map((variant) => ({
    id: variant.id,
    code: variant.code,
    manufacturerNumber: variant.manufacturerNumber,
    ean: variant.ean,
    attributes: attributeRows(variant).map(({ attributeKey, number, value }) => ({
      key: attributeKey,
      number: number ?? null,
      value: value ?? null,
    })),
  })),
})

/** The products of the demo catalogue of any size, in the order of their ids, without a database. */
export function* benchProducts(articles: number): Generator<ProductDocument> {
  for (const product of demoProducts(articles)) yield sourceProduct(product)
}

/** The demo catalogue as a source for the index. */
export function benchSource(articles: number): DocumentSource {
  const names: Record<string, Record<string, string>> = {}
  for (const { owner, language, text } of commonTexts()) (names[owner] ??= {})[language] = text
  return {
    version: articles,
    categories: categories.map(({ id, parentId, path, position }) => ({ id, parentId, path, position })),
    attributes: Object.entries(attributes).map(([key, { kind, unit }], position) => ({
      key,
      kind,
      unit,
      position,
    })),
    names,
    products: async function* () {
      let batch: ProductDocument[] = []
      for (const product of benchProducts(articles)) {
        batch.push(product)
        if (batch.length < 1000) continue
        yield batch
        batch = []
      }
      yield batch
    },
    customerNumbers: async function* () {},
    assortments: async function* () {},
  }
}
