import { cartCalls, deliveryCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { addListToCart } from './add-list-to-cart.ts'
import { saveCartAsList, saveOrderAsList } from './save-list.ts'
import { readFavouriteLists, showFavouriteList } from './service.ts'

/** Favourite lists: saving the cart as a list, and adding a list to the cart. */
export const favouriteListRoutes: RouteGroup = (mount, services) => {
  const { store } = services

  mount(cartCalls.saveFavouriteList, ({ caller, body }, context) =>
    saveCartAsList(context, caller, body.name),
  )

  mount(cartCalls.favouriteLists, ({ caller }) => readFavouriteLists(store.db, caller))

  mount(cartCalls.favouriteList, ({ caller, query }) => showFavouriteList(store.db, caller, query))

  mount(cartCalls.addFavouriteList, ({ caller, body }, context) => addListToCart(context, caller, body))

  mount(deliveryCalls.saveOrderAsFavouriteList, ({ caller, body }, context) =>
    saveOrderAsList(context, caller, body),
  )
}
