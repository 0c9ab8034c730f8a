import type { Generated } from 'kysely'
import type { DeliveryStatus } from '../contract/index.ts'

/**
 * The tables, the same for SQLite and PostgreSQL. Conventions:
 * money is an integer of the minor unit; a quantity is an integer of the article's precision (12.5 m with
 * precision 1 is 125); a time is ISO 8601 in UTC as text; a day is `YYYY-MM-DD`; a flag is 0 or 1; ids are text
 * (random) for what people make and integers for the catalogue.
 */
export interface Database {
  users: {
    id: string
    userName: string
    /** PHC string, argon2id. */
    passwordHash: string
    name: string
    email: string
    translationEnabled: number
    /** An administrator has locked the user out for good. */
    blocked: number
    hidePricesAvailable: number
    hidePrices: number
    onlyMyAssortmentAvailable: number
    onlyMyAssortment: number
  }
  customers: {
    id: string
    number: string
    name: string
    site: string
    priceGroup: string
    warehouseId: string
    street: string
    postalCode: string
    city: string
    country: string
  }
  /** Further delivery addresses of a customer. */
  addresses: {
    id: string
    customerId: string
    name: string
    street: string
    postalCode: string
    city: string
  }
  attachments: { userId: string; customerId: string; role: string; position: number }
  rolePermissions: { role: string; permission: string }
  sessions: {
    /** Names the session: SHA-256 of its first id, hex. The ids that are taken today are in `sessionIds`. */
    idHash: string
    site: string
    userId: string | null
    customerId: string | null
    createdAt: string
    seenAt: string
    expiresAt: string
  }
  /** SHA-256 of the ids of a session; the ids themselves are never stored. A replaced one ends at `endsAt` (reliability S5). */
  sessionIds: { idHash: string; session: string; issuedAt: string; endsAt: string | null }
  /** Failed sign-ins by submitted name, whether or not it exists, or by known device and name (reliability L1, L3). */
  loginAttempts: {
    nameHash: string
    failures: number
    windowStart: string
    lockedUntil: string | null
    locks: number
  }
  /** Browsers that have signed in under a name, by the hashes of both (reliability L3). */
  devices: { deviceHash: string; nameHash: string; seenAt: string }
  /** Failed sign-ins by network address, which is kept as a keyed hash (reliability L2). */
  addressFailures: { addressHash: string; failures: number; lastAt: string; waitUntil: string | null }

  categories: { id: number; parentId: number | null; path: string; family: string | null; position: number }
  /** Words of the catalogue by language (`sv fi nb nn da en`); `owner` is `category:1`, `product:5`, `attribute:dn`, `value:brass` … */
  texts: { owner: string; field: string; language: string; text: string }
  attributes: { key: string; kind: 1 | 2 | 3; unit: string; position: number }
  products: {
    id: number
    code: string
    slug: string
    family: string
    brand: string
    categoryId: number
    /** Label kinds, comma-joined: `1,15`. */
    labels: string
    warranty: string
    replacedBy: string | null
    createdOn: string
  }
  variants: {
    id: number
    code: string
    productId: number
    position: number
    manufacturerNumber: string
    ean: string
    /** Order unit code: `st m par pkt l kg`. */
    unit: string
    decimalPrecision: number
    /** In the article's precision, always above 0. */
    unitVolume: number
    /** The price is for this many order units (100 for screws). */
    pricePer: number
    buyable: number
    replacedBy: string | null
    /** Local path of the variant's picture (`/pictures/ball-valve/dn25-brass.svg`), empty when it has none. */
    picture: string
  }
  /** One row per variant and attribute: `number` (thousandths) for measures, `value` (key into texts, or text as it is) else. */
  variantAttributes: { variantId: number; attributeKey: string; number: number | null; value: string | null }
  priceGroups: { id: string; currency: string }
  prices: {
    variantId: number
    priceGroup: string
    amount: number
    campaignAmount: number | null
    campaignFrom: string | null
    campaignUntil: string | null
  }
  warehouses: { id: string; name: string; country: string }
  stock: {
    variantId: number
    warehouseId: string
    type: number
    quantity: number
    firstDeliveryDate: string | null
  }
  customerNumbers: { customerId: string; variantId: number; code: string }
  assortments: { customerId: string; productId: number }
  documents: { id: number; productId: number; kind: string; url: string; bytes: number }
  /** Facts of the catalogue as a whole: `version` rises with every load, `loadedAt` … */
  catalogueFacts: { key: string; value: string }

  carts: {
    id: string
    /** `session:<idHash>` for a visitor's purchase list, `customer:<id>` for a customer's cart. Unique among open carts. */
    owner: string
    site: string
    version: number
    /** `open`, `ordered` or `merged`. */
    state: string
    changedAt: string
  }
  cartLines: {
    id: string
    cartId: string
    variantId: number
    quantity: number
    version: number
    listName: string
    actionType: string
    searchTerm: string
    /** JSON of print, embroidery, texts, logo, garment text and item configurations; two lines of one variant differ here. */
    configuration: string
    addedAt: string
  }
  orders: {
    id: string
    number: string
    cartId: string
    cartVersion: number
    customerId: string
    userId: string
    site: string
    status: DeliveryStatus
    placedAt: string
    reference: string
    goodsMark: string
    requestedDeliveryDate: string
    addressName: string
    street: string
    postalCode: string
    city: string
    currency: string
    sum: number
    freight: number
    vat: number
    total: number
  }
  orderLines: {
    orderId: string
    position: number
    variantId: number
    variantCode: string
    name: string
    quantity: number
    decimalPrecision: number
    unit: string
    unitPrice: number
    pricePer: number
    total: number
    status: DeliveryStatus
  }
  deliveries: {
    id: string
    orderId: string
    status: DeliveryStatus
    carrier: string
    trackingNumber: string
    changedAt: string
  }
  orderNumbers: { site: string; next: number }
  /** Finished writes, kept in the transaction of their effect (reliability 4.3). */
  idempotency: {
    key: string
    scope: string
    requestHash: string
    status: number
    body: string
    createdAt: string
  }

  directOrderLists: { id: string; owner: string; version: number }
  directOrderItems: {
    id: string
    listId: string
    variantId: number | null
    written: string
    quantity: number
    position: number
  }
  lists: { id: string; customerId: string; userId: string; name: string; changedAt: string }
  listItems: { listId: string; variantId: number; quantity: number; position: number }
  /** What editors wrote below a category of a site: `nodes` is the JSON of the cleaned tree. */
  menuTexts: { site: string; path: string; language: string; nodes: string }
  salesmen: { id: string; name: string; telephoneNumber: string; email: string }
  salesmenOfCustomers: { customerId: string; salesmanId: string }
  /** What visitors think of the shop; who they are only when they were signed in. */
  feedback: {
    id: string
    site: string
    feedbackType: string
    source: string
    feedback: string
    userId: string | null
    customerId: string | null
    givenAt: string
  }
  /** What a session chose of a list, by the ticket of the product or variant; kept for 90 days. */
  clicks: { session: string; ticket: string; site: string; clickedAt: string }
  migrations: { name: string; checksum: string; appliedAt: Generated<string> }
}
