import type { JudgedCatalogue } from './catalogue.ts'
import { depth } from './measure.ts'
import { numberQueries, type NumberQuery } from './numbers.ts'

/** A number that was asked for, and whether what has it came first. */
export interface NumberAnswer extends NumberQuery {
  isFirst: boolean
  /** Enter goes straight to the article; true of the only one that has the whole number. */
  isStraight: boolean
  shown: readonly number[]
}

/** Searches for numbers in every notation. The articles with the number must come first, as many as fit on a page. */
export const askNumbers = (
  { ask, products }: Pick<JudgedCatalogue, 'ask' | 'products'>,
  articles: number,
): NumberAnswer[] =>
  numberQueries(articles).map((query) => {
    const { shown, exactVariant } = ask('sv', query.written, query.customer)
    const rows = shown.map(({ variantId }) => variantId)
    const [only] = query.variants
    const having = products.filter((product) =>
      product.some(({ variantId }) => query.variants.has(variantId)),
    )
    const first = rows.slice(0, Math.min(having.length, depth))
    return {
      ...query,
      shown: rows,
      isFirst: first.length > 0 && first.every((variant) => query.variants.has(variant)),
      isStraight: query.isWhole && query.variants.size === 1 ? exactVariant === only : exactVariant === null,
    }
  })
