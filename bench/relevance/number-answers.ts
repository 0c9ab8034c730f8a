import type { JudgedCatalogue } from './catalogue.ts'
import { depth } from './measure.ts'
import { numberQueries, type NumberQuery } from './numbers.ts'

/** A requested number, and whether its articles came first. */
export interface NumberAnswer extends NumberQuery {
  isFirst: boolean
  /** Whether Enter leads directly to the article, as required for the only one with the whole number. */
  isStraight: boolean
  shown: readonly number[]
}

/**
 * Searches for numbers in every notation. The articles with the number must come first, as many as fit on a page.
 */
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
