import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'

/** Order lines that have called off of an agreement. */
const callOffLines = (queries: Queries, agreementId: string) =>
  queries
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .where('lockKind', '=', sql.lit('agreement'))
    .where('lockId', '=', agreementId)

/** The newest order lines that have called off of an agreement, cancelled ones included. */
export const readCallOffs = (queries: Queries, agreementId: string, count: number) =>
  callOffLines(queries, agreementId)
    .leftJoin('users', 'users.id', 'orders.userId')
    .select(['orders.number as orderNumber', 'orders.placedAt', 'users.name as userName'])
    .select(['orders.customerId', 'orders.userId'])
    .select(['orderLines.lockPosition as position', 'orderLines.name', 'orderLines.unit'])
    .select(['orderLines.quantity', 'orderLines.cancelledQuantity', 'orderLines.decimalPrecision'])
    .select(['orders.status', 'orderLines.total'])
    .orderBy('orders.placedAt', 'desc')
    .orderBy('orders.number')
    .orderBy('orderLines.position')
    .limit(count)
    .execute()

/** Number of order lines that have called off of an agreement. */
export async function countCallOffs(queries: Queries, agreementId: string): Promise<number> {
  const { count } = await callOffLines(queries, agreementId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const byPosition = (
  rows: readonly { position: number; quantity: number | string | null }[],
): ReadonlyMap<number, number> => new Map(rows.map(({ position, quantity }) => [position, Number(quantity)]))

/** What has been delivered of each line of an agreement, in the stored form. */
export const readDelivered = async (queries: Queries, agreementId: string) =>
  byPosition(
    await callOffLines(queries, agreementId)
      .innerJoin('shipments', 'shipments.orderId', 'orders.id')
      .innerJoin('shipmentLines', (join) =>
        join
          .onRef('shipmentLines.shipmentId', '=', 'shipments.id')
          .onRef('shipmentLines.position', '=', 'orderLines.position'),
      )
      .select('orderLines.lockPosition as position')
      .select((eb) => eb.fn.sum<number>('shipmentLines.quantity').as('quantity'))
      .where('shipments.status', '=', 'DELIVERED')
      .groupBy('orderLines.lockPosition')
      .execute(),
  )

/** What has been invoiced of each line of an agreement, in the stored form. Credit notes are not counted. */
export const readInvoiced = async (queries: Queries, agreementId: string) =>
  byPosition(
    await callOffLines(queries, agreementId)
      .innerJoin('invoices', 'invoices.orderId', 'orders.id')
      .innerJoin('invoiceLines', (join) =>
        join
          .onRef('invoiceLines.invoiceId', '=', 'invoices.id')
          .onRef('invoiceLines.orderPosition', '=', 'orderLines.position'),
      )
      .select('orderLines.lockPosition as position')
      .select((eb) => eb.fn.sum<number>('invoiceLines.quantity').as('quantity'))
      .where('invoices.kind', '=', 'invoice')
      .groupBy('orderLines.lockPosition')
      .execute(),
  )

/** The delivery plans of the lines of an agreement, the first day first. */
export const readDeliveryPlan = (queries: Queries, agreementId: string) =>
  queries
    .selectFrom('agreementDeliveries')
    .select(['position', 'day', 'quantity'])
    .where('agreementId', '=', agreementId)
    .orderBy('position')
    .orderBy('day')
    .execute()

/** The newest requests to extend an agreement. */
export const readExtensions = (queries: Queries, agreementId: string) =>
  queries
    .selectFrom('agreementExtensions')
    .leftJoin('users', 'users.id', 'agreementExtensions.userId')
    .select(['agreementExtensions.id', 'wantedUntil', 'grantedUntil', 'message', 'recipient', 'createdAt'])
    .select('users.name as userName')
    .where('agreementId', '=', agreementId)
    .orderBy('createdAt', 'desc')
    .orderBy('agreementExtensions.id')
    .limit(20)
    .execute()
