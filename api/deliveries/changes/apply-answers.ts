import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf } from '../../platform/services.ts'
import { addWindow, type readCarrierEvents, type ShipmentRow } from '../store.ts'
import { notifyRequester } from './notify-requester.ts'
import { readDeliveryChanges } from './store.ts'

/** A shipment with what its carrier has reported, and whether it is one parcel. */
interface AnsweredShipment {
  shipment: Pick<ShipmentRow, 'id' | 'orderId'>
  events: Awaited<ReturnType<typeof readCarrierEvents>>
  isOne: boolean
}

/**
 * Writes what the carrier has answered to the changes of a shipment, and notifies those who have asked. The latest
 * answer to a change holds, in whatever order answers arrive. A confirmed window is promised unless the answer promises
 * another one: for the shipment if the parcel is all of it, else for the parcel alone (`ownWindow`). Returns the ids of
 * the users who have got a mail, and whether a change is confirmed now.
 */
export async function applyAnswers(
  context: WriteContext,
  originOf: OriginOf,
  { shipment: { id: shipmentId, orderId }, events, isOne }: AnsweredShipment,
): Promise<{ mailed: ReadonlySet<string>; isConfirmed: boolean }> {
  const mailed = new Set<string>()
  let isConfirmed = false
  const answers = events.filter(({ requestId }) => requestId !== '')
  if (answers.length === 0) return { mailed, isConfirmed }
  for (const change of await readDeliveryChanges(context.trx, [shipmentId])) {
    const answer = answers.findLast(
      ({ requestId, parcelNumber }) => requestId === change.id && parcelNumber === change.parcelNumber,
    )
    if (answer === undefined || answer.outcome === '') continue
    const { outcome, outcomeReason, occurredAt, promisedFrom, promisedTo } = answer
    const isNamed = promisedFrom !== ''
    if (isOne && outcome === 'confirmed' && !isNamed) await addWindow(context, shipmentId, change, occurredAt)
    // Answers are read again with every event of the shipment.
    if (change.state !== outcome) {
      isConfirmed ||= outcome === 'confirmed'
      const window = isNamed ? { promisedFrom, promisedTo } : {}
      const answered = { ...change, ...window, outcome, reason: outcomeReason }
      if (await notifyRequester(context, originOf, orderId, answered)) mailed.add(change.userId)
    }
    await context.trx
      .updateTable('deliveryChanges')
      .set({ state: outcome, reason: outcomeReason, decidedAt: occurredAt })
      .where('id', '=', change.id)
      .execute()
  }
  return { mailed, isConfirmed }
}
