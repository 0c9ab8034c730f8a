import type { Permission } from '../../../api/contract/index.ts'
import type { AccessRule } from '../../../api/accounts/permissions/access-rule.ts'

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
  /** Who may make the call: what the service must have declared. */
  rule: AccessRule
  place: 'path' | 'query' | 'body'
  /** Where the id stands: a name of the path, the query or the body. */
  name: string
  /** An id of the customer's own. */
  id(customer: string): unknown
  statuses: Statuses
  /** The rest of the body. */
  body?: Record<string, unknown>
  /** A permission that the request itself needs beside the rule. */
  asks?: Permission
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

const query = (call: string, name: string, rule: AccessRule, id: string, statuses: Statuses): Row => ({
  call: `GET ${call}`,
  rule,
  place: 'query',
  name,
  id: () => id,
  statuses,
})
const path = (call: string, name: string, id: string, statuses: Statuses): Row => ({
  call: `GET ${call}`,
  rule: 'public',
  place: 'path',
  name,
  id: () => id,
  statuses,
})
const body = (
  call: string,
  rule: AccessRule,
  [name, id]: [string, Row['id']],
  statuses: Statuses,
  more: Partial<Row> = {},
): Row => ({ call: `POST ${call}`, rule, place: 'body', name, id, statuses, ...more })

const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
/** What a call does with a query that it does not read. */
const unread = same(200, 400)

/** A list is its user's. */
const listOfOne = known(200, 404)

/** Every call there is. A call that is mounted without a row here fails the matrix. */
export const rows: readonly Row[] = [
  query('/api/openapi.json', 'id', 'public', 'x', unread),
  query('/api/site/settings', 'id', 'public', 'x', unread),
  query('/api/site/getmegamenu', 'id', 'public', 'x', unread),
  query('/api/site/start', 'id', 'public', 'x', unread),
  query('/api/site/getAntiForgeryToken', 'id', 'public', 'x', unread),
  query('/api/site/addresses', 'from', 'public', '0', known(200, 200, 400)),
  { ...query('/api/search', 'parameters.SearchPhrase', 'public', 'VALVE', same(200)), takesLong: true },
  { ...query('/api/search/quick', 'searchPhrase', 'public', 'VALVE', same(200)), takesLong: true },
  query('/api/search/variants', 'productCode', 'public', 'P1', known(200, 200)),
  query('/api/category', 'path', 'public', 'valves', known(200, 200)),
  path('/api/product/:code', ':code', 'P1', known(200, 200, 404, 404)),
  path('/api/product/:code/configuration', ':code', 'P1', known(200, 200, 404, 404)),
  path('/pictures/:name', ':name', 'none.svg', known(200, 200, 404, 404)),
  path('/pictures/:folder/:name', ':folder', 'ball-valve', same(404)),
  path('/documents/:code/:name', ':code', 'P1', same(404)),
  body('/api/user/session', 'host', ['session', () => 'x'.repeat(43)], same(403)),
  body('/api/user/login', 'session', ['username', () => 'nobody'], same(200, 400), {
    body: { password: 'x' },
  }),
  body(
    '/api/user/setpassword',
    'session',
    ['token', () => 'x'.repeat(43)],
    // What is no token at all cannot be told from one that is nobody's, but by its form.
    { ...same(404, 400), none: [404, 400] },
    { body: { password: 'blåbär på fjället' } },
  ),
  body('/api/site/checkAntiForgeryToken', 'session', ['id', () => 'x'], same(204)),
  body('/api/user/logout', 'session', ['id', () => 'x'], same(303)),
  body('/api/user/changecustomer', 'signed-in', ['user', (customer) => customer], known(200, 404), {
    ownsAttached: true,
  }),
  query('/api/user/current', 'id', 'public', 'x', unread),
  body(
    '/api/customer/toggleTemporarilyHidePrices',
    'perm:seePrices',
    ['isActive', () => false],
    known(200, 200, 400),
  ),
  body('/api/customer/toggleMyAssortment', 'signed-in', ['isActive', () => false], known(200, 200, 400)),
  body('/api/feedback', 'session', ['feedback', () => 'Bra!'], known(200, 200, 200)),
  query('/api/track/getUserInfo', 'id', 'public', 'x', unread),
  query('/api/track/notifyClick', 'ticket', 'public', 'p.1', known(200, 200, 400)),
  query('/api/cart', 'id', 'public', 'x', unread),
  query('/api/cart/getminicart', 'showPrices', 'public', 'true', known(200, 200, 400)),
  query('/api/cart/checkout', 'id', 'perm:order', 'x', unread),
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
  body('/api/cart/savelist', 'perm:manageLists', ['name', () => 'Servicebilen'], known(200, 200, 200)),
  query('/api/cart/lists', 'id', 'signed-in', 'x', unread),
  {
    ...query('/api/cart/list', 'listId', 'signed-in', '', listOfOne),
    id: (customer) => `list-${customer}`,
  },
  body('/api/cart/addlist', 'signed-in', ['listId', (customer) => `list-${customer}`], listOfOne),
  body('/api/cart/emptycart', 'session', ['id', () => 'x'], same(200)),
  body(
    '/api/cart/order',
    'perm:order',
    ['cartVersion', () => 999_999],
    { ...known(409, 409, 400), wrong: [400, 409] },
    {
      body: { address, reference: 'Per', requestedDeliveryDate: '2026-11-25' },
      asks: 'perm:orderToFreeAddress',
    },
  ),
  query('/api/warehouses', 'id', 'public', 'x', unread),
  query('/api/recommendations/product', 'code', 'public', 'P1', known(200, 200)),
  query('/api/directorder/list', 'id', 'public', 'x', unread),
  query('/api/directorder/suggest', 'text', 'public', 'VALVE', same(200, 400)),
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
  body('/api/directorder/commit', 'signed-in', ['version', () => 999_999], known(409, 409, 400)),
  body(
    '/api/directorder/commitlist',
    { users: 'perm:manageLists' },
    ['version', () => 999_999],
    known(409, 409, 400),
  ),
  body('/api/directorder/check', 'session', ['content', () => 'VALVE;1'], same(200, 400), {
    takesLong: true,
  }),
  body('/api/directorder/rows', 'session', ['rows', () => 'x'], same(400)),
  body('/api/variants/stockprices', 'signed-in', ['items', () => 'VALVE'], known(200, 200), { isList: true }),
  query('/api/my-pages/order-history', 'page', { page: 'order-history' }, '1', known(200, 200, 400)),
  {
    ...query('/api/my-pages/order', 'orderNumber', { page: 'order-history' }, '', known(200, 404)),
    id: (customer) => `ORDER-${customer}`,
  },
  {
    ...query('/api/my-pages/order/sheet', 'orderNumber', { page: 'order-history' }, '', known(200, 404)),
    id: (customer) => `ORDER-${customer}`,
  },
  body('/api/my-pages/menu', 'signed-in', ['pages', () => 'invoices'], known(200, 200, 200), {
    isList: true,
  }),
]
