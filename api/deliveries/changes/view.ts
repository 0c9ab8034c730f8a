import type { DeliveryChange, DeliveryWindow, ShipmentStatus, TrackedParcel } from '../../contract/index.ts'
import type { ParcelRow, PromisedWindow } from '../store.ts'
import { changeStateOf, choicesNow, windowOf } from './rules.ts'
import { type DeliveryChangeRow, pointOf } from './store.ts'

const windowOrNull = (from: string, to: string): DeliveryChange['window'] =>
  from === '' ? null : { from, to }

/** A change as users of the company see it. */
const viewChange = (row: DeliveryChangeRow, parcel: ShipmentStatus, now: Date): DeliveryChange => ({
  state: changeStateOf(row, parcel, now),
  window: windowOrNull(row.promisedFrom, row.promisedTo),
  before: windowOrNull(row.beforeFrom, row.beforeTo),
  point: pointOf(row),
  reason: row.reason,
  userName: row.userName ?? '',
  requestedAt: row.requestedAt,
  decidedAt: row.decidedAt,
})

/** What is known of a shipment with a parcel in it. */
interface ChangesOfShipment {
  shipment: PromisedWindow
  /** The window that is promised for the parcel alone; null if that of the shipment holds. */
  own: DeliveryWindow | null
  /** What the carrier has reported, oldest first. */
  events: readonly { parcelNumber: string; allows: string }[]
  changes: readonly DeliveryChangeRow[]
  now: Date
  /** Carriers that take requests; null for readers who may change nothing. */
  carriersToAsk: ReadonlySet<string> | null
}

/**
 * What can be changed about the delivery of a parcel, unless a change waits for the carrier, and the changes so far.
 */
export function viewChanges(
  { number, shipmentId, carrier, status }: ParcelRow,
  { shipment, own: ownPromise, events, changes, now, carriersToAsk }: ChangesOfShipment,
): Pick<TrackedParcel, 'choices' | 'changes'> {
  const views = changes
    .filter((change) => change.shipmentId === shipmentId && change.parcelNumber === number)
    .map((change) => viewChange(change, status, now))
  const canAsk = carriersToAsk?.has(carrier) === true && !views.some(({ state }) => state === 'requested')
  const own = events.filter(({ parcelNumber }) => parcelNumber === number)
  return {
    choices: canAsk
      ? choicesNow({ status, events: own, promised: ownPromise ?? windowOf(shipment) }, now)
      : null,
    changes: views,
  }
}
