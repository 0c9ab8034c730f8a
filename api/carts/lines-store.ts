import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { findArticlesById, type ArticleRow, type Terms } from '../catalogue/articles/service.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Dialect, Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { freeTextArticle, isFreeText } from './free-text.ts'
import type { PriceLock } from './price-locks.ts'
import { lineKey } from './rules.ts'

export type CartLineRow = Selectable<Database['cartLines']>

const lineColumns = [
  'id as lineId',
  'variantId',
  'quantity',
  'version',
  'listName',
  'configuration',
  'note',
  'goodsMark',
  'addedAt',
  'freeText',
  'freeTextUnit',
  'lockKind',
  'lockId',
  'lockPosition',
] as const

const selectLines = (queries: Queries, cartId: string) =>
  queries.selectFrom('cartLines').select(lineColumns).where('cartId', '=', cartId)

/** A line of a cart with its article. */
export type CartLineArticle = ArticleRow &
  Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

/** One line, or a window of lines. */
type LinePart = { lineId: string } | { from: number; count: number }

/** Lines of a cart with their articles, oldest first: all of them, or a part. */
export async function readCartLines(
  queries: Queries,
  terms: Terms | null,
  cartId: string,
  part?: LinePart,
): Promise<CartLineArticle[]> {
  let wanted = selectLines(queries, cartId)
  if (part !== undefined)
    wanted =
      'lineId' in part ? wanted.where('id', '=', part.lineId) : wanted.limit(part.count).offset(part.from)
  const lines = await wanted.orderBy('addedAt').orderBy('id').execute()
  const articles = await findArticlesById(
    queries,
    terms,
    lines.filter((line) => !isFreeText(line)).map(({ variantId }) => variantId),
  )
  return lines.flatMap((line) => {
    const article = isFreeText(line) ? freeTextArticle(line) : articles.get(line.variantId)
    return article === undefined ? [] : [{ ...article, ...line }]
  })
}

/** A line to add. `quantity` is an integer of the article's precision. */
export type NewCartLine = Pick<
  CartLineRow,
  'variantId' | 'quantity' | 'listName' | 'actionType' | 'searchTerm' | 'configuration'
> &
  Partial<Pick<CartLineRow, 'note' | 'goodsMark' | 'freeText' | 'freeTextUnit'>> &
  Partial<PriceLock>

/** A line after an addition. `version` 1 means that it is new. */
type AddedLine = Pick<CartLineRow, 'id' | 'quantity' | 'version'>

const quantityColumns = [
  'variantId',
  'configuration',
  'freeText',
  'freeTextUnit',
  'lockKind',
  'lockId',
  'lockPosition',
  'quantity',
] as const

/** The columns of the unique index by which equal lines add up. */
const lineIndex: Record<Dialect, RawBuilder<unknown>> = {
  sqlite: sql`"cartId", "variantId", "configuration", "freeText", "freeTextUnit",
    "lockKind", "lockId", "lockPosition"`,
  postgres: sql`"cartId", "variantId", md5("configuration"), md5("freeText"), "freeTextUnit",
    "lockKind", "lockId", "lockPosition"`,
}

/**
 * Adds a line to a locked cart, after those that were added before `addedAt`. The quantity of a line of the same
 * variant and configuration is raised instead.
 */
export async function upsertLine(
  { trx, dialect, now }: WriteContext,
  cartId: string,
  line: NewCartLine,
  addedAt = now.toISOString(),
): Promise<AddedLine> {
  const put = await trx
    .insertInto('cartLines')
    .values({ id: randomUUID(), cartId, version: 1, addedAt, ...line })
    .onConflict((conflict) =>
      conflict.expression(lineIndex[dialect]).doUpdateSet((eb) => ({
        quantity: eb('cartLines.quantity', '+', line.quantity),
        version: eb('cartLines.version', '+', 1),
      })),
    )
    .returning(['id', 'quantity', 'version', 'note', 'goodsMark'])
    .executeTakeFirstOrThrow()
  const note = joinTexts(put.note, line.note ?? '')
  const goodsMark = joinTexts(put.goodsMark, line.goodsMark ?? '')
  if (note !== put.note || goodsMark !== put.goodsMark)
    await trx.updateTable('cartLines').set({ note, goodsMark }).where('id', '=', put.id).execute()
  return put
}

/** Both texts of two lines that became one; an equal text is not repeated. */
const joinTexts = (kept: string, more: string): string =>
  more === '' || kept.split(' / ').includes(more) ? kept : kept === '' ? more : `${kept} / ${more}`

/**
 * Adds many lines to a locked cart in their order, as `upsertLine` does one by one. `lines` must have each variant and
 * configuration once. Returns the quantity that each line has afterwards, in their order.
 */
export async function upsertLines(
  context: WriteContext,
  cartId: string,
  lines: readonly NewCartLine[],
): Promise<number[]> {
  const { trx, now } = context
  const before = await trx
    .selectFrom('cartLines')
    .select(['id', 'note', 'goodsMark', ...quantityColumns])
    .where('cartId', '=', cartId)
    .execute()
  const existing = new Map(before.map((line) => [lineKey(line), line]))
  const added = lines.filter((line) => !existing.has(lineKey(line)))
  await insertRows(
    trx,
    'cartLines',
    added.map((line, index) => ({
      id: randomUUID(),
      cartId,
      version: 1,
      // Lines are shown by the time of their addition: the index orders those of one moment.
      addedAt: now.toISOString().replace('Z', `${String(index).padStart(6, '0')}Z`),
      ...line,
    })),
  )
  const quantities = lines.map((line) => (existing.get(lineKey(line))?.quantity ?? 0) + line.quantity)
  await forEachInTurns(lines, async (line, index) => {
    const same = existing.get(lineKey(line))
    if (same === undefined) return
    await setLineQuantity(context, same.id, quantities[index] ?? same.quantity)
    const note = joinTexts(same.note, line.note ?? '')
    const goodsMark = joinTexts(same.goodsMark, line.goodsMark ?? '')
    if (note !== same.note || goodsMark !== same.goodsMark)
      await trx.updateTable('cartLines').set({ note, goodsMark }).where('id', '=', same.id).execute()
  })
  return quantities
}

/** Sets the note and goods mark of a line of a locked cart. */
export async function markLine(
  { trx }: WriteContext,
  lineId: string,
  marks: Pick<CartLineRow, 'note' | 'goodsMark'>,
): Promise<void> {
  await trx
    .updateTable('cartLines')
    .set((eb) => ({ ...marks, version: eb('version', '+', 1) }))
    .where('id', '=', lineId)
    .execute()
}

/** Sets the quantity of a line of a locked cart. */
export async function setLineQuantity(
  { trx }: WriteContext,
  lineId: string,
  quantity: number,
): Promise<void> {
  await trx
    .updateTable('cartLines')
    .set((eb) => ({ quantity, version: eb('version', '+', 1) }))
    .where('id', '=', lineId)
    .execute()
}

/** Removes one line or all lines of a locked cart. Returns the number of removed lines. */
export async function removeLines({ trx }: WriteContext, cartId: string, lineId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('cartLines')
    .where('cartId', '=', cartId)
    .$if(lineId !== undefined, (query) => query.where('id', '=', lineId ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Quantities in a cart by line key. */
export function readLineQuantities(
  queries: Queries,
  cartId: string,
): Promise<Pick<CartLineRow, (typeof quantityColumns)[number]>[]> {
  return queries.selectFrom('cartLines').select(quantityColumns).where('cartId', '=', cartId).execute()
}

/** Number of lines in a cart. */
export async function countCartLines(queries: Queries, cartId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('cartLines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow()
  return count
}

/** Number of lines in an owner's open cart; 0 without one. */
export async function countOwnerLines(queries: Queries, owner: string): Promise<number> {
  const row = await queries
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carts.owner', '=', owner)
    .where('carts.state', '=', 'open')
    .executeTakeFirst()
  return row?.count ?? 0
}
