import * as v from 'valibot'
import { doneSchema } from '../common.ts'
import {
  changeCustomerAnswerSchema,
  changeCustomerRequestSchema,
  loginAnswerSchema,
  loginRequestSchema,
  sessionAnswerSchema,
  sessionRequestSchema,
  setPasswordRequestSchema,
  toggleRequestSchema,
  userSchema,
} from '../user.ts'
import type { Calls } from './call.ts'

export const accountCalls: Calls = {
  'POST /api/user/session': {
    summary: 'Turns a session id into an access token; for the host of the shop only',
    rule: 'host',
    body: sessionRequestSchema,
    answer: sessionAnswerSchema,
    errors: { 404: true },
  },
  'POST /api/user/login': {
    summary: 'Signs a user in and renews the session',
    rule: 'session',
    body: loginRequestSchema,
    answer: loginAnswerSchema,
  },
  'POST /api/user/logout': {
    summary: 'Ends the session and begins that of a visitor',
    rule: 'session',
    answer: { status: 303 },
  },
  'POST /api/user/setpassword': {
    summary: 'Sets a password by a one-time link',
    rule: 'session',
    body: setPasswordRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  'POST /api/user/changecustomer': {
    summary: 'Acts for another of the customers that the user is attached to; renews the session',
    rule: 'signed-in',
    body: changeCustomerRequestSchema,
    answer: changeCustomerAnswerSchema,
    errors: { 404: true },
  },
  'GET /api/user/current': {
    summary: 'The signed-in user with customers and permissions; null for a visitor',
    rule: 'public',
    answer: v.nullable(userSchema),
  },
  'POST /api/customer/toggleTemporarilyHidePrices': {
    summary: 'Hides or shows prices for the user',
    rule: 'perm:seePrices',
    body: toggleRequestSchema,
    answer: doneSchema,
  },
  'POST /api/customer/toggleMyAssortment': {
    summary: "Limits lists to the customer's own assortment, or not",
    rule: 'signed-in',
    body: toggleRequestSchema,
    answer: doneSchema,
    errors: { 403: true },
  },
}
