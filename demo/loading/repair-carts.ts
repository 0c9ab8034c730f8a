import type { Store } from '@tradecounter/api/seed'

/**
 * After the catalogue was replaced: takes lines of articles that no longer exist out of open carts and favourite
 * lists, and makes a direct order's ones plain text again. Orders keep their own words and stay as they are.
 */
export async function mendCarts(store: Store): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const known = transaction.selectFrom('variants').select('variants.id')
    const gone = await transaction
      .selectFrom('cartLines')
      .innerJoin('carts', 'carts.id', 'cartLines.cartId')
      .select(['cartLines.id', 'cartLines.cartId'])
      .where('carts.state', '=', 'open')
      .where('cartLines.variantId', 'not in', known)
      .execute()
    for (const { id } of gone) await transaction.deleteFrom('cartLines').where('id', '=', id).execute()
    for (const cartId of new Set(gone.map((line) => line.cartId))) {
      await transaction
        .updateTable('carts')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', cartId)
        .execute()
    }
    await transaction.deleteFrom('listItems').where('variantId', 'not in', known).execute()
    await transaction
      .updateTable('directOrderItems')
      .set({ variantId: null })
      .where('variantId', 'not in', known)
      .execute()
  })
}
