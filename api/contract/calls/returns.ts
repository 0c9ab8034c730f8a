import {
  cancelReturnRequestSchema,
  returnExportQuerySchema,
  returnMessageRequestSchema,
  returnOptionsQuerySchema,
  returnOptionsSchema,
  returnQuerySchema,
  returnSchema,
  returnsQuerySchema,
  returnsSchema,
  savedReturnSchema,
  saveReturnRequestSchema,
} from '../returns/returns.ts'
import { startedExportSchema } from '../exports.ts'
import type { Calls } from './call.ts'

const rule = { page: 'returns-and-complaints' }

export const returnCalls: Calls = {
  'GET /api/my-pages/returns': {
    summary: "A page of the customer's returns and complaints, filtered and sorted",
    rule,
    query: returnsQuerySchema,
    answer: returnsSchema,
  },
  'GET /api/my-pages/returns/export': {
    summary: 'The cases that a filter selects as CSV or XLSX; 409 above 10,000 rows',
    rule,
    query: returnExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/my-pages/returns/startexport': {
    summary: 'Start a job that exports the cases that a filter selects',
    rule,
    body: returnExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/return': {
    summary: 'One case with its lines, files and history',
    rule,
    query: returnQuerySchema,
    answer: returnSchema,
  },
  'GET /api/my-pages/return/options': {
    summary: 'On what terms a case is taken, and how much of which lines of an order can be part of it',
    rule,
    query: returnOptionsQuerySchema,
    answer: returnOptionsSchema,
  },
  'GET /api/my-pages/return/slip': {
    summary: 'The slip for the goods of a case as PDF with a barcode',
    rule,
    query: returnQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
    errors: { 409: true },
  },
  'GET /api/my-pages/return/label': {
    summary: 'The label for the parcel of a case as PDF with a barcode',
    rule,
    query: returnQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
    errors: { 409: true },
  },
  'POST /api/my-pages/return/save': {
    summary: 'Save a draft of a case, or send it',
    rule,
    idempotencyKey: 'optional',
    body: saveReturnRequestSchema,
    answer: savedReturnSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/return/cancel': {
    summary: 'Cancel a case before its review begins',
    rule,
    body: cancelReturnRequestSchema,
    answer: savedReturnSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/return/message': {
    summary: 'Write to the seller about a case, or answer its question',
    rule,
    body: returnMessageRequestSchema,
    answer: savedReturnSchema,
    errors: { 409: true },
  },
}
