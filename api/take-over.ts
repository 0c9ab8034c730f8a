import type { TakeOver } from './accounts/sign-in/replace-session.ts'
import { mergeCarts } from './carts/merge.ts'
import { cartOwner, recordMerge } from './carts/store.ts'
import { mergeDirectOrders } from './direct-order/merge.ts'
import { attachFavouriteLists, insertFavouriteList } from './favourite-lists/store.ts'

/** The cart, the direct order and the favourite lists of a visitor go to the user who signs in. */
export const takeOver: TakeOver = async (context, { sessionHash, site, userId, customerId }) => {
  const from = { userId: '', customerId: '', sessionHash }
  const into = { userId, customerId, sessionHash }
  const merge = await mergeCarts(context, from, into, site, insertFavouriteList)
  await mergeDirectOrders(context, cartOwner(from), cartOwner(into))
  await attachFavouriteLists(context, sessionHash, { customerId, userId })
  return async (newSession) => {
    if (merge !== null) await recordMerge(context, newSession, merge)
  }
}
