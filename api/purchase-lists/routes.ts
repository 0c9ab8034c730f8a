import {
  addListRequestSchema,
  saveListRequestSchema,
  type SavedLists,
  savedListQuerySchema,
} from '../contract/index.ts'
import { readCartLines } from '../catalogue/articles/service.ts'
import { cartOwner, findCart } from '../carts/store.ts'
import { favouriteListsOf, makeFavouriteList } from './store.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { addSavedList, showSavedList } from './service.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import type { RouteGroup } from '../platform/services.ts'

/** The cart's lines as a favourite list, while the cart stays as it is; and a list's lines back into the cart. */
export const cartListRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services

  app.post('/api/cart/savelist', 'perm:manageLists', async (c) => {
    const request = await readBody(c, saveListRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, async (trx) => {
      const cart = await findCart(trx, cartOwner(caller))
      const lines = cart === undefined ? [] : await readCartLines(trx, null, cart.id)
      if (lines.length === 0) throw new ApiError(409, 'emptyCart', 'There is nothing in the cart.')
      const entries = lines.map(({ variantId, quantity, configuration }) => ({
        variantId,
        quantity,
        configuration,
      }))
      const writing = { trx, dialect: store.dialect, now: clock() }
      const listId = await makeFavouriteList(writing, caller, request.name, entries)
      return { listId, name: request.name, lineCount: lines.length }
    })
  })

  app.get('/api/cart/lists', 'signed-in', async (c) => {
    const lists = await favouriteListsOf(store.db, requireSignedIn(c.get('caller')))
    const answer: SavedLists = {
      lists: lists.map(({ id, name, lineCount, changedAt }) => ({
        listId: id,
        name,
        lineCount: lineCount ?? 0,
        changedAt,
      })),
    }
    return c.json(answer)
  })

  app.get('/api/cart/list', 'signed-in', async (c) => {
    const query = readQuery(c, savedListQuerySchema)
    return c.json(await showSavedList(store.db, requireSignedIn(c.get('caller')), clock(), query))
  })

  app.post('/api/cart/addlist', 'signed-in', async (c) => {
    const request = await readBody(c, addListRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, (trx) =>
      addSavedList({ trx, dialect: store.dialect, now: clock() }, caller, request.listId),
    )
  })
}
