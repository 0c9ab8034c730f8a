import type { SessionCaller } from '../accounts/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { findOrder } from './store.ts'

/** Locks an order until the transaction ends: shipments, events and changes of lines decide about it in turn. */
export const lockOrder = ({ trx, dialect }: WriteContext, orderId: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()

/** An order that the caller may see, locked. Errors: 404. */
export async function lockOwnOrder(context: WriteContext, caller: SessionCaller, orderNumber: string) {
  const order = await findOrder(context.trx, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  return lockOrder(context, order.id)
}
