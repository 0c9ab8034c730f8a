import type * as v from 'valibot'
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
import type { Call, Calls } from './call.ts'

const rule = { page: 'offers' }

const change = (
  summary: string,
  body: v.GenericSchema,
  answer: v.GenericSchema = offerChangedSchema,
): Call => ({
  summary,
  rule,
  body,
  answer,
  errors: { 404: true, 409: true },
})

export const offerCalls: Calls = {
  'GET /api/my-pages/offers': {
    summary: "A page of the customer's offers, filtered and sorted",
    rule,
    query: offerListQuerySchema,
    answer: offerListSchema,
  },
  'GET /api/my-pages/offers/export': {
    summary: 'The offers that a filter selects as CSV or XLSX, at most 10,000',
    rule,
    query: offerExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/my-pages/offers/startexport': {
    summary: 'Start a job that exports the offers that a filter selects',
    rule,
    body: offerExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/offers/expiring': {
    summary: 'Offers that can be accepted and expire within seven days',
    rule,
    answer: expiringOffersSchema,
  },
  'GET /api/my-pages/offers/offer': {
    summary: 'One offer with its versions and messages',
    rule,
    query: offerQuerySchema,
    answer: offerSchema,
    errors: { 404: true },
  },
  'GET /api/my-pages/offers/sheet': {
    summary: 'The current version as PDF',
    rule,
    query: offerQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
    errors: { 404: true },
  },
  'POST /api/my-pages/offers/request': change(
    'Make a draft from the cart, a list or rows',
    offerRequestSchema,
    offerRequestAnswerSchema,
  ),
  'POST /api/my-pages/offers/edit': change(
    'Change a draft, and add lines by article number',
    offerEditSchema,
    offerRequestAnswerSchema,
  ),
  'POST /api/my-pages/offers/send': change('Send a draft to the sellers', offerStepSchema),
  'POST /api/my-pages/offers/cancel': change('Cancel a draft, a request or an offer', offerStepSchema),
  'POST /api/my-pages/offers/askchange': change('Ask for another version, with a reason', offerReasonSchema),
  'POST /api/my-pages/offers/askextension': change('Ask for a longer validity', offerReasonSchema),
  'POST /api/my-pages/offers/requestagain': change('Request an expired offer again', offerStepSchema),
  'POST /api/my-pages/offers/decline': change('Decline an offer, with a reason', offerReasonSchema),
  'POST /api/my-pages/offers/accept': change(
    'Put offered lines into the cart at the offered prices',
    offerAcceptSchema,
    offerAcceptAnswerSchema,
  ),
  'POST /api/my-pages/offers/release': change('Take the lines of an offer out of all carts', offerStepSchema),
  'POST /api/my-pages/offers/message': change('Write to the seller', offerMessageRequestSchema),
  'POST /api/my-pages/offers/copy': change(
    'Make a draft of the same lines',
    offerCopySchema,
    offerRequestAnswerSchema,
  ),
}
