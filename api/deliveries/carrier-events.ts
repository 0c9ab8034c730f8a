import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkDigitOf } from '@tradecounter/search'
import type { CarrierEventsRequest, CarrierStep, DeliveryChoices, EpcisEvent } from '../contract/index.ts'
import { wrongDispositions } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { isProofAddress, proofHostsOf } from './carriers.ts'
import type { CarrierEventRow } from './store.ts'
import { utc } from './utc.ts'

/** Seconds by which the clock of a carrier may differ, and for which a call can be repeated. */
const toleranceSeconds = 300

/** Headers of a signed call. */
export interface CarrierSignature {
  carrier: string
  /** Seconds since 1970. */
  timestamp: string
  /** `sha256=` and the HMAC in hexadecimal. */
  signature: string
}

const refused = (message: string, field: string): ApiError =>
  new ApiError(401, 'signature', message, { field })

/** The signature of a body: HMAC-SHA256 over timestamp, full stop and the bytes as they are sent. */
export const signBody = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/**
 * Checks that a carrier has signed a body just now. An unknown carrier is refused like a wrong signature, so that
 * nobody can find out who the carriers are. Errors: 401 with the header.
 */
export function checkSignature(
  secrets: ReadonlyMap<string, string>,
  { carrier, timestamp, signature }: CarrierSignature,
  body: string,
  now: Date,
): void {
  if (!/^\d{1,12}$/u.test(timestamp))
    throw refused('The timestamp must be in seconds since 1970.', 'X-Carrier-Timestamp')
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw refused(`The timestamp differs by more than ${toleranceSeconds} seconds.`, 'X-Carrier-Timestamp')
  const expected = Buffer.from(signBody(secrets.get(carrier) ?? '', timestamp, body))
  const given = Buffer.from(signature)
  const isSame = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isSame || !secrets.has(carrier))
    throw refused('The signature is not that of the carrier for this body.', 'X-Carrier-Signature')
}

const steps: Readonly<Record<EpcisEvent['bizStep'], CarrierStep>> = {
  accepting: 'HANDED_OVER',
  loading: 'HANDED_OVER',
  departing: 'ON_THE_WAY',
  transporting: 'ON_THE_WAY',
  arriving: 'ON_THE_WAY',
  storing: 'ON_THE_WAY',
  unloading: 'ON_THE_WAY',
  delivering: 'OUT_FOR_DELIVERY',
  receiving: 'DELIVERED',
  returning: 'RETURNED',
  inspecting: 'EXCEPTION',
  other: 'INFORMATION',
}

const stepOf = ({ bizStep, disposition }: EpcisEvent): CarrierStep =>
  bizStep !== 'returning' && wrongDispositions.some((wrong) => wrong === disposition)
    ? 'EXCEPTION'
    : steps[bizStep]

/** The number of a parcel as printed on its label: an SSCC has 18 digits. */
function parcelNumberOf(epc: string): string {
  const [, company, serial] = /^urn:epc:id:sscc:(\d+)\.(\d+)$/u.exec(epc) ?? []
  if (company !== undefined && serial !== undefined) {
    const digits = `${serial.slice(0, 1)}${company}${serial.slice(1)}`
    return `${digits}${checkDigitOf(digits)}`
  }
  return epc.startsWith('https:') ? (epc.split('/').at(-1) ?? epc) : epc
}

type Delivery = NonNullable<EpcisEvent['delivery']>

/** A window in UTC. Errors: 400 if it ends before it begins. */
function windowOf({ from, to }: { from: string; to: string }, field: string): { from: string; to: string } {
  const window = { from: utc(from), to: utc(to) }
  if (window.from > window.to)
    throw new ApiError(400, 'invalid', 'The window ends before it begins.', { field: `${field}.to` })
  return window
}

/** What the carrier allows, as it is kept. */
const choicesOf = (
  { until, windows, points }: NonNullable<Delivery['allows']>,
  field: string,
): DeliveryChoices => ({
  until: utc(until),
  windows: windows.map((window, at) => windowOf(window, `${field}.windows.${at}`)),
  points,
})

/**
 * The address of a proof of delivery. Errors: 400 for one that is not at a host of the carrier: the shop leads nobody
 * to another.
 */
function checkProof(carrier: string, address: string, field: string): string {
  if (address === '' || isProofAddress(carrier, address)) return address
  const hosts = proofHostsOf(carrier)
  const message =
    hosts.length === 0
      ? 'The shop takes no proofs of delivery of this carrier.'
      : `A proof of delivery of this carrier must be at https://${hosts.join(' or https://')}.`
  throw new ApiError(400, 'invalid', message, { field })
}

/**
 * The events of a document of a carrier, one for each parcel. Errors: 400 for an event of the future or a proof
 * elsewhere.
 */
export function eventsOf(
  { epcisBody: { eventList } }: CarrierEventsRequest,
  carrier: string,
  now: Date,
): Omit<CarrierEventRow, 'carrier' | 'receivedAt'>[] {
  const latest = now.getTime() + toleranceSeconds * 1000
  return eventList.flatMap((event, at) => {
    const { delivery, epcList, eventID } = event
    const field = `epcisBody.eventList.${at}`
    if (Date.parse(event.eventTime) > latest)
      throw new ApiError(400, 'invalid', 'The event is in the future.', { field: `${field}.eventTime` })
    const promised =
      delivery?.promised === undefined
        ? { from: '', to: '' }
        : windowOf(delivery.promised, `${field}.delivery.promised`)
    const allows =
      delivery?.allows === undefined
        ? ''
        : JSON.stringify(choicesOf(delivery.allows, `${field}.delivery.allows`))
    const proofUrl = checkProof(carrier, delivery?.proofUrl ?? '', `${field}.delivery.proofUrl`)
    const step = stepOf(event)
    return epcList.map((epc) => {
      const parcelNumber = parcelNumberOf(epc)
      return {
        eventId: `${eventID} ${parcelNumber}`,
        parcelNumber,
        step,
        place: delivery?.place ?? '',
        note: delivery?.note ?? '',
        occurredAt: utc(event.eventTime),
        promisedFrom: promised.from,
        promisedTo: promised.to,
        receivedBy: step === 'DELIVERED' ? (delivery?.receivedBy ?? '') : '',
        proofUrl: step === 'DELIVERED' ? proofUrl : '',
        allows,
        requestId: delivery?.change?.requestId ?? '',
        outcome: delivery?.change?.outcome ?? '',
        outcomeReason: delivery?.change?.reason ?? '',
      }
    })
  })
}
