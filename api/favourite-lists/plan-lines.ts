import type { ListOutcome } from '../contract/index.ts'
import {
  articleErrors,
  type ArticleRow,
  findArticlesById,
  fitsLine,
  fromStored,
  priceVisibilityOf,
  resolveVariants,
  snapUp,
} from '../catalogue/articles/service.ts'
import { lineOptionsFor, type OptionPrices } from '../catalogue/configuration/service.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import type { ListRow } from './items-store.ts'

/** A line of a list as it would be added to the cart today. */
export interface PlannedLine {
  row: ListRow
  /** The article, or its replacement when it cannot be bought. */
  article: ArticleRow
  /** The list's article when it is replaced. */
  replaced: ArticleRow | null
  /** What the list has, in order units. */
  asked: number
  /** In whole packs, as an integer of the article's precision. */
  quantity: number
  configuration: string
  /** Prices of the choices, also when the caller may not see them. */
  options: OptionPrices
  outcome: ListOutcome
}

/** Whether a line goes into the cart, changed or not. */
export const isAdded = ({ outcome }: PlannedLine): boolean =>
  outcome === 'added' || outcome === 'changed' || outcome === 'replaced'

/** Plans each line of a list. Lines of articles that have left the catalogue are left out. */
export async function planLines(
  queries: Queries,
  caller: Caller,
  rows: readonly ListRow[],
): Promise<PlannedLine[]> {
  const visibility = await priceVisibilityOf(queries, caller)
  const ids = [...new Set(rows.map(({ variantId }) => variantId))]
  const own = await findArticlesById(queries, visibility.terms, ids)
  const ended = ids.filter((id) => own.get(id)?.buyable !== 1)
  const successors = await resolveVariants(queries, visibility.terms, ended)
  const lines = rows.flatMap((row) => {
    const { variantId, quantity: kept, configuration } = row
    const first = own.get(variantId)
    if (first === undefined) return []
    const article = successors.get(variantId)?.article ?? first
    const asked = fromStored(kept, first.decimalPrecision)
    return [
      {
        row,
        article,
        replaced: article.variantId === first.variantId ? null : first,
        asked,
        quantity: snapUp(asked, article),
        configuration,
      },
    ]
  })
  const choicesOf = await lineOptionsFor(
    queries,
    caller,
    visibility,
    lines.map(({ article, configuration }) => ({ productId: article.productId, configuration })),
  )
  return mapInTurns(lines, (line): PlannedLine => {
    const { row, article, replaced, quantity, configuration } = line
    const { problem, prices: options } = choicesOf({ productId: article.productId, configuration })
    const outcome = (): ListOutcome => {
      if (articleErrors(article, visibility, quantity).length > 0) return 'notBuyable'
      if (problem !== null) return 'configure'
      if (!fitsLine(quantity, article)) return 'tooMany'
      if (replaced !== null) return 'replaced'
      return quantity === row.quantity ? 'added' : 'changed'
    }
    return { ...line, options, outcome: outcome() }
  })
}
