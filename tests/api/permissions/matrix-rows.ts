import { allCalls, type Call, nameOfCall, type Permission } from '../../../api/contract/index.ts'
import { bodyOf } from '../fixtures/calls.ts'

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

interface More {
  /** Parts of the body, where those of the example would be answered otherwise. */
  body?: Record<string, unknown>
  /** The body has no other fields than the id and these: what the example has besides would be answered otherwise. */
  only?: boolean
  /** Other parameters of the query. */
  query?: Record<string, string>
  /** A permission that the request itself needs, besides the rule. */
  asks?: Permission
  /** The call takes a list of ids. */
  isList?: boolean
  /** Objects of any attached customer are the user's own. */
  ownsAttached?: boolean
  /** Long values are cut and not refused. */
  takesLong?: boolean
}

/**
 * What a call is asked and answers: the name of the id in its path, query or body, an id of the customer's own object,
 * in which `*` is the id of the customer, and the statuses for callers whom its rule admits.
 */
type Expectation = readonly [name: string, id: unknown, statuses: Statuses, more?: More]

/** One call of the route table: its declaration, the position of its id, and the expected statuses. */
export interface Row extends Omit<More, 'body' | 'only'> {
  call: string
  declared: Call
  place: 'path' | 'query' | 'body'
  /** Name of the id in path, query or body. */
  name: string
  /** An id of the customer's own object. */
  id(customer: string): unknown
  statuses: Statuses
  body: Record<string, unknown>
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
/** Whose record it is: of the customer, or of another one to which the user is attached. */
const attached: Statuses = { own: [200, 404], others: [404], none: [404], wrong: [400] }

/** Id of a customer's file. */
export const fileOf = (customer: string): string =>
  customer.codePointAt(0)?.toString(16).padStart(32, '0') ?? ''
export const agreementOf = (customer: string): string => `agreement-${customer}`
export const approvalOf = (customer: string): string => `approval-${customer}`

/** Everything that an order of a cart asks for. */
const orderOfACart = {
  address: { name: 'Rör AB', street: 'Storgatan 1', postalCode: '211 42', city: 'Malmö' },
  reference: 'Per',
  requestedDeliveryDate: '2026-11-25',
}

/** What the declarations do not say. A call without an expectation fails. */
const expectations: Readonly<Record<string, Expectation>> = {
  'GET /api/cart': ['id', 'x', same(200, 400)],
  'GET /api/site/getmegamenu': ['id', 'x', same(200, 400)],
  'GET /api/site/addresses': ['from', '0', known(200, 200, 400)],
  'GET /api/site/product-address': ['written', 'kulventil-P1', same(200, 400)],
  'POST /api/site/checkAntiForgeryToken': ['id', 'x', same(204)],
  'POST /api/feedback': ['feedback', 'Bra!', same(200, 400)],
  'GET /api/track/notifyClick': ['ticket', 'p.1', known(200, 200, 400)],
  'GET /api/user/setting': ['key', 'columns.order-history', known(200, 200, 400)],
  'POST /api/user/savesetting': [
    'key',
    'columns.order-history',
    known(200, 200, 400),
    { body: { value: { hidden: [] } } },
  ],
  'POST /api/user/session': ['session', 'x'.repeat(43), same(403)],
  'POST /api/user/login': ['username', 'nobody', same(200, 400)],
  'POST /api/user/logout': ['id', 'x', same(303)],
  // A malformed token can only be distinguished from an unknown one by its form.
  'POST /api/user/setpassword': [
    'token',
    'x'.repeat(43),
    { own: [404], others: [404], none: [404, 400], wrong: [400] },
  ],
  'POST /api/user/requestlink': ['username', 'nobody', same(200, 400)],
  'POST /api/user/unlock': [
    'token',
    'x'.repeat(43),
    { own: [404], others: [404], none: [404, 400], wrong: [400] },
  ],
  'POST /api/user/acceptinvitation': [
    'token',
    'x'.repeat(43),
    { own: [404], others: [404], none: [404, 400], wrong: [400] },
  ],
  'POST /api/user/confirmemail': [
    'token',
    'x'.repeat(43),
    { own: [404], others: [404], none: [404, 400], wrong: [400] },
  ],
  // 429 after ten wrong proofs of a user, also in other calls.
  'POST /api/user/changepassword': ['oldPassword', 'x', oneOf([400, 429], 400)],
  'POST /api/user/changeemail': [
    'email',
    'ny@example.test',
    { own: [200, 429], others: [200, 429], none: [400], wrong: [400] },
  ],
  'POST /api/user/endsession': ['id', 'x', same(404, 400)],
  'GET /api/user/pushbrowsers': ['page', '1', same(200)],
  'POST /api/user/subscribepush': ['id', 'x', same(409)],
  'POST /api/user/endpush': ['id', 'x', same(404, 400)],
  'POST /api/user/endothersessions': ['id', 'x', same(200)],
  'POST /api/user/confirm': ['password', 'x', oneOf([400, 429], 400)],
  'POST /api/user/secondfactor': ['code', '123456', same(200, 400)],
  'POST /api/user/passkey/challenge': ['use', 'login', known(200, 200, 400)],
  'POST /api/user/passkey/login': [
    'passkey',
    {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
    },
    known(200, 200, 400),
  ],
  // Visitors get 401 unless their sign-in waits for the set-up of a factor.
  'POST /api/user/totp/begin': ['id', 'x', oneOf([200, 401])],
  'POST /api/user/totp/enable': ['code', '123456', oneOf([400, 401, 404, 429], 400)],
  'POST /api/user/totp/remove': ['id', 'x', same(404)],
  'POST /api/user/recoverycodes': ['id', 'x', same(404)],
  'POST /api/user/passkeys/begin': ['id', 'x', oneOf([200, 401])],
  'POST /api/user/passkeys/add': ['name', 'Mobil', oneOf([400, 401], 400)],
  'POST /api/user/passkeys/remove': ['id', 'x', same(404, 400)],
  'POST /api/user/changecustomer': ['user', '*', known(200, 404), { ownsAttached: true }],
  'POST /api/customer/toggleTemporarilyHidePrices': ['isActive', false, known(200, 200, 400)],
  'POST /api/customer/toggleMyAssortment': ['isActive', false, known(200, 200, 400)],
  'GET /api/search': ['parameters.SearchPhrase', 'VALVE', same(200), { takesLong: true }],
  'GET /api/search/quick': ['searchPhrase', 'VALVE', same(200), { takesLong: true }],
  'GET /api/search/variants': ['productCode', 'P1', known(200, 200)],
  'GET /api/category': ['path', 'valves', known(200, 200)],
  'GET /api/product/:code': [':code', 'P1', known(200, 200, 404, 404)],
  'GET /api/product/:code/configuration': [':code', 'P1', known(200, 200, 404, 404)],
  'GET /api/recommendations/product': ['code', 'P1', known(200, 200)],
  'POST /api/variants/stockprices': ['items', 'VALVE', known(200, 200), { isList: true }],
  'GET /pictures/:name': [':name', 'none.svg', known(200, 200, 404, 404)],
  'GET /pictures/:folder/:name': [':folder', 'ball-valve', same(404)],
  'GET /documents/:code/:name': [':code', 'P1', same(404)],
  'GET /api/cart/getminicart': ['showPrices', 'true', known(200, 200, 400)],
  'POST /api/cart': ['variantCode', 'VALVE', known(200, 200), { only: true, body: { quantity: 1 } }],
  'POST /api/cart/addtext': ['text', 'Fläns DN50', same(200, 400)],
  'POST /api/cart/changequantity': ['itemId', 'line-*', known(200, 404)],
  'POST /api/cart/markline': ['itemId', 'line-*', known(200, 404)],
  'POST /api/cart/replaceitem': ['itemId', 'line-*', same(404, 400)],
  'POST /api/cart/removeitem': ['itemId', 'line-*', known(200, 404)],
  'POST /api/cart/emptycart': ['id', 'x', same(200)],
  'POST /api/cart/order': [
    'cartVersion',
    999999,
    { own: [409], others: [409], none: [400], wrong: [400, 409] },
    { asks: 'perm:orderToFreeAddress', only: true, body: orderOfACart },
  ],
  'GET /api/cart/list': ['listId', 'list-*', known(200, 404)],
  'GET /api/my-pages/my-lists': ['search', 'canary', same(200, 400)],
  'GET /api/my-pages/my-lists/list': ['listId', 'list-*', known(200, 404)],
  'GET /api/my-pages/my-lists/lines': ['listId', 'list-*', known(200, 404)],
  'GET /api/my-pages/my-lists/lines/export': [
    'listId',
    'list-*',
    known(200, 404),
    { query: { format: 'csv' } },
  ],
  'POST /api/lists/save': ['listId', 'list-*', known(409, 404), { body: { version: 999999 } }],
  'POST /api/lists/copy': ['listId', 'list-*', known(200, 404)],
  // Whoever may delete a list restores it with the next call.
  'POST /api/lists/delete': ['listId', 'list-*', known(200, 404)],
  'POST /api/lists/restore': ['listId', 'list-*', known(200, 404)],
  'POST /api/lists/addline': ['listId', 'list-*', known(200, 404), { body: { articleNumber: 'VALVE' } }],
  'POST /api/lists/changeline': ['listId', 'list-*', known(200, 404)],
  'POST /api/lists/removelines': ['listId', 'list-*', known(200, 404)],
  'POST /api/lists/restorelines': ['listId', 'list-*', known(200, 404)],
  'POST /api/lists/copylines': ['toListId', 'list-*', known(404, 404)],
  'POST /api/cart/savelist': ['name', 'Servicebilen', same(200, 400)],
  'POST /api/cart/addlist': ['listId', 'list-*', known(200, 404)],
  'GET /api/directorder/suggest': ['text', 'VALVE', same(200, 400)],
  'POST /api/directorder/add': ['variantNumber', 'VALVE', same(200, 400)],
  'POST /api/directorder/remove': ['itemId', 'item-*', known(200, 404)],
  // The matrix's items have one article each: there is nothing to choose.
  'POST /api/directorder/choose': ['itemId', 'item-*', known(400, 404)],
  'POST /api/directorder/changequantity': ['itemId', 'item-*', known(200, 404)],
  'POST /api/directorder/changenumber': [
    'itemId',
    'item-*',
    known(200, 404),
    { body: { variantNumber: 'VALVE' } },
  ],
  'POST /api/directorder/clear': ['id', 'x', same(200)],
  'POST /api/directorder/commit': ['version', 999999, known(409, 409, 400)],
  'POST /api/directorder/commitlist': ['version', 999999, known(409, 409, 400)],
  'POST /api/directorder/check': ['content', 'VALVE;1', same(200, 400), { takesLong: true }],
  'POST /api/directorder/checkrow': [
    'number',
    'VALVE',
    same(200, 400),
    { body: { writtenQuantity: '1', askedQuantity: 1 } },
  ],
  'POST /api/directorder/rows': ['rows', 'x', same(400)],
  'POST /api/my-pages/menu': ['pages', 'invoices', same(200, 400), { isList: true }],
  'GET /api/my-pages/order-summary': ['page', '1', same(200)],
  'GET /api/my-pages/my-account/news': ['page', '1', same(200)],
  'GET /api/my-pages/my-account/settings': ['page', '1', same(200)],
  'POST /api/my-pages/my-account/savesettings': ['addressId', 'none', same(400)],
  'POST /api/my-pages/my-account/startexport': ['id', 'x', same(200)],
  'POST /api/my-pages/my-account/requesterasure': ['id', 'x', oneOf([200, 409])],
  'POST /api/my-pages/my-account/withdrawerasure': ['id', 'x', oneOf([200, 404])],
  'GET /api/my-pages/order-history': ['page', '1', known(200, 200, 400)],
  'GET /api/my-pages/order-history/addresses': ['search', 'canary', same(200, 400)],
  'POST /api/my-pages/order/reorder': ['orderNumber', 'ORDER-*', known(200, 404), { asks: 'perm:order' }],
  'GET /api/my-pages/order/customer': ['orderNumber', 'ORDER-*', attached, { ownsAttached: true }],
  'GET /api/my-pages/attestation/request/customer': ['requestId', 'approval-*', same(404, 400)],
  'GET /api/my-pages/offers/offer/customer': ['offerId', 'offer-*', attached, { ownsAttached: true }],
  'GET /api/my-pages/invoice/customer': ['number', 'INVOICE-*', attached, { ownsAttached: true }],
  'GET /api/my-pages/return/customer': ['number', 'RETURN-*', attached, { ownsAttached: true }],
  'GET /api/my-pages/order-agreements/agreement/customer': [
    'agreementId',
    'agreement-*',
    attached,
    { ownsAttached: true },
  ],
  'GET /api/my-pages/invoices': ['page', '1', known(200, 200, 400)],
  'GET /api/my-pages/invoices/summary': ['page', '1', same(200)],
  'GET /api/my-pages/invoices/documents': ['numbers', 'INVOICE-*', known(200, 404)],
  'POST /api/my-pages/invoices/startdocuments': ['search', 'none', same(200, 400)],
  'GET /api/my-pages/invoice': ['number', 'INVOICE-*', known(200, 404)],
  'GET /api/my-pages/invoice/pdf': ['number', 'INVOICE-*', known(200, 404)],
  'GET /api/my-pages/invoice/xml': ['number', 'INVOICE-*', known(200, 404)],
  'POST /api/my-pages/invoice/mail': ['number', 'INVOICE-*', known(200, 404)],
  // An order of others is like one that does not exist: it has no invoices.
  'GET /api/my-pages/order/invoices': ['orderNumber', 'ORDER-*', same(200, 400)],
  'GET /api/my-pages/order': ['orderNumber', 'ORDER-*', known(200, 404)],
  'GET /api/my-pages/order/sheet': ['orderNumber', 'ORDER-*', known(200, 404)],
  // Without the number of the note.
  'GET /api/my-pages/order/deliverynote': ['orderNumber', 'x', same(400)],
  'POST /api/my-pages/order/change': [
    'orderNumber',
    'ORDER-*',
    { own: [400, 409], others: [404], none: [404], wrong: [400] },
    { asks: 'perm:order' },
  ],
  // The orders of the matrix have no parcels.
  'POST /api/my-pages/order/deliverychange': [
    'orderNumber',
    'ORDER-*',
    { own: [409], others: [404], none: [404], wrong: [400] },
    { asks: 'perm:order' },
  ],
  // The orders of the matrix have no lines.
  'POST /api/my-pages/order/savelist': [
    'orderNumber',
    'ORDER-*',
    known(409, 404),
    { asks: 'perm:manageLists' },
  ],
  'POST /api/my-pages/order/comment': ['orderNumber', 'ORDER-*', known(200, 404)],
  'POST /api/my-pages/order/follow': ['orderNumber', 'ORDER-*', known(200, 404)],
  'GET /api/track-and-trace': ['number', 'x', same(400)],
  'POST /api/carrier-events': ['type', 'EPCISDocument', same(401)],
  'GET /api/my-pages/returns': ['page', '1', known(200, 200, 400)],
  'GET /api/my-pages/return': ['number', 'RETURN-*', known(200, 404)],
  'GET /api/my-pages/return/options': ['orderNumber', 'ORDER-*', known(200, 404)],
  'GET /api/my-pages/return/slip': ['number', 'RETURN-*', known(200, 404)],
  'GET /api/my-pages/return/label': ['number', 'RETURN-*', known(200, 404)],
  'POST /api/my-pages/return/save': [
    'orderNumber',
    'ORDER-*',
    known(200, 404),
    {
      only: true,
      body: { send: false, kind: 'damaged', wanted: 'credit', handover: 'handIn', reason: 'x', lines: [] },
    },
  ],
  'POST /api/my-pages/return/cancel': ['number', 'RETURN-*', known(409, 404)],
  'POST /api/my-pages/return/message': [
    'number',
    'RETURN-*',
    known(200, 404),
    { only: true, body: { version: 1, message: 'x' } },
  ],
  'GET /api/customer/addresses': ['search', 'canary', same(200, 400)],
  'GET /api/customer/contacts': ['search', 'canary', same(200, 400)],
  'GET /api/customer/attached/list': ['search', 'canary', same(200, 400)],
  'POST /api/customer/company/settings': ['version', 999999, known(409, 409, 400)],
  'POST /api/customer/company/orderfields': ['version', 999999, known(409, 409, 400)],
  'POST /api/customer/address/save': [
    'addressId',
    'address-*',
    known(409, 404),
    {
      body: {
        name: 'Bygget',
        street: 'Byggvägen 2',
        postalCode: '123 46',
        city: 'Solna',
        country: 'SE',
        version: 999999,
      },
    },
  ],
  'POST /api/customer/address/delete': ['addressId', 'address-*', known(200, 404)],
  'POST /api/customer/address/restore': ['addressId', 'address-*', known(200, 404)],
  'POST /api/customer/contact/save': [
    'contactId',
    'contact-*',
    known(409, 404),
    { body: { name: 'Eva', version: 999999 } },
  ],
  'POST /api/customer/contact/delete': ['contactId', 'contact-*', known(200, 404)],
  'POST /api/customer/contact/restore': ['contactId', 'contact-*', known(200, 404)],
  'POST /api/customer/company/secondfactor': ['required', false, known(200, 200, 400)],
  // Whoever may send one has an address for electronic invoices without its scheme refused.
  'POST /api/customer/changerequest': ['message', 'Ny adress', same(400)],
  'GET /api/customer/changerequests': ['page', '1', known(200, 200, 400)],
  'GET /api/customer/audit': ['search', 'canary', same(200, 400)],
  'POST /api/customer/attached/order': ['customerIds', 'x', same(409, 400), { isList: true }],
  'POST /api/customer/attached/default': ['customerId', '*', known(200, 404), { ownsAttached: true }],
  // The current customer cannot be hidden.
  'POST /api/customer/attached/hide': [
    'customerId',
    '*',
    { own: [200, 409], others: [404], none: [404], wrong: [400] },
    { ownsAttached: true },
  ],
  'POST /api/customer/attached/nickname': ['customerId', '*', known(200, 404), { ownsAttached: true }],
  // The users of the matrix keep their customers; the tests of attachments detach them.
  'POST /api/customer/attached/detach': ['customerId', 'x', same(404, 400)],
  // No organisation number.
  'POST /api/customer/attachmentrequest/send': ['message', 'Hej', same(400)],
  'GET /api/customer/attachmentrequest/received': ['page', '1', known(200, 200, 400)],
  'POST /api/customer/attachmentrequest/withdraw': ['requestId', 'x', same(404, 400)],
  // Whoever may decide is asked for the reason.
  'POST /api/customer/attachmentrequest/decide': ['requestId', 'attachment-*', known(400, 404)],
  'GET /api/customer/matrix': ['search', 'canary', same(200, 400)],
  'POST /api/customer/matrix/save': ['userId', 'x', same(404, 400)],
  'GET /api/customer/people': ['search', 'canary', same(200, 400)],
  'GET /api/customer/costcentres': ['search', 'canary', same(200, 400)],
  'POST /api/customer/costcentre/save': [
    'costCentreId',
    'cost-centre-*',
    known(409, 404),
    {
      body: {
        version: 999999,
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
  ],
  'POST /api/customer/costcentre/delete': ['costCentreId', 'cost-centre-*', known(200, 404)],
  'POST /api/customer/costcentre/restore': ['costCentreId', 'cost-centre-*', known(200, 404)],
  'GET /api/customer/units': ['search', 'canary', same(200, 400)],
  'POST /api/customer/unit/save': [
    'unitId',
    'unit-*',
    known(409, 404),
    { body: { version: 999999, number: 'X', name: 'X', addressIds: [], memberIds: [], approverIds: [] } },
  ],
  'POST /api/customer/unit/delete': ['unitId', 'unit-*', known(200, 404)],
  'POST /api/customer/unit/restore': ['unitId', 'unit-*', known(200, 404)],
  'GET /api/my-pages/user-administration': ['search', 'canary', same(200, 400)],
  'GET /api/my-pages/user-administration/user': ['userId', 'member-*', known(200, 404)],
  'POST /api/my-pages/user-administration/invite': [
    'email',
    'guest-*@example.test',
    { own: [200, 409], others: [200, 409], none: [400], wrong: [400] },
    {
      only: true,
      body: {
        firstName: 'Eva',
        lastName: 'Ek',
        roles: [],
        addressIds: [],
        orderLimit: null,
        periodLimit: null,
        period: '',
      },
    },
  ],
  'POST /api/my-pages/user-administration/save': [
    'userId',
    'member-*',
    known(409, 404),
    {
      body: {
        firstName: 'Eva',
        lastName: 'Ek',
        roles: [],
        addressIds: [],
        orderLimit: null,
        periodLimit: null,
        period: '',
        email: 'x@example.test',
        version: 999999,
      },
    },
  ],
  'POST /api/my-pages/user-administration/setstate': [
    'userId',
    'member-*',
    known(200, 404),
    { body: { action: 'reactivate' } },
  ],
  'POST /api/my-pages/user-administration/resend': [
    'userId',
    'member-*',
    { own: [200, 429], others: [404], none: [404], wrong: [400] },
  ],
  'POST /api/my-pages/user-administration/resetpassword': ['userId', 'member-*', known(409, 404)],
  'POST /api/my-pages/user-administration/bulk': [
    'userIds',
    'member-*',
    same(200, 400),
    { isList: true, body: { change: { kind: 'action', action: 'reactivate' } } },
  ],
  'POST /api/my-pages/user-administration/rolelimits': [
    'stamp',
    'x',
    same(409, 400),
    { body: { roles: [] } },
  ],
  'POST /api/my-pages/user-administration/import': ['fileId', fileOf, known(404, 404, 400)],
  'GET /api/my-pages/user-administration/importresult': ['importId', 'x', same(404, 400)],
  'GET /api/cart/approval': ['costCentre', 'x', same(200, 400)],
  'POST /api/cart/sendforapproval': [
    'cartVersion',
    999999,
    { own: [409], others: [409], none: [400], wrong: [400, 409] },
    { asks: 'perm:orderToFreeAddress' },
  ],
  'GET /api/my-pages/attestation': ['search', 'x', same(200, 400)],
  // The identities are neither the buyers of the requests nor asked about them.
  'GET /api/my-pages/attestation/request': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/customer/approval/approve': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/customer/approval/approveseveral': ['requests', [], same(400)],
  'POST /api/customer/approval/reject': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/customer/approval/forward': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/customer/approval/ask': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/my-pages/attestation/answer': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/my-pages/attestation/withdraw': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/my-pages/attestation/restore': ['requestId', 'approval-*', same(404, 400)],
  'POST /api/customer/approval/savedeputy': ['userId', 'x', same(400)],
  'POST /api/customer/approval/removedeputy': ['deputyId', 'x', same(404, 400)],
  'POST /api/customer/approval/saverules': [
    'version',
    999999,
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
  ],
  'GET /api/my-pages/order-agreements': ['search', 'x', same(200, 400)],
  'GET /api/my-pages/order-agreements/agreement': ['agreementId', 'agreement-*', known(200, 404)],
  'POST /api/my-pages/order-agreements/calloff': [
    'agreementId',
    'agreement-*',
    { own: [403, 404], others: [404], none: [404], wrong: [400] },
  ],
  'POST /api/my-pages/order-agreements/askextension': ['agreementId', 'agreement-*', known(400, 404)],
  'GET /api/my-pages/order-agreements/calloffs/export': ['agreementId', 'agreement-*', known(200, 404)],
  'GET /api/my-pages/order-agreements/sheet': ['agreementId', 'agreement-*', known(200, 404)],
  'GET /api/my-pages/offers': ['search', 'canary', same(200, 400)],
  'GET /api/my-pages/offers/offer': ['offerId', 'offer-*', known(200, 404)],
  'GET /api/my-pages/offers/sheet': ['offerId', 'offer-*', known(200, 404)],
  'POST /api/my-pages/offers/request': [
    'name',
    'Bygget',
    oneOf([200, 400, 404]),
    { body: { from: { kind: 'rows', rows: [{ variantNumber: 'VALVE', quantity: 1 }] } } },
  ],
  'POST /api/my-pages/offers/edit': [
    'offerId',
    'offer-*',
    known(409, 404),
    { body: { revision: 999999, name: 'x', lines: [{ position: 1, quantity: 1 }] } },
  ],
  'POST /api/my-pages/offers/send': ['offerId', 'offer-*', known(409, 404), { body: { revision: 999999 } }],
  'POST /api/my-pages/offers/cancel': ['offerId', 'offer-*', known(409, 404), { body: { revision: 999999 } }],
  'POST /api/my-pages/offers/askchange': [
    'offerId',
    'offer-*',
    known(409, 404),
    { body: { revision: 999999, text: 'x' } },
  ],
  'POST /api/my-pages/offers/askextension': [
    'offerId',
    'offer-*',
    known(409, 404),
    { body: { revision: 999999, text: 'x' } },
  ],
  'POST /api/my-pages/offers/requestagain': [
    'offerId',
    'offer-*',
    known(409, 404),
    { body: { revision: 999999 } },
  ],
  'POST /api/my-pages/offers/decline': [
    'offerId',
    'offer-*',
    known(409, 404),
    { body: { revision: 999999, text: 'x' } },
  ],
  'POST /api/my-pages/offers/accept': [
    'offerId',
    'offer-*',
    known(409, 404),
    { asks: 'perm:order', body: { revision: 999999, positions: [1] } },
  ],
  'POST /api/my-pages/offers/release': [
    'offerId',
    'offer-*',
    known(409, 404),
    { asks: 'perm:order', body: { revision: 999999 } },
  ],
  'POST /api/my-pages/offers/message': [
    'offerId',
    'offer-*',
    known(200, 404),
    { only: true, body: { text: 'x' } },
  ],
  'POST /api/my-pages/offers/copy': ['offerId', 'offer-*', known(200, 404)],
  'POST /api/customer/callback': ['subject', 'Pris', same(409, 400)],
  'POST /api/customer/salesmessage': [
    'salesmanId',
    'salesman-*',
    known(200, 404),
    { only: true, body: { text: 'Hej' } },
  ],
  // Without the query, which the tests of files send.
  'POST /api/files': ['name', 'x', same(400)],
  'POST /api/files/remove': ['fileId', fileOf, known(200, 404, 400)],
  'GET /api/files/link': ['fileId', fileOf, known(200, 404, 400)],
  'GET /api/files/download': ['fileId', fileOf, same(400)],
  'GET /api/user/exports': ['list', 'order-history', known(200, 200, 400)],
  'POST /api/user/removeexport': ['exportId', 'export-*', known(200, 404)],
  'GET /api/become-a-customer/company': ['number', '5560360793', same(400)],
  'POST /api/become-a-customer/save': [
    'tab',
    'terms',
    known(200, 200, 400),
    { body: { values: { accepted: false }, version: 0, application: null } },
  ],
  'POST /api/become-a-customer/submit': ['application', 'x', same(404, 400)],
  'POST /api/become-a-customer/discard': ['application', 'x', same(404, 400)],
  'POST /api/become-a-customer/link': ['email', 'nobody@example.test', known(200, 200, 400)],
  'POST /api/become-a-customer/attachment': ['application', 'x', same(404, 400)],
  'POST /api/become-a-customer/linkpreview': ['token', 'x'.repeat(43), known(404, 404, 400)],
  'POST /api/become-a-customer/open': ['token', 'x'.repeat(43), known(404, 404, 400)],
  'POST /api/become-a-customer/identification/start': ['application', 'x', same(404, 400)],
  'POST /api/become-a-customer/identification/cancel': ['application', 'x', same(404, 400)],
  'POST /api/become-a-customer/identification/invite': ['application', 'x', same(404, 400)],
  'GET /api/become-a-customer/identification/callback': ['state', 'x', same(303), { takesLong: true }],
}

/**
 * Calls whose answers follow from their declaration: those that read no parameter, and exports of lists in a format.
 */
function plainExpectation({ method, path, query, body }: Call): Expectation | undefined {
  const schema = query ?? body
  if (method === 'GET' && query === undefined && !path.includes(':')) return ['id', 'x', same(200, 400)]
  if (schema !== undefined && 'entries' in schema && Object.hasOwn(schema.entries as object, 'format'))
    return ['format', 'csv', known(200, 200, 400)]
  return undefined
}

function rowOf(declared: Call): Row {
  const call = nameOfCall(declared)
  const expectation = expectations[call] ?? plainExpectation(declared)
  if (expectation === undefined) throw new Error(`${call} has no expectation in the matrix.`)
  const [name, id, statuses, { body, only = false, ...more } = {}] = expectation
  const place = name.startsWith(':') ? 'path' : declared.method === 'GET' ? 'query' : 'body'
  const idOf = (customer: string): unknown => {
    if (typeof id === 'string') return id.replace('*', customer)
    return typeof id === 'function' ? id(customer) : id
  }
  return {
    call,
    declared,
    place,
    name,
    id: idOf,
    statuses,
    body: { ...(declared.signed || only ? {} : bodyOf(declared)), ...body },
    ...more,
  }
}

const emptiesCart = ({ path }: Call): boolean => path === '/api/cart/emptycart'

/** Every call. The cart is emptied when no other call needs its lines any more. */
export const rows: readonly Row[] = allCalls
  .toSorted((a, b) => Number(emptiesCart(a)) - Number(emptiesCart(b)))
  .map(rowOf)
