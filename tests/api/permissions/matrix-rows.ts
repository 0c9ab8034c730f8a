import type { Permission } from '../../../api/contract/index.ts'
import type { AccessRule } from '../../../api/accounts/permissions/access-rule.ts'

/** Kinds of ids that are inserted into calls (reliability Z3). */
export const kinds = ['own', "other's", 'random', 'negative', 'huge', 'unicode', 'array', 'object'] as const
export type Kind = (typeof kinds)[number]

/** Statuses by kind of id: own, other's, unknown, or not an id. */
interface Statuses {
  own: readonly number[]
  others: readonly number[]
  none: readonly number[]
  wrong: readonly number[]
}

/** One call of the route table: its rule, the position of its id, and the expected statuses. */
export interface Row {
  call: string
  /** The expected access rule. */
  rule: AccessRule
  place: 'path' | 'query' | 'body'
  /** Name of the id in path, query or body. */
  name: string
  /** An id of the customer's own object. */
  id(customer: string): unknown
  statuses: Statuses
  /** The rest of the body. */
  body?: Record<string, unknown>
  /** A permission that the request itself needs, besides the rule. */
  asks?: Permission
  /** The call takes a list of ids. */
  isList?: boolean
  /** Objects of any attached customer are the user's own. */
  ownsAttached?: boolean
  /** A program signs the call instead of having a session. */
  isSigned?: boolean
  /** Long values are cut and not refused. */
  takesLong?: boolean
}

const same = (status: number, wrong = status): Statuses => ({
  own: [status],
  others: [status],
  none: [status],
  wrong: [wrong],
})
const oneOf = (statuses: readonly number[], wrong?: number): Statuses => ({
  own: statuses,
  others: statuses,
  none: statuses,
  wrong: wrong === undefined ? statuses : [wrong],
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

/** Id of a customer's file. */
export const fileOf = (customer: string): string =>
  customer.codePointAt(0)?.toString(16).padStart(32, '0') ?? ''

/** Id of a customer's user. */
const memberOf = (customer: string): string => `member-${customer}`
const applying = '/api/become-a-customer'
const offers = '/api/my-pages/offers'
const byOffers = { page: 'offers' } as const
const offerOf = (customer: string): string => `offer-${customer}`
const users = '/api/my-pages/user-administration'
const decisions = '/api/customer/approval'
const agreements = '/api/my-pages/order-agreements'
const byAgreements = { page: 'order-agreements' } as const
export const agreementOf = (customer: string): string => `agreement-${customer}`
export const approvalOf = (customer: string): string => `approval-${customer}`
const byAdministrator = { recent: { page: 'user-administration' } } as const
const userForm = {
  firstName: 'Eva',
  lastName: 'Ek',
  roles: [],
  addressIds: [],
  orderLimit: null,
  periodLimit: null,
  period: '',
}

const addressOf = (customer: string): string => `address-${customer}`
const contactOf = (customer: string): string => `contact-${customer}`
const costCentreOf = (customer: string): string => `cost-centre-${customer}`
const unitOf = (customer: string): string => `unit-${customer}`

/** The page of a user's customers, open to every signed-in user. */
const customersPage = { page: 'customer-administration' } as const

const returnsPage = { page: 'returns-and-complaints' } as const

const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }
/** The forms of passkey proofs, with nothing right in them. */
const passkeyProof = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
}
const newPasskeyProof = {
  ...passkeyProof,
  response: { clientDataJSON: 'eA', attestationObject: 'eA' },
}

const orderInfo = { page: 'order-info' } as const

/** Result for a query that the call does not read. */
const unread = same(200, 400)

/** A list belongs to its user. */
const listOfOne = known(200, 404)

/** Every call. A mounted call without a row here fails the matrix. */
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
  query('/api/site/product-address', 'written', 'public', 'kulventil-P1', unread),
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
    // A malformed token can only be distinguished from an unknown one by its form.
    { ...same(404, 400), none: [404, 400] },
    { body: { password: 'blåbär på fjället' } },
  ),
  body('/api/user/requestlink', 'session', ['username', () => 'nobody'], same(200, 400), {
    body: { purpose: 'password' },
  }),
  body('/api/user/acceptinvitation', 'session', ['token', () => 'x'.repeat(43)], {
    ...same(404, 400),
    none: [404, 400],
  }),
  body('/api/user/unlock', 'session', ['token', () => 'x'.repeat(43)], {
    ...same(404, 400),
    none: [404, 400],
  }),
  body('/api/user/confirmemail', 'session', ['token', () => 'x'.repeat(43)], {
    ...same(404, 400),
    none: [404, 400],
  }),
  query('/api/user/security', 'id', 'signed-in', 'x', unread),
  // 429 after ten wrong proofs of a user, also in other rows.
  body('/api/user/changepassword', 'signed-in', ['oldPassword', () => 'x'], oneOf([400, 429], 400), {
    body: { newPassword: 'blåbär på fjället' },
  }),
  body('/api/user/changeemail', { recent: 'signed-in' }, ['email', () => 'ny@example.test'], {
    ...oneOf([200, 429], 400),
    none: [400],
  }),
  body('/api/user/endsession', { recent: 'signed-in' }, ['id', () => 'x'], same(404, 400)),
  body('/api/user/endothersessions', { recent: 'signed-in' }, ['id', () => 'x'], same(200)),
  body('/api/user/confirm', 'signed-in', ['password', () => 'x'], oneOf([400, 429], 400), {
    body: { method: 'password' },
  }),
  query('/api/user/signinstep', 'id', 'public', 'x', unread),
  body('/api/user/secondfactor', 'session', ['code', () => '123456'], same(200, 400), {
    body: { method: 'totp' },
  }),
  body('/api/user/passkey/challenge', 'session', ['use', () => 'login'], known(200, 200, 400)),
  body('/api/user/passkey/login', 'session', ['passkey', () => passkeyProof], known(200, 200, 400)),
  // Visitors get 401 unless their sign-in waits for the set-up of a factor.
  body('/api/user/totp/begin', 'session', ['id', () => 'x'], oneOf([200, 401])),
  body('/api/user/totp/enable', 'session', ['code', () => '123456'], oneOf([400, 401, 404, 429], 400)),
  body('/api/user/totp/remove', { recent: 'signed-in' }, ['id', () => 'x'], same(404)),
  body('/api/user/recoverycodes', { recent: 'signed-in' }, ['id', () => 'x'], same(404)),
  body('/api/user/passkeys/begin', 'session', ['id', () => 'x'], oneOf([200, 401])),
  body('/api/user/passkeys/add', 'session', ['name', () => 'Mobil'], oneOf([400, 401], 400), {
    body: { passkey: newPasskeyProof },
  }),
  body('/api/user/passkeys/remove', { recent: 'signed-in' }, ['id', () => 'x'], same(404, 400)),
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
  body('/api/cart/addtext', 'session', ['text', () => 'Fläns DN50'], known(200, 200, 200), {
    body: { quantity: 1 },
  }),
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
  body(
    '/api/cart/sendforapproval',
    'perm:order',
    ['cartVersion', () => 999_999],
    { ...known(409, 409, 400), wrong: [400, 409] },
    {
      body: { address, reference: 'Per', requestedDeliveryDate: '2026-11-25' },
      asks: 'perm:orderToFreeAddress',
    },
  ),
  query('/api/cart/approval', 'costCentre', 'perm:order', 'x', unread),
  query(agreements, 'search', byAgreements, 'x', unread),
  query(`${agreements}/export`, 'format', byAgreements, 'csv', known(200, 200, 400)),
  query(`${agreements}/near`, 'id', byAgreements, 'x', unread),
  { ...query(`${agreements}/sheet`, 'agreementId', byAgreements, '', known(200, 404)), id: agreementOf },
  body(`${agreements}/askextension`, byAgreements, ['agreementId', agreementOf], known(400, 404), {
    body: { wantedUntil: '2020-01-01' },
  }),
  {
    ...query(`${agreements}/agreement`, 'agreementId', byAgreements, '', known(200, 404)),
    id: agreementOf,
  },
  body(
    `${agreements}/calloff`,
    byAgreements,
    ['agreementId', agreementOf],
    { ...known(404, 404), own: [403, 404] },
    {
      body: { lines: [{ position: 99, quantity: 1 }] },
    },
  ),
  query('/api/my-pages/attestation', 'search', { page: 'attestation' }, 'x', unread),
  query('/api/my-pages/attestation/export', 'format', { page: 'attestation' }, 'csv', known(200, 200, 400)),
  body(
    '/api/my-pages/attestation/startexport',
    { page: 'attestation' },
    ['format', () => 'csv'],
    known(200, 200, 400),
  ),
  query('/api/my-pages/attestation/summary', 'id', { page: 'attestation' }, 'x', unread),
  // The identities are neither the buyers of the requests nor asked about them.
  {
    ...query('/api/my-pages/attestation/request', 'requestId', { page: 'attestation' }, '', same(404, 400)),
    id: approvalOf,
  },
  body(
    '/api/my-pages/attestation/answer',
    { page: 'attestation' },
    ['requestId', approvalOf],
    same(404, 400),
    {
      body: { text: 'Hej' },
    },
  ),
  body(
    '/api/my-pages/attestation/withdraw',
    { page: 'attestation' },
    ['requestId', approvalOf],
    same(404, 400),
    {
      body: { version: 1 },
    },
  ),
  body(
    '/api/my-pages/attestation/restore',
    { page: 'attestation' },
    ['requestId', approvalOf],
    same(404, 400),
    {
      body: { version: 1 },
    },
  ),
  body(`${decisions}/approve`, 'perm:approve', ['requestId', approvalOf], same(404, 400), {
    body: { version: 1 },
  }),
  body(`${decisions}/approveseveral`, 'perm:approve', ['requests', () => []], same(400)),
  body(`${decisions}/reject`, 'perm:approve', ['requestId', approvalOf], same(404, 400), {
    body: { version: 1, comment: 'Nej' },
  }),
  body(`${decisions}/forward`, 'perm:approve', ['requestId', approvalOf], same(404, 400), {
    body: { version: 1, userId: 'x' },
  }),
  body(`${decisions}/ask`, 'perm:approve', ['requestId', approvalOf], same(404, 400), {
    body: { text: 'Hej' },
  }),
  query(`${decisions}/deputies`, 'id', 'perm:approve', 'x', unread),
  body(`${decisions}/savedeputy`, 'perm:approve', ['userId', () => 'x'], same(400), {
    body: { from: '2026-11-20', until: '2026-11-21' },
  }),
  body(`${decisions}/removedeputy`, 'perm:approve', ['deputyId', () => 'x'], same(404, 400)),
  query(`${decisions}/rules`, 'id', 'perm:adminUsers', 'x', unread),
  body(
    `${decisions}/saverules`,
    { recent: 'perm:adminUsers' },
    ['version', () => 999_999],
    known(409, 409, 400),
    {
      body: {
        costCentreBudget: false,
        newUserOrders: 0,
        categoryIds: [],
        deadlineHours: 48,
        reminderHours: 24,
        everyStep: false,
        mayChange: true,
      },
    },
  ),
  query('/api/warehouses', 'id', 'public', 'x', unread),
  query('/api/customer/company', 'id', { page: 'company-information' }, 'x', unread),
  query('/api/customer/addresses', 'search', { page: 'company-information' }, 'canary', same(200, 400)),
  query(
    '/api/customer/addresses/export',
    'format',
    { page: 'company-information' },
    'csv',
    known(200, 200, 400),
  ),
  body(
    '/api/customer/company/secondfactor',
    { recent: 'perm:adminCompany' },
    ['required', () => false],
    known(200, 200, 400),
  ),
  query('/api/customer/audit', 'search', 'perm:adminCompany', 'canary', same(200, 400)),
  query('/api/customer/audit/export', 'format', 'perm:adminCompany', 'csv', known(200, 200, 400)),
  body('/api/customer/audit/startexport', 'perm:adminCompany', ['format', () => 'csv'], known(200, 200, 400)),
  body(
    '/api/customer/company/settings',
    'perm:adminCompany',
    ['version', () => 999_999],
    known(409, 409, 400),
    {
      body: { invoiceEmail: '', confirmationEmails: [], deliveryDays: [] },
    },
  ),
  body(
    '/api/customer/company/orderfields',
    'perm:adminCompany',
    ['version', () => 999_999],
    known(409, 409, 400),
    {
      body: { fields: [] },
    },
  ),
  body('/api/customer/address/save', 'perm:adminCompany', ['addressId', addressOf], known(409, 404), {
    body: { ...address, country: 'SE', version: 999_999 },
  }),
  body('/api/customer/address/delete', 'perm:adminCompany', ['addressId', addressOf], known(200, 404)),
  body('/api/customer/address/restore', 'perm:adminCompany', ['addressId', addressOf], known(200, 404)),
  body('/api/customer/contact/save', 'perm:adminCompany', ['contactId', contactOf], known(409, 404), {
    body: { name: 'Eva', version: 999_999 },
  }),
  body('/api/customer/contact/delete', 'perm:adminCompany', ['contactId', contactOf], known(200, 404)),
  body('/api/customer/contact/restore', 'perm:adminCompany', ['contactId', contactOf], known(200, 404)),
  // Whoever may send one has an address for electronic invoices without its scheme refused.
  body('/api/customer/changerequest', 'perm:adminCompany', ['message', () => 'Ny adress'], same(400), {
    body: { wanted: { eInvoiceId: 'x' } },
  }),
  query('/api/customer/attached', 'id', customersPage, 'x', unread),
  body('/api/customer/attached/order', customersPage, ['customerIds', () => 'x'], same(409, 400), {
    isList: true,
  }),
  body(
    '/api/customer/attached/default',
    customersPage,
    ['customerId', (customer) => customer],
    known(200, 404),
    {
      ownsAttached: true,
    },
  ),
  // The current customer cannot be hidden.
  body(
    '/api/customer/attached/hide',
    customersPage,
    ['customerId', (customer) => customer],
    { own: [200, 409], others: [404], none: [404], wrong: [400] },
    { body: { hidden: true }, ownsAttached: true },
  ),
  body(
    '/api/customer/attached/nickname',
    customersPage,
    ['customerId', (customer) => customer],
    known(200, 404),
    {
      body: { nickname: '' },
      ownsAttached: true,
    },
  ),
  // The users of the matrix keep their customers; the tests of attachments detach them.
  body('/api/customer/attached/detach', customersPage, ['customerId', () => 'x'], same(404, 400)),
  body(
    '/api/customer/attachmentrequest/send',
    customersPage,
    ['message', () => 'Hej'],
    // No organisation number.
    same(400),
    { body: { customerNumber: '1', organisationNumber: '1' } },
  ),
  body('/api/customer/attachmentrequest/withdraw', customersPage, ['requestId', () => 'x'], same(404, 400)),
  // Whoever may decide is asked for the reason.
  body(
    '/api/customer/attachmentrequest/decide',
    { recent: 'perm:adminUsers' },
    ['requestId', (customer) => `attachment-${customer}`],
    known(400, 404),
    { body: { approve: false } },
  ),
  query('/api/customer/matrix', 'search', 'perm:adminUsers', 'canary', same(200, 400)),
  query('/api/customer/matrix/export', 'format', 'perm:adminUsers', 'csv', known(200, 200, 400)),
  body('/api/customer/matrix/startexport', 'perm:adminUsers', ['format', () => 'csv'], known(200, 200, 400)),
  body('/api/customer/matrix/save', { recent: 'perm:adminUsers' }, ['userId', () => 'x'], same(404, 400), {
    body: { customerId: 'c', before: null, roles: [] },
  }),
  query('/api/customer/people', 'search', 'perm:adminCompany', 'canary', same(200, 400)),
  query('/api/customer/costcentres', 'search', 'perm:adminCompany', 'canary', same(200, 400)),
  query('/api/customer/costcentres/export', 'format', 'perm:adminCompany', 'csv', known(200, 200, 400)),
  body(
    '/api/customer/costcentre/save',
    'perm:adminCompany',
    ['costCentreId', costCentreOf],
    known(409, 404),
    {
      body: {
        version: 999_999,
        number: 'X',
        name: 'X',
        budget: null,
        period: 'month',
        forEveryone: true,
        active: true,
        managerId: null,
        buyerIds: [],
      },
    },
  ),
  body(
    '/api/customer/costcentre/delete',
    'perm:adminCompany',
    ['costCentreId', costCentreOf],
    known(200, 404),
  ),
  body(
    '/api/customer/costcentre/restore',
    'perm:adminCompany',
    ['costCentreId', costCentreOf],
    known(200, 404),
  ),
  query('/api/customer/units', 'search', 'perm:adminCompany', 'canary', same(200, 400)),
  query('/api/customer/units/export', 'format', 'perm:adminCompany', 'csv', known(200, 200, 400)),
  body('/api/customer/unit/save', 'perm:adminCompany', ['unitId', unitOf], known(409, 404), {
    body: { version: 999_999, number: 'X', name: 'X', addressIds: [], memberIds: [], approverIds: [] },
  }),
  body('/api/customer/unit/delete', 'perm:adminCompany', ['unitId', unitOf], known(200, 404)),
  body('/api/customer/unit/restore', 'perm:adminCompany', ['unitId', unitOf], known(200, 404)),
  query('/api/customer/salespeople', 'id', { page: 'my-sales-person' }, 'x', unread),
  body('/api/customer/callback', { page: 'my-sales-person' }, ['subject', () => 'Pris'], same(409, 400), {
    body: { day: '2026-11-20', opens: '03:00', phone: '070-174 06 32' },
  }),
  body(
    '/api/customer/salesmessage',
    { page: 'my-sales-person' },
    ['salesmanId', (customer) => `salesman-${customer}`],
    known(200, 404),
    { body: { text: 'Hej' } },
  ),
  // Without the query, which the tests of files send.
  body('/api/files', 'signed-in', ['name', () => 'x'], same(400)),
  body('/api/files/remove', 'signed-in', ['fileId', fileOf], known(200, 404, 400)),
  {
    ...query('/api/files/link', 'fileId', 'signed-in', '', known(200, 404, 400)),
    id: fileOf,
  },
  {
    ...query('/api/files/download', 'fileId', 'public', '', same(400)),
    id: fileOf,
  },
  query(offers, 'search', byOffers, 'canary', same(200, 400)),
  query(`${offers}/export`, 'format', byOffers, 'csv', known(200, 200, 400)),
  body(`${offers}/startexport`, byOffers, ['format', () => 'csv'], known(200, 200, 400)),
  query(`${offers}/expiring`, 'id', byOffers, 'x', unread),
  { ...query(`${offers}/offer`, 'offerId', byOffers, '', known(200, 404)), id: offerOf },
  { ...query(`${offers}/sheet`, 'offerId', byOffers, '', known(200, 404)), id: offerOf },
  body(`${offers}/request`, byOffers, ['name', () => 'Bygget'], oneOf([200, 400, 404]), {
    body: { from: { kind: 'rows', rows: [{ variantNumber: 'VALVE', quantity: 1 }] } },
  }),
  body(`${offers}/edit`, byOffers, ['offerId', offerOf], known(409, 404), {
    body: { revision: 999_999, name: 'x', lines: [{ position: 1, quantity: 1 }] },
  }),
  body(`${offers}/copy`, byOffers, ['offerId', offerOf], known(200, 404)),
  ...['send', 'cancel', 'requestagain'].map((step) =>
    body(`${offers}/${step}`, byOffers, ['offerId', offerOf], known(409, 404), {
      body: { revision: 999_999 },
    }),
  ),
  ...['askchange', 'askextension', 'decline'].map((step) =>
    body(`${offers}/${step}`, byOffers, ['offerId', offerOf], known(409, 404), {
      body: { revision: 999_999, text: 'x' },
    }),
  ),
  body(`${offers}/accept`, byOffers, ['offerId', offerOf], known(409, 404), {
    body: { revision: 999_999, positions: [1] },
    asks: 'perm:order',
  }),
  body(`${offers}/release`, byOffers, ['offerId', offerOf], known(409, 404), {
    body: { revision: 999_999 },
    asks: 'perm:order',
  }),
  body(`${offers}/message`, byOffers, ['offerId', offerOf], known(200, 404), { body: { text: 'x' } }),
  query(users, 'search', { page: 'user-administration' }, 'canary', same(200, 400)),
  query(`${users}/export`, 'format', { page: 'user-administration' }, 'csv', known(200, 200, 400)),
  body(
    `${users}/startexport`,
    { page: 'user-administration' },
    ['format', () => 'csv'],
    known(200, 200, 400),
  ),
  {
    ...query(`${users}/user`, 'userId', { page: 'user-administration' }, '', known(200, 404)),
    id: memberOf,
  },
  query(`${users}/choices`, 'id', { page: 'user-administration' }, 'x', unread),
  query(`${users}/template`, 'id', { page: 'user-administration' }, 'x', unread),
  query(`${users}/importresult`, 'importId', { page: 'user-administration' }, 'x', same(404, 400)),
  body(
    `${users}/invite`,
    byAdministrator,
    ['email', (customer) => `guest-${customer}@example.test`],
    { own: [200, 409], others: [200, 409], none: [400], wrong: [400] },
    { body: userForm },
  ),
  body(`${users}/save`, byAdministrator, ['userId', memberOf], known(409, 404), {
    body: { ...userForm, email: 'x@example.test', version: 999_999 },
  }),
  body(`${users}/setstate`, byAdministrator, ['userId', memberOf], known(200, 404), {
    body: { action: 'reactivate' },
  }),
  body(`${users}/resend`, byAdministrator, ['userId', memberOf], {
    ...known(200, 404),
    own: [200, 429],
  }),
  body(`${users}/resetpassword`, byAdministrator, ['userId', memberOf], known(409, 404)),
  body(`${users}/bulk`, byAdministrator, ['userIds', memberOf], same(200, 400), {
    body: { change: { kind: 'action', action: 'reactivate' } },
    isList: true,
  }),
  body(`${users}/rolelimits`, byAdministrator, ['stamp', () => 'x'], same(409, 400), { body: { roles: [] } }),
  body(`${users}/import`, byAdministrator, ['fileId', fileOf], known(404, 404, 400)),
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
    // The matrix's items have one article each: there is nothing to choose.
    known(400, 404),
    { body: { variantNumber: 'VALVE', version: 1 } },
  ),
  body(
    '/api/directorder/changenumber',
    'session',
    ['itemId', (customer) => `item-${customer}`],
    known(200, 404),
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
  body('/api/directorder/checkrow', 'session', ['number', () => 'VALVE'], same(200, 400), {
    body: { writtenQuantity: '1', askedQuantity: 1 },
  }),
  body('/api/directorder/check', 'session', ['content', () => 'VALVE;1'], same(200, 400), {
    takesLong: true,
  }),
  body('/api/directorder/rows', 'session', ['rows', () => 'x'], same(400)),
  body('/api/variants/stockprices', 'signed-in', ['items', () => 'VALVE'], known(200, 200), { isList: true }),
  query('/api/my-pages/order-summary', 'page', { page: 'order-history' }, '1', known(200, 200, 200, 200)),
  query('/api/my-pages/my-account/settings', 'page', { page: 'my-account' }, '1', known(200, 200, 200, 200)),
  body(
    '/api/my-pages/my-account/savesettings',
    { page: 'my-account' },
    ['addressId', () => 'none'],
    { own: [400], others: [400], none: [400], wrong: [400] },
    {
      body: {
        name: 'Kim',
        mobile: '',
        language: '',
        orderMail: true,
        answerMail: true,
        callBackMail: true,
        approvalMail: true,
        offerMail: true,
        returnMail: true,
        shipmentMail: false,
        branchId: '',
        reference: '',
        project: '',
      },
    },
  ),
  body(
    '/api/my-pages/my-account/startexport',
    { recent: { page: 'my-account' } },
    ['id', () => 'x'],
    same(200),
  ),
  query('/api/my-pages/my-account/erasure', 'id', { page: 'my-account' }, 'x', unread),
  body(
    '/api/my-pages/my-account/requesterasure',
    { recent: { page: 'my-account' } },
    ['id', () => 'x'],
    oneOf([200, 409]),
  ),
  body(
    '/api/my-pages/my-account/withdrawerasure',
    { page: 'my-account' },
    ['id', () => 'x'],
    oneOf([200, 404]),
  ),
  query('/api/my-pages/order-history', 'page', { page: 'order-history' }, '1', known(200, 200, 400)),
  query(
    '/api/my-pages/order-history/export',
    'format',
    { page: 'order-history' },
    'csv',
    known(200, 200, 400),
  ),
  body(
    '/api/my-pages/order-history/startexport',
    { page: 'order-history' },
    ['format', () => 'csv'],
    known(200, 200, 400),
  ),
  query('/api/my-pages/invoices', 'page', { page: 'invoices' }, '1', known(200, 200, 400)),
  query('/api/my-pages/invoices/summary', 'page', { page: 'invoices' }, '1', known(200, 200, 200, 200)),
  query('/api/my-pages/invoices/export', 'format', { page: 'invoices' }, 'csv', known(200, 200, 400)),
  body(
    '/api/my-pages/invoices/startexport',
    { page: 'invoices' },
    ['format', () => 'csv'],
    known(200, 200, 400),
  ),
  body(
    '/api/my-pages/invoices/startdocuments',
    { page: 'invoices' },
    ['search', () => 'none'],
    known(200, 200, 200),
  ),
  ...(['', '/pdf', '/xml'] as const).map((part) => ({
    ...query(`/api/my-pages/invoice${part}`, 'number', { page: 'invoices' }, '', known(200, 404)),
    id: (customer: string) => `INVOICE-${customer}`,
  })),
  {
    ...query('/api/my-pages/invoices/documents', 'numbers', { page: 'invoices' }, '', known(200, 404)),
    id: (customer: string) => `INVOICE-${customer}`,
  },
  body(
    '/api/my-pages/invoice/mail',
    { page: 'invoices' },
    ['number', (customer) => `INVOICE-${customer}`],
    known(200, 404),
  ),
  {
    // An order of others is like one that does not exist: it has no invoices.
    ...query('/api/my-pages/order/invoices', 'orderNumber', { page: 'invoices' }, '', known(200, 200, 200)),
    id: (customer: string) => `ORDER-${customer}`,
  },
  body(`${agreements}/startexport`, byAgreements, ['format', () => 'csv'], known(200, 200, 400)),
  query('/api/my-pages/returns', 'page', returnsPage, '1', known(200, 200, 400)),
  query('/api/my-pages/returns/export', 'format', returnsPage, 'csv', known(200, 200, 400)),
  body('/api/my-pages/returns/startexport', returnsPage, ['format', () => 'csv'], known(200, 200, 400)),
  {
    ...query('/api/my-pages/return', 'number', returnsPage, '', known(200, 404)),
    id: (customer: string) => `RETURN-${customer}`,
  },
  {
    ...query('/api/my-pages/return/slip', 'number', returnsPage, '', known(200, 404)),
    id: (customer: string) => `RETURN-${customer}`,
  },
  {
    ...query('/api/my-pages/return/label', 'number', returnsPage, '', known(200, 404)),
    id: (customer: string) => `RETURN-${customer}`,
  },
  {
    ...query('/api/my-pages/return/options', 'orderNumber', returnsPage, '', known(200, 404)),
    id: (customer: string) => `ORDER-${customer}`,
  },
  body(
    '/api/my-pages/return/save',
    returnsPage,
    ['orderNumber', (customer) => `ORDER-${customer}`],
    known(200, 404),
    { body: { send: false, kind: 'damaged', wanted: 'credit', handover: 'handIn', reason: 'x', lines: [] } },
  ),
  body(
    '/api/my-pages/return/cancel',
    returnsPage,
    ['number', (customer) => `RETURN-${customer}`],
    known(409, 404),
    { body: { version: 1 } },
  ),
  body(
    '/api/my-pages/return/message',
    returnsPage,
    ['number', (customer) => `RETURN-${customer}`],
    known(200, 404),
    { body: { version: 1, message: 'x' } },
  ),
  query('/api/user/exports', 'list', 'signed-in', 'order-history', known(200, 200, 400)),
  body(
    '/api/user/removeexport',
    'signed-in',
    ['exportId', (customer) => `export-${customer}`],
    known(200, 404, 404),
  ),
  query('/api/user/setting', 'key', 'signed-in', 'columns.order-history', known(200, 200, 400)),
  body('/api/user/savesetting', 'signed-in', ['key', () => 'columns.order-history'], known(200, 200, 400), {
    body: { value: { hidden: [] } },
  }),
  {
    ...query('/api/my-pages/order', 'orderNumber', orderInfo, '', known(200, 404)),
    id: (customer) => `ORDER-${customer}`,
  },
  {
    ...query('/api/my-pages/order/sheet', 'orderNumber', orderInfo, '', known(200, 404)),
    id: (customer) => `ORDER-${customer}`,
  },
  // Whose record it is: of the customer, or of another one to which the user is attached.
  ...(
    [
      ['order', 'orderNumber', orderInfo, (customer) => `ORDER-${customer}`],
      ['offers/offer', 'offerId', { page: 'offers' }, offerOf],
      ['invoice', 'number', { page: 'invoices' }, (customer) => `INVOICE-${customer}`],
      ['return', 'number', returnsPage, (customer) => `RETURN-${customer}`],
      ['order-agreements/agreement', 'agreementId', byAgreements, agreementOf],
    ] satisfies [string, string, AccessRule, Row['id']][]
  ).map(([record, name, rule, id]) => ({
    ...query(`/api/my-pages/${record}/customer`, name, rule, '', {
      own: [200, 404],
      others: [404],
      none: [404],
      wrong: [400],
    }),
    id,
    ownsAttached: true,
  })),
  {
    ...query(
      '/api/my-pages/attestation/request/customer',
      'requestId',
      { page: 'attestation' },
      '',
      same(404, 400),
    ),
    id: approvalOf,
  },
  // Without the number of the note.
  query('/api/my-pages/order/deliverynote', 'orderNumber', orderInfo, 'x', same(400)),
  body(
    '/api/my-pages/order/change',
    orderInfo,
    ['orderNumber', (customer) => `ORDER-${customer}`],
    { own: [400, 409], others: [404], none: [404], wrong: [400] },
    { asks: 'perm:order', body: { version: 0, lines: [{ position: 1, remaining: 0 }] } },
  ),
  body(
    '/api/my-pages/order/savelist',
    orderInfo,
    ['orderNumber', (customer) => `ORDER-${customer}`],
    // The orders of the matrix have no lines.
    known(409, 404),
    { asks: 'perm:manageLists', body: { name: 'Servicebilen' } },
  ),
  body(
    '/api/my-pages/order/comment',
    orderInfo,
    ['orderNumber', (customer) => `ORDER-${customer}`],
    known(200, 404),
    { body: { content: 'Ring' } },
  ),
  body(
    '/api/my-pages/order/follow',
    orderInfo,
    ['orderNumber', (customer) => `ORDER-${customer}`],
    known(200, 404),
    { body: { follow: true } },
  ),
  query('/api/track-and-trace', 'number', 'public', 'x', same(400)),
  query(`${applying}/registration`, 'id', 'public', 'x', unread),
  query(`${applying}/application`, 'id', 'public', 'x', unread),
  query(`${applying}/company`, 'number', 'public', '5560360793', same(400)),
  {
    ...query(`${applying}/identification/callback`, 'state', 'public', 'x', same(303)),
    takesLong: true,
  },
  body(`${applying}/save`, 'session', ['tab', () => 'terms'], known(200, 200, 400), {
    body: { values: { accepted: false }, version: 0 },
  }),
  body(`${applying}/submit`, 'session', ['id', () => 'x'], same(404)),
  body(`${applying}/discard`, 'session', ['id', () => 'x'], same(404)),
  body(`${applying}/attachment`, 'session', ['id', () => 'x'], same(404)),
  body(`${applying}/link`, 'session', ['email', () => 'nobody@example.test'], known(200, 200, 400)),
  body(`${applying}/linkpreview`, 'session', ['token', () => 'x'.repeat(43)], known(404, 404, 400)),
  body(`${applying}/open`, 'session', ['token', () => 'x'.repeat(43)], known(404, 404, 400)),
  body(`${applying}/identification/start`, 'session', ['id', () => 'x'], same(404)),
  body(`${applying}/identification/cancel`, 'session', ['id', () => 'x'], same(404)),
  body(`${applying}/identification/invite`, 'session', ['id', () => 'x'], same(404)),
  body('/api/carrier-events', 'public', ['type', () => 'EPCISDocument'], same(401), { isSigned: true }),
  body(
    '/api/my-pages/order/reorder',
    { page: 'order-history' },
    ['orderNumber', (customer) => `ORDER-${customer}`],
    known(200, 404),
    { asks: 'perm:order' },
  ),
  body('/api/my-pages/menu', 'signed-in', ['pages', () => 'invoices'], known(200, 200, 200), {
    isList: true,
  }),
]
