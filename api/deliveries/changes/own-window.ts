import type { DeliveryWindow } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { ParcelRow, readCarrierEvents } from '../store.ts'
import { type DeliveryChangeRow, readDeliveryChanges } from './store.ts'

type CarrierEvent = Awaited<ReturnType<typeof readCarrierEvents>>[number]

/** What is known of the parcels of a shipment. */
interface KnownOfShipment {
  /** How many parcels the shipment has. */
  parcelCount: number
  /** What the carrier has reported about them, oldest first for each. */
  events: readonly Pick<
    CarrierEvent,
    'parcelNumber' | 'requestId' | 'outcome' | 'promisedFrom' | 'promisedTo'
  >[]
  changes: readonly Pick<DeliveryChangeRow, 'id' | 'parcelNumber' | 'promisedFrom' | 'promisedTo'>[]
}

/**
 * The window that the carrier has promised for one of several parcels when it answered a change of it; null if that of
 * the shipment holds. The latest answer to a change counts, and a promise that answers nothing is about the shipment.
 */
function ownWindow(
  { number }: Pick<ParcelRow, 'number'>,
  { parcelCount, events, changes }: KnownOfShipment,
): DeliveryWindow | null {
  if (parcelCount < 2) return null
  const own = events.filter(({ parcelNumber }) => parcelNumber === number)
  let window: DeliveryWindow | null = null
  for (const event of own) {
    const { requestId, outcome } = event
    if (requestId === '') {
      if (event.promisedFrom !== '') window = null
      continue
    }
    if (event !== own.findLast((each) => each.requestId === requestId)) continue
    const change = changes.find(({ id, parcelNumber }) => id === requestId && parcelNumber === number)
    const promise = event.promisedFrom === '' && outcome === 'confirmed' ? change : event
    if (promise !== undefined && promise.promisedFrom !== '')
      window = { from: promise.promisedFrom, to: promise.promisedTo }
  }
  return window
}

/**
 * Writes the own windows of the parcels of a shipment, as they follow from what its carrier has reported about them.
 */
export async function writeOwnWindows(
  { trx }: WriteContext,
  shipmentId: string,
  { parcels, events }: { parcels: readonly ParcelRow[]; events: KnownOfShipment['events'] },
): Promise<void> {
  // Nothing but the answer to a change gives a parcel a window of its own.
  if (parcels.length < 2 || events.every(({ requestId }) => requestId === '')) return
  const changes = await readDeliveryChanges(trx, [shipmentId])
  for (const parcel of parcels) {
    const own = ownWindow(parcel, { parcelCount: parcels.length, events, changes })
    const [promisedFrom, promisedTo] = [own?.from ?? '', own?.to ?? '']
    if (promisedFrom === parcel.promisedFrom && promisedTo === parcel.promisedTo) continue
    await trx.updateTable('parcels').set({ promisedFrom, promisedTo }).where('id', '=', parcel.id).execute()
  }
}
