import { foldCharacters } from '@tradecounter/search'
import type * as v from 'valibot'
import {
  type CheckedRow,
  type RowCheckAnswer,
  type rowCheckRequestSchema,
  type RowNote,
  type RowNumberAnswer,
  type rowNumberRequestSchema,
  type RowOutcome,
  typedNumberLength,
} from '../contract/index.ts'
import { findNeighbours } from '../catalogue/articles/neighbours.ts'
import { findVariantsByEanRange } from '../catalogue/articles/numbers.ts'
import { addQuantities, fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { forEachInTurns, mapInTurns } from '../platform/database/chunks.ts'
import { articleOffersFor, currencyOf, noOffer, type ArticleOffer } from '../catalogue/articles/offer.ts'
import { articleErrors, pictureUrl, priceDay } from '../catalogue/articles/view.ts'
import {
  priceVisibilityOf,
  articleTextsFor,
  type ArticleRow,
  type ArticleTexts,
} from '../catalogue/articles/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  onlyArticle,
  resolveNumbers,
  resolveVariants,
  type ResolvedArticle,
} from '../catalogue/articles/resolve-numbers.ts'
import { findConfigurableProducts } from '../catalogue/configuration/service.ts'
import type { Caller, Services } from '../platform/services.ts'
import {
  parseQuantity,
  readInWorker,
  roundedRange,
  RowsRefused,
  type PastedRow,
} from './pasted-rows/index.ts'

/** Articles that one number may offer to choose from; a number with more candidates counts as not found. */
const maxChoices = 20
/** Rounded numbers of one file that are looked up, each with a query of its own. */
const maxRoundedLookups = 500

type Request = v.InferOutput<typeof rowCheckRequestSchema>

/** What the check of the rows needs to know about their articles. */
interface RowContext {
  /** A spreadsheet has rounded the row's number, and no article has the rounded number. */
  isRounded: (row: PastedRow) => boolean
  candidatesOf: (row: PastedRow) => readonly ResolvedArticle[]
  /** Articles whose numbers are one digit off, for a number that leads to none. */
  neighboursOf: (row: PastedRow) => readonly ArticleRow[]
  texts: ArticleTexts
  /** At a stored quantity. */
  offerOf: (article: ArticleRow, quantity: number) => ArticleOffer
  errorOf: (article: ArticleRow) => string | undefined
  mustConfigure: (article: ArticleRow) => boolean
}

/** The result of checking one row. */
type RowResult = Partial<CheckedRow> & { outcome: RowOutcome; note: RowNote | null }

/** Checks a row without its article; null when the article decides. */
function checkRowAlone({ number, quantity, totals, title, numberIsDay }: PastedRow): RowResult | null {
  if (title) return { outcome: 'invalid', note: 'title' }
  if (totals) return { outcome: 'invalid', note: 'totals' }
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
type Asked = Map<number, number>

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
  const error = context.errorOf(article)
  if (error !== undefined) {
    const note = error === 'noPrice' ? 'noPrice' : isDiscontinued ? 'discontinued' : null
    return { ...named, outcome: 'notBuyable', note }
  }
  if (!fitsUnit(row, article, unit)) return { ...named, outcome: 'invalid', note: 'quantityIsNotNumber' }
  if (!fitsLine(snapUp(requested, article), article))
    return { ...named, outcome: 'invalid', note: 'quantityInvalid' }
  const earlier = context.mustConfigure(article) ? 0 : (asked.get(article.variantId) ?? 0)
  const sum = addQuantities(earlier, requested)
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
    .filter((article) => context.errorOf(article) === undefined && !context.mustConfigure(article))
    .filter((article) => fitsLine(snapUp(requested, article), article))
    .map((article) => ({
      variantNumber: article.code,
      name: context.texts.name(article),
      quantity: shown(snapUp(requested, article), article),
      unit: context.texts.unit(article),
    }))
}

/** A day as spreadsheets write it in a text file: `jun-08`, `8-jun`, `08.jun`, `2008-06-01`. */
const looksLikeDay = (number: string): boolean =>
  /^(?:\p{L}{3,9}\.?[-/. ]\d{1,4}|\d{1,2}[-/. ]\p{L}{3,9}\.?|\d{4}-\d{2}-\d{2})$/u.test(number) &&
  (/^\d/u.test(number) && !/\p{L}/u.test(number) ? true : months.test(number))

/** Beginnings of the names of months in the languages of the shop. */
const months =
  /jan|feb|mar|apr|maj|mai|may|jun|jul|aug|sep|okt|oct|nov|dec|des|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu/iu

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
      note: note ?? (looksLikeDay(row.number) ? 'numberIsDay' : null),
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
function checkedRow(row: PastedRow, context: RowContext, asked: Asked): RowNumberAnswer {
  const result = outcomeOf(row, context, asked)
  // Totals, titles and rows that are not wanted are not ordered anyway.
  const isHidden =
    row.hidden && result.note !== 'totals' && result.note !== 'title' && result.outcome !== 'skipped'
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

async function loadRowContext(
  { store, clock }: Services,
  caller: Caller,
  rows: readonly PastedRow[],
): Promise<RowContext> {
  const { db } = store
  const visibility = await priceVisibilityOf(db, caller)
  // `checkRowAlone` refuses longer ones.
  const numbers = rows
    .map(({ number }) => number)
    .filter((number) => foldCharacters(number).trim().length <= typedNumberLength.max)
  const resolve = await resolveNumbers(db, visibility.terms, [...new Set(numbers)])
  const rounded = new Map<string, ResolvedArticle[]>()
  const unclear = new Set(
    numbers.filter((number) => roundedRange(number) !== null && resolve(number).length === 0),
  )
  await forEachInTurns([...unclear].slice(0, maxRoundedLookups), async (number) => {
    const range = roundedRange(number)
    if (range === null) return
    const ids = await findVariantsByEanRange(db, { ...range, limit: maxChoices + 1 })
    rounded.set(number, [...(await resolveVariants(db, visibility.terms, ids)).values()])
  })
  const candidatesOf = ({ number }: PastedRow): readonly ResolvedArticle[] =>
    rounded.get(number) ?? resolve(number)
  const unknown = numbers.filter((number) => !unclear.has(number) && resolve(number).length === 0)
  const near = await findNeighbours(db, caller, visibility, unknown)
  const neighboursOf = (row: PastedRow): readonly ArticleRow[] =>
    candidatesOf(row).length === 0 ? near(row.number) : []
  const articles = new Map(
    rows
      .flatMap((row) => [...candidatesOf(row).map(({ article }) => article), ...neighboursOf(row)])
      .map((article) => [article.variantId, article]),
  )
  const all = [...articles.values()]
  const configurable = await findConfigurableProducts(
    db,
    all.map(({ productId }) => productId),
  )
  const now = clock()
  const day = priceDay(caller.site, now)
  return {
    offerOf: await articleOffersFor(db, caller, visibility, all, now),
    isRounded: ({ number }) => unclear.has(number),
    candidatesOf,
    neighboursOf,
    texts: await articleTextsFor(db, caller, all),
    errorOf: (article) => articleErrors(article, visibility, day)[0],
    mustConfigure: ({ productId }) => configurable.get(productId) === 'required',
  }
}

/**
 * Checks each row of a paste or a file, in its order, without ordering or storing anything (DIR-5). Errors: 400 with the
 * reason's code when the content cannot be read, 503 while the workers are busy.
 */
export async function checkRows(
  services: Services,
  caller: Caller,
  request: Request,
): Promise<RowCheckAnswer> {
  const { content, encoding } = request
  const source = encoding === 'text' ? content : Buffer.from(content, 'base64')
  const { kind, sheet, header, rows } = await readInWorker(source).catch((cause: unknown) => {
    if (!(cause instanceof RowsRefused)) throw cause
    throw new ApiError(400, cause.code, cause.message, { field: 'content' })
  })
  const context = await loadRowContext(services, caller, rows)
  const asked: Asked = new Map()
  return {
    kind,
    sheet,
    header,
    currency: currencyOf(caller),
    rows: await mapInTurns(rows, (row) => ({
      line: row.line,
      raw: row.raw,
      ...checkedRow(row, context, asked),
    })),
  }
}

/** Checks one row under another number, with the quantity that the check of all rows has read. */
export async function checkRow(
  services: Services,
  caller: Caller,
  { number, writtenQuantity, askedQuantity }: v.InferOutput<typeof rowNumberRequestSchema>,
): Promise<RowNumberAnswer> {
  const assumed = writtenQuantity === '' && askedQuantity !== null
  const row: PastedRow = {
    line: 0,
    raw: '',
    number,
    writtenQuantity,
    // Only a numeric cell has been read where a text would be ambiguous.
    quantity: parseQuantity(assumed ? '1' : writtenQuantity, askedQuantity !== null),
    assumed,
    totals: false,
    title: false,
    hidden: false,
    numberIsDay: false,
  }
  return checkedRow(row, await loadRowContext(services, caller, [row]), new Map())
}
