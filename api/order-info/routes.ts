import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import { deliveryCalls } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { followOrder, requestDeliveryChange } from '../deliveries/service.ts'
import { changeOrder } from './change-order.ts'
import { addComment } from './comments.ts'
import { makeDeliveryNote } from './delivery-note.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import { sendPrivateFile } from '../platform/files/send-private-file.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { readOrder } from './read-order.ts'

/** One order: its lines and shipments, changes of what remains, comments, and its documents (spec §2). */
export const orderInfoRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store
  const answer = async (caller: SessionCaller, orderNumber: string, from = 0, queries: Queries = db) =>
    readOrder(
      services,
      caller,
      { orderNumber, from },
      (await priceVisibilityOf(queries, caller)).hidesPrices,
      queries,
    )

  mount(deliveryCalls.order, ({ caller, query: { orderNumber, from } }) => answer(caller, orderNumber, from))

  mount(deliveryCalls.deliveryNote, async ({ c, caller, query }) => {
    const { fileName, bytes } = await makeDeliveryNote(services, caller, query)
    return sendPrivateFile(c, { name: fileName, bytes })
  })

  mount(
    deliveryCalls.changeOrder,
    async ({ caller, body }, context) => {
      await changeOrder(context, caller, body, services.originOf)
      return answer(caller, body.orderNumber, 0, context.trx)
    },
    { startsJobs: true },
  )

  mount(
    deliveryCalls.changeDelivery,
    async ({ caller, body }, context) => {
      const carriers = new Set(services.settings.carrierRequests?.keys())
      await requestDeliveryChange(context, caller, carriers, body)
      return answer(caller, body.orderNumber, 0, context.trx)
    },
    { startsJobs: true },
  )

  mount(deliveryCalls.follow, ({ caller, body }) =>
    inTransaction(services, async (context) => {
      await followOrder(context, caller, body)
      return answer(caller, body.orderNumber, 0, context.trx)
    }),
  )

  mount(
    deliveryCalls.comment,
    async ({ caller, body }, context) => {
      await addComment(context, caller, body)
      return answer(caller, body.orderNumber, 0, context.trx)
    },
    { startsJobs: true },
  )
}
