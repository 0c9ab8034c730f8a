import type { WriteContext } from '../platform/database/write-context.ts'

/** What somebody does to a cart. */
export type CartAction =
  | 'add'
  | 'addList'
  | 'addRows'
  | 'changeQuantity'
  | 'markLine'
  | 'replaceItem'
  | 'removeItem'
  | 'empty'
  | 'merge'
  | 'order'

/**
 * Records which user has brought a cart to its version, how and when (ACC-10). A visitor's cart belongs to one session,
 * which nobody else can use: its changes need no record.
 */
export async function recordCartChange(
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
