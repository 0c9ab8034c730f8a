import * as v from 'valibot'
import { type DeliveryPoint, deliveryPointSchema } from '../../contract/index.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** The changes that were asked for of some shipments, oldest first, with the names of the users. */
export const readDeliveryChanges = (queries: Queries, shipmentIds: readonly string[]) =>
  readInChunks(shipmentIds, (some) =>
    queries
      .selectFrom('deliveryChanges')
      .leftJoin('users', 'users.id', 'deliveryChanges.userId')
      .selectAll('deliveryChanges')
      .select('users.name as userName')
      .where('deliveryChanges.shipmentId', 'in', some)
      .orderBy('deliveryChanges.requestedAt')
      .orderBy('deliveryChanges.id')
      .execute(),
  )
export type DeliveryChangeRow = Awaited<ReturnType<typeof readDeliveryChanges>>[number]

/** A change with the carrier of its parcel; undefined if there is none with the id. */
export const findDeliveryChange = (queries: Queries, id: string) =>
  queries
    .selectFrom('deliveryChanges')
    .innerJoin('shipments', 'shipments.id', 'deliveryChanges.shipmentId')
    .selectAll('deliveryChanges')
    .select(['shipments.carrier', 'shipments.orderId'])
    .where('deliveryChanges.id', '=', id)
    .executeTakeFirst()
export type SentChange = NonNullable<Awaited<ReturnType<typeof findDeliveryChange>>>

/** The place that a change asks for; null if it asks for another window. */
export const pointOf = ({ point }: Pick<DeliveryChangeRow, 'point'>): DeliveryPoint | null =>
  point === '' ? null : v.parse(deliveryPointSchema, JSON.parse(point))
