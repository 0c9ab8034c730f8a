import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { SiteKey } from '../contract/index.ts'
import { mostLines } from './line-limits.ts'
import { recordCartChange, type CartAction } from './changes-store.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import { makeFavouriteList } from '../purchase-lists/store.ts'
import type { Dialect, Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type CartRow = Selectable<Database['carts']>
export type CartLineRow = Selectable<Database['cartLines']>

export type { WriteContext } from '../platform/database/write-context.ts'

/** Whom a cart or a direct order list belongs to. Both ids are empty for a visitor. */
export interface CartOwner {
  userId: string
  customerId: string
  sessionHash: string
}

/** The owner as the database keeps it: a visitor's session, or a user at a customer (ACC-10). */
export const cartOwner = ({ userId, customerId, sessionHash }: CartOwner): string =>
  customerId === '' ? `session:${sessionHash}` : `user:${userId} customer:${customerId}`

/** The open cart of an owner, as it is now. */
export function findCart(queries: Queries, owner: string): Promise<CartRow | undefined> {
  return queries
    .selectFrom('carts')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** The open cart of an owner, locked until the transaction ends; undefined when there is none. */
export function lockCart({ trx, dialect }: WriteContext, owner: string): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The open cart of an owner, locked, made when there is none. */
export async function openCart(writing: WriteContext, owner: string, site: SiteKey): Promise<CartRow> {
  const { trx, now } = writing
  await trx
    .insertInto('carts')
    .values({
      id: randomUUID(),
      owner,
      site,
      version: 0,
      state: 'open',
      changedAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const cart = await lockCart(writing, owner)
  if (cart === undefined) throw new Error('An open cart was closed while it was being opened.')
  return cart
}

/** The open cart of an owner, made when there is none, locked and noted as changed. */
export async function changedCart(
  writing: WriteContext,
  owner: CartOwner,
  site: SiteKey,
  action: CartAction,
): Promise<CartRow> {
  const { trx, now } = writing
  const changedAt = now.toISOString()
  const cart = await trx
    .insertInto('carts')
    .values({ id: randomUUID(), owner: cartOwner(owner), site, version: 1, state: 'open', changedAt })
    .onConflict((conflict) =>
      conflict
        .column('owner')
        // Spelled out: the index that is meant holds open carts alone.
        .where('state', '=', sql.lit('open'))
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), changedAt })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCartChange(writing, cart, owner.userId, action)
  return cart
}

/** Notes that a locked cart has changed, and who has done what to it. */
export async function touchCart(
  writing: WriteContext,
  cartId: string,
  { userId }: Pick<CartOwner, 'userId'>,
  action: CartAction,
): Promise<void> {
  const { trx, now } = writing
  const cart = await trx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', cartId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await recordCartChange(writing, cart, userId, action)
}

/** What a line is made from. `quantity` is an integer of the article's precision. */
export type NewLine = Pick<
  CartLineRow,
  'variantId' | 'quantity' | 'listName' | 'actionType' | 'searchTerm' | 'configuration'
> &
  Partial<Pick<CartLineRow, 'note' | 'goodsMark'>>

/** What a line has become: how much it holds now. `version` 1 says that it is new. */
export type PutLine = Pick<CartLineRow, 'id' | 'quantity' | 'version'>

/** What makes two lines one, as the database's index of it is written. */
const kindOf: Record<Dialect, RawBuilder<unknown>> = {
  sqlite: sql`"cartId", "variantId", "configuration"`,
  postgres: sql`"cartId", "variantId", md5("configuration")`,
}

/**
 * Puts a line into a locked cart, behind those that were added before `addedAt`; the same variant in the same
 * configuration adds up.
 */
export async function putLine(
  { trx, dialect, now }: WriteContext,
  cartId: string,
  line: NewLine,
  addedAt = now.toISOString(),
): Promise<PutLine> {
  const put = await trx
    .insertInto('cartLines')
    .values({ id: randomUUID(), cartId, version: 1, addedAt, ...line })
    .onConflict((conflict) =>
      conflict.expression(kindOf[dialect]).doUpdateSet((eb) => ({
        quantity: eb('cartLines.quantity', '+', line.quantity),
        version: eb('cartLines.version', '+', 1),
      })),
    )
    .returning(['id', 'quantity', 'version', 'note', 'goodsMark'])
    .executeTakeFirstOrThrow()
  const note = joined(put.note, line.note ?? '')
  const goodsMark = joined(put.goodsMark, line.goodsMark ?? '')
  if (note !== put.note || goodsMark !== put.goodsMark)
    await trx.updateTable('cartLines').set({ note, goodsMark }).where('id', '=', put.id).execute()
  return put
}

/** Two texts about one line: both are kept, one that says the same is not said twice. */
const joined = (kept: string, more: string): string =>
  more === '' || kept.split(' / ').includes(more) ? kept : kept === '' ? more : `${kept} / ${more}`

/** Gives a line of a locked cart another note and goods mark. */
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

/** Gives a line of a locked cart another quantity. */
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

/** Takes one line, or all lines, out of a locked cart. Answers how many there were. */
export async function removeLines({ trx }: WriteContext, cartId: string, lineId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('cartLines')
    .where('cartId', '=', cartId)
    .$if(lineId !== undefined, (query) => query.where('id', '=', lineId ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** What a cart holds of which article in which configuration. */
export function readHeld(
  queries: Queries,
  cartId: string,
): Promise<Pick<CartLineRow, 'variantId' | 'configuration' | 'quantity'>[]> {
  return queries
    .selectFrom('cartLines')
    .select(['variantId', 'configuration', 'quantity'])
    .where('cartId', '=', cartId)
    .execute()
}

/** Number of lines in a cart. */
export async function countLinesOf(queries: Queries, cartId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('cartLines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow()
  return count
}

/** Number of lines in an owner's open cart. */
export async function countLines(queries: Queries, owner: string): Promise<number> {
  const row = await queries
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carts.owner', '=', owner)
    .where('carts.state', '=', 'open')
    .executeTakeFirst()
  return row?.count ?? 0
}

/** What makes two lines one, as a key. */
const kindKey = ({ variantId, configuration }: Pick<CartLineRow, 'variantId' | 'configuration'>): string =>
  `${variantId} ${configuration}`

/** What became of the lines of a cart that was poured into another. */
export interface Merge {
  /** Lines that the other cart did not have. */
  moved: number
  /** Lines whose quantity was added to one that it had. */
  summed: number
  /** Lines for which the other cart had no room: they are a favourite list now. */
  listed: number
}

/**
 * Merges one owner's open cart into another's: quantities add up, nothing is lost or doubled (CART-7). Lines for which
 * the other has no room become a favourite list. Null when there was nothing to merge.
 */
export async function mergeCarts(
  writing: WriteContext,
  from: CartOwner,
  into: CartOwner,
  site: SiteKey,
): Promise<Merge | null> {
  const { trx, now } = writing
  const source = await lockCart(writing, cartOwner(from))
  if (source === undefined) return null
  const lines = await trx
    .selectFrom('cartLines')
    .selectAll()
    .where('cartId', '=', source.id)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  const merge: Merge = { moved: 0, summed: 0, listed: 0 }
  if (lines.length > 0) {
    const target = await changedCart(writing, into, site, 'merge')
    const held = new Set((await readHeld(trx, target.id)).map(kindKey))
    let room = mostLines(into) - held.size
    const beyond: (typeof lines)[number][] = []
    await forEachInTurns(lines, async (each) => {
      const isNew = !held.has(kindKey(each))
      if (isNew && room <= 0) {
        beyond.push(each)
        return
      }
      if (isNew) room -= 1
      const { id: _id, cartId: _cart, version: _was, addedAt, ...line } = each
      await putLine(writing, target.id, line, addedAt)
      merge[isNew ? 'moved' : 'summed'] += 1
    })
    merge.listed = beyond.length
    if (beyond.length > 0) {
      const entries = beyond.map(({ variantId, quantity, configuration }) => ({
        variantId,
        quantity,
        configuration,
      }))
      await makeFavouriteList(writing, into, now.toISOString().slice(0, 10), entries)
    }
  }
  await removeLines(writing, source.id)
  await trx
    .updateTable('carts')
    .set({ state: 'merged', changedAt: now.toISOString() })
    .where('id', '=', source.id)
    .execute()
  return lines.length === 0 ? null : merge
}

/** Keeps for a session what its sign-in has made of the visitor's list, so that the customer can be told. */
export async function tellOfMerge({ trx, now }: WriteContext, session: string, merge: Merge): Promise<void> {
  await trx
    .insertInto('cartMerges')
    .values({ session, ...merge, mergedAt: now.toISOString() })
    .execute()
}

/** What a session's sign-in has made of the visitor's list; null when there was none. */
export async function mergeOf(queries: Queries, session: string): Promise<Merge | null> {
  const row = await queries
    .selectFrom('cartMerges')
    .select(['moved', 'summed', 'listed'])
    .where('session', '=', session)
    .executeTakeFirst()
  return row ?? null
}
