import {
  expiringOffersSchema,
  offerAcceptAnswerSchema,
  offerAcceptSchema,
  offerChangedSchema,
  offerCopySchema,
  offerEditSchema,
  offerExportQuerySchema,
  offerListQuerySchema,
  offerListSchema,
  offerMessageRequestSchema,
  offerQuerySchema,
  offerReasonSchema,
  offerRequestAnswerSchema,
  offerRequestSchema,
  offerSchema,
  offerStepSchema,
} from '../offers/index.ts'
import { startedExportSchema } from '../exports.ts'
import { type Call, defineCalls } from './call.ts'

const rule = { page: 'offers' }

/** Limits of a body with as many lines as an offer may have. */
const linesLimit = { bytes: 256 * 1024, values: 2100 }

/** A change of an offer, which may be repeated. */
const change = {
  method: 'POST',
  rule,
  idempotencyKey: 'optional',
  errors: { 404: true, 409: true },
} as const satisfies Partial<Call>

export const offerCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/api/my-pages/offers',
    summary: "A page of the customer's offers, filtered and sorted",
    rule,
    query: offerListQuerySchema,
    answer: offerListSchema,
  },
  export: {
    method: 'GET',
    path: '/api/my-pages/offers/export',
    summary: 'The offers that a filter selects as CSV or XLSX, at most 10,000',
    rule,
    query: offerExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  startExport: {
    method: 'POST',
    path: '/api/my-pages/offers/startexport',
    summary: 'Start a job that exports the offers that a filter selects',
    rule,
    body: offerExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  expiring: {
    method: 'GET',
    path: '/api/my-pages/offers/expiring',
    summary: 'Offers that can be accepted and expire within seven days',
    rule,
    answer: expiringOffersSchema,
  },
  offer: {
    method: 'GET',
    path: '/api/my-pages/offers/offer',
    summary: 'One offer with its versions and messages',
    rule,
    query: offerQuerySchema,
    answer: offerSchema,
    errors: { 404: true },
  },
  sheet: {
    method: 'GET',
    path: '/api/my-pages/offers/sheet',
    summary: 'The current version as PDF',
    rule,
    query: offerQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
    errors: { 404: true },
  },
  request: {
    ...change,
    path: '/api/my-pages/offers/request',
    summary: 'Make a draft from the cart, a list or rows',
    body: offerRequestSchema,
    bodyLimit: linesLimit,
    answer: offerRequestAnswerSchema,
  },
  edit: {
    ...change,
    path: '/api/my-pages/offers/edit',
    summary: 'Change a draft, and add lines by article number',
    body: offerEditSchema,
    bodyLimit: linesLimit,
    answer: offerRequestAnswerSchema,
  },
  send: {
    ...change,
    path: '/api/my-pages/offers/send',
    summary: 'Send a draft to the sellers',
    body: offerStepSchema,
    answer: offerChangedSchema,
  },
  cancel: {
    ...change,
    path: '/api/my-pages/offers/cancel',
    summary: 'Cancel a draft, a request or an offer',
    body: offerStepSchema,
    answer: offerChangedSchema,
  },
  askChange: {
    ...change,
    path: '/api/my-pages/offers/askchange',
    summary: 'Ask for another version, with a reason',
    body: offerReasonSchema,
    answer: offerChangedSchema,
  },
  askExtension: {
    ...change,
    path: '/api/my-pages/offers/askextension',
    summary: 'Ask for a longer validity',
    body: offerReasonSchema,
    answer: offerChangedSchema,
  },
  requestAgain: {
    ...change,
    path: '/api/my-pages/offers/requestagain',
    summary: 'Request an expired offer again',
    body: offerStepSchema,
    answer: offerChangedSchema,
  },
  decline: {
    ...change,
    path: '/api/my-pages/offers/decline',
    summary: 'Decline an offer, with a reason',
    body: offerReasonSchema,
    answer: offerChangedSchema,
  },
  accept: {
    ...change,
    path: '/api/my-pages/offers/accept',
    summary: 'Put offered lines into the cart at the offered prices',
    body: offerAcceptSchema,
    answer: offerAcceptAnswerSchema,
  },
  release: {
    ...change,
    path: '/api/my-pages/offers/release',
    summary: 'Take the lines of an offer out of all carts',
    body: offerStepSchema,
    answer: offerChangedSchema,
  },
  writeMessage: {
    ...change,
    path: '/api/my-pages/offers/message',
    summary: 'Write to the seller',
    body: offerMessageRequestSchema,
    answer: offerChangedSchema,
  },
  copy: {
    ...change,
    path: '/api/my-pages/offers/copy',
    summary: 'Make a draft of the same lines',
    body: offerCopySchema,
    answer: offerRequestAnswerSchema,
  },
})
