import {
  cartAddRequestSchema,
  cartTextRequestSchema,
  changeQuantityRequestSchema,
  markLineRequestSchema,
  miniCartQuerySchema,
  removeItemRequestSchema,
  replaceItemRequestSchema,
  windowQuerySchema,
} from '../contract/index.ts'
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
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { RouteGroup } from '../platform/services.ts'
import { withSession } from '../accounts/caller.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** The cart: a customer's own, or a visitor's purchase list without prices (spec §4, §6, §7). */
export const cartRoutes: RouteGroup = (app, services) => {
  app.get('/api/cart', 'public', async (c) => {
    const { from } = readQuery(c, windowQuerySchema)
    return c.json(await getCart(services, c.get('caller'), from))
  })

  app.get('/api/cart/getminicart', 'public', async (c) => {
    const { showPrices } = readQuery(c, miniCartQuerySchema)
    return c.json(await getMiniCart(services, c.get('caller'), showPrices === 'true'))
  })

  app.post('/api/cart', 'session', async (c) => {
    const request = await readBody(c, cartAddRequestSchema)
    const caller = withSession(c.get('caller'))
    const replay = (body: string) => replayAddToCart(services, caller, body)
    return answerOnce(c, services, caller, { request, keyRequired: false, replay }, (context) =>
      addToCart(context, caller, request),
    )
  })

  app.post('/api/cart/addtext', 'session', async (c) => {
    const request = await readBody(c, cartTextRequestSchema)
    const caller = withSession(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      addFreeText(context, caller, request),
    )
  })

  app.post('/api/cart/changequantity', 'session', async (c) => {
    const request = await readBody(c, changeQuantityRequestSchema)
    const caller = withSession(c.get('caller'))
    await inTransaction(services, (context) => changeQuantity(context, caller, request))
    return c.json({ success: true })
  })

  app.post('/api/cart/markline', 'session', async (c) => {
    const request = await readBody(c, markLineRequestSchema)
    const caller = withSession(c.get('caller'))
    await inTransaction(services, (context) => changeLineMarks(context, caller, request))
    return c.json({ success: true })
  })

  app.post('/api/cart/replaceitem', 'session', async (c) => {
    const request = await readBody(c, replaceItemRequestSchema)
    const caller = withSession(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      replaceItem(context, caller, request),
    )
  })

  app.post('/api/cart/removeitem', 'session', async (c) => {
    const { itemId } = await readBody(c, removeItemRequestSchema)
    const caller = withSession(c.get('caller'))
    await inTransaction(services, (context) => removeItem(context, caller, itemId))
    return c.json({ success: true })
  })

  app.post('/api/cart/emptycart', 'session', async (c) => {
    const caller = withSession(c.get('caller'))
    await inTransaction(services, (context) => emptyCart(context, caller))
    return c.json({ success: true })
  })
}
