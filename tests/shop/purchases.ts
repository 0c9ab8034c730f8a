import type {
  Cart,
  CartAddAnswer,
  CartLine,
  Checkout,
  MiniCart,
  Order,
  VariantItem,
} from '@tradecounter/api/contract'

export const variant: VariantItem = {
  code: '1842205',
  originalCode: 'KV15',
  customCode: '',
  url: '/p/kulventil-1842205',
  ticket: '',
  stock: null,
  price: null,
  priceUnit: 'st',
  isCampaignPrice: false,
  buyable: true,
  isReplacement: false,
  replacementLink: null,
  isActiveVariant: false,
  unitVolume: 5,
  decimalPrecision: 0,
  displayUnitCode: 'st',
  image: { url: '/pictures/1.svg' },
  productName: 'Kulventil 15 mm',
  ean: '',
  attributes: {},
}

/** Nothing chosen about an article. */
export const noChoices: CartLine['choices'] = {
  itemConfigurations: {},
  print: '',
  embroidery: '',
  textPrint: '',
  textEmbroidery: '',
  logoId: '',
  garmentText: '',
}

export const lineOf = (more: Partial<CartLine> = {}): CartLine => ({
  itemId: 'l1',
  name: 'Kulventil 15 mm',
  variantNbr: '1842205',
  quantity: 10,
  displayUnitCode: 'st',
  lineItemUnitPrice: 4250,
  priceUnit: 'st',
  lineItemTotalPrice: 42500,
  trackingProductAttributes: { itemId: '1842205', listName: 'searchpage' },
  lineItemData: {
    imageUrl: '/pictures/1.svg',
    extraImageInformation: '',
    url: '/p/kulventil-1842205',
    currency: 'SEK',
    isFreeTextLineItem: false,
    customerSpecificVariantNumber: '',
    errors: [],
    warnings: [],
    configuration: [],
  },
  version: 3,
  unitVolume: 5,
  decimalPrecision: 0,
  stock: null,
  awaitedDay: null,
  choices: noChoices,
  note: '',
  goodsMark: '',
  replacement: null,
  ...more,
})

export const cartOf = (lines: CartLine[], more: Partial<Cart> = {}): Cart => ({
  cartId: 'c1',
  version: 7,
  stamp: 'stamp-7',
  merged: null,
  lineCount: lines.length,
  from: 0,
  lines,
  blocked: lines.some(({ lineItemData }) => lineItemData.errors.length > 0),
  currency: 'SEK',
  sum: 42500,
  freight: 0,
  vat: 10625,
  total: 53125,
  ...more,
})

export const miniCartOf = (lines: CartLine[], more: Partial<MiniCart> = {}): MiniCart => ({
  miniCartLineItems: lines,
  lineCount: lines.length,
  miniCartTotalSum: 42500,
  currency: 'SEK',
  showFetchPricesItems: false,
  hideTotalPrice: false,
  ...more,
})

export const addAnswer = (more: Partial<CartAddAnswer> = {}): CartAddAnswer => ({
  cartCount: 1,
  itemId: 'l1',
  quantity: 10,
  notification: {
    type: 'Cart',
    imgUrl: '/pictures/1.svg',
    productName: 'Kulventil 15 mm',
    article: '1842205',
    quantity: 10,
    unit: 'st',
    price: 42500,
    unitPrice: 4250,
    priceUnit: 'st',
    currency: 'SEK',
  },
  ...more,
})

const awaitedIn = ({ lines }: Cart): Checkout['awaited'] =>
  lines.flatMap(({ itemId, name, awaitedDay: day }) => (day === null ? [] : [{ itemId, name, day }]))

export const checkoutOf = (more: Partial<Checkout> = {}): Checkout => ({
  cart: cartOf([lineOf()]),
  awaited: more.cart === undefined ? [] : awaitedIn(more.cart),
  addresses: [
    { id: 'a1', name: 'Lund Rör AB', street: 'Gatan 1', postalCode: '223 50', city: 'Lund' },
    { id: 'a2', name: 'Bygge Norr', street: 'Vägen 9', postalCode: '224 60', city: 'Lund' },
  ],
  firstDeliveryDate: '2026-11-23',
  lastDeliveryDate: '2027-02-18',
  closedDates: ['2026-11-28', '2026-11-29', '2026-12-24'],
  branches: [
    {
      id: 'MMA',
      name: 'Malmö',
      street: 'Jägersrovägen 150',
      postalCode: '213 75',
      city: 'Malmö',
      firstDeliveryDate: '2026-11-23',
      lastDeliveryDate: '2027-02-18',
      closedDates: ['2026-11-28', '2026-11-29', '2026-12-11', '2026-12-24'],
    },
  ],
  pickup: { freight: 0, vat: 10625, total: 53125 },
  requiredFields: [],
  contact: { name: 'Kim Lund', email: 'kim@example.test' },
  ...more,
})

export const orderOf = (more: Partial<Order> = {}): Order => ({
  orderNumber: '500123',
  placedAt: '2026-11-20T23:30:00Z',
  status: 'PARTLY_DELIVERED',
  reference: 'Projekt 7',
  goodsMark: 'Badrum',
  orderedBy: 'Kim Lund',
  lineCount: 1,
  currency: 'SEK',
  total: 53125,
  address: { name: 'Lund Rör AB', street: 'Gatan 1', postalCode: '223 50', city: 'Lund' },
  requestedDeliveryDate: '2026-11-23',
  deliveryMethod: 'delivery',
  partDelivery: true,
  project: '',
  contact: { name: '', phone: '' },
  sum: 42500,
  freight: 0,
  vat: 10625,
  from: 0,
  lines: [
    {
      name: 'Kulventil 15 mm',
      variantNbr: '1842205',
      url: '/p/kulventil-1842205',
      imageUrl: '/pictures/1.svg',
      quantity: 10,
      displayUnitCode: 'st',
      unitPrice: 4250,
      priceUnit: 'st',
      totalPrice: 42500,
      status: 'BACKORDER_LISTED',
      configuration: [],
      note: '',
      goodsMark: '',
    },
  ],
  ...more,
})

/** A refusal as the contract writes it. */
export const refusal = (status: number, code: string, field?: string): Response =>
  Response.json({ code, message: 'No.', ...(field === undefined ? {} : { field }) }, { status })
