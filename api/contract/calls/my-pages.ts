import {
  accountSettingsRequestSchema,
  accountSettingsSchema,
  orderSummarySchema,
} from '../accounts/my-account.ts'
import { startedExportSchema } from '../exports.ts'
import {
  orderExportQuerySchema,
  orderHistoryQuerySchema,
  orderHistorySchema,
  reorderRequestSchema,
  reorderSchema,
} from '../orders.ts'
import { orderAddressesQuerySchema, orderAddressesSchema } from '../order-addresses.ts'
import { erasureSchema } from '../accounts/erasure.ts'
import { myPagesMenuAnswerSchema, myPagesMenuRequestSchema } from '../accounts/user.ts'
import { newsSchema } from '../sites/news.ts'
import { defineCalls } from './call.ts'

export const myPagesCalls = defineCalls({
  menu: {
    method: 'POST',
    path: '/api/my-pages/menu',
    rate: 'read',
    summary: 'Which of the pages below /my-pages/ the user may open',
    rule: 'signed-in',
    body: myPagesMenuRequestSchema,
    answer: myPagesMenuAnswerSchema,
  },
  orderSummary: {
    method: 'GET',
    path: '/api/my-pages/order-summary',
    summary: 'Open orders of the customer by status, and the latest orders',
    rule: { page: 'order-history' },
    answer: orderSummarySchema,
  },
  accountSettings: {
    method: 'GET',
    path: '/api/my-pages/my-account/settings',
    summary: 'What the user has chosen for itself and for new orders',
    rule: { page: 'my-account' },
    answer: accountSettingsSchema,
  },
  saveAccountSettings: {
    method: 'POST',
    path: '/api/my-pages/my-account/savesettings',
    summary: 'Save what the user chooses for itself and for new orders',
    rule: { page: 'my-account' },
    body: accountSettingsRequestSchema,
    answer: accountSettingsSchema,
  },
  news: {
    method: 'GET',
    path: '/api/my-pages/my-account/news',
    summary: 'News of the site, newest first',
    rule: { page: 'my-account' },
    answer: newsSchema,
  },
  startPersonalDataExport: {
    method: 'POST',
    path: '/api/my-pages/my-account/startexport',
    summary: 'Start a job that makes a file with the personal data of the user',
    rule: { recent: { page: 'my-account' } },
    answer: startedExportSchema,
    errors: { 409: true },
  },
  erasure: {
    method: 'GET',
    path: '/api/my-pages/my-account/erasure',
    summary: "The user's last request for the erasure of personal data",
    rule: { page: 'my-account' },
    answer: erasureSchema,
  },
  requestErasure: {
    method: 'POST',
    path: '/api/my-pages/my-account/requesterasure',
    summary: 'Ask for the erasure of the personal data of the user',
    rule: { recent: { page: 'my-account' } },
    answer: erasureSchema,
    errors: { 409: true },
  },
  withdrawErasure: {
    method: 'POST',
    path: '/api/my-pages/my-account/withdrawerasure',
    summary: 'Withdraw the request for erasure',
    rule: { page: 'my-account' },
    answer: erasureSchema,
    errors: { 404: true },
  },
  orderHistory: {
    method: 'GET',
    path: '/api/my-pages/order-history',
    summary: "A page of the customer's orders, filtered and sorted",
    rule: { page: 'order-history' },
    query: orderHistoryQuerySchema,
    answer: orderHistorySchema,
  },
  orderAddresses: {
    method: 'GET',
    path: '/api/my-pages/order-history/addresses',
    summary: 'Delivery addresses of the orders, by a search, for the filter of the list',
    rule: { page: 'order-history' },
    query: orderAddressesQuerySchema,
    answer: orderAddressesSchema,
  },
  exportOrders: {
    method: 'GET',
    path: '/api/my-pages/order-history/export',
    rate: 'sheet',
    summary: 'The orders that a filter selects, or their lines, as CSV or XLSX; 409 above 10,000 rows',
    rule: { page: 'order-history' },
    query: orderExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  startOrderExport: {
    method: 'POST',
    path: '/api/my-pages/order-history/startexport',
    summary: 'Start a job that exports the orders that a filter selects, or their lines',
    rule: { page: 'order-history' },
    body: orderExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  reorder: {
    method: 'POST',
    path: '/api/my-pages/order/reorder',
    outdates: 'cart',
    summary: 'Add the lines of an order to the cart, with a result for each',
    rule: { page: 'order-history' },
    body: reorderRequestSchema,
    idempotencyKey: 'optional',
    answer: reorderSchema,
  },
})
