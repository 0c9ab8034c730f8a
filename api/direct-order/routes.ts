import { directOrderCalls } from '../contract/index.ts'
import {
  addNumber,
  changeItemNumber,
  changeItemQuantity,
  chooseArticle,
  clearList,
  removeItem,
} from './service.ts'
import { checkRow, checkRows } from './check-rows.ts'
import { commitToCart, commitToList, orderRows } from './commit.ts'
import { suggestArticles } from './suggest.ts'
import { createRowGuard } from '../platform/rate-limit/row-guard.ts'
import { readClient } from '../platform/http/client.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { getDirectOrder } from './view.ts'

/** Orders by article number: one list, and many rows at once (spec §4, §7; DIR-1 to DIR-5). */
export const directOrderRoutes: RouteGroup = (mount, services) => {
  const { store, clock } = services
  const countRows = createRowGuard(services)

  mount(directOrderCalls.list, ({ caller }) => getDirectOrder(store.db, caller, clock()))

  mount(directOrderCalls.suggest, ({ caller, query: { text } }) => suggestArticles(services, caller, text))

  mount(directOrderCalls.add, ({ caller, body }, context) => addNumber(context, caller, body))

  mount(directOrderCalls.remove, ({ caller, body: { itemId } }, context) =>
    removeItem(context, caller, itemId),
  )

  mount(directOrderCalls.choose, ({ caller, body }, context) => chooseArticle(context, caller, body))

  mount(directOrderCalls.changeQuantity, ({ caller, body }, context) =>
    changeItemQuantity(context, caller, body),
  )

  mount(directOrderCalls.changeNumber, ({ caller, body }, context) => changeItemNumber(context, caller, body))

  mount(directOrderCalls.clear, ({ caller }, context) => clearList(context, caller))

  mount(directOrderCalls.commit, ({ caller, body }, context) => commitToCart(context, caller, body))

  mount(directOrderCalls.commitList, async ({ c, caller, body }, context) => {
    const answer = await commitToList(context, caller, body)
    countRows(c, answer.items)
    return answer
  })

  mount(directOrderCalls.checkRows, ({ c, caller, body }) =>
    checkRows(services, caller, body, readClient(c, services).address),
  )

  mount(directOrderCalls.checkRow, ({ caller, body }) => checkRow(services, caller, body))

  mount(directOrderCalls.orderRows, async ({ c, caller, body: { rows } }, context) => {
    // Not for the repeat of a call, which stores nothing.
    countRows(c, rows.length)
    return orderRows(context, caller, rows)
  })
}
