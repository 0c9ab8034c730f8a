import * as v from 'valibot'
import {
  cartAddRequestSchema,
  changeQuantityRequestSchema,
  removeItemRequestSchema,
} from '../contract/index.ts'
import { fitsLine, snapUp } from '../domain/quantity.ts'
import { readCartLines } from '../store/articles.ts'
import { cartOwner, lockCart, removeLines, setLineQuantity, touchCart, type Writing } from '../store/carts.ts'
import { sightOf } from './article-view.ts'
import { addToCart, withoutPrice } from './cart-add.ts'
import { readCart, showCart, showMiniCart } from './cart-view.ts'
import { checkoutRoutes } from './checkout.ts'
import { Fault, notFound } from './fault.ts'
import { readBody, readQuery } from './read.ts'
import { answerOnce } from './repeat.ts'
import type { ApiContext, Caller, Route, Services } from './services.ts'
import { stale } from './stale.ts'

/** A caller with a session: every POST has one, since its anti-forgery value is bound to it. */
type CartCaller = Caller & { sessionHash: string }

/** The caller of a POST. */
function cartCaller(c: ApiContext): CartCaller {
  const caller = c.get('caller')
  if (caller.sessionHash === null) throw new Fault(401, 'session', 'There is no session.')
  return { ...caller, sessionHash: caller.sessionHash }
}

/** Runs a change of the caller's cart in one transaction. */
const change = <T>({ store, clock }: Services, write: (writing: Writing) => Promise<T>): Promise<T> =>
  store.db.transaction().execute((trx) => write({ trx, dialect: store.dialect, now: clock() }))

const quantityRefused = () =>
  new Fault(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', { field: 'quantity' })

async function changeQuantity(
  services: Services,
  caller: CartCaller,
  asked: v.InferOutput<typeof changeQuantityRequestSchema>,
): Promise<void> {
  await change(services, async (writing) => {
    const cart = await lockCart(writing, cartOwner(caller))
    const lines = cart === undefined ? [] : await readCartLines(writing.trx, null, cart.id)
    const line = lines.find(({ lineId }) => lineId === asked.itemId)
    if (cart === undefined || line === undefined) throw notFound('There is no such line.', 'itemId')
    if (line.version !== asked.version) {
      throw stale(showCart(await readCart(writing.trx, caller, writing.now), caller))
    }
    const quantity = snapUp(asked.quantity, line)
    if (!fitsLine(quantity, line)) throw quantityRefused()
    await setLineQuantity(writing, line.lineId, quantity)
    await touchCart(writing, cart.id)
  })
}

/** The cart: a customer's own, or a visitor's purchase list without prices (spec §4, §6, §7). */
export const cartRoutes: Route = (app, services) => {
  const { store, clock } = services
  const miniCartQuerySchema = v.object({ showPrices: v.optional(v.picklist(['true', 'false']), 'false') })

  app.get('/api/cart', async (c) => {
    const caller = c.get('caller')
    return c.json(showCart(await readCart(store.db, caller, clock()), caller))
  })

  app.get('/api/cart/getminicart', async (c) => {
    const { showPrices } = readQuery(c, miniCartQuerySchema)
    const caller = c.get('caller')
    return c.json(showMiniCart(await readCart(store.db, caller, clock()), caller, showPrices === 'true'))
  })

  app.post('/api/cart', async (c) => {
    const request = await readBody(c, cartAddRequestSchema)
    const caller = cartCaller(c)
    const replay = async (body: string) =>
      (await sightOf(store.db, caller)).hidesPrices ? withoutPrice(body) : body
    return answerOnce(c, services, caller, { request, keyRequired: false, replay }, (trx) =>
      addToCart({ trx, dialect: store.dialect, now: clock() }, caller, request),
    )
  })

  app.post('/api/cart/changequantity', async (c) => {
    await changeQuantity(services, cartCaller(c), await readBody(c, changeQuantityRequestSchema))
    return c.json({ success: true })
  })

  app.post('/api/cart/removeitem', async (c) => {
    const { itemId } = await readBody(c, removeItemRequestSchema)
    const caller = cartCaller(c)
    await change(services, async (writing) => {
      const cart = await lockCart(writing, cartOwner(caller))
      const removed = cart === undefined ? 0 : await removeLines(writing, cart.id, itemId)
      if (cart === undefined || removed === 0) throw notFound('There is no such line.', 'itemId')
      await touchCart(writing, cart.id)
    })
    return c.json({ success: true })
  })

  app.post('/api/cart/emptycart', async (c) => {
    const caller = cartCaller(c)
    await change(services, async (writing) => {
      const cart = await lockCart(writing, cartOwner(caller))
      if (cart === undefined || (await removeLines(writing, cart.id)) === 0) return
      await touchCart(writing, cart.id)
    })
    return c.json({ success: true })
  })

  checkoutRoutes(app, services)
}
