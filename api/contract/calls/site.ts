import { earlierAddressQuerySchema, earlierAddressSchema } from '../catalogue/product.ts'
import { doneSchema } from '../common.ts'
import { feedbackRequestSchema } from '../feedback.ts'
import {
  megaMenuQuerySchema,
  megaMenuSchema,
  publicAddressesQuerySchema,
  publicAddressesSchema,
  siteSettingsSchema,
  startPageSchema,
} from '../sites/site.ts'
import { clickQuerySchema, userInfoSchema } from '../tracking.ts'
import { defineCalls } from './call.ts'

export const siteCalls = defineCalls({
  openApiDocument: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    rule: 'public',
    answer: { status: 200, type: 'application/json', etag: true },
  },
  settings: {
    method: 'GET',
    path: '/api/site/settings',
    summary: "Menus, login texts and settings of the site, in the reader's language",
    rule: 'public',
    answer: siteSettingsSchema,
  },
  megaMenu: {
    method: 'GET',
    path: '/api/site/getmegamenu',
    cache: { scope: 'customer', seconds: 300, staleSeconds: 3600 },
    summary: "Category tree, and the customer's salesman for signed-in users",
    rule: 'public',
    query: megaMenuQuerySchema,
    answer: megaMenuSchema,
  },
  startPage: {
    method: 'GET',
    path: '/api/site/start',
    summary: 'Content of the start page',
    rule: 'public',
    answer: startPageSchema,
  },
  publicAddresses: {
    method: 'GET',
    path: '/api/site/addresses',
    summary: 'Paths of the public pages, for site maps',
    rule: 'public',
    query: publicAddressesQuerySchema,
    answer: publicAddressesSchema,
  },
  earlierAddress: {
    method: 'GET',
    path: '/api/site/product-address',
    summary: 'The page that a product address of an earlier form leads to',
    rule: 'public',
    query: earlierAddressQuerySchema,
    answer: earlierAddressSchema,
  },
  antiForgeryToken: {
    method: 'GET',
    path: '/api/site/getAntiForgeryToken',
    rateOfVisitors: 'newSession',
    summary: 'Anti-forgery value of the session; begins a session if there is none',
    rule: 'public',
    answer: { status: 200, type: 'text/plain' },
  },
  checkAntiForgeryToken: {
    method: 'POST',
    path: '/api/site/checkAntiForgeryToken',
    rate: 'token',
    summary: 'Checks the anti-forgery value',
    rule: 'session',
    answer: { status: 204 },
  },
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    rate: 'feedback',
    bodyLimit: { bytes: 20 * 1024 },
    summary: 'Sends feedback about the shop',
    rule: 'session',
    body: feedbackRequestSchema,
    idempotencyKey: 'optional',
    answer: doneSchema,
  },
  userInfo: {
    method: 'GET',
    path: '/api/track/getUserInfo',
    summary: 'What web analytics may know about the visitor: ids and choices',
    rule: 'public',
    answer: userInfoSchema,
  },
  recordClick: {
    method: 'GET',
    path: '/api/track/notifyClick',
    summary: 'Counts a click on a product or a variant',
    rule: 'public',
    query: clickQuerySchema,
    answer: doneSchema,
    errors: { 403: true, 404: true },
  },
})
