/** Kinds of ids that are put where a call takes one (reliability Z3). */
export const kinds = ['own', "other's", 'random', 'negative', 'huge', 'unicode', 'array', 'object'] as const
export type Kind = (typeof kinds)[number]

/** Statuses by what the id is: known and one's own, somebody else's, nobody's, or no id at all. */
interface Statuses {
  own: readonly number[]
  others: readonly number[]
  none: readonly number[]
  wrong: readonly number[]
}

/** One call of the route table: who may, where its id stands, and what comes of which. */
export interface Row {
  call: string
  /** `session`: a visitor with a session too. `orders`: who may see orders. */
  access: 'everybody' | 'session' | 'customer' | 'orders' | 'host'
  place: 'path' | 'query' | 'body'
  /** Where the id stands: a name of the path, the query or the body. */
  name: string
  /** An id of the customer's own. */
  id(customer: string): unknown
  statuses: Statuses
  /** The rest of the body. */
  body?: Record<string, unknown>
  /** A list of ids is taken. */
  isList?: boolean
  /** What an attached customer has is the user's too. */
  ownsAttached?: boolean
  /** Long values are cut and not refused. */
  takesLong?: boolean
}

const same = (status: number, wrong = status): Statuses => ({
  own: [status],
  others: [status],
  none: [status],
  wrong: [wrong],
})
const known = (own: number, others: number, none = 404, wrong = 400): Statuses => ({
  own: [own],
  others: [others],
  none: [none],
  wrong: [wrong],
})

const query = (call: string, name: string, access: Row['access'], id: string, statuses: Statuses): Row => ({
  call: `GET ${call}`,
  access,
  place: 'query',
  name,
  id: () => id,
  statuses,
})
const path = (call: string, name: string, id: string, statuses: Statuses): Row => ({
  call: `GET ${call}`,
  access: 'everybody',
  place: 'path',
  name,
  id: () => id,
  statuses,
})
const body = (
  call: string,
  access: Row['access'],
  [name, id]: [string, Row['id']],
  statuses: Statuses,
  more: Partial<Row> = {},
): Row => ({ call: `POST ${call}`, access, place: 'body', name, id, statuses, ...more })

const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
/** What a call does with a query that it does not read. */
const unread = same(200, 400)

/** A list is its user's. */
const listOfOne = known(200, 404)

/** Every call there is. A call that is mounted without a row here fails the matrix. */
export const rows: readonly Row[] = [
  query('/api/site/settings', 'id', 'everybody', 'x', unread),
  query('/api/site/getmegamenu', 'id', 'everybody', 'x', unread),
  query('/api/site/start', 'id', 'everybody', 'x', unread),
  query('/api/site/getAntiForgeryToken', 'id', 'everybody', 'x', unread),
  query('/api/site/addresses', 'from', 'everybody', '0', known(200, 200, 400)),
  { ...query('/api/search', 'parameters.SearchPhrase', 'everybody', 'VALVE', same(200)), takesLong: true },
  { ...query('/api/search/quick', 'searchPhrase', 'everybody', 'VALVE', same(200)), takesLong: true },
  query('/api/search/variants', 'productCode', 'everybody', 'P1', known(200, 200)),
  query('/api/category', 'path', 'everybody', 'valves', known(200, 200)),
  path('/api/product/:code', ':code', 'P1', known(200, 200, 404, 404)),
  path('/api/product/:code/configuration', ':code', 'P1', known(200, 200, 404, 404)),
  path('/pictures/:name', ':name', 'none.svg', known(200, 200, 404, 404)),
  path('/pictures/supplied/:name', ':name', 'none.jpg', same(404)),
  path('/pictures/:family/:name', ':family', 'ball-valve', same(404)),
  path('/documents/:code/:name', ':code', 'P1', same(404)),
  body('/api/user/session', 'host', ['session', () => 'x'.repeat(43)], same(403)),
  body('/api/user/login', 'session', ['username', () => 'nobody'], same(200, 400), {
    body: { password: 'x' },
  }),
  body('/api/site/checkAntiForgeryToken', 'session', ['id', () => 'x'], same(204)),
  body('/api/user/logout', 'session', ['id', () => 'x'], same(303)),
  body('/api/user/changecustomer', 'customer', ['user', (customer) => customer], known(200, 404), {
    ownsAttached: true,
  }),
  query('/api/user/current', 'id', 'everybody', 'x', unread),
  body(
    '/api/customer/toggleTemporarilyHidePrices',
    'customer',
    ['isActive', () => false],
    known(200, 200, 400),
  ),
  body('/api/customer/toggleMyAssortment', 'customer', ['isActive', () => false], known(200, 200, 400)),
  body('/api/feedback', 'session', ['feedback', () => 'Bra!'], known(200, 200, 200)),
  query('/api/track/getUserInfo', 'id', 'everybody', 'x', unread),
  query('/api/track/notifyClick', 'ticket', 'everybody', 'p.1', known(200, 200, 400)),
  query('/api/cart', 'id', 'everybody', 'x', unread),
  query('/api/cart/getminicart', 'showPrices', 'everybody', 'true', known(200, 200, 400)),
  query('/api/cart/checkout', 'id', 'customer', 'x', unread),
  body('/api/cart', 'session', ['variantCode', () => 'VALVE'], known(200, 200), { body: { quantity: 1 } }),
  body('/api/cart/changequantity', 'session', ['itemId', (customer) => `line-${customer}`], known(200, 404), {
    body: { quantity: 2, version: 1 },
  }),
  body('/api/cart/removeitem', 'session', ['itemId', (customer) => `line-${customer}`], known(200, 404)),
  body('/api/cart/markline', 'session', ['itemId', (customer) => `line-${customer}`], known(200, 404), {
    body: { version: 1, note: 'Till kök', goodsMark: '' },
  }),
  body('/api/cart/replaceitem', 'session', ['itemId', (customer) => `line-${customer}`], known(404, 404), {
    body: { version: 1 },
  }),
  body('/api/cart/savelist', 'customer', ['name', () => 'Servicebilen'], known(200, 200, 200)),
  query('/api/cart/lists', 'id', 'customer', 'x', unread),
  {
    ...query('/api/cart/list', 'listId', 'customer', '', listOfOne),
    id: (customer) => `list-${customer}`,
  },
  body('/api/cart/addlist', 'customer', ['listId', (customer) => `list-${customer}`], listOfOne),
  body('/api/cart/emptycart', 'session', ['id', () => 'x'], same(200)),
  body(
    '/api/cart/order',
    'customer',
    ['cartVersion', () => 999_999],
    { ...known(409, 409, 400), wrong: [400, 409] },
    {
      body: { address, reference: 'Per', requestedDeliveryDate: '2026-11-25' },
    },
  ),
  query('/api/warehouses', 'id', 'everybody', 'x', unread),
  query('/api/recommendations/product', 'code', 'everybody', 'P1', known(200, 200)),
  query('/api/directorder/list', 'id', 'everybody', 'x', unread),
  query('/api/directorder/suggest', 'text', 'everybody', 'VALVE', same(200, 400)),
  body('/api/directorder/add', 'session', ['variantNumber', () => 'VALVE'], known(200, 200, 200), {
    body: { quantity: 1 },
  }),
  body('/api/directorder/remove', 'session', ['itemId', (customer) => `item-${customer}`], known(200, 404)),
  body(
    '/api/directorder/choose',
    'session',
    ['itemId', (customer) => `item-${customer}`],
    // The matrix's items mean one article each: there is nothing to choose.
    known(400, 404),
    { body: { variantNumber: 'VALVE', version: 1 } },
  ),
  body(
    '/api/directorder/changequantity',
    'session',
    ['itemId', (customer) => `item-${customer}`],
    known(200, 404),
    { body: { quantity: 2, version: 1 } },
  ),
  body('/api/directorder/clear', 'session', ['id', () => 'x'], same(200)),
  body('/api/directorder/commit', 'customer', ['version', () => 999_999], known(409, 409, 400)),
  body('/api/directorder/commitlist', 'session', ['version', () => 999_999], known(409, 409, 400)),
  body('/api/directorder/check', 'session', ['content', () => 'VALVE;1'], same(200, 400), {
    takesLong: true,
  }),
  body('/api/directorder/rows', 'session', ['rows', () => 'x'], same(400)),
  body('/api/variants/stockprices', 'customer', ['items', () => 'VALVE'], known(200, 200), { isList: true }),
  query('/api/my-pages/order-history', 'page', 'orders', '1', known(200, 200, 400)),
  {
    ...query('/api/my-pages/order', 'orderNumber', 'orders', '', known(200, 404)),
    id: (customer) => `ORDER-${customer}`,
  },
  body('/api/my-pages/menu', 'customer', ['pages', () => 'invoices'], known(200, 200, 200), { isList: true }),
]
