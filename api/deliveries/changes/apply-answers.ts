import type { WriteContext } from '../../platform/database/write-context.ts'
import { addWindow, type readCarrierEvents } from '../store.ts'
import { readDeliveryChanges } from './store.ts'

type CarrierEvent = Awaited<ReturnType<typeof readCarrierEvents>>[number]

/**
 * Writes what the carrier has answered to the changes of a shipment. The latest answer to a change holds, in whatever order answers
 * arrive. A confirmed window is promised unless the answer promises another one.
 */
export async function applyAnswers(
  context: WriteContext,
  shipmentId: string,
  events: readonly CarrierEvent[],
): Promise<void> {
  const answers = events.filter(({ requestId }) => requestId !== '')
  if (answers.length === 0) return
  for (const change of await readDeliveryChanges(context.trx, [shipmentId])) {
    const answer = answers.findLast(
      ({ requestId, parcelNumber }) => requestId === change.id && parcelNumber === change.parcelNumber,
    )
    if (answer === undefined || answer.outcome === '') continue
    const { outcome, outcomeReason, occurredAt, promisedFrom } = answer
    if (outcome === 'confirmed' && promisedFrom === '')
      await addWindow(context, shipmentId, change, occurredAt)
    await context.trx
      .updateTable('deliveryChanges')
      .set({ state: outcome, reason: outcomeReason, decidedAt: occurredAt })
      .where('id', '=', change.id)
      .execute()
  }
}
