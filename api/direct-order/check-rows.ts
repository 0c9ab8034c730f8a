import { foldCharacters } from '@tradecounter/search'
import type * as v from 'valibot'
import {
  type RowCheckAnswer,
  type rowCheckRequestSchema,
  type RowNumberAnswer,
  type rowNumberRequestSchema,
  typedNumberLength,
} from '../contract/index.ts'
import type { TaskOwner } from '../platform/fair-queue.ts'
import { forEachInTurns, mapInTurns } from '../platform/database/chunks.ts'
import {
  priceVisibilityOf,
  type ArticleRow,
  articleTextsFor,
  articleErrors,
  findNeighbours,
  findVariantsByEanRange,
  articleOffersFor,
  currencyOf,
  resolveNumbers,
  resolveVariants,
  type ResolvedArticle,
} from '../catalogue/articles/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { findConfigurableProducts } from '../catalogue/configuration/service.ts'
import type { Caller, Services } from '../platform/services.ts'
import {
  parseQuantity,
  readInWorker,
  roundedRange,
  RowsRefused,
  type PastedRow,
} from './pasted-rows/index.ts'
import { checkedRow, maxChoices, type Asked, type RowContext } from './row-outcome.ts'

/** Rounded numbers of one file that are looked up, each with a query of its own. */
const maxRoundedLookups = 500

type Request = v.InferOutput<typeof rowCheckRequestSchema>

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
  return {
    offerOf: await articleOffersFor(db, caller, visibility, all, now),
    isRounded: ({ number }) => unclear.has(number),
    candidatesOf,
    neighboursOf,
    texts: await articleTextsFor(db, caller, all),
    errorOf: (article, quantity) => articleErrors(article, visibility, quantity)[0],
    mustConfigure: ({ productId }) => configurable.get(productId) === 'required',
  }
}

/**
 * Whose turn the file of a caller is: the user's; for a visitor that of the address and, at the address, of the
 * session. Customers come first.
 */
export const fileOwner = (
  { userId, customerId, sessionHash }: Pick<Caller, 'userId' | 'customerId' | 'sessionHash'>,
  address: string | null,
): TaskOwner => {
  const session = sessionHash ?? ''
  return userId === ''
    ? { id: address ?? session, member: session, trusted: false }
    : { id: userId, trusted: customerId !== '' }
}

/**
 * Checks each row of a paste or a file, in its order, without ordering or storing anything (DIR-5). `address` is that
 * of the caller's client. Errors: 400 with the reason's code when the content cannot be read, 503 while the workers are
 * busy.
 */
export async function checkRows(
  services: Services,
  caller: Caller,
  request: Request,
  address: string | null,
): Promise<RowCheckAnswer> {
  const { content, encoding } = request
  const source = encoding === 'text' ? content : Buffer.from(content, 'base64')
  const read = readInWorker(source, fileOwner(caller, address)).catch((cause: unknown) => {
    if (!(cause instanceof RowsRefused)) throw cause
    throw new ApiError(400, cause.code, cause.message, { field: 'content' })
  })
  const { kind, sheet, header, rows } = await read
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
