import { foldCharacters } from '@tradecounter/search'
import {
  type CheckedRow,
  type RowNote,
  type RowNumberAnswer,
  type RowOutcome,
  typedNumberLength,
} from '../contract/index.ts'
import {
  type ArticleRow,
  type ArticleTexts,
  pictureUrl,
  noOffer,
  type ArticleOffer,
  addQuantities,
  fitsLine,
  fromStored,
  isDayNumber,
  snapUp,
  onlyArticle,
  type ResolvedArticle,
} from '../catalogue/articles/service.ts'
import type { PastedRow } from './pasted-rows/index.ts'

/** Articles that one number may offer to choose from; a number with more candidates counts as not found. */
export const maxChoices = 20

/** What the check of the rows needs to know about their articles. */
export interface RowContext {
  /** A spreadsheet has rounded the row's number, and no article has the rounded number. */
  isRounded: (row: PastedRow) => boolean
  candidatesOf: (row: PastedRow) => readonly ResolvedArticle[]
  /** Articles whose numbers are one digit off, for a number that leads to none. */
  neighboursOf: (row: PastedRow) => readonly ArticleRow[]
  texts: ArticleTexts
  /** At a stored quantity. */
  offerOf: (article: ArticleRow, quantity: number) => ArticleOffer
  /** At a stored quantity. */
  errorOf: (article: ArticleRow, quantity: number) => string | undefined
  mustConfigure: (article: ArticleRow) => boolean
}

/** The result of checking one row. */
type RowResult = Partial<CheckedRow> & { outcome: RowOutcome; note: RowNote | null }

/** Checks a row without its article; null when the article decides. */
function checkRowAlone({ number, quantity, totals, title, numberIsDay }: PastedRow): RowResult | null {
  if (title) return { outcome: 'skipped', note: 'title' }
  if (totals) return { outcome: 'skipped', note: 'totals' }
  // In a template, most articles are not wanted this time.
  if (quantity.problem === 'quantityZero') return { outcome: 'skipped', note: null }
  if (numberIsDay) return { outcome: 'invalid', note: 'numberIsDay' }
  const { length } = foldCharacters(number).trim()
  if (length === 0) return { outcome: 'invalid', note: 'articleNumberRequired' }
  if (length < typedNumberLength.min || length > typedNumberLength.max)
    return { outcome: 'invalid', note: 'articleNumberInvalidLength' }
  return quantity.problem === null ? null : { outcome: 'invalid', note: quantity.problem }
}

/** A unit after the quantity must be the article's: a pack is not a piece. */
const fitsUnit = (row: PastedRow, article: ArticleRow, unit: string): boolean =>
  row.quantity.unit === '' ||
  [article.unit, unit].some((own) => own.toLowerCase() === row.quantity.unit.toLowerCase())

/** What the earlier rows of an article ask for, in order units: packs are rounded once over their sum. */
export type Asked = Map<number, number>

const shown = (stored: number, article: ArticleRow): number => fromStored(stored, article.decimalPrecision)

const noteOfChange = (requested: number, quantity: number, earlier: number): RowNote => {
  if (quantity > requested) return 'quantityRaised'
  return earlier > 0 ? 'inEarlierPack' : 'quantityLowered'
}

/** Checks a row whose number leads to one article. */
function checkAgainstArticle(
  row: PastedRow,
  requested: number,
  resolved: ResolvedArticle,
  context: RowContext,
  asked: Asked,
): RowResult {
  const { article, replacedNumber, isDiscontinued } = resolved
  const unit = context.texts.unit(article)
  const named = {
    variantNumber: article.code,
    name: context.texts.name(article),
    ...context.texts.nameLanguage(article),
    unit,
    imageUrl: pictureUrl(article.picture),
    priceUnit: context.texts.priceUnit(article),
    stock: context.offerOf(article, 0).stock,
  }
  const earlier = context.mustConfigure(article) ? 0 : (asked.get(article.variantId) ?? 0)
  const sum = addQuantities(earlier, requested)
  // A price may begin at a quantity that only all rows of the article together reach.
  const error = context.errorOf(article, snapUp(sum, article))
  if (error !== undefined) {
    const note = error === 'noPrice' ? 'noPrice' : isDiscontinued ? 'discontinued' : null
    return { ...named, outcome: 'notBuyable', note }
  }
  if (!fitsUnit(row, article, unit)) return { ...named, outcome: 'invalid', note: 'quantityIsNotNumber' }
  if (!fitsLine(snapUp(requested, article), article))
    return { ...named, outcome: 'invalid', note: 'quantityInvalid' }
  const stored = snapUp(sum, article) - snapUp(earlier, article)
  if (!context.mustConfigure(article) && !row.hidden) asked.set(article.variantId, sum)
  const quantity = shown(stored, article)
  const whole = { ...named, quantity, ...context.offerOf(article, stored) }
  if (context.mustConfigure(article)) return { ...whole, outcome: 'configure', note: null }
  if (replacedNumber !== '') return { ...whole, outcome: 'replaced', note: 'replaced' }
  if (quantity !== requested)
    return { ...whole, outcome: 'changed', note: noteOfChange(requested, quantity, earlier) }
  return row.assumed
    ? { ...whole, outcome: 'changed', note: 'quantityAssumed' }
    : { ...whole, outcome: 'ok', note: null }
}

/** The articles to choose from: those that can be ordered without configuration. */
function orderableChoices(
  requested: number,
  articles: readonly ArticleRow[],
  context: RowContext,
): CheckedRow['choices'] {
  return articles
    .filter(
      (article) =>
        context.errorOf(article, snapUp(requested, article)) === undefined && !context.mustConfigure(article),
    )
    .filter((article) => fitsLine(snapUp(requested, article), article))
    .map((article) => ({
      variantNumber: article.code,
      name: context.texts.name(article),
      quantity: shown(snapUp(requested, article), article),
      unit: context.texts.unit(article),
    }))
}

function outcomeOf(row: PastedRow, context: RowContext, asked: Asked): RowResult {
  const alone = checkRowAlone(row)
  if (alone !== null || row.quantity.value === null) {
    return alone ?? { outcome: 'invalid', note: 'quantityRequired' }
  }
  const requested = row.quantity.value
  const candidates = context.candidatesOf(row)
  const note = context.isRounded(row) ? 'eanRounded' : null
  if (candidates.length === 0 || candidates.length > maxChoices) {
    return {
      outcome: 'notFound',
      note: note ?? (isDayNumber(row.number) ? 'numberIsDay' : null),
      choices: orderableChoices(requested, context.neighboursOf(row), context),
    }
  }
  // A rounded number is never resolved on its own, even when one article fits.
  const only = onlyArticle(candidates)
  if (only !== undefined && note === null) {
    return checkAgainstArticle(row, requested, only, context, asked)
  }
  const choices = orderableChoices(
    requested,
    candidates.map(({ article }) => article),
    context,
  )
  return choices.length === 0
    ? { outcome: 'notBuyable', note }
    : { outcome: 'choose', note: note ?? (candidates.length > 1 ? 'ambiguous' : 'numberUnsure'), choices }
}

/** The checked row, without its place and text. */
export function checkedRow(row: PastedRow, context: RowContext, asked: Asked): RowNumberAnswer {
  const result = outcomeOf(row, context, asked)
  // Totals, titles and rows that are not wanted are not ordered anyway.
  const isHidden = row.hidden && result.outcome !== 'skipped'
  return {
    written: row.number,
    askedQuantity: row.quantity.value,
    writtenQuantity: row.writtenQuantity,
    variantNumber: '',
    name: '',
    quantity: null,
    unit: '',
    imageUrl: null,
    ...noOffer,
    priceUnit: '',
    choices: [],
    ...result,
    outcome: isHidden ? 'hidden' : result.outcome,
    outcomeIfShown: isHidden ? result.outcome : null,
  }
}
