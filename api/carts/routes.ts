import {
  cartAddRequestSchema,
  changeQuantityRequestSchema,
  markLineRequestSchema,
  miniCartQuerySchema,
  removeItemRequestSchema,
  replaceItemRequestSchema,
  windowQuerySchema,
} from '../contract/index.ts'
import { cartOwner, lockCart, removeLines, touchCart, type WriteContext } from './store.ts'
import { priceVisibilityOf } from '../catalogue/articles/view.ts'
import { addToCart, withoutPrice } from './service.ts'
import { changeMarks, changeQuantity, replaceItem } from './change-line.ts'
import { cartListRoutes } from '../purchase-lists/routes.ts'
import { linesPerAnswer, readCart } from './read-cart.ts'
import { showCart, showMiniCart } from './view.ts'
import { checkoutRoutes } from '../orders/routes.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { ApiContext, Caller, Services, RouteGroup } from '../platform/services.ts'

/** A caller with a session: every POST has one, since its anti-forgery value is bound to it. */
type CartCaller = Caller & { sessionHash: string }

/** The caller of a POST. */
function cartCaller(c: ApiContext): CartCaller {
  const caller = c.get('caller')
  if (caller.sessionHash === null) throw new ApiError(401, 'session', 'There is no session.')
  return { ...caller, sessionHash: caller.sessionHash }
}

/** Runs a change of the caller's cart in one transaction. */
const change = <T>({ store, clock }: Services, write: (writing: WriteContext) => Promise<T>): Promise<T> =>
  store.db.transaction().execute((trx) => write({ trx, dialect: store.dialect, now: clock() }))

/** The cart: a customer's own, or a visitor's purchase list without prices (spec §4, §6, §7). */
export const cartRoutes: RouteGroup = (app, services) => {
  const { store, clock } = services

  app.get('/api/cart', 'public', async (c) => {
    const { from } = readQuery(c, windowQuerySchema)
    const caller = c.get('caller')
    return c.json(await showCart(store.db, await readCart(store.db, caller, clock()), caller, from))
  })

  app.get('/api/cart/getminicart', 'public', async (c) => {
    const { showPrices } = readQuery(c, miniCartQuerySchema)
    const caller = c.get('caller')
    const part = showPrices === 'true' ? undefined : { from: 0, count: linesPerAnswer }
    const reading = await readCart(store.db, caller, clock(), part)
    return c.json(await showMiniCart(store.db, reading, caller, showPrices === 'true'))
  })

  app.post('/api/cart', 'session', async (c) => {
    const request = await readBody(c, cartAddRequestSchema)
    const caller = cartCaller(c)
    const replay = async (body: string) =>
      (await priceVisibilityOf(store.db, caller)).hidesPrices ? withoutPrice(body) : body
    return answerOnce(c, services, caller, { request, keyRequired: false, replay }, (trx) =>
      addToCart({ trx, dialect: store.dialect, now: clock() }, caller, request),
    )
  })

  app.post('/api/cart/changequantity', 'session', async (c) => {
    const request = await readBody(c, changeQuantityRequestSchema)
    const caller = cartCaller(c)
    await change(services, (writing) => changeQuantity(writing, caller, request))
    return c.json({ success: true })
  })

  app.post('/api/cart/markline', 'session', async (c) => {
    const request = await readBody(c, markLineRequestSchema)
    const caller = cartCaller(c)
    await change(services, (writing) => changeMarks(writing, caller, request))
    return c.json({ success: true })
  })

  app.post('/api/cart/replaceitem', 'session', async (c) => {
    const request = await readBody(c, replaceItemRequestSchema)
    const caller = cartCaller(c)
    return answerOnce(c, services, caller, { request, keyRequired: false }, (trx) =>
      replaceItem({ trx, dialect: store.dialect, now: clock() }, caller, request),
    )
  })

  app.post('/api/cart/removeitem', 'session', async (c) => {
    const { itemId } = await readBody(c, removeItemRequestSchema)
    const caller = cartCaller(c)
    await change(services, async (writing) => {
      const cart = await lockCart(writing, cartOwner(caller))
      const removed = cart === undefined ? 0 : await removeLines(writing, cart.id, itemId)
      if (cart === undefined || removed === 0) throw notFound('There is no such line.', 'itemId')
      await touchCart(writing, cart.id, caller, 'removeItem')
    })
    return c.json({ success: true })
  })

  app.post('/api/cart/emptycart', 'session', async (c) => {
    const caller = cartCaller(c)
    await change(services, async (writing) => {
      const cart = await lockCart(writing, cartOwner(caller))
      if (cart === undefined || (await removeLines(writing, cart.id)) === 0) return
      await touchCart(writing, cart.id, caller, 'empty')
    })
    return c.json({ success: true })
  })

  cartListRoutes(app, services)
  checkoutRoutes(app, services)
}
