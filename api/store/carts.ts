import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { SiteKey } from '../contract/index.ts'
import type { Dialect, Queries } from './queries.ts'
import type { Database } from './schema.ts'

export type CartRow = Selectable<Database['carts']>
export type CartLineRow = Selectable<Database['cartLines']>

/** A transaction and the database it runs in: what the writes of a cart need. */
export interface Writing {
  trx: Transaction<Database>
  dialect: Dialect
  now: Date
}

/** Whose cart it is: a visitor's purchase list hangs on the session, a customer's cart on the customer. */
export const cartOwner = (caller: { customerId: string; sessionHash: string }): string =>
  caller.customerId === '' ? `session:${caller.sessionHash}` : `customer:${caller.customerId}`

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
export function lockCart({ trx, dialect }: Writing, owner: string): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The open cart of an owner, locked, made when there is none. */
export async function openCart(writing: Writing, owner: string, site: SiteKey): Promise<CartRow> {
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

/** Notes that a locked cart has changed. */
export async function touchCart({ trx, now }: Writing, cartId: string): Promise<void> {
  await trx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', cartId)
    .execute()
}

/** What a line is made from. `quantity` is an integer of the article's precision. */
export type NewLine = Pick<
  CartLineRow,
  'variantId' | 'quantity' | 'listName' | 'actionType' | 'searchTerm' | 'configuration'
> &
  Partial<Pick<CartLineRow, 'note' | 'goodsMark'>>

/** The line of a locked cart that holds the same variant in the same configuration. */
export function findLine(
  { trx }: Writing,
  cartId: string,
  { variantId, configuration }: Pick<NewLine, 'variantId' | 'configuration'>,
): Promise<CartLineRow | undefined> {
  return trx
    .selectFrom('cartLines')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('variantId', '=', variantId)
    .where('configuration', '=', configuration)
    .executeTakeFirst()
}

/**
 * Puts a line into a locked cart, behind those that were added before `addedAt`; the same variant in the same
 * configuration adds up. Answers the line's id.
 */
export async function putLine(
  writing: Writing,
  cartId: string,
  line: NewLine,
  addedAt = writing.now.toISOString(),
): Promise<string> {
  const { trx } = writing
  const same = await findLine(writing, cartId, line)
  if (same === undefined) {
    const id = randomUUID()
    await trx
      .insertInto('cartLines')
      .values({ id, cartId, version: 1, addedAt, ...line })
      .execute()
    return id
  }
  await setLineQuantity(writing, same.id, same.quantity + line.quantity)
  const note = joined(same.note, line.note ?? '')
  const goodsMark = joined(same.goodsMark, line.goodsMark ?? '')
  if (note !== same.note || goodsMark !== same.goodsMark)
    await trx.updateTable('cartLines').set({ note, goodsMark }).where('id', '=', same.id).execute()
  return same.id
}

/** Two texts about one line: both are kept, one that says the same is not said twice. */
const joined = (kept: string, more: string): string =>
  more === '' || kept.split(' / ').includes(more) ? kept : kept === '' ? more : `${kept} / ${more}`

/** Gives a line of a locked cart another note and goods mark. */
export async function markLine(
  { trx }: Writing,
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
export async function setLineQuantity({ trx }: Writing, lineId: string, quantity: number): Promise<void> {
  await trx
    .updateTable('cartLines')
    .set((eb) => ({ quantity, version: eb('version', '+', 1) }))
    .where('id', '=', lineId)
    .execute()
}

/** Takes one line, or all lines, out of a locked cart. Answers how many there were. */
export async function removeLines({ trx }: Writing, cartId: string, lineId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('cartLines')
    .where('cartId', '=', cartId)
    .$if(lineId !== undefined, (query) => query.where('id', '=', lineId ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
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

/** What became of the lines of a cart that was poured into another. */
export interface Merge {
  /** Lines that the other cart did not have. */
  moved: number
  /** Lines whose quantity was added to one that it had. */
  summed: number
}

/**
 * Pours one owner's open cart into another's: quantities add up, nothing is lost or doubled (CART-7). Null when there
 * was nothing to pour.
 */
export async function mergeCarts(
  writing: Writing,
  from: string,
  into: string,
  site: SiteKey,
): Promise<Merge | null> {
  const { trx, now } = writing
  const source = await lockCart(writing, from)
  if (source === undefined) return null
  const lines = await trx
    .selectFrom('cartLines')
    .selectAll()
    .where('cartId', '=', source.id)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  const merge: Merge = { moved: 0, summed: 0 }
  if (lines.length > 0) {
    const target = await openCart(writing, into, site)
    for (const { id: _id, cartId: _cart, version: _version, addedAt, ...line } of lines) {
      const same = await findLine(writing, target.id, line)
      merge[same === undefined ? 'moved' : 'summed'] += 1
      await putLine(writing, target.id, line, addedAt)
    }
    await touchCart(writing, target.id)
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
export async function tellOfMerge({ trx, now }: Writing, session: string, merge: Merge): Promise<void> {
  await trx
    .insertInto('cartMerges')
    .values({ session, ...merge, mergedAt: now.toISOString() })
    .execute()
}

/** What a session's sign-in has made of the visitor's list; null when there was none. */
export async function mergeOf(queries: Queries, session: string): Promise<Merge | null> {
  const row = await queries
    .selectFrom('cartMerges')
    .select(['moved', 'summed'])
    .where('session', '=', session)
    .executeTakeFirst()
  return row ?? null
}
