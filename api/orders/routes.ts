import { requireSignedIn } from '../accounts/caller.ts'
import { orderRequestSchema } from '../contract/index.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { getCheckout, placeOrder } from './service.ts'

/** The checkout page and placing the order (spec §1, CART-7, CART-8). Signed-in users only. */
export const orderRoutes: RouteGroup = (app, services) => {
  app.get('/api/cart/checkout', 'perm:order', async (c) =>
    c.json(await getCheckout(services, requireSignedIn(c.get('caller')))),
  )

  app.post('/api/cart/order', 'perm:order', async (c) => {
    const request = await readBody(c, orderRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const answer = await answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      placeOrder(context, caller, request),
    )
    services.startJobs()
    return answer
  })
}
