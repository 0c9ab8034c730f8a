import type { ListOutcome, FavouriteListLine } from '../contract/index.ts'
import { type ArticleRow, articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import { parseChoices, chosenOptionsFor } from '../catalogue/configuration/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'

/** A line of a list as it would be added to the cart today. */
export interface PlannedLine {
  /** The article, or its replacement when it cannot be bought. */
  article: ArticleRow
  /** The list's article when it is replaced. */
  replaced: ArticleRow | null
  /** What the list has, in order units. */
  asked: number
  /** In whole packs, as an integer of the article's precision. */
  quantity: number
  configuration: string
  outcome: ListOutcome
}

/** The answer's form of planned lines. */
export async function showLines(
  queries: Queries,
  caller: Caller,
  lines: readonly PlannedLine[],
): Promise<FavouriteListLine[]> {
  const texts = await articleTextsFor(
    queries,
    caller,
    lines.map(({ article }) => article),
  )
  const chosenOptions = await chosenOptionsFor(
    queries,
    caller,
    lines.map(({ article, configuration }) => ({ productId: article.productId, configuration })),
  )
  return lines.map(({ article, replaced, quantity, configuration, outcome }) => ({
    variantNbr: article.code,
    name: texts.name(article),
    ...texts.nameLanguage(article),
    replacedNumber: replaced?.code ?? '',
    quantity: fromStored(quantity, article.decimalPrecision),
    displayUnitCode: texts.unit(article),
    configuration: chosenOptions({ productId: article.productId, configuration }),
    choices: parseChoices(configuration),
    outcome,
  }))
}
