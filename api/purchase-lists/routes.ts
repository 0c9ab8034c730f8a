import { cartCalls, deliveryCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { addListToCart, listSavedLists, saveCartAsList, saveOrderAsList, showSavedList } from './service.ts'

/** Favourite lists: saving the cart as a list, and adding a list to the cart. */
export const purchaseListRoutes: RouteGroup = (mount, services) => {
  const { store } = services

  mount(cartCalls.saveList, ({ caller, body }, context) => saveCartAsList(context, caller, body.name))

  mount(cartCalls.savedLists, ({ caller }) => listSavedLists(store.db, caller))

  mount(cartCalls.savedList, ({ caller, query }) => showSavedList(store.db, caller, query))

  mount(cartCalls.addList, ({ caller, body }, context) => addListToCart(context, caller, body.listId))

  mount(deliveryCalls.saveOrderAsList, ({ caller, body }, context) => saveOrderAsList(context, caller, body))
}
