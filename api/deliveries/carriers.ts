/** A carrier of the shop. */
interface Carrier {
  name: string
  /** The carrier's page about a parcel. */
  trackingUrl: (parcelNumber: string) => string
}

const numbered =
  (address: string): Carrier['trackingUrl'] =>
  (parcelNumber) =>
    `${address}${encodeURIComponent(parcelNumber)}`

/** The carriers by their key, as shipments and settings name them. */
const carriers = {
  postnord: { name: 'PostNord', trackingUrl: numbered('https://tracking.postnord.com/?id=') },
  bring: { name: 'Bring', trackingUrl: numbered('https://tracking.bring.com/tracking/') },
  dhl: {
    name: 'DHL Freight',
    trackingUrl: numbered('https://www.dhl.com/global-en/home/tracking.html?tracking-id='),
  },
  schenker: {
    name: 'DB Schenker',
    trackingUrl: numbered('https://www.dbschenker.com/app/tracking-public/?refNumber='),
  },
} as const satisfies Readonly<Record<string, Carrier>>

const byKey = new Map<string, Carrier>(Object.entries(carriers))

/** A carrier by its key; undefined for one that the shop does not know any more. */
export const findCarrier = (key: string): Carrier | undefined => byKey.get(key)
