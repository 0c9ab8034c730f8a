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
import type { Calls } from './call.ts'

export const siteCalls: Calls = {
  'GET /api/openapi.json': {
    summary: 'This document',
    rule: 'public',
    answer: { status: 200, type: 'application/json', etag: true },
  },
  'GET /api/site/settings': {
    summary: "Menus, login texts and settings of the site, in the reader's language",
    rule: 'public',
    answer: siteSettingsSchema,
  },
  'GET /api/site/getmegamenu': {
    summary: "Category tree, and the customer's salesman for signed-in users",
    rule: 'public',
    query: megaMenuQuerySchema,
    answer: megaMenuSchema,
  },
  'GET /api/site/start': { summary: 'Content of the start page', rule: 'public', answer: startPageSchema },
  'GET /api/site/addresses': {
    summary: 'Paths of the public pages, for site maps',
    rule: 'public',
    query: publicAddressesQuerySchema,
    answer: publicAddressesSchema,
  },
  'GET /api/site/product-address': {
    summary: 'The page that a product address of an earlier form leads to',
    rule: 'public',
    query: earlierAddressQuerySchema,
    answer: earlierAddressSchema,
  },
  'GET /api/site/getAntiForgeryToken': {
    summary: 'Anti-forgery value of the session; begins a session if there is none',
    rule: 'public',
    answer: { status: 200, type: 'text/plain' },
  },
  'POST /api/site/checkAntiForgeryToken': {
    summary: 'Checks the anti-forgery value',
    rule: 'session',
    answer: { status: 204 },
  },
  'POST /api/feedback': {
    summary: 'Sends feedback about the shop',
    rule: 'session',
    body: feedbackRequestSchema,
    idempotencyKey: 'optional',
    answer: doneSchema,
  },
  'GET /api/track/getUserInfo': {
    summary: 'What web analytics may know about the visitor: ids and choices',
    rule: 'public',
    answer: userInfoSchema,
  },
  'GET /api/track/notifyClick': {
    summary: 'Counts a click on a product or a variant',
    rule: 'public',
    query: clickQuerySchema,
    answer: doneSchema,
    errors: { 403: true, 404: true },
  },
}
