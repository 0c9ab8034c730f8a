import type { IndexReader } from '../index-reader.ts'
import { productOfVariant } from '../index/columns.ts'
import type { Matches } from '../matching/matches.ts'
import type { SearchContext } from './requests.ts'

/** Articles that one answer offers for an unknown number. */
const mostNeighbours = 5

/**
 * Ids of the visible variants whose number is one typing error away from the phrase, the likeliest first. None if its
 * words as they are written find something: then they are words and measures.
 */
export function neighbourIds(
  index: IndexReader,
  { phrase, ...context }: Pick<SearchContext, 'customer' | 'assortmentOnly'> & { phrase: string },
  matches: Matches | null,
): number[] {
  if (matches !== null && matches.corrected === null && matches.words.unused.length === 0) return []
  const found = index.numbers.findNeighbours(phrase, context)
  if (found.length === 0) return []
  const visible = index.visibleProducts(context)
  const shown =
    visible === null ? found : found.filter((row) => visible[productOfVariant(index.columns, row)] === 1)
  return [...new Set(shown)].slice(0, mostNeighbours).map((row) => index.columns.variantIds[row] ?? 0)
}
