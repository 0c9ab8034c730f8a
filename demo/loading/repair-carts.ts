import type { Store } from '@tradecounter/api/seed'

/**
 * Removes lines of articles that no longer exist from open carts and favourite lists after the catalogue was replaced;
 * items of a direct order keep the number that was typed. Orders hold copies of their articles and stay unchanged.
 */
export async function repairCarts(store: Store): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const known = transaction.selectFrom('variants').select('variants.id')
    const gone = await transaction
      .selectFrom('cartLines')
      .innerJoin('carts', 'carts.id', 'cartLines.cartId')
      .select(['cartLines.id', 'cartLines.cartId'])
      .where('carts.state', '=', 'open')
      // Lines of free text have no article.
      .where('cartLines.freeText', '=', '')
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
