import type * as v from 'valibot'
import type {
  CheckedRow,
  RowCheckAnswer,
  rowCheckRequestSchema,
  RowNote,
  RowOutcome,
} from '../contract/index.ts'
import { readBulkApart, Refused, TooManyReaders, roundedRange, type BulkRow } from './pasted-rows/index.ts'
import { fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { forEachInTurns, mapInTurns } from '../platform/database/chunks.ts'
import { variantsByEanBetween } from '../catalogue/articles/numbers.ts'
import { configurableProducts } from '../catalogue/configuration/store.ts'
import type { OrderArticle } from './articles-store.ts'
import { priceDay, priceVisibilityOf } from '../catalogue/articles/view.ts'
import { articleWords, meaningsOf, meantByVariants, type Meant } from './resolve-numbers.ts'
import { articleErrors } from './view.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Caller, Services } from '../platform/services.ts'

/** Articles that one number may offer to choose from; one that may mean more is as good as none. */
const mostChoices = 20
/** Characters of an article's number (spec §5). */
const longestNumber = 25
/** Rounded numbers of one file that are looked up, each with a search of its own. */
const mostRounded = 500

type Request = v.InferOutput<typeof rowCheckRequestSchema>

/** What is known of the articles that the rows name. */
interface Known {
  /** A spreadsheet has rounded the row's number, and no article has it as it stands there. */
  isRounded: (row: BulkRow) => boolean
  meaningOf: (row: BulkRow) => readonly Meant[]
  words: Awaited<ReturnType<typeof articleWords>>
  errorOf: (article: OrderArticle) => string | undefined
  mustConfigure: (article: OrderArticle) => boolean
}

/** A row of which nothing can be ordered without somebody's doing. */
type Ending = Partial<CheckedRow> & { outcome: RowOutcome; note: RowNote | null }

/** What a row says before anything is looked up; null when its article decides. */
function endsByItself({ number, quantity, totals }: BulkRow): Ending | null {
  if (totals) return { outcome: 'invalid', note: 'totals' }
  if (number === '') return { outcome: 'invalid', note: 'articleNumberRequired' }
  if (number.length < 2 || number.length > longestNumber)
    return { outcome: 'invalid', note: 'articleNumberInvalidLength' }
  return quantity.problem === null ? null : { outcome: 'invalid', note: quantity.problem }
}

/** A unit that was written behind the quantity must be the article's: a pack is not a piece. */
const fitsUnit = (row: BulkRow, article: OrderArticle, unit: string): boolean =>
  row.quantity.unit === '' ||
  [article.unit, unit].some((own) => own.toLowerCase() === row.quantity.unit.toLowerCase())

const raised = (asked: number, article: OrderArticle): number => snapUp(asked, article)
const shown = (stored: number, article: OrderArticle): number => fromStored(stored, article.decimalPrecision)

/** What becomes of a row whose number means one article. */
function endsByArticle(row: BulkRow, asked: number, meant: Meant, known: Known): Ending {
  const { article, replacedNumber, endsNowhere } = meant
  const unit = known.words.unit(article)
  const named = { variantNumber: article.code, name: known.words.name(article), unit }
  const error = known.errorOf(article)
  if (error !== undefined) {
    const note = error === 'noPrice' ? 'noPrice' : endsNowhere ? 'discontinued' : null
    return { ...named, outcome: 'notBuyable', note }
  }
  if (!fitsUnit(row, article, unit)) return { ...named, outcome: 'invalid', note: 'quantityIsNotNumber' }
  const stored = raised(asked, article)
  if (!fitsLine(stored, article)) return { ...named, outcome: 'invalid', note: 'quantityInvalid' }
  const quantity = shown(stored, article)
  const whole = { ...named, quantity }
  if (known.mustConfigure(article)) return { ...whole, outcome: 'configure', note: null }
  if (replacedNumber !== '') return { ...whole, outcome: 'replaced', note: 'replaced' }
  if (quantity !== asked) return { ...whole, outcome: 'changed', note: 'quantityRaised' }
  return row.assumed
    ? { ...whole, outcome: 'changed', note: 'quantityAssumed' }
    : { ...whole, outcome: 'ok', note: null }
}

/** The articles among which somebody must choose: those that could be ordered as they are. */
function choicesOf(asked: number, meaning: readonly Meant[], known: Known): CheckedRow['choices'] {
  return meaning
    .map(({ article }) => article)
    .filter((article) => known.errorOf(article) === undefined && !known.mustConfigure(article))
    .filter((article) => fitsLine(raised(asked, article), article))
    .map((article) => ({
      variantNumber: article.code,
      name: known.words.name(article),
      quantity: shown(raised(asked, article), article),
      unit: known.words.unit(article),
    }))
}

function endingOf(row: BulkRow, known: Known): Ending {
  const itself = endsByItself(row)
  if (itself !== null || row.quantity.value === null) {
    return itself ?? { outcome: 'invalid', note: 'quantityRequired' }
  }
  const asked = row.quantity.value
  const meaning = known.meaningOf(row)
  const [only] = meaning
  const note = known.isRounded(row) ? 'eanRounded' : null
  if (only === undefined || meaning.length > mostChoices) return { outcome: 'notFound', note }
  // What a spreadsheet has rounded is never taken for granted, even where one article alone fits.
  if (meaning.length === 1 && note === null) {
    return endsByArticle(row, asked, only, known)
  }
  const choices = choicesOf(asked, meaning, known)
  return choices.length === 0
    ? { outcome: 'notBuyable', note }
    : { outcome: 'choose', note: note ?? 'ambiguous', choices }
}

async function knownOf({ store, clock }: Services, caller: Caller, rows: readonly BulkRow[]): Promise<Known> {
  const { db } = store
  const sight = await priceVisibilityOf(db, caller)
  // A longer one ends by itself and is looked up nowhere.
  const numbers = rows.map(({ number }) => number).filter(({ length }) => length <= longestNumber)
  const written = await meaningsOf(db, sight.terms, [...new Set(numbers)])
  const rounded = new Map<string, Meant[]>()
  const unclear = new Set(
    numbers.filter((number) => roundedRange(number) !== null && written(number).length === 0),
  )
  await forEachInTurns([...unclear].slice(0, mostRounded), async (number) => {
    const range = roundedRange(number)
    if (range === null) return
    const ids = await variantsByEanBetween(db, { ...range, limit: mostChoices + 1 })
    rounded.set(number, [...(await meantByVariants(db, sight.terms, ids)).values()])
  })
  const meaningOf = ({ number }: BulkRow): readonly Meant[] => rounded.get(number) ?? written(number)
  const articles = new Map(
    rows.flatMap((row) => meaningOf(row).map(({ article }) => [article.variantId, article] as const)),
  )
  const all = [...articles.values()]
  const configurable = await configurableProducts(
    db,
    all.map(({ productId }) => productId),
  )
  const day = priceDay(caller.site, clock())
  return {
    isRounded: ({ number }) => unclear.has(number),
    meaningOf,
    words: await articleWords(db, caller, all),
    errorOf: (article) => articleErrors(article, sight, day)[0],
    mustConfigure: ({ productId }) => configurable.get(productId) === 'required',
  }
}

/**
 * What becomes of each row of a paste or a file, in its order; nothing is kept and nothing ordered (DIR-5). Errors:
 * 400 with the reason's code when nothing of it can be read.
 */
export async function checkRows(
  services: Services,
  caller: Caller,
  request: Request,
): Promise<RowCheckAnswer> {
  const { content, encoding } = request
  const source = encoding === 'text' ? content : Buffer.from(content, 'base64')
  const { kind, header, rows } = await readBulkApart(source).catch((cause: unknown) => {
    if (cause instanceof TooManyReaders) {
      throw new ApiError(503, 'busy', cause.message, { headers: { 'retry-after': '1' } })
    }
    if (!(cause instanceof Refused)) throw cause
    throw new ApiError(400, cause.code, cause.message, { field: 'content' })
  })
  const known = await knownOf(services, caller, rows)
  return {
    kind,
    header,
    rows: await mapInTurns(rows, (row) => ({
      line: row.line,
      raw: row.raw,
      written: row.number,
      askedQuantity: row.quantity.value,
      writtenQuantity: row.writtenQuantity,
      variantNumber: '',
      name: '',
      quantity: null,
      unit: '',
      choices: [],
      ...endingOf(row, known),
    })),
  }
}
