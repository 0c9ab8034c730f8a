import type { CarrierStep, DeliveryStatus, SiteKey, WarehouseStatus } from '@tradecounter/api/contract'

/** A shipment of an order of the demo, with which of its lines: all, the even or the odd ones. */
export interface ShipmentStory {
  lines: 'all' | 'even' | 'odd'
  warehouseStatus: WarehouseStatus
  /** Days after the order. */
  createdOn: number
  promisedDay: number
  moved?: readonly { day: number; promisedDay: number }[]
  events: readonly {
    day: number
    step: CarrierStep
    place: 0 | 1 | 2
    note?: string
    proof?: boolean
    allows?: boolean
  }[]
}

/** What happens to an order of the demo. */
export interface OrderStory {
  /** Days since the order was placed. */
  age: number
  /** What the seller reports of goods that are in no shipment. */
  reported: DeliveryStatus
  cancelled?: true
  /** Days after today for which back orders are promised; without it some days later. */
  promised?: number
  shipments: readonly ShipmentStory[]
}

const at = (day: number, step: CarrierStep, place: 0 | 1 | 2 = 1) => ({ day, step, place })
const sent = at(0.3, 'HANDED_OVER', 0)
const underWay = [sent, at(0.6, 'ON_THE_WAY')]
/** The carrier lets the receiver choose another time or place. */
const changeable = [sent, { ...at(0.6, 'ON_THE_WAY'), allows: true }]
const delivered = [...underWay, at(1.3, 'OUT_FOR_DELIVERY', 2), at(1.4, 'DELIVERED', 2)]
/** The carrier has a proof of the delivery. */
const proven = [...underWay, at(1.3, 'OUT_FOR_DELIVERY', 2), { ...at(1.4, 'DELIVERED', 2), proof: true }]

const shipment = (
  events: ShipmentStory['events'],
  more: Partial<Omit<ShipmentStory, 'events'>> = {},
): ShipmentStory => ({
  lines: 'all',
  warehouseStatus: 'PACKED',
  createdOn: 0.5,
  promisedDay: 1,
  events,
  ...more,
})

/** An order of every status, newest first. */
const statusStories: readonly OrderStory[] = [
  { age: 0.1, reported: 'ORDERED', shipments: [] },
  {
    age: 0.6,
    reported: 'ORDERED',
    shipments: [shipment([], { warehouseStatus: 'CREATED', createdOn: 0.3 })],
  },
  // One part is packed, the other picked.
  {
    age: 1.2,
    reported: 'PROCESSING',
    shipments: [
      shipment([], { lines: 'even', createdOn: 0.8 }),
      shipment([], { lines: 'odd', warehouseStatus: 'PICKED', createdOn: 0.9 }),
    ],
  },
  // One part is on its way, the other has just been handed over.
  {
    age: 1.4,
    reported: 'PROCESSING',
    shipments: [
      shipment(changeable, { lines: 'even', promisedDay: 2 }),
      shipment([sent], { lines: 'odd', warehouseStatus: 'HANDED_OVER', createdOn: 1, promisedDay: 2 }),
    ],
  },
  { age: 5.4, reported: 'BACKORDER_LISTED', shipments: [] },
  // Late: the rest should have come two days ago.
  {
    age: 8.2,
    reported: 'BACKORDER_LISTED',
    promised: -2,
    shipments: [shipment(delivered, { lines: 'even' })],
  },
  { age: 12.7, reported: 'UNKNOWN', shipments: [] },
  { age: 17.5, reported: 'ORDERED', cancelled: true, shipments: [] },
  { age: 21.3, reported: 'PROCESSING', shipments: [shipment(proven)] },
]

/** Orders with something special, for customers with a long history. */
const specialStories: readonly OrderStory[] = [
  // Late: the promised day was moved once, and has passed again.
  {
    age: 4.6,
    reported: 'PROCESSING',
    shipments: [shipment(underWay, { promisedDay: 1, moved: [{ day: 1.2, promisedDay: 2.2 }] })],
  },
  // Damaged on its way.
  {
    age: 3.4,
    reported: 'PROCESSING',
    shipments: [
      shipment([...underWay, at(1.5, 'EXCEPTION')], {
        promisedDay: 2,
        moved: [{ day: 1.6, promisedDay: 4 }],
      }),
    ],
  },
  // Split: one part delivered, the other out for delivery.
  {
    age: 2.6,
    reported: 'PROCESSING',
    shipments: [
      shipment(delivered, { lines: 'even' }),
      shipment([sent, at(0.5, 'ON_THE_WAY'), at(0.9, 'OUT_FOR_DELIVERY', 2)], {
        lines: 'odd',
        createdOn: 1.6,
      }),
    ],
  },
  // Nobody was there; the goods came back.
  {
    age: 9.8,
    reported: 'PROCESSING',
    shipments: [shipment([...underWay, at(1.3, 'EXCEPTION', 2), at(4.2, 'RETURNED', 0)])],
  },
]

/** Days that a long history goes back, and its number of orders. */
const longHistory = { days: 725, orders: 48 }

/** Customers with a long history. */
const longCustomers: ReadonlySet<string> = new Set(['c-ror', 'c-nordlys', 'c-bygg'])

/** The orders of a customer, newest first. Older ones are delivered, each third in two shipments. */
export function storiesOf(customerId: string): OrderStory[] {
  if (!longCustomers.has(customerId)) return [...statusStories]
  const special = [...statusStories, ...specialStories].toSorted((a, b) => a.age - b.age)
  const oldest = special.at(-1)?.age ?? 0
  const count = longHistory.orders - special.length
  const older = Array.from({ length: count }, (_, n): OrderStory => {
    const age = oldest + ((longHistory.days - oldest) / count) * (n + 1)
    return n % 3 === 1
      ? {
          age,
          reported: 'PROCESSING',
          shipments: [
            shipment(delivered, { lines: 'even' }),
            shipment(delivered, { lines: 'odd', createdOn: 4.5, promisedDay: 2 }),
          ],
        }
      : { age, reported: 'PROCESSING', shipments: [shipment(delivered)] }
  })
  return [...special, ...older]
}

/** Places at which parcels are scanned: the terminal of the sender, one on the way, the one of the receiver. */
export const placesOf: Readonly<Record<SiteKey, readonly [string, string, string]>> = {
  se: ['Stockholm', 'Örebro', 'Göteborg'],
  no: ['Oslo', 'Hamar', 'Trondheim'],
  fi: ['Vantaa', 'Tampere', 'Oulu'],
  ax: ['Mariehamn', 'Mariehamn', 'Jomala'],
  'dk-vvs': ['Aarhus', 'Fredericia', 'Odense'],
  'dk-handel': ['Aarhus', 'Fredericia', 'København'],
  workwear: ['Malmö', 'Helsingborg', 'Lund'],
  'gelia-se': ['Göteborg', 'Jönköping', 'Norrköping'],
  'gelia-no': ['Oslo', 'Trondheim', 'Tromsø'],
  prevex: ['Vantaa', 'Hämeenlinna', 'Tampere'],
}
