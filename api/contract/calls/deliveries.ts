import {
  carrierEventsAnswerSchema,
  carrierEventsRequestSchema,
  deliveryNoteQuerySchema,
  orderChangeRequestSchema,
  orderCommentRequestSchema,
  orderFollowRequestSchema,
  trackAnswerSchema,
  trackQuerySchema,
} from '../deliveries/index.ts'
import { saveListAnswerSchema } from '../carts/cart.ts'
import {
  orderQuerySchema,
  orderSchema,
  orderSheetQuerySchema,
  saveOrderListRequestSchema,
} from '../orders.ts'
import type { Calls } from './call.ts'

const rule = { page: 'order-info' } as const

export const deliveryCalls: Calls = {
  'GET /api/my-pages/order': {
    summary: "One of the customer's orders with its shipments and a window of its lines",
    rule,
    query: orderQuerySchema,
    answer: orderSchema,
  },
  'GET /api/my-pages/order/sheet': {
    summary: 'The order confirmation as PDF',
    rule,
    query: orderSheetQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
  },
  'GET /api/my-pages/order/deliverynote': {
    summary: 'The delivery note of a shipment as PDF',
    rule,
    query: deliveryNoteQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
  },
  'POST /api/my-pages/order/change': {
    summary: 'Lower or cancel what is still to come of some lines',
    rule,
    body: orderChangeRequestSchema,
    idempotencyKey: 'optional',
    answer: orderSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/order/savelist': {
    summary: 'Save the articles of an order as a favourite list',
    rule,
    body: saveOrderListRequestSchema,
    idempotencyKey: 'required',
    answer: saveListAnswerSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/order/comment': {
    summary: 'Add a comment to an order',
    rule,
    body: orderCommentRequestSchema,
    idempotencyKey: 'optional',
    answer: orderSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/order/follow': {
    summary: 'Be told about the deliveries of an order by mail, or not any more',
    rule,
    body: orderFollowRequestSchema,
    answer: orderSchema,
  },
  'GET /api/track-and-trace': {
    summary: 'The parcels of an order, or one parcel, for whoever knows number and postal code',
    rule: 'public',
    query: trackQuerySchema,
    answer: trackAnswerSchema,
  },
  'POST /api/carrier-events': {
    summary: 'What a carrier reports of its parcels: an EPCIS document, signed by the carrier',
    rule: 'public',
    body: carrierEventsRequestSchema,
    answer: carrierEventsAnswerSchema,
  },
}
