import * as v from 'valibot'
import {
  type DeliveryChangeState,
  type DeliveryChoices,
  deliveryChoicesSchema,
  type DeliveryWindow,
  type ShipmentStatus,
} from '../../contract/index.ts'
import { isFinal } from '../rules.ts'
import type { PromisedWindow } from '../store.ts'

/** What is known of a parcel when it is asked what can be changed about it. */
export interface ParcelOnItsWay {
  status: ShipmentStatus
  /** What its carrier has reported, oldest first. */
  events: readonly { allows: string }[]
  /** The window that is promised now; not offered again. */
  promised: DeliveryWindow
}

/** The window that is promised for a shipment. */
export const windowOf = ({ promisedFrom: from, promisedTo: to }: PromisedWindow): DeliveryWindow => ({
  from,
  to,
})

/** The window that is promised for one of several parcels alone; null if that of its shipment holds. */
export const ownWindowOf = (parcel: PromisedWindow): DeliveryWindow | null =>
  parcel.promisedTo === '' ? null : windowOf(parcel)

/** What the carrier allows to change about a parcel now, by its latest word about it; null if nothing. */
export function choicesNow({ status, events, promised }: ParcelOnItsWay, now: Date): DeliveryChoices | null {
  const last = events.findLast(({ allows }) => allows !== '')
  if (last === undefined || isFinal(status)) return null
  const { until, windows, points } = v.parse(deliveryChoicesSchema, JSON.parse(last.allows))
  const moment = now.toISOString()
  if (until <= moment) return null
  const others = windows.filter(
    ({ from, to }) => to > moment && !(from === promised.from && to === promised.to),
  )
  return others.length + points.length === 0 ? null : { until, windows: others, points }
}

/**
 * The state of a change as it is shown: one that waits is unanswered when its time has passed or the parcel has
 * arrived.
 */
export const changeStateOf = (
  { state, until }: { state: DeliveryChangeState; until: string },
  parcel: ShipmentStatus,
  now: Date,
): DeliveryChangeState =>
  state === 'requested' && (isFinal(parcel) || until <= now.toISOString()) ? 'unanswered' : state
