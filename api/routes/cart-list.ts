import { saveListRequestSchema } from '../contract/index.ts'
import { readCartLines } from '../store/articles.ts'
import { cartOwner, findCart } from '../store/carts.ts'
import { makeFavouriteList } from '../store/favourite-lists.ts'
import { signedIn } from './caller.ts'
import { Fault } from './fault.ts'
import { readBody } from './read.ts'
import { answerOnce } from './repeat.ts'
import type { Route } from './services.ts'

/** `POST /api/cart/savelist`: the cart's lines as a favourite list; the cart stays as it is. */
export const cartListRoutes: Route = (app, services) => {
  const { store, clock } = services

  app.post('/api/cart/savelist', async (c) => {
    const request = await readBody(c, saveListRequestSchema)
    const caller = signedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, async (trx) => {
      const cart = await findCart(trx, cartOwner(caller))
      const lines = cart === undefined ? [] : await readCartLines(trx, null, cart.id)
      if (lines.length === 0) throw new Fault(409, 'emptyCart', 'There is nothing in the cart.')
      const entries = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
      const writing = { trx, dialect: store.dialect, now: clock() }
      const listId = await makeFavouriteList(writing, caller, request.name, entries)
      return { listId, name: request.name, lineCount: lines.length }
    })
  })
}
