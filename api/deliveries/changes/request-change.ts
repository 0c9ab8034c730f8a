import { randomUUID } from 'node:crypto'
import { requirePermission, type SessionCaller } from '../../accounts/service.ts'
import { type AuditFacts, recordAudit } from '../../audit/service.ts'
import type {
  DeliveryChangeRequest,
  DeliveryChoices,
  DeliveryPoint,
  DeliveryWindow,
} from '../../contract/index.ts'
import { lockOwnOrder } from '../../orders/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { enqueue } from '../../platform/jobs/store.ts'
import { readCarrierEvents, readParcels, readShipments } from '../store.ts'
import { utc } from '../utc.ts'
import { changeStateOf, choicesNow, ownWindowOf, windowOf } from './rules.ts'
import { type DeliveryChangeRow, pointOf, readDeliveryChanges } from './store.ts'
import { carrierRequestJob } from './send-change.ts'

type Choice = DeliveryChangeRequest['choice']

/** What is asked for: a window, or a place; the other is empty. */
interface Wanted extends DeliveryWindow {
  point: DeliveryPoint | null
}

const refused = (message: string): ApiError => new ApiError(409, 'changed', message, { field: 'choice' })

const isChosen = ({ from, to, point }: Wanted, choice: Choice): boolean =>
  choice.kind === 'window' ? from === utc(choice.from) && to === utc(choice.to) : point?.id === choice.pointId

/** The choice among what the carrier allows; undefined if it does not allow it. */
const findWanted = ({ windows, points }: DeliveryChoices, choice: Choice): Wanted | undefined =>
  [
    ...windows.map((window): Wanted => ({ ...window, point: null })),
    ...points.map((point): Wanted => ({ from: '', to: '', point })),
  ].find((wanted) => isChosen(wanted, choice))

const wantedBy = (change: DeliveryChangeRow): Wanted => ({
  from: change.promisedFrom,
  to: change.promisedTo,
  point: pointOf(change),
})

async function findParcel(queries: Queries, orderId: string, number: string) {
  const shipments = await readShipments(queries, orderId)
  const parcels = await readParcels(
    queries,
    shipments.map(({ id }) => id),
  )
  const parcel = parcels.find((each) => each.number === number)
  const shipment = shipments.find(({ id }) => id === parcel?.shipmentId)
  if (parcel === undefined || shipment === undefined)
    throw new ApiError(409, 'changed', 'The order has no such parcel.', { field: 'parcelNumber' })
  return { parcel, shipment }
}

const factsOf = (parcelNumber: string, { from, to, point }: Wanted): AuditFacts => ({
  number: parcelNumber,
  ...(point === null
    ? { from, to }
    : { name: point.name, street: point.street, postalCode: point.postalCode, city: point.city }),
})

/**
 * Asks the carrier of a parcel for another window or place, by a job. Repeating it while it waits changes nothing.
 * `carriers` are those that take requests. Errors: 404, 403 without perm:order, 409 `changed` if the order does not
 * have the parcel, the carrier does not allow the change now, or another one of the parcel waits.
 */
export async function requestDeliveryChange(
  context: WriteContext,
  caller: SessionCaller,
  carriers: ReadonlySet<string>,
  { orderNumber, parcelNumber, choice }: DeliveryChangeRequest,
): Promise<void> {
  const { trx, now } = context
  const order = await lockOwnOrder(context, caller, orderNumber)
  await requirePermission(trx, caller, 'perm:order')
  const { parcel, shipment } = await findParcel(trx, order.id, parcelNumber)
  const earlier = await readDeliveryChanges(trx, [shipment.id])
  const waiting = earlier.find(
    (change) => change.parcelNumber === parcelNumber && change.state === 'requested',
  )
  if (waiting !== undefined) {
    if (changeStateOf(waiting, parcel.status, now) === 'requested') {
      if (isChosen(wantedBy(waiting), choice)) return
      throw refused('Another change of the parcel waits for the carrier.')
    }
    await trx
      .updateTable('deliveryChanges')
      .set({ state: 'unanswered' })
      .where('id', '=', waiting.id)
      .execute()
  }
  const { carrier } = shipment
  const events = await readCarrierEvents(trx, carrier, [parcelNumber])
  const promised = ownWindowOf(parcel) ?? windowOf(shipment)
  const choices = carriers.has(carrier) ? choicesNow({ status: parcel.status, events, promised }, now) : null
  const wanted = choices === null ? undefined : findWanted(choices, choice)
  if (choices === null || wanted === undefined) throw refused('The carrier does not allow this change now.')
  const id = randomUUID()
  await trx
    .insertInto('deliveryChanges')
    .values({
      id,
      shipmentId: shipment.id,
      parcelNumber,
      promisedFrom: wanted.from,
      promisedTo: wanted.to,
      point: wanted.point === null ? '' : JSON.stringify(wanted.point),
      beforeFrom: promised.from,
      beforeTo: promised.to,
      until: choices.until,
      state: 'requested',
      reason: '',
      userId: caller.userId,
      requestedAt: now.toISOString(),
      decidedAt: null,
    })
    .execute()
  await enqueue(context, carrierRequestJob, { payload: { change: id } })
  await recordAudit(context, caller, {
    action: 'order.change',
    subject: { id: order.id, name: order.number },
    after: factsOf(parcelNumber, wanted),
  })
}
