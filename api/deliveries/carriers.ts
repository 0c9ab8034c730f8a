/** A carrier of the shop. */
interface Carrier {
  name: string
  /** The carrier's page about a parcel. */
  trackingUrl: (parcelNumber: string) => string
  /**
   * Where the carrier keeps proofs of delivery. The shop's list of hosts (`shop/deliveries/carrier-address.ts`) has
   * them, too.
   */
  proofHosts: readonly string[]
}

const numbered =
  (address: string): Carrier['trackingUrl'] =>
  (parcelNumber) =>
    `${address}${encodeURIComponent(parcelNumber)}`

/** The carriers by their key, as shipments and settings name them. */
const carriers = {
  postnord: {
    name: 'PostNord',
    trackingUrl: numbered('https://tracking.postnord.com/?id='),
    proofHosts: ['tracking.postnord.com'],
  },
  bring: {
    name: 'Bring',
    trackingUrl: numbered('https://tracking.bring.com/tracking/'),
    proofHosts: ['tracking.bring.com'],
  },
  dhl: {
    name: 'DHL Freight',
    trackingUrl: numbered('https://www.dhl.com/global-en/home/tracking.html?tracking-id='),
    proofHosts: ['www.dhl.com'],
  },
  schenker: {
    name: 'DB Schenker',
    trackingUrl: numbered('https://www.dbschenker.com/app/tracking-public/?refNumber='),
    proofHosts: ['www.dbschenker.com'],
  },
} as const satisfies Readonly<Record<string, Carrier>>

const byKey = new Map<string, Carrier>(Object.entries(carriers))

/** A carrier by its key; undefined for one that the shop does not know any more. */
export const findCarrier = (key: string): Carrier | undefined => byKey.get(key)

/** Hosts at which proofs of delivery of a carrier may be; none for a carrier that the shop does not know. */
export const proofHostsOf = (key: string): readonly string[] => findCarrier(key)?.proofHosts ?? []

/** Whether an address is one of the carrier's hosts for proofs of delivery. */
export const isProofAddress = (key: string, address: string): boolean =>
  URL.canParse(address) && proofHostsOf(key).some((host) => new URL(address).origin === `https://${host}`)
