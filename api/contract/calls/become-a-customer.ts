import {
  applicationAnswerSchema,
  applicationLinkRequestSchema,
  changedApplicationSchema,
  identificationCallbackSchema,
  linkPreviewRequestSchema,
  linkPreviewSchema,
  nothingSchema,
  openApplicationRequestSchema,
  refusedApplicationSchema,
  registerAnswerSchema,
  registerQuerySchema,
  registrationSchema,
  saveApplicationRequestSchema,
  startedIdentificationSchema,
} from '../become-a-customer/index.ts'
import { doneSchema } from '../common.ts'
import { changedSchema } from '../company.ts'
import type { Calls } from './call.ts'

const base = '/api/become-a-customer'
const conflict = { 404: true, 409: true } as const

export const becomeACustomerCalls: Calls = {
  [`GET ${base}/registration`]: {
    summary: 'What an application asks for on this site',
    rule: 'public',
    answer: registrationSchema,
  },
  [`GET ${base}/application`]: {
    summary: 'The application that the browser has begun or opened',
    rule: 'public',
    answer: applicationAnswerSchema,
  },
  [`GET ${base}/company`]: {
    summary: 'Name and address of a company from the register',
    rule: 'public',
    query: registerQuerySchema,
    answer: registerAnswerSchema,
  },
  [`POST ${base}/save`]: {
    summary: 'Saves one tab of the application; the first call begins it',
    rule: 'session',
    body: saveApplicationRequestSchema,
    answer: changedApplicationSchema,
    errors: { 404: true, 409: changedSchema(changedApplicationSchema.entries.application) },
  },
  [`POST ${base}/submit`]: {
    summary: 'Submits the application; 400 has every refused value',
    rule: 'session',
    body: nothingSchema,
    answer: changedApplicationSchema,
    errors: { 400: refusedApplicationSchema, ...conflict },
  },
  [`POST ${base}/discard`]: {
    summary: 'Erases the draft',
    rule: 'session',
    body: nothingSchema,
    answer: doneSchema,
    errors: conflict,
  },
  [`POST ${base}/link`]: {
    summary: 'Mails links to the open applications of a mail address',
    rule: 'session',
    body: applicationLinkRequestSchema,
    answer: doneSchema,
  },
  [`POST ${base}/attachment`]: {
    summary: 'Asks the administrators of a company that is a customer already for access',
    rule: 'session',
    body: nothingSchema,
    answer: doneSchema,
    errors: conflict,
  },
  [`POST ${base}/linkpreview`]: {
    summary: 'Whose application a mailed link opens',
    rule: 'session',
    body: linkPreviewRequestSchema,
    answer: linkPreviewSchema,
    errors: conflict,
  },
  [`POST ${base}/open`]: {
    summary: 'Opens the application of a mailed link in this browser',
    rule: 'session',
    body: openApplicationRequestSchema,
    answer: changedApplicationSchema,
    errors: conflict,
  },
  [`POST ${base}/identification/start`]: {
    summary: 'Starts the e-identification of the signatory',
    rule: 'session',
    body: nothingSchema,
    answer: startedIdentificationSchema,
    errors: conflict,
  },
  [`POST ${base}/identification/cancel`]: {
    summary: 'Ends an e-identification that waits',
    rule: 'session',
    body: nothingSchema,
    answer: changedApplicationSchema,
    errors: conflict,
  },
  [`POST ${base}/identification/invite`]: {
    summary: 'Mails the signatory a link that signs the application once',
    rule: 'session',
    body: nothingSchema,
    answer: changedApplicationSchema,
    errors: conflict,
  },
  [`GET ${base}/identification/callback`]: {
    summary: 'How the identity provider sends the browser back',
    rule: 'public',
    query: identificationCallbackSchema,
    answer: { status: 303 },
  },
}
