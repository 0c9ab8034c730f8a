import * as v from 'valibot'
import { articleNumberSchema, type Link, type Product } from '../../contract/index.ts'
import { cheaperSteps } from '../articles/price.ts'
import { findArticles, volumeStepsOf } from '../articles/service.ts'
import { configurationSetsOf } from '../configuration/store.ts'
import type { Queries } from '../../platform/database/index.ts'
import { priceDay, priceOf, priceVisibilityOf } from '../articles/view.ts'
import { breadcrumbsOf } from '../categories/service.ts'
import { showConfiguration } from '../configuration/view.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { labelsOf, productUrl } from '../search/hits-view.ts'
import { documentsOf, imagesOf } from './media.ts'
import type { ApiContext, Caller, RouteGroup, Services } from '../../platform/services.ts'
import { commonAttributes, variantListOf } from '../variants/variant-list.ts'
import { variantsOfProduct, type VariantView } from '../variants/view.ts'
import { wordsFor } from '../texts.ts'

const keyAttributeCount = 6

/** The product of a code: its own, or that of one of its variants. */
export async function findProduct(db: Queries, code: string) {
  const own = await db.selectFrom('products').selectAll().where('code', '=', code).executeTakeFirst()
  if (own) return own
  return db
    .selectFrom('products')
    .innerJoin('variants', 'variants.productId', 'products.id')
    .selectAll('products')
    .where('variants.code', '=', code)
    .executeTakeFirst()
}

type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

async function productLinks(
  db: Queries,
  caller: Caller,
  column: 'code' | 'replacedBy',
  code: string,
): Promise<Link[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code', 'slug'])
    .where(column, '=', code)
    .limit(10)
    .execute()
  const names = await wordsFor(
    db,
    caller.language,
    'name',
    rows.map(({ id }) => `product:${id}`),
  )
  return rows.map((row) => ({ text: names(`product:${row.id}`, row.code), url: productUrl(row) }))
}

/** How many volume prices the customer has for each of the variants that have any, by code. */
async function volumeStepCounts(
  db: Queries,
  caller: Caller,
  now: Date,
  variants: readonly VariantView[],
): Promise<Map<string, number>> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  if (terms === null || hidesPrices) return new Map()
  const steps = await volumeStepsOf(
    db,
    terms,
    variants.map(({ row }) => row.id),
  )
  const codes = variants.filter(({ row }) => steps.has(row.id)).map(({ row }) => row.code)
  const priced = codes.length === 0 ? [] : await findArticles(db, terms, codes)
  const day = priceDay(caller.site, now)
  return new Map(
    priced.map((row) => {
      const price = priceOf(row, day)
      return [row.code, price === null ? 0 : cheaperSteps(price, steps.get(row.variantId) ?? []).length]
    }),
  )
}

/** A product's page. `code` is the one that was asked for: a variant's makes that variant the active one. */
async function readProduct(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  caller: Caller,
  row: ProductRow,
  code: string,
): Promise<Product> {
  const owner = `product:${row.id}`
  const text = async (field: string) => (await wordsFor(db, caller.language, field, [owner]))(owner, '')
  const name = (await text('name')) || row.code
  const variants = await variantsOfProduct(db, caller, row.id)
  const common = commonAttributes(variants)
  const list = variantListOf(variants, code)
  const steps = await volumeStepCounts(db, caller, clock(), variants)
  const warranty = await wordsFor(db, caller.language, 'name', [`warranty:${row.warranty}`])
  return {
    code: row.code,
    name,
    brand: row.brand,
    url: productUrl(row),
    description: await text('description'),
    warrantyText: warranty(`warranty:${row.warranty}`, row.warranty),
    labels: labelsOf(row.labels),
    images: await imagesOf(db, caller, row.id, name, variants),
    breadcrumbs: await breadcrumbsOf(db, caller, row.categoryId),
    keyAttributes: common.slice(0, keyAttributeCount),
    attributes: common,
    documents: await documentsOf(db, caller, row.id),
    replacedBy: row.replacedBy === null ? [] : await productLinks(db, caller, 'code', row.replacedBy),
    replaces: await productLinks(db, caller, 'replacedBy', row.code),
    variantList: {
      ...list,
      items: list.items.map((item) => {
        const volumeSteps = steps.get(item.code) ?? 0
        return volumeSteps === 0 ? item : { ...item, volumeSteps }
      }),
    },
  }
}

/** The code in the path. What cannot be an article number is no product. */
function codeOf(c: ApiContext): string {
  const result = v.safeParse(articleNumberSchema, c.req.param('code'))
  if (!result.success) throw notFound('There is no such product.', 'code')
  return result.output
}

/** Picture and order unit of the variant that was asked for, or of the product's first. */
async function shownArticle(
  db: Queries,
  productId: number,
  code: string,
): Promise<{ picture: string; unit: string }> {
  const rows = await db
    .selectFrom('variants')
    .select(['code', 'picture', 'unit'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  return rows.find((row) => row.code === code) ?? rows[0] ?? { picture: '', unit: '' }
}

/** `GET /api/product/{code}` and `/api/product/{code}/configuration` (spec §7). */
export const productRoutes: RouteGroup = (app, services) => {
  const { store } = services

  app.get('/api/product/:code', 'public', async (c) => {
    const code = codeOf(c)
    const row = await findProduct(store.db, code)
    if (!row) throw notFound('There is no such product.', 'code')
    return c.json(await readProduct(services, c.get('caller'), row, code))
  })

  app.get('/api/product/:code/configuration', 'public', async (c) => {
    const code = codeOf(c)
    const row = await findProduct(store.db, code)
    const configured = row && (await configurationSetsOf(store.db, [row.id])).get(row.id)
    // 404 means an empty list (spec §7).
    if (!row || configured === undefined) throw notFound('The product has no configurations.', 'code')
    const article = await shownArticle(store.db, row.id, code)
    return c.json(await showConfiguration(store.db, c.get('caller'), configured, article))
  })
}
