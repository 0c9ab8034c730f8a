import type { FavouriteListHead, FavouriteListLine } from '../contract/index.ts'
import { articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import { parseChoices, chosenOptionsFor } from '../catalogue/configuration/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import type { PlannedLine } from './plan-lines.ts'
import type { ListHeadRow } from './store.ts'

/** The answer's form of a list without its lines. */
export const viewHead = ({ id, lineCount, ...head }: ListHeadRow): FavouriteListHead => ({
  listId: id,
  ...head,
  lineCount: lineCount ?? 0,
})

/** Reads the texts of planned lines. Returns a function to the answer's form of each. */
export async function lineViewFor(
  queries: Queries,
  caller: Caller,
  lines: readonly PlannedLine[],
): Promise<(line: PlannedLine) => FavouriteListLine & { priceUnit: string }> {
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
  return ({ article, replaced, quantity, configuration, outcome }) => ({
    variantNbr: article.code,
    name: texts.name(article),
    ...texts.nameLanguage(article),
    replacedNumber: replaced?.code ?? '',
    quantity: fromStored(quantity, article.decimalPrecision),
    displayUnitCode: texts.unit(article),
    priceUnit: texts.priceUnit(article),
    configuration: chosenOptions({ productId: article.productId, configuration }),
    choices: parseChoices(configuration),
    outcome,
  })
}

/** The answer's form of planned lines. */
export async function showLines(
  queries: Queries,
  caller: Caller,
  lines: readonly PlannedLine[],
): Promise<FavouriteListLine[]> {
  const viewOf = await lineViewFor(queries, caller, lines)
  return lines.map((line) => {
    const { priceUnit: _priceUnit, ...view } = viewOf(line)
    return view
  })
}
