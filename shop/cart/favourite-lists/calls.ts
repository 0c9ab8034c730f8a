import type { cartCalls, FavouriteList } from '@tradecounter/api/contract'
import { addressOfCall, postOf, useAnswer, useHttpClient } from '@tradecounter/shop/core'

/** The user's favourite lists for the customer. */
export const favouriteListsAddress = addressOfCall<typeof cartCalls.favouriteLists>('/api/cart/lists')
export const useFavouriteLists = () => useAnswer(favouriteListsAddress)

const favouriteListAddress = (listId: string) =>
  addressOfCall<typeof cartCalls.favouriteList>('/api/cart/list', { listId })

/** One list with the effect of adding each line to the cart; `null` makes no request. */
export const useFavouriteList = (listId: string | null) =>
  useAnswer(listId === null ? null : favouriteListAddress(listId))

/** Reads a list when it is asked for; null on failure. */
export function useReadFavouriteList(): (listId: string) => Promise<FavouriteList | null> {
  const { get } = useHttpClient()
  return (listId) => get(favouriteListAddress(listId)).catch(() => null)
}

/** `POST /api/cart/addlist`: adds the list's lines to the cart, with their choices. */
export const addFavouriteList = postOf<typeof cartCalls.addFavouriteList>('/api/cart/addlist')
