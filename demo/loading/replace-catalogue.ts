import type { Insertable, Transaction } from 'kysely'
import { insertRows, type Database, type Store, batchFor } from '@tradecounter/api/seed'
import { attributes } from '../catalogue/attributes.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import { categories } from '../catalogue/categories.ts'
import { configurationSets, configurationTexts, optionPriceRows } from '../catalogue/configurations.ts'
import type { DemoProduct } from '../catalogue/product.ts'
import { configuredRows, relationRows, volumeRows } from './relations.ts'
import {
  attributeRows,
  documentRows,
  priceRows,
  productRow,
  productTexts,
  stockRows,
  variantRow,
} from './rows.ts'
import { commonTexts } from '../catalogue/texts.ts'
import { priceGroups, warehouses } from '../catalogue/markets.ts'

/** Variants that one transaction takes; the default catalogue fits into one, so that no reader sees half of it. */
const variantsPerTransaction = 50_000

/** Tables to empty, children before the tables that they refer to. */
const catalogueTables = [
  'variantAttributes',
  'articlePictures',
  'volumePrices',
  'relations',
  'configuredProducts',
  'optionPrices',
  'configurationSets',
  'prices',
  'stock',
  'documents',
  'articleSources',
  'categorySources',
  'customerNumbers',
  'assortments',
  'variants',
  'products',
  'categories',
  'texts',
  'attributes',
  'priceGroups',
  'warehouses',
] as const

async function writeHead(transaction: Transaction<Database>): Promise<void> {
  for (const table of catalogueTables) await transaction.deleteFrom(table).execute()
  const tree = categories.map(({ id, parentId, path, family, position }) => ({
    id,
    parentId,
    path,
    family,
    position,
  }))
  await insertRows(transaction, 'categories', tree)
  const facts = Object.entries(attributes).map(([key, { kind, unit }], position) => ({
    key,
    kind,
    unit,
    position,
  }))
  await insertRows(transaction, 'attributes', facts)
  await insertRows(
    transaction,
    'priceGroups',
    priceGroups.map(({ id, currency }) => ({ id, currency })),
  )
  await insertRows(transaction, 'warehouses', [...warehouses])
  await insertRows(transaction, 'texts', [...commonTexts(), ...configurationTexts()])
  await insertRows(
    transaction,
    'configurationSets',
    Object.entries(configurationSets).map(([id, set]) => ({ id, content: JSON.stringify(set) })),
  )
  await insertRows(transaction, 'optionPrices', optionPriceRows())
}

/** Writes products with their variants, texts, documents, prices and stock, parents before children. */
function productWriter(today: Date) {
  const products = batchFor('products')
  const variants = batchFor('variants')
  const texts = batchFor('texts')
  const documents = batchFor('documents')
  const facts = batchFor('variantAttributes')
  const prices = batchFor('prices')
  const stock = batchFor('stock')
  const volumes = batchFor('volumePrices')
  const relations = batchFor('relations')
  const configured = batchFor('configuredProducts')
  const waiting: DemoProduct[] = []

  const flush = async (transaction: Transaction<Database>) => {
    await products.add(
      transaction,
      waiting.map((product): Insertable<Database['products']> => productRow(product, today)),
    )
    await products.finish(transaction)
    await variants.add(
      transaction,
      waiting.flatMap((product) => product.variants.map((variant) => variantRow(product, variant))),
    )
    await variants.finish(transaction)
    for (const product of waiting) {
      await texts.add(transaction, productTexts(product))
      await documents.add(transaction, documentRows(product))
      await volumes.add(transaction, volumeRows(product, today))
      await relations.add(transaction, relationRows(product))
      await configured.add(transaction, configuredRows(product))
      for (const variant of product.variants) {
        await facts.add(transaction, attributeRows(variant))
        await prices.add(transaction, priceRows(product, variant, today))
        await stock.add(transaction, stockRows(variant, today))
      }
    }
    waiting.length = 0
  }

  return {
    async add(transaction: Transaction<Database>, product: DemoProduct): Promise<void> {
      waiting.push(product)
      if (waiting.length >= 500) await flush(transaction)
    },
    async finish(transaction: Transaction<Database>): Promise<void> {
      await flush(transaction)
      for (const batch of [texts, documents, facts, prices, stock, volumes, relations, configured])
        await batch.finish(transaction)
    },
  }
}

export interface CatalogueCount {
  products: number
  variants: number
}

/**
 * Replaces the whole catalogue by the demo catalogue of the given size. An article has the same id in every size, so
 * carts and orders stay valid. More than 50,000 articles are written in several transactions.
 */
export async function replaceCatalogue(
  store: Store,
  articles: number,
  today: Date,
  log: (line: string) => void,
): Promise<CatalogueCount> {
  const count: CatalogueCount = { products: 0, variants: 0 }
  const source = demoProducts(articles)
  let next = source.next()
  for (let first = true; first || !next.done; first = false) {
    await store.db.transaction().execute(async (transaction) => {
      if (first) await writeHead(transaction)
      const writer = productWriter(today)
      const until = count.variants + variantsPerTransaction
      for (; !next.done && count.variants < until; next = source.next()) {
        await writer.add(transaction, next.value)
        count.products += 1
        count.variants += next.value.variants.length
      }
      await writer.finish(transaction)
    })
    log(`${count.variants} articles written`)
  }
  return count
}
