import * as v from 'valibot'
import {
  articleNumberSchema,
  type Link,
  type Product,
  type ProductConfiguration,
} from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { cheaperVolumePrices, priceOfPack } from '../articles/price.ts'
import { findArticlesByCode, findVolumePrices, priceVisibilityOf } from '../articles/find-articles.ts'
import { labelsOf, priceDay, priceOf, articleUrl } from '../articles/view.ts'
import { readBreadcrumbs } from '../categories/service.ts'
import { findConfigurationSets } from '../configuration/store.ts'
import { showConfiguration } from '../configuration/view.ts'
import { textsFor } from '../texts.ts'
import { buildVariantList, commonAttributes } from '../variants/variant-list.ts'
import { readProductVariants, type VariantView } from '../variants/view.ts'
import { readDocuments, readImages } from './media.ts'

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
  const names = await textsFor(
    db,
    caller.language,
    'name',
    rows.map(({ id }) => `product:${id}`),
  )
  return rows.map((row) => ({
    text: names(`product:${row.id}`, row.code),
    ...names.languageOf(`product:${row.id}`),
    url: articleUrl(row),
  }))
}

/** Number of volume prices that the customer has, by the code of each variant that has any. */
async function volumeStepCounts(
  db: Queries,
  caller: Caller,
  now: Date,
  variants: readonly VariantView[],
): Promise<Map<string, number>> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  if (terms === null || hidesPrices) return new Map()
  const steps = await findVolumePrices(
    db,
    terms,
    variants.map(({ row }) => row.id),
  )
  const codes = variants.filter(({ row }) => steps.has(row.id)).map(({ row }) => row.code)
  const priced = codes.length === 0 ? [] : await findArticlesByCode(db, terms, codes)
  const day = priceDay(caller.site, now)
  return new Map(
    priced.map((row) => {
      const own = steps.get(row.variantId) ?? []
      return [row.code, cheaperVolumePrices(priceOfPack(priceOf(row, day), own, row), own).length]
    }),
  )
}

/** A product's page. The variant of `code` is the active one. */
async function showProduct(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  caller: Caller,
  row: ProductRow,
  code: string,
): Promise<Product> {
  const owner = `product:${row.id}`
  const names = await textsFor(db, caller.language, 'name', [owner])
  const descriptions = await textsFor(db, caller.language, 'description', [owner])
  const { lang: descriptionLang } = descriptions.languageOf(owner)
  const name = names(owner, row.code)
  const variants = await readProductVariants(db, caller, row.id)
  const common = commonAttributes(variants)
  const list = buildVariantList(variants, code, caller.language)
  const steps = await volumeStepCounts(db, caller, clock(), variants)
  const warranty = await textsFor(db, caller.language, 'name', [`warranty:${row.warranty}`])
  return {
    code: row.code,
    name,
    ...names.languageOf(owner),
    brand: row.brand,
    url: articleUrl(row),
    description: descriptions(owner, ''),
    ...(descriptionLang === undefined ? {} : { descriptionLang }),
    warrantyText: warranty(`warranty:${row.warranty}`, row.warranty),
    labels: labelsOf(row.labels),
    images: await readImages(db, caller, row.id, name, variants),
    breadcrumbs: await readBreadcrumbs(db, caller, row.categoryId),
    keyAttributes: common.slice(0, keyAttributeCount),
    attributes: common,
    documents: await readDocuments(db, caller, row.id),
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

/** Picture and order unit of the variant of a code, or of the product's first variant. */
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

/** The product of a code: its own, or that of one of its variants. Errors: 404. */
export async function readProduct(services: Services, caller: Caller, code: string): Promise<Product> {
  const row = await findProduct(services.store.db, code)
  if (!row) throw notFound('There is no such product.', 'code')
  return showProduct(services, caller, row, code)
}

/**
 * The page that an address of another form or time leads to: `written` is its last segment, decoded. Addresses had
 * single hyphens in codes, so the code may begin after any of them. An article with exactly this slug and code comes
 * first, then the one with the longest code. Null for none.
 */
export async function findEarlierAddress(db: Queries, written: string): Promise<string | null> {
  const codes = [...written.matchAll(/-/gu)]
    .map(({ index }) => written.slice(index + 1))
    .concat(written)
    .filter((code) => v.is(articleNumberSchema, code) && code.trim() === code)
  if (codes.length === 0) return null
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.code', 'products.slug'])
    .where('variants.code', 'in', codes)
    .execute()
  const products = await db
    .selectFrom('products')
    .select(['code', 'slug'])
    .where('code', 'in', codes)
    .execute()
  const found = [...variants, ...products].toSorted((a, b) => b.code.length - a.code.length)
  const exact = found.find(({ slug, code }) => `${slug}-${code}` === written)
  const page = exact ?? found[0]
  return page === undefined ? null : articleUrl(page)
}

/** The choices that a product's articles offer. Errors: 404 also for a product without choices (spec §7). */
export async function readConfiguration(
  { store: { db } }: Services,
  caller: Caller,
  code: string,
): Promise<ProductConfiguration> {
  const row = await findProduct(db, code)
  const configured = row && (await findConfigurationSets(db, [row.id])).get(row.id)
  if (!row || configured === undefined) throw notFound('The product has no configurations.', 'code')
  return showConfiguration(db, caller, configured, await shownArticle(db, row.id, code))
}
