import { loadDemo } from '../../demo/loading/load-demo.ts'
import { openStore } from '@tradecounter/api'
import { insertRows, type Store } from '../../api/platform/database/index.ts'

/** Code of the product with many variants. */
export const wideProduct = 'T100001'

const numberFrom = 98_000_000

/** Gives one product of a demo catalogue this many variants, with prices and stock. */
export async function widenProduct({ db }: Store, variants: number): Promise<void> {
  const own = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .selectAll('variants')
    .where('products.code', '=', wideProduct)
    .orderBy('variants.position')
    .execute()
  const [first] = own
  if (first === undefined) throw new Error(`there is no product ${wideProduct}`)
  const belongings = async (table: 'prices' | 'stock' | 'variantAttributes') =>
    db.selectFrom(table).selectAll().where('variantId', '=', first.id).execute()
  const [prices, stock, attributes] = await Promise.all([
    belongings('prices'),
    belongings('stock'),
    belongings('variantAttributes'),
  ])
  const added = Array.from({ length: variants - own.length }, (_, index) => numberFrom + index)
  await insertRows(
    db,
    'variants',
    added.map((id, index) => ({ ...first, id, code: String(id), position: own.length + index + 1 })),
  )
  const of = <Row extends object>(rows: readonly Row[]) =>
    added.flatMap((variantId) => rows.map((row) => ({ ...row, variantId })))
  await insertRows(db, 'prices', of(prices))
  await insertRows(db, 'stock', of(stock))
  await insertRows(
    db,
    'variantAttributes',
    of(attributes).map((row) => ({
      ...row,
      number: row.attributeKey === 'diameter' ? 1000 * (row.variantId - numberFrom + 50) : row.number,
    })),
  )
}

/**
 * A small demo catalogue in a folder with one product that has this many variants, with prices and stock.
 * Repeatable.
 */
export async function writeWideProduct(dataDir: string, variants: number): Promise<void> {
  const store = await openStore({ dataDir })
  await loadDemo(store, { articles: 600, today: new Date() })
  await widenProduct(store, variants)
  await store.close()
}
