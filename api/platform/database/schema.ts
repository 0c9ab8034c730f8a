import type { Generated } from 'kysely'
import type { DeliveryStatus } from '../../contract/index.ts'
import type { ChangeKind } from '../../catalogue/change-kinds.ts'

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
    /** PHC string, argon2id; empty until the first password is set. */
    passwordHash: string
    name: string
    email: string
    translationEnabled: number
    /** Blocked by an operator. */
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
  attachments: { userId: string; customerId: string; position: number }
  /** Named sets of permissions. */
  roles: { role: string }
  rolePermissions: { role: string; permission: string }
  /** Roles of a user at a customer. Deleted with the attachment. */
  roleAssignments: { userId: string; customerId: string; role: string }
  /** Links that set a first password, once. The token itself is never stored. */
  oneTimeLinks: {
    /** SHA-256 of the token, hex. */
    tokenHash: string
    userId: string
    createdAt: string
    expiresAt: string
    usedAt: string | null
  }
  /** Actions of operators. */
  operatorActions: {
    id: string
    at: string
    /** Login name on the machine. */
    operator: string
    action: string
    /** Keyed hash of the user's name, as in the log; empty for an action about no user. */
    user: string
    detail: string
  }
  sessions: {
    /** Identifies the session: SHA-256 of its first id, hex. Its valid ids are in `sessionIds`. */
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
  /** Texts of the catalogue by language (`sv fi nb nn da en`); `owner` is `category:1`, `product:5`, `attribute:dn`, `value:brass` … */
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
  /** Warehouses. The address is empty if goods cannot be collected there. */
  warehouses: {
    id: string
    name: string
    country: string
    street: Generated<string>
    postalCode: Generated<string>
    city: Generated<string>
  }
  /** Days on which a branch is closed, in addition to weekends and public holidays. */
  branchClosedDays: { warehouseId: string; day: string }
  stock: {
    variantId: number
    warehouseId: string
    type: number
    quantity: number
    firstDeliveryDate: string | null
  }
  /** Quantity prices: `from` is in the article's precision, the price is for `pricePer` units. */
  volumePrices: { variantId: number; priceGroup: string; fromQuantity: number; amount: number }
  /** Related products: accessories (`accessory`) and alternatives (`alternative`). */
  relations: { productId: number; kind: 'accessory' | 'alternative'; position: number; relatedId: number }
  /** Configurations, each shared by several products: JSON, see `catalogue/configuration/rules.ts`. */
  configurationSets: { id: string; content: string }
  configuredProducts: { productId: number; setId: string }
  /**
   * Price of a choice of an option, or of a finishing (`print`, `embroidery`, `garmentText`, `logo`, with an empty `choice`),
   * per piece or per line. Free without a row.
   */
  optionPrices: {
    setId: string
    priceGroup: string
    option: string
    choice: string
    amount: number
    per: 'piece' | 'line'
  }
  /** Logos of customers for garments. */
  logos: { id: string; customerId: string; name: string; imageUrl: string }
  customerNumbers: { customerId: string; variantId: number; code: string }
  assortments: { customerId: string; productId: number }
  /** The source of an imported article. The shop's own articles have no row. */
  articleSources: { variantId: number; source: string }
  /** The category of a group in the catalogue of a source. */
  categorySources: { source: string; groupId: string; categoryId: number }
  /**
   * Further pictures of an article, from position 1 on in their order. Position 0 is the article's own one and stands
   * here only for its words: JSON by language of what a picture shows, empty for none.
   */
  articlePictures: { variantId: number; position: number; url: string; words: string }
  /** `words` are the document's title: JSON by language, empty when its kind is all that is said. */
  documents: {
    id: number
    productId: number
    kind: string
    url: string
    /** 0 if unknown, as for files on other servers. */
    bytes: number
    words: Generated<string>
  }
  /** Facts of the catalogue as a whole: `version` rises with every load, `loadedAt` … */
  catalogueFacts: { key: string; value: string }
  /** Products that one transaction changed (`catalogue/changes-store.ts`); `products` are ids, comma-joined. */
  catalogueChanges: { number: number; kind: ChangeKind; products: string; announcedAt: string }

  carts: {
    id: string
    /** `session:<idHash>` for a visitor's purchase list, `user:<id> customer:<id>` for a user's cart at a customer. Unique among open carts. */
    owner: string
    site: string
    version: number
    /** `open`, `ordered` or `merged`. */
    state: string
    changedAt: string
  }
  /** The changes of a user's cart: version, user, action (`carts/changes-store.ts`) and time. */
  cartChanges: { cartId: string; version: number; userId: string; action: string; changedAt: string }
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
    /** Note of the customer, and goods mark of the parcel. */
    note: Generated<string>
    goodsMark: Generated<string>
  }
  /** Result of merging a visitor's purchase list at sign-in: lines moved, lines added to others, lines that became a favourite list because the cart was full. */
  cartMerges: { session: string; moved: number; summed: number; listed: Generated<number>; mergedAt: string }
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
    /** `delivery` or `pickup`; goods are fetched at the branch, else they come from it. */
    deliveryMethod: Generated<string>
    branchId: Generated<string>
    /** Whether part deliveries are allowed. */
    partDelivery: Generated<number>
    project: Generated<string>
    contactName: Generated<string>
    contactPhone: Generated<string>
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
    /** JSON list of name and value, with the texts at the time of the order. */
    configuration: Generated<string>
    note: Generated<string>
    goodsMark: Generated<string>
  }
  /** Checkout fields that a customer requires, comma-joined. */
  customerRules: { customerId: string; requiredFields: string }
  /**
   * Mail to send, written in the transaction of its event. `content` is plain text; `html` may be empty.
   * `nextTryAt` is empty before the first try; `failedAt` is set when the mail is given up; `failure` is the error of the last try.
   */
  mails: {
    id: string
    site: Generated<string>
    recipient: string
    subject: string
    content: string
    html: Generated<string>
    createdAt: string
    tries: Generated<number>
    nextTryAt: Generated<string>
    sentAt: string | null
    failedAt: string | null
    failure: Generated<string>
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
  /** Answers of finished writes, stored in the transaction of their effect (reliability 4.3). */
  idempotency: {
    key: string
    scope: string
    requestHash: string
    status: number
    body: string
    createdAt: string
  }

  /** Direct order lists. `owner` is written as that of a cart. */
  directOrderLists: { id: string; owner: string; version: number; changedAt: Generated<string> }
  directOrderItems: {
    id: string
    listId: string
    /** Null while the number matches no article, or several. */
    variantId: number | null
    written: string
    /** In the article's precision, snapped to its packs; 0 while no article is known. */
    quantity: number
    position: number
    /** Requested quantity in thousandths of an order unit. */
    asked: Generated<number>
    /** The number of the article that `variantId` has replaced; empty for none. */
    replacedNumber: Generated<string>
    version: Generated<number>
  }
  /** Favourite lists. A visitor's list belongs to the `session` (its `idHash`) until sign-in. */
  lists: {
    id: string
    customerId: string
    userId: string
    name: string
    changedAt: string
    session: Generated<string>
  }
  /** `configuration` is written as that of a cart line. */
  listItems: {
    listId: string
    variantId: number
    quantity: number
    position: number
    configuration: Generated<string>
  }
  /** Texts of editors below a category of a site: `nodes` is the JSON of the cleaned tree. */
  menuTexts: { site: string; path: string; language: string; nodes: string }
  salesmen: { id: string; name: string; telephoneNumber: string; email: string }
  salesmenOfCustomers: { customerId: string; salesmanId: string }
  /** Feedback. Has a user only if the sender was signed in. */
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
  /** Clicks on lists, by the ticket of the product or variant. Deleted after 90 days. */
  clicks: { session: string; ticket: string; site: string; clickedAt: string }
  migrations: { name: string; checksum: string; appliedAt: Generated<string> }
}
