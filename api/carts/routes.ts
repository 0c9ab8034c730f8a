import { cartCalls } from '../contract/index.ts'
import {
  addFreeText,
  addToCart,
  changeQuantity,
  replaceItem,
  changeLineMarks,
  emptyCart,
  getCart,
  getMiniCart,
  removeItem,
  replayAddToCart,
} from './service.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** The cart: a customer's own, or a visitor's purchase list without prices (spec §4, §6, §7). */
export const cartRoutes: RouteGroup = (mount, services) => {
  mount(cartCalls.cart, ({ caller, query: { from } }) => getCart(services, caller, from))

  mount(cartCalls.miniCart, ({ caller, query: { showPrices } }) =>
    getMiniCart(services, caller, showPrices === 'true'),
  )

  mount(cartCalls.add, ({ caller, body }, context) => addToCart(context, caller, body), {
    replay: (stored, caller) => replayAddToCart(services, caller, stored),
  })

  mount(cartCalls.addText, ({ caller, body }, context) => addFreeText(context, caller, body))

  mount(cartCalls.changeQuantity, async ({ caller, body }) => {
    await inTransaction(services, (context) => changeQuantity(context, caller, body))
    return { success: true }
  })

  mount(cartCalls.markLine, async ({ caller, body }) => {
    await inTransaction(services, (context) => changeLineMarks(context, caller, body))
    return { success: true }
  })

  mount(cartCalls.replaceItem, ({ caller, body }, context) => replaceItem(context, caller, body))

  mount(cartCalls.removeItem, async ({ caller, body: { itemId } }) => {
    await inTransaction(services, (context) => removeItem(context, caller, itemId))
    return { success: true }
  })

  mount(cartCalls.empty, async ({ caller }) => {
    await inTransaction(services, (context) => emptyCart(context, caller))
    return { success: true }
  })
}
