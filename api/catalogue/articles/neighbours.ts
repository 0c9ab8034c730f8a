import { neighbouringNumbers } from '@tradecounter/search'
import { isLimitedToOwnAssortment } from '../../accounts/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Caller } from '../../platform/services.ts'
import { normaliseNumber } from './number-readings.ts'
import { findVariantsByNumber } from './numbers.ts'
import { resolveVariants } from './resolve-numbers.ts'
import type { ArticleRow, PriceVisibility } from './find-articles.ts'

/** Articles that one number offers. */
const maxNeighbours = 8
/** Unknown numbers of one request that get neighbours; each is looked up by some 200 others. */
const maxNumbers = 100

/** The products among `ids` in the customer's assortment. */
async function inAssortment(
  queries: Queries,
  customerId: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await readInChunks(ids, (some) =>
    queries
      .selectFrom('assortments')
      .select('productId')
      .where('customerId', '=', customerId)
      .where('productId', 'in', some)
      .execute(),
  )
  return new Set(rows.map(({ productId }) => productId))
}

/**
 * The articles that unknown numbers can mean if one digit is wrong, missing, too many or swapped, the likeliest first;
 * those that have been replaced as their replacements. Like a search, it finds nothing outside the assortment of a
 * caller who is limited to it, and no other customer's numbers. Reads the first 100 numbers only.
 */
export async function findNeighbours(
  queries: Queries,
  caller: Caller,
  { terms }: PriceVisibility,
  written: readonly string[],
): Promise<(number: string) => readonly ArticleRow[]> {
  const wanted = [...new Set(written.map(normaliseNumber))].slice(0, maxNumbers)
  const neighbours = new Map(wanted.map((number) => [number, neighbouringNumbers(number)]))
  const all = [...new Set([...neighbours.values()].flat())]
  if (all.length === 0) return () => []
  const byNumber = await findVariantsByNumber(queries, terms?.customerId ?? '', all)
  const ids = [...new Set([...byNumber.values()].flatMap((variants) => [...variants.keys()]))]
  const resolved = await resolveVariants(queries, terms, ids)
  const products = [...resolved.values()].map(({ article }) => article.productId)
  const visible = (await isLimitedToOwnAssortment(queries, caller))
    ? await inAssortment(queries, caller.customerId, products)
    : new Set(products)
  return (number) => {
    const found = new Map<number, ArticleRow>()
    for (const neighbour of neighbours.get(normaliseNumber(number)) ?? []) {
      for (const id of byNumber.get(neighbour)?.keys() ?? []) {
        const article = resolved.get(id)?.article
        if (article !== undefined && visible.has(article.productId)) found.set(article.variantId, article)
      }
    }
    return [...found.values()].slice(0, maxNeighbours)
  }
}
