import { type Facets, type SearchResult, typedNumberLength } from '../../contract/index.ts'
import { isLimitedToOwnAssortment } from '../../accounts/service.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { findNeighbours } from '../articles/neighbours.ts'
import { onlyArticle, resolveNumbers } from '../articles/resolve-numbers.ts'
import { priceVisibilityOf } from '../articles/find-articles.ts'
import { textsFor } from '../texts.ts'
import { readVariantsById } from '../variants/view.ts'
import { readCategorySizes } from './category-sizes.ts'
import { nearNumber, productHits } from './hits-view.ts'
import { pageSize } from './list-query.ts'
import type { ListAnswer, ListQuery } from '../../platform/product-search.ts'

const noFacets: Facets = {
  myAssortment: null,
  inStock: null,
  topCategoryFacets: [],
  globalFacets: [],
  dynamicFacets: [],
  activeFacets: [],
}

const isWithin = (path: string, category: string): boolean =>
  path === category || path.startsWith(`${category}/`)

/** One page of the products of some categories, category by category, each with its first variant. */
async function readPage(
  db: Queries,
  caller: Caller,
  categoryIds: readonly number[],
  page: number,
): Promise<{ productId: number; variantId: number }[]> {
  const isLimited = await isLimitedToOwnAssortment(db, caller)
  const products = await db
    .selectFrom('products')
    .select('products.id')
    .where('categoryId', 'in', categoryIds)
    .$if(isLimited, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('assortments')
            .select('assortments.productId')
            .whereRef('assortments.productId', '=', 'products.id')
            .where('assortments.customerId', '=', caller.customerId),
        ),
      ),
    )
    .orderBy('categoryId')
    .orderBy('products.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'productId'])
    .where('productId', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const first = new Map(variants.toReversed().map(({ id, productId }) => [productId, id]))
  return ids.flatMap((productId) => {
    const variantId = first.get(productId)
    return variantId === undefined ? [] : [{ productId, variantId }]
  })
}

/** The articles that a phrase names by number, or nearly so: numbers are found without the index. */
async function readNumbers(
  { store: { db } }: Services,
  caller: Caller,
  phrase: string,
): Promise<Pick<SearchResult, 'exactMatchUrl' | 'nearNumbers'>> {
  if (phrase.length < typedNumberLength.min || phrase.length > typedNumberLength.max)
    return { exactMatchUrl: null, nearNumbers: [] }
  const visibility = await priceVisibilityOf(db, caller)
  const found = (await resolveNumbers(db, visibility.terms, [phrase]))(phrase)
  const near = found.length > 0 ? [] : (await findNeighbours(db, caller, visibility, [phrase]))(phrase)
  const only = onlyArticle(found)
  const articles = only === undefined ? near : [only.article]
  const variants = await readVariantsById(
    db,
    caller,
    articles.map(({ variantId }) => variantId),
  )
  const items = articles.flatMap(({ variantId }) => variants.get(variantId)?.item ?? [])
  return {
    exactMatchUrl: only !== undefined ? (items[0]?.url ?? null) : null,
    nearNumbers: (found.length > 0 ? [] : items).map(nearNumber),
  }
}

/** Share of the index that is built, in whole percent below 100. */
export const percentOf = (progress: number): number => Math.min(99, Math.floor(progress * 100))

/**
 * A list while the search index is being built: a category's products from the database, in its order and without
 * filters; for a phrase only what it names by number. Null if there is no such category.
 */
export async function listWhilePreparing(
  services: Services,
  caller: Caller,
  query: ListQuery,
  { progress, categoryPath }: { progress: number; categoryPath: string | undefined },
): Promise<{ result: SearchResult; categories: ListAnswer['categories'] } | null> {
  const { db } = services.store
  const all = await readCategorySizes(db)
  if (categoryPath !== undefined && !all.some(({ path }) => path === categoryPath)) return null
  const listed = all.filter(({ path }) => categoryPath === undefined || isWithin(path, categoryPath))
  const countIn = (path: string): number =>
    all.reduce((sum, each) => sum + (isWithin(each.path, path) ? each.count : 0), 0)
  const isPhrase = categoryPath === undefined && query.phrase !== ''
  const hits = isPhrase
    ? []
    : await readPage(
        db,
        caller,
        listed.map(({ id }) => id),
        query.page,
      )
  const parent =
    categoryPath === undefined ? null : (all.find(({ path }) => path === categoryPath)?.id ?? null)
  const below = all.filter(({ parentId }) => parentId === parent)
  const names = await textsFor(
    db,
    caller.language,
    'name',
    below.map(({ id }) => `category:${id}`),
  )
  return {
    categories: below.map(({ id, path }) => ({
      id,
      path,
      name: names(`category:${id}`, path),
      count: countIn(path),
    })),
    result: {
      searchPhrase: query.phrase,
      didYouMean: null,
      words: null,
      onlyMentioned: false,
      nearMatches: null,
      ...(isPhrase
        ? await readNumbers(services, caller, query.phrase)
        : { exactMatchUrl: null, nearNumbers: [] }),
      preparing: percentOf(progress),
      total: isPhrase ? 0 : listed.reduce((sum, { count }) => sum + count, 0),
      page: query.page,
      pageSize,
      sort: 'Relevance',
      products: await productHits(db, caller, hits),
      facets: noFacets,
    },
  }
}
