import { articles, type ArticleRow, type Terms } from '../catalogue/articles/service.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'

/** An article with what an order by number needs beside price and stock. */
export interface OrderArticle extends ArticleRow {
  /** The number of the article that replaces it; null for none. */
  replacedBy: string | null
  productCode: string
}

const withMore = (queries: Queries, terms: Terms | null) =>
  articles(queries, terms).select(['variants.replacedBy', 'products.code as productCode'])

/** Articles by their ids, as the terms give them. */
export async function orderArticles(
  queries: Queries,
  terms: Terms | null,
  ids: readonly number[],
): Promise<Map<number, OrderArticle>> {
  const found = await readInChunks(ids, (some) =>
    withMore(queries, terms).where('variants.id', 'in', some).execute(),
  )
  return new Map(found.map((article) => [article.variantId, article]))
}

/** Articles by their own numbers. */
export async function orderArticlesByCode(
  queries: Queries,
  terms: Terms | null,
  codes: readonly string[],
): Promise<Map<string, OrderArticle>> {
  const found = await readInChunks(codes, (some) =>
    withMore(queries, terms).where('variants.code', 'in', some).execute(),
  )
  return new Map(found.map((article) => [article.code, article]))
}
