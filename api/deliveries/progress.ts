import { hasLeft, lineStatus, orderStatus, quantitiesOf } from './line-quantities.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { applyAnswers } from './changes/apply-answers.ts'
import { writeOwnWindows } from './changes/own-window.ts'
import { isDelayed, notifyFollowers, shipmentNews } from './follow.ts'
import { parcelProgress, type Progress, shipmentProgress } from './rules.ts'
import {
  addWindow,
  readCarrierEvents,
  readParcels,
  readShipments,
  readShippedGoods,
  type ShipmentRow,
} from './store.ts'
import { delayOfShipment, notifyOfDelay } from './notify-of-delay.ts'

/** Writes what follows from shipments and events: progress of parcels and shipments, statuses of lines and order. */
export async function updateProgress(
  context: WriteContext,
  originOf: OriginOf,
  orderId: string,
): Promise<void> {
  for (const shipment of await readShipments(context.trx, orderId))
    await updateShipment(context, originOf, shipment)
  await updateStatuses(context, orderId)
}

async function updateShipment(
  context: WriteContext,
  originOf: OriginOf,
  shipment: ShipmentRow,
): Promise<void> {
  const { trx, now } = context
  const parcels = await readParcels(trx, [shipment.id])
  const events = await readCarrierEvents(
    trx,
    shipment.carrier,
    parcels.map(({ number }) => number),
  )
  const progress: Progress[] = []
  for (const { id, number, status, exception } of parcels) {
    const own = events.filter(({ parcelNumber }) => parcelNumber === number)
    const next = parcelProgress(own, shipment.warehouseStatus)
    progress.push(next)
    if (next.status === status && Number(next.exception) === exception) continue
    await trx
      .updateTable('parcels')
      .set({ status: next.status, exception: Number(next.exception) })
      .where('id', '=', id)
      .execute()
  }
  const { status, exception } = shipmentProgress(shipment, progress)
  // What the carrier answers about one of several parcels promises nothing for the others.
  const isOne = parcels.length === 1
  for (const event of events)
    if (isOne || event.requestId === '') await addWindow(context, shipment.id, event, event.occurredAt)
  const { mailed, isConfirmed } = await applyAnswers(context, originOf, { shipment, events, isOne })
  await writeOwnWindows(context, shipment.id, { parcels, events })
  const window = await trx
    .selectFrom('promisedWindows')
    .select(['promisedFrom', 'promisedTo'])
    .where('shipmentId', '=', shipment.id)
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const next = {
    status,
    exception,
    promisedTo: window?.promisedTo ?? shipment.promisedTo,
  }
  const before = { ...shipment, exception: shipment.exception === 1 }
  const news = shipmentNews(before, next)
  // A later window that a user has asked for is no delay.
  const isLate = !isConfirmed && isDelayed(before, next)
  if (isLate) await notifyOfDelay(context, originOf, shipment.orderId, [delayOfShipment(before, next)])
  if (news !== null && !(isLate && news === 'WINDOW'))
    // The answer to a user's own change names the new window.
    await notifyFollowers(context, originOf, shipment, {
      news,
      notified: news === 'WINDOW' ? mailed : new Set<string>(),
    })
  const firstScan = events.find(({ step }) => step !== 'INFORMATION')?.occurredAt
  const lastDelivery = events.filter(({ step }) => step === 'DELIVERED').at(-1)?.occurredAt
  await trx
    .updateTable('shipments')
    .set({
      status,
      exception: Number(exception),
      ...window,
      sentAt: hasLeft(status) ? (firstScan ?? shipment.sentAt ?? now.toISOString()) : null,
      deliveredAt:
        status === 'DELIVERED'
          ? (lastDelivery ??
            shipment.deliveredAt ??
            // Goods that the customer collects are delivered when they are handed over.
            (shipment.carrier === '' ? shipment.sentAt : null) ??
            now.toISOString())
          : null,
    })
    .where('id', '=', shipment.id)
    .execute()
}

/** Writes the statuses of an order's lines and of the order. The version increases if one differs. */
async function updateStatuses({ trx }: WriteContext, orderId: string): Promise<void> {
  const lines = await trx.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).execute()
  const goods = await readShippedGoods(trx, orderId)
  const statuses = lines.map((line) => lineStatus(line, goods.get(line.position) ?? []))
  for (const [at, { position, status }] of lines.entries()) {
    const next = statuses[at] ?? status
    if (next === status) continue
    await trx
      .updateTable('orderLines')
      .set({ status: next })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute()
  }
  const status = orderStatus(statuses)
  const backordered = Number(
    lines.some(
      (line, at) =>
        line.reportedStatus === 'BACKORDER_LISTED' &&
        statuses[at] !== 'CANCELLED' &&
        quantitiesOf(line, goods.get(line.position) ?? []).inShipments <
          line.quantity - line.cancelledQuantity,
    ),
  )
  const isChanged = lines.some((line, at) => line.status !== statuses[at])
  await trx
    .updateTable('orders')
    .set((eb) => ({ status, backordered, ...(isChanged ? { version: eb('version', '+', 1) } : {}) }))
    .where('id', '=', orderId)
    .execute()
}
