import { finalStatuses } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Services } from '../platform/services.ts'
import { fillText } from '../sites/service.ts'
import { sendDelayNews } from './notify-of-delay.ts'
import type { ShipmentRow } from './store.ts'
import { viewShipments } from './view.ts'

const hourMs = 3_600_000
/** Carriers report a delivery within this time. */
const patienceMs = hourMs
/** A promise that passed earlier is no news, such as after a long stop of the service. */
const newsMs = 48 * hourMs

/**
 * Shipments with a carrier that were promised for a time that has just passed, are not there, and were not noticed so.
 */
const passedShipments = (queries: Queries, now: Date) =>
  queries
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .where('shipments.promisedTo', '>=', new Date(now.getTime() - newsMs).toISOString())
    .where('shipments.promisedTo', '<', new Date(now.getTime() - patienceMs).toISOString())
    .whereRef('shipments.passedPromise', '<>', 'shipments.promisedTo')
    // Goods that the customer collects wait for the customer.
    .where('shipments.carrier', '<>', '')
    .where('shipments.status', 'not in', finalStatuses)
    .where('orders.status', 'not in', ['DELIVERED', 'CANCELLED'])

/** Marks the promise of a shipment as passed. Returns whether this did it, and not another process before. */
async function claimPromise(
  { trx }: WriteContext,
  { id, promisedTo }: Pick<ShipmentRow, 'id' | 'promisedTo'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipments')
    .set({ passedPromise: promisedTo })
    .where('id', '=', id)
    .where('promisedTo', '=', promisedTo)
    .where('passedPromise', '<>', promisedTo)
    .where('status', 'not in', finalStatuses)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notifies the readers of one order of all its shipments whose promised time has passed. */
async function notifyOfOrder(
  context: WriteContext,
  originOf: Services['originOf'],
  orderId: string,
): Promise<void> {
  const { trx, now } = context
  const rows = await passedShipments(trx, now)
    .where('shipments.orderId', '=', orderId)
    .selectAll('shipments')
    .orderBy('shipments.promisedTo')
    .orderBy('shipments.number')
    .execute()
  // A parcel may have a later window of its own.
  const views = await viewShipments(trx, rows, now, null)
  const passed: ShipmentRow[] = []
  for (const [at, row] of rows.entries())
    if (views[at]?.late === true && (await claimPromise(context, row))) passed.push(row)
  if (passed.length === 0) return
  await sendDelayNews(context, originOf, orderId, {
    sentencesOf: ({ texts, moment }) =>
      passed.map(({ number, promisedTo }) =>
        fillText(texts.passed, fillText(texts.deliveryNote, number), moment(new Date(promisedTo))),
      ),
    isTracked: true,
  })
}

/**
 * Notifies the readers of orders of shipments whose promised time has passed without a report of the carrier: once for
 * each promise, whichever process is first. An order that fails does not keep the others from it. Errors: those of the
 * orders, together.
 */
export async function notifyOfPassedPromises(
  services: Pick<Services, 'store' | 'clock' | 'originOf' | 'startJobs'>,
): Promise<void> {
  const { store, clock, originOf } = services
  const orders = await passedShipments(store.db, clock())
    .select('shipments.orderId')
    .distinct()
    .orderBy('shipments.orderId')
    .execute()
  const failures: unknown[] = []
  for (const { orderId } of orders)
    try {
      await inTransaction(services, (context) => notifyOfOrder(context, originOf, orderId))
    } catch (cause) {
      failures.push(cause)
    }
  if (orders.length > 0) services.startJobs()
  if (failures.length > 0) throw new AggregateError(failures, 'Orders with a passed promise failed.')
}
