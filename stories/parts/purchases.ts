import type {
  Cart,
  CartLine,
  Checkout,
  DeliveryStatus,
  Order,
  OrderHistory,
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

/** A line that cannot be ordered any more, and one with a warning. */
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
  requiredFields: [],
  contact: { name: 'Anna Fitter', email: 'anna@example.test' },
}

const orderLine = (name: string, imageUrl: string, status: DeliveryStatus): Order['lines'][number] => ({
  name,
  variantNbr: '4012301',
  url: '/p/article-4012301',
  imageUrl,
  quantity: 10,
  displayUnitCode: 'pcs',
  unitPrice: 8950,
  priceUnit: 'pcs',
  totalPrice: 89500,
  status,
  configuration: [],
  note: '',
  goodsMark: '',
})

/** An order of which one line is still to come. */
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
  deliveryMethod: 'delivery',
  partDelivery: true,
  project: '',
  contact: { name: 'Anna Fitter', phone: '' },
  ...totals,
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

/** One order in each state, on the second of three pages. */
export const history: OrderHistory = {
  total: 49,
  page: 2,
  pageSize: 20,
  orders: statuses.map((status, index) => ({
    orderNumber: String(10000046 - index),
    placedAt: `2026-11-${String(20 - index).padStart(2, '0')}T09:45:00Z`,
    status,
    reference: index === 3 ? 'A reference of the forty signs it may have' : `Project ${index + 1}`,
    goodsMark: '',
    orderedBy: 'Anna Fitter',
    lineCount: index + 1,
    currency: 'SEK',
    total: 343625 * (index + 1),
  })),
}
