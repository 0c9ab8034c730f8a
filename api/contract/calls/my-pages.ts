import {
  orderHistoryQuerySchema,
  orderHistorySchema,
  orderQuerySchema,
  orderSchema,
  orderSheetQuerySchema,
} from '../orders.ts'
import { myPagesMenuAnswerSchema, myPagesMenuRequestSchema } from '../user.ts'
import type { Calls } from './call.ts'

export const myPagesCalls: Calls = {
  'POST /api/my-pages/menu': {
    summary: 'Which of the pages below /my-pages/ the user may open',
    rule: 'signed-in',
    body: myPagesMenuRequestSchema,
    answer: myPagesMenuAnswerSchema,
  },
  'GET /api/my-pages/order-history': {
    summary: "A page of the customer's orders, newest first",
    rule: { page: 'order-history' },
    query: orderHistoryQuerySchema,
    answer: orderHistorySchema,
  },
  'GET /api/my-pages/order': {
    summary: "One of the customer's orders with a window of its lines",
    rule: { page: 'order-history' },
    query: orderQuerySchema,
    answer: orderSchema,
  },
  'GET /api/my-pages/order/sheet': {
    summary: 'The order confirmation as PDF',
    rule: { page: 'order-history' },
    query: orderSheetQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
  },
}
