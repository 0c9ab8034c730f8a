import {
  agreementAnswerSchema,
  agreementExportQuerySchema,
  agreementIdQuerySchema,
  agreementListQuerySchema,
  agreementListSchema,
  callOffAnswerSchema,
  callOffRequestSchema,
  extensionAnswerSchema,
  extensionRequestSchema,
  nearAgreementsSchema,
  overCallOffSchema,
} from '../order-agreements/index.ts'
import { startedExportSchema } from '../exports.ts'
import type { Calls } from './call.ts'

const rule = { page: 'order-agreements' }

export const orderAgreementCalls: Calls = {
  'GET /api/my-pages/order-agreements': {
    summary: "A page of the customer's agreements",
    rule,
    query: agreementListQuerySchema,
    answer: agreementListSchema,
  },
  'GET /api/my-pages/order-agreements/agreement': {
    summary: 'One agreement with what was called off, delivered and invoiced',
    rule,
    query: agreementIdQuerySchema,
    answer: agreementAnswerSchema,
    errors: { 404: true },
  },
  'POST /api/my-pages/order-agreements/calloff': {
    summary: 'Puts lines of an agreement into the cart at the agreed prices',
    rule,
    body: callOffRequestSchema,
    idempotencyKey: 'optional',
    answer: callOffAnswerSchema,
    errors: { 403: true, 404: true, 409: overCallOffSchema },
  },
  'POST /api/my-pages/order-agreements/askextension': {
    summary: 'Asks the salesperson or customer service to let an agreement hold longer',
    rule,
    body: extensionRequestSchema,
    idempotencyKey: 'optional',
    answer: extensionAnswerSchema,
    errors: { 404: true, 409: true },
  },
  'GET /api/my-pages/order-agreements/near': {
    summary: 'Agreements that are nearly used up or end soon',
    rule,
    answer: nearAgreementsSchema,
  },
  'GET /api/my-pages/order-agreements/export': {
    summary: 'The agreements that the filters select, or their lines, as a file',
    rule,
    query: agreementExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/my-pages/order-agreements/startexport': {
    summary: 'Start a job that exports the agreements that the filters select, or their lines',
    rule,
    body: agreementExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/order-agreements/sheet': {
    summary: 'One agreement as PDF',
    rule,
    query: agreementIdQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
    errors: { 404: true },
  },
}
