import { doneSchema } from '../common.ts'
import {
  callBackRequestSchema,
  salesMessageRequestSchema,
  salespeopleSchema,
  takenTimeSchema,
} from '../salespeople.ts'
import { defineCalls } from './call.ts'

const rule = { page: 'my-sales-person' }

export const salespeopleCalls = defineCalls({
  salespeople: {
    method: 'GET',
    path: '/api/customer/salespeople',
    summary: "The shop's people for the customer, their branch, and times for a call-back",
    rule,
    answer: salespeopleSchema,
  },
  bookCallBack: {
    method: 'POST',
    path: '/api/customer/callback',
    rate: 'bulk',
    summary: 'Books a call-back',
    rule,
    body: callBackRequestSchema,
    idempotencyKey: 'required',
    answer: doneSchema,
    errors: { 409: takenTimeSchema },
  },
  sendMessage: {
    method: 'POST',
    path: '/api/customer/salesmessage',
    rate: 'bulk',
    summary: "Sends a message with files to one of the shop's people for the customer",
    rule,
    body: salesMessageRequestSchema,
    idempotencyKey: 'required',
    answer: doneSchema,
    errors: { 404: true },
  },
})
