import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { SiteKey } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type CartRow = Selectable<Database['carts']>

/** The owner of a cart or a direct order list. Both ids are empty for a visitor. */
export interface CartOwner {
  userId: string
  customerId: string
  sessionHash: string
}

/** The owner as the database keeps it: a visitor's session, or a user at a customer (ACC-10). */
export const cartOwner = ({ userId, customerId, sessionHash }: CartOwner): string =>
  customerId === '' ? `session:${sessionHash}` : `user:${userId} customer:${customerId}`

/** The owner of a cart that was sent for approval. */
export const approvalCartOwner = (requestId: string): string => `approval:${requestId}`

/** The owner of the lines that approvers have removed from it: the buyer gets them back if it is not ordered. */
export const removedLinesOwner = (requestId: string): string => `approval:${requestId} removed`

/** A change of a cart, as recorded. */
export type CartAction =
  | 'add'
  | 'addList'
  | 'addRows'
  | 'addText'
  | 'changeQuantity'
  | 'markLine'
  | 'replaceItem'
  | 'removeItem'
  | 'empty'
  | 'merge'
  | 'order'
  | 'approval'
  | 'restore'

/**
 * Records which user changed a cart, how and when (ACC-10). Changes of a visitor's cart are not recorded: only its own
 * session can make them.
 */
async function recordCartChange(
  { trx, now }: WriteContext,
  cart: { id: string; version: number },
  userId: string,
  action: CartAction,
): Promise<void> {
  if (userId === '') return
  await trx
    .insertInto('cartChanges')
    .values({ cartId: cart.id, version: cart.version, userId, action, changedAt: now.toISOString() })
    .execute()
}

/** An owner's open cart. */
export function findCart(queries: Queries, owner: string): Promise<CartRow | undefined> {
  return queries
    .selectFrom('carts')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** An owner's open cart, locked until the transaction ends. */
export function lockCart({ trx, dialect }: WriteContext, owner: string): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** An owner's open cart, locked; created if there is none. */
export async function openCart(context: WriteContext, owner: string, site: SiteKey): Promise<CartRow> {
  const { trx, now } = context
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
  const cart = await lockCart(context, owner)
  if (cart === undefined) throw new Error('An open cart was closed while it was being opened.')
  return cart
}

/** An owner's open cart, locked, with its version raised; created if there is none. */
export async function openChangedCart(
  context: WriteContext,
  owner: CartOwner,
  site: SiteKey,
  action: CartAction,
): Promise<CartRow> {
  const { trx, now } = context
  const changedAt = now.toISOString()
  const cart = await trx
    .insertInto('carts')
    .values({ id: randomUUID(), owner: cartOwner(owner), site, version: 1, state: 'open', changedAt })
    .onConflict((conflict) =>
      conflict
        .column('owner')
        // A literal, so that the database finds the partial index over open carts.
        .where('state', '=', sql.lit('open'))
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), changedAt })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCartChange(context, cart, owner.userId, action)
  return cart
}

/** Raises a locked cart's version and records who changed it. */
export async function touchCart(
  context: WriteContext,
  cartId: string,
  { userId }: Pick<CartOwner, 'userId'>,
  action: CartAction,
): Promise<void> {
  const { trx, now } = context
  const cart = await trx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', cartId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await recordCartChange(context, cart, userId, action)
}

/** The result of merging one cart into another. */
export interface Merge {
  /** Lines that the other cart did not have. */
  moved: number
  /** Lines whose quantity was added to a line of the other cart. */
  summed: number
  /** Lines beyond the other cart's limit, which became a favourite list. */
  listed: number
}

/** Stores for a session what its sign-in merged, so that the customer can be notified. */
export async function recordMerge({ trx, now }: WriteContext, session: string, merge: Merge): Promise<void> {
  await trx
    .insertInto('cartMerges')
    .values({ session, ...merge, mergedAt: now.toISOString() })
    .execute()
}

/** What a session's sign-in merged; null when it merged nothing. */
export async function findMerge(queries: Queries, session: string): Promise<Merge | null> {
  const row = await queries
    .selectFrom('cartMerges')
    .select(['moved', 'summed', 'listed'])
    .where('session', '=', session)
    .executeTakeFirst()
  return row ?? null
}
