import { requireSignedIn } from '../accounts/caller.ts'
import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import {
  deliveryNoteQuerySchema,
  orderChangeRequestSchema,
  orderCommentRequestSchema,
  orderFollowRequestSchema,
  orderQuerySchema,
  saveOrderListRequestSchema,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/caller.ts'
import { followOrder } from '../deliveries/follow.ts'
import { changeOrder } from '../orders/change-order.ts'
import { addComment } from '../orders/comments.ts'
import { makeDeliveryNote } from '../orders/sheet/delivery-note.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { Queries } from '../platform/database/queries.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { saveOrderAsList } from '../purchase-lists/service.ts'
import { readOrder } from './view.ts'

const rule = { page: 'order-info' } as const

/** One order: its lines and shipments, changes of what remains, comments, and its documents (spec §2). */
export const orderInfoRoutes: RouteGroup = (app, services) => {
  const { db } = services.store
  const answer = async (caller: SessionCaller, orderNumber: string, from = 0, queries: Queries = db) =>
    readOrder(
      services,
      caller,
      { orderNumber, from },
      (await priceVisibilityOf(queries, caller)).hidesPrices,
      queries,
    )

  app.get('/api/my-pages/order', rule, async (c) => {
    const { orderNumber, from } = readQuery(c, orderQuerySchema)
    return c.json(await answer(requireSignedIn(c.get('caller')), orderNumber, from))
  })

  app.get('/api/my-pages/order/deliverynote', rule, async (c) => {
    const query = readQuery(c, deliveryNoteQuerySchema)
    const { fileName, bytes } = await makeDeliveryNote(services, requireSignedIn(c.get('caller')), query)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    })
  })

  app.post('/api/my-pages/order/change', rule, async (c) => {
    const request = await readBody(c, orderChangeRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const response = await answerOnce(
      c,
      services,
      caller,
      { request, keyRequired: false },
      async (context) => {
        await changeOrder(context, caller, request, services.originOf)
        return answer(caller, request.orderNumber, 0, context.trx)
      },
    )
    services.startJobs()
    return response
  })

  app.post('/api/my-pages/order/follow', rule, async (c) => {
    const request = await readBody(c, orderFollowRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const order = await inTransaction(services, async (context) => {
      await followOrder(context, caller, request)
      return answer(caller, request.orderNumber, 0, context.trx)
    })
    return c.json(order)
  })

  app.post('/api/my-pages/order/savelist', rule, async (c) => {
    const request = await readBody(c, saveOrderListRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    return answerOnce(c, services, caller, { request, keyRequired: true }, (context) =>
      saveOrderAsList(context, caller, request),
    )
  })

  app.post('/api/my-pages/order/comment', rule, async (c) => {
    const request = await readBody(c, orderCommentRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const response = await answerOnce(
      c,
      services,
      caller,
      { request, keyRequired: false },
      async (context) => {
        await addComment(context, caller, request)
        return answer(caller, request.orderNumber, 0, context.trx)
      },
    )
    services.startJobs()
    return response
  })
}
