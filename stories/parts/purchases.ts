import type {
  Cart,
  CartLine,
  Checkout,
  DeliveryStatus,
  Order,
  OrderHistory,
  TrackedParcel,
  TrackedShipment,
} from '@tradecounter/api/contract'
import { pictures } from './goods.tsx'

const lineData = (
  imageUrl: string,
  customerSpecificVariantNumber = '',
  errors: string[] = [],
  warnings: string[] = [],
) => ({
  imageUrl,
  extraImageInformation: '',
  url: '/p/article-4012301',
  currency: 'SEK',
  isFreeTextLineItem: false,
  customerSpecificVariantNumber,
  errors,
  warnings,
  configuration: [],
})

const inStock = { type: 3 as const, quantity: 381, firstDeliveryDate: '2026-11-23', warehouseId: 'w1' }

const line = (itemId: string, more: Partial<CartLine>): CartLine => ({
  itemId,
  name: 'Ball valve, brass, full bore, lever handle',
  variantNbr: '4012301',
  quantity: 10,
  displayUnitCode: 'pcs',
  lineItemUnitPrice: 8950,
  priceUnit: 'pcs',
  lineItemTotalPrice: 89500,
  trackingProductAttributes: { itemId: '4012301', listName: 'searchpage' },
  lineItemData: lineData(pictures.ballValve, 'KV-15'),
  version: 1,
  unitVolume: 10,
  decimalPrecision: 0,
  stock: inStock,
  awaitedDay: null,
  choices: {
    itemConfigurations: {},
    print: '',
    embroidery: '',
    textPrint: '',
    textEmbroidery: '',
    logoId: '',
    garmentText: '',
  },
  note: '',
  goodsMark: '',
  lock: null,
  replacement: null,
  ...more,
})

const lines: CartLine[] = [
  line('l1', {}),
  line('l2', {
    name: 'PEX pipe 16 mm, coil 25 m',
    variantNbr: '1300331',
    quantity: 50,
    displayUnitCode: 'm',
    lineItemUnitPrice: 1210,
    priceUnit: 'm',
    lineItemTotalPrice: 60500,
    lineItemData: lineData(pictures.pipe),
    unitVolume: 25,
    decimalPrecision: 1,
    stock: { ...inStock, type: 4, firstDeliveryDate: '2026-12-02' },
  }),
  line('l3', {
    name: 'Jacket, high visibility class 3, orange, with a lining that can be taken out and reflective piping, size XL',
    variantNbr: '8800142',
    quantity: 1,
    lineItemUnitPrice: 124900,
    lineItemTotalPrice: 124900,
    lineItemData: lineData(pictures.jacket),
    unitVolume: 1,
  }),
]

const totals = { sum: 274900, freight: 0, vat: 68725, total: 343625 }

/** A cart of three lines: one with the customer's own number, one by the metre, one with a very long name. */
export const cart: Cart = {
  cartId: 'c1',
  version: 4,
  stamp: 's',
  merged: null,
  lineCount: lines.length,
  freeTextCount: 0,
  from: 0,
  lines,
  blocked: false,
  currency: 'SEK',
  ...totals,
}

/** A visitor's list: no price, no stock. */
export const purchaseList: Cart = {
  ...cart,
  lines: lines.map((each) => ({ ...each, lineItemUnitPrice: null, lineItemTotalPrice: null, stock: null })),
  sum: null,
  freight: null,
  vat: null,
  total: null,
}

/** A line that can no longer be ordered, and one with a warning. */
export const cartWithProblems: Cart = {
  ...cart,
  lineCount: 2,
  blocked: true,
  lines: [
    line('l1', { lineItemData: lineData(pictures.ballValve, '', ['notBuyable']) }),
    line('l2', { lineItemData: lineData(pictures.tap, '', [], ['The article leaves the range in May.']) }),
  ],
}

export const emptyCart: Cart = { ...cart, lineCount: 0, lines: [], sum: 0, vat: 0, total: 0 }

export const checkout: Checkout = {
  cart,
  awaited: [],
  addresses: [
    { id: 'a1', name: 'Fitters Ltd', street: 'Main Street 1', postalCode: '211 20', city: 'Malmö' },
    { id: 'a2', name: 'Site North, stage 2', street: 'Harbour Road 80', postalCode: '211 40', city: 'Malmö' },
  ],
  firstDeliveryDate: '2026-11-23',
  preferredDeliveryDate: '2026-11-23',
  lastDeliveryDate: '2026-12-04',
  closedDates: ['2026-11-28', '2026-11-29'],
  branches: [
    {
      id: 'MMA',
      name: 'Malmö',
      street: 'Jägersrovägen 150',
      postalCode: '213 75',
      city: 'Malmö',
      firstDeliveryDate: '2026-11-23',
      lastDeliveryDate: '2026-12-04',
      closedDates: ['2026-11-28', '2026-11-29'],
    },
  ],
  pickup: { freight: 0, vat: 68725, total: 343625 },
  canTypeAddress: true,
  approval: null,
  orderFields: [],
  contact: { name: 'Anna Fitter', email: 'anna@example.test', phone: '' },
  defaults: { addressId: '', branchId: '', reference: '', project: '' },
}

const orderLine = (name: string, imageUrl: string, status: DeliveryStatus): Order['lines'][number] => ({
  position: status === 'BACKORDER_LISTED' ? 2 : 1,
  cancelled: 0,
  sent: status === 'BACKORDER_LISTED' ? 0 : 4,
  delivered: status === 'BACKORDER_LISTED' ? 0 : 4,
  remaining: status === 'BACKORDER_LISTED' ? 10 : 6,
  changeable: status === 'BACKORDER_LISTED' ? 10 : 0,
  step: 1,
  promisedDate: status === 'BACKORDER_LISTED' ? '2026-12-02' : '',
  late: false,
  replacedNumber: '',
  name,
  variantNbr: '4012301',
  url: '/p/article-4012301',
  imageUrl,
  extraImageInformation: '',
  isFreeTextLineItem: false,
  quantity: 10,
  serials: status === 'BACKORDER_LISTED' ? [] : ['SN-2211', 'SN-2212'],
  batches: [],
  moreNumbers: 0,
  displayUnitCode: 'pcs',
  unitPrice: 8950,
  listPrice: status === 'BACKORDER_LISTED' ? null : 9950,
  discount: status === 'BACKORDER_LISTED' ? null : 101,
  priceUnit: 'pcs',
  totalPrice: 89500,
  status,
  configuration: [],
  note: '',
  goodsMark: '',
})

const scan = (step: TrackedParcel['events'][number]['step'], place: string, occurredAt: string) => ({
  step,
  place,
  note: '',
  occurredAt,
})

/** One shipment that has arrived, and one that is late. */
export const shipments: TrackedShipment[] = [
  {
    number: '810000046',
    carrier: 'PostNord',
    isPickup: false,
    status: 'DELIVERED',
    exception: false,
    late: false,
    silent: false,
    promisedFrom: '2026-11-21T06:00:00Z',
    promisedTo: '2026-11-21T14:00:00Z',
    earlierWindows: [],
    reached: [
      { status: 'CREATED', at: '2026-11-20T12:00:00Z' },
      { status: 'HANDED_OVER', at: '2026-11-20T16:00:00Z' },
      { status: 'DELIVERED', at: '2026-11-21T08:10:00Z' },
    ],
    goods: [{ position: 1, name: 'Ball valve', variantNbr: '4012301', quantity: 4, displayUnitCode: 'pcs' }],
    parcels: [
      {
        number: '373500530000000014',
        promised: null,
        trackingUrl: 'https://tracking.postnord.com/?id=373500530000000014',
        status: 'DELIVERED',
        exception: false,
        goods: [],
        delivered: { at: '2026-11-21T08:10:00Z', receivedBy: 'Anna Fitter', proofUrl: null },
        events: [
          scan('HANDED_OVER', 'Malmö', '2026-11-20T16:00:00Z'),
          scan('DELIVERED', 'Malmö', '2026-11-21T08:10:00Z'),
        ],
        choices: null,
        changes: [],
      },
    ],
  },
  {
    number: '810000047',
    carrier: 'DHL Freight',
    isPickup: false,
    status: 'ON_THE_WAY',
    exception: true,
    late: true,
    silent: false,
    promisedFrom: '2026-11-22T06:00:00Z',
    promisedTo: '2026-11-22T14:00:00Z',
    earlierWindows: [
      {
        changedAt: '2026-11-20T12:00:00Z',
        promisedFrom: '2026-11-21T06:00:00Z',
        promisedTo: '2026-11-21T14:00:00Z',
      },
    ],
    reached: [
      { status: 'CREATED', at: '2026-11-20T12:00:00Z' },
      { status: 'HANDED_OVER', at: '2026-11-20T16:30:00Z' },
      { status: 'ON_THE_WAY', at: '2026-11-20T22:00:00Z' },
    ],
    goods: [],
    parcels: [
      {
        number: 'DHL-4711',
        promised: null,
        trackingUrl: null,
        status: 'ON_THE_WAY',
        exception: true,
        goods: [],
        delivered: null,
        events: [
          scan('ON_THE_WAY', 'Örebro', '2026-11-20T22:00:00Z'),
          scan('EXCEPTION', 'Örebro', '2026-11-21T03:00:00Z'),
        ],
        choices: {
          until: '2026-11-25T11:00:00Z',
          windows: [{ from: '2026-11-26T06:00:00Z', to: '2026-11-26T10:00:00Z' }],
          points: [
            {
              id: 'DK-1',
              name: 'DHL ServicePoint Malmö',
              street: 'Harbour Street 3',
              postalCode: '211 18',
              city: 'Malmö',
            },
          ],
        },
        changes: [
          {
            state: 'refused',
            window: { from: '2026-11-24T06:00:00Z', to: '2026-11-24T10:00:00Z' },
            before: { from: '2026-11-22T06:00:00Z', to: '2026-11-22T14:00:00Z' },
            point: null,
            reason: 'No car on that day',
            userName: 'Anna Fitter',
            requestedAt: '2026-11-23T08:00:00Z',
            decidedAt: '2026-11-23T08:20:00Z',
          },
        ],
      },
    ],
  },
]

/** An order with one line that is not delivered yet. */
export const order: Order = {
  orderNumber: '10000046',
  placedAt: '2026-11-20T09:45:00Z',
  status: 'PARTLY_DELIVERED',
  reference: 'Project 7',
  goodsMark: 'Bathroom, floor 2',
  orderedBy: 'Anna Fitter',
  lineCount: 2,
  currency: 'SEK',
  address: { name: 'Fitters Ltd', street: 'Main Street 1', postalCode: '211 20', city: 'Malmö' },
  requestedDeliveryDate: '2026-11-23',
  promisedDate: '2026-11-24',
  nextDelivery: '2026-11-24',
  late: false,
  channel: 'web',
  deliveryMethod: 'delivery',
  partDelivery: true,
  approvedBy: [],
  invoiceAddress: { name: 'Lund Rör AB', street: 'Box 12', postalCode: '221 00', city: 'Lund' },
  paymentDays: 30,
  deliveryTerms: '',
  followed: false,
  costCentre: '',
  project: '',
  contact: { name: 'Anna Fitter', phone: '' },
  ...totals,
  version: 4,
  changeableLines: 1,
  shipments,
  documents: [
    {
      title: 'Declaration of performance',
      articleName: 'Ball valve 15 mm',
      url: 'https://maker.example/declaration.pdf',
      kind: 'certificate',
      bytes: 240_000,
    },
  ],
  documentCount: 1,
  comments: [
    { userName: 'Anna Fitter', content: 'Please call before you come.', createdAt: '2026-11-20T10:00:00Z' },
    { userName: '', content: 'We will.', createdAt: '2026-11-20T11:00:00Z' },
  ],
  changes: [
    {
      position: 2,
      name: 'Kitchen tap, single lever',
      userName: '',
      kind: 'promisedDate',
      before: '2026-11-27',
      after: '2026-12-02',
      reason: '',
      changedAt: '2026-11-21T08:00:00Z',
    },
  ],
  from: 0,
  lines: [
    orderLine('Ball valve, brass, full bore, lever handle', pictures.ballValve, 'PARTLY_DELIVERED'),
    orderLine('Kitchen tap, single lever', pictures.tap, 'BACKORDER_LISTED'),
  ],
}

const statuses: DeliveryStatus[] = [
  'ORDERED',
  'PROCESSING',
  'PICKED',
  'ON_THE_WAY',
  'PARTLY_DELIVERED',
  'BACKORDER_LISTED',
  'DELIVERED',
  'CANCELLED',
  'UNKNOWN',
]

/** One order in each status, on the second of three pages. */
export const history: OrderHistory = {
  total: 49,
  page: 2,
  pageSize: 20,
  addresses: ['211 20 Main Street 1'],
  moreAddresses: false,
  orders: statuses.map((status, index) => ({
    orderNumber: String(10000046 - index),
    placedAt: `2026-11-${String(20 - index).padStart(2, '0')}T09:45:00Z`,
    status,
    reference: index === 3 ? 'A reference of the forty signs it may have' : `Project ${index + 1}`,
    goodsMark: '',
    project: '',
    orderedBy: 'Anna Fitter',
    lineCount: index + 1,
    channel: 'web',
    requestedDeliveryDate: '2026-11-23',
    promisedDate: index < 5 ? '2026-11-24' : '',
    nextDelivery: index < 5 && index !== 2 ? '2026-11-24' : '',
    late: index === 2,
    currency: 'SEK',
    sum: 274900 * (index + 1),
    total: 343625 * (index + 1),
  })),
}
