import { doneSchema } from '../common.ts'
import { startedExportSchema } from '../exports.ts'
import {
  bulkUsersAnswerSchema,
  bulkUsersRequestSchema,
  changedRoleLimitsSchema,
  changedUserSchema,
  importResultQuerySchema,
  importResultSchema,
  importUsersAnswerSchema,
  importUsersRequestSchema,
  inviteUserRequestSchema,
  roleLimitsRequestSchema,
  saveUserRequestSchema,
  userAnswerSchema,
  userChoicesSchema,
  userExportQuerySchema,
  userIdQuerySchema,
  userListQuerySchema,
  userListSchema,
  userRequestSchema,
  userStateRequestSchema,
} from '../user-administration.ts'
import type { Calls } from './call.ts'

const rule = { page: 'user-administration' }
const recent = { recent: rule }

export const userAdministrationCalls: Calls = {
  'GET /api/my-pages/user-administration': {
    summary: "A page of the customer's users, filtered and sorted",
    rule,
    query: userListQuerySchema,
    answer: userListSchema,
  },
  'GET /api/my-pages/user-administration/export': {
    summary: 'The users that a filter selects as CSV or XLSX, at most 10,000',
    rule,
    query: userExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/my-pages/user-administration/startexport': {
    summary: 'Start a job that exports the users that a filter selects',
    rule,
    body: userExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/user-administration/user': {
    summary: 'One user of the customer',
    rule,
    query: userIdQuerySchema,
    answer: userAnswerSchema,
    errors: { 404: true },
  },
  'GET /api/my-pages/user-administration/choices': {
    summary: 'Roles, addresses and approvers to choose from',
    rule,
    answer: userChoicesSchema,
  },
  'POST /api/my-pages/user-administration/invite': {
    summary: 'Creates a user, or asks an existing one, and sends the invitation',
    rule: recent,
    body: inviteUserRequestSchema,
    answer: userAnswerSchema,
    errors: { 409: true },
  },
  'POST /api/my-pages/user-administration/save': {
    summary: 'Changes a user of the customer',
    rule: recent,
    body: saveUserRequestSchema,
    answer: userAnswerSchema,
    errors: { 404: true, 409: changedUserSchema },
  },
  'POST /api/my-pages/user-administration/setstate': {
    summary: 'Locks, unlocks, deactivates, reactivates or removes a user of the customer',
    rule: recent,
    body: userStateRequestSchema,
    answer: doneSchema,
    errors: { 404: true, 409: true },
  },
  'POST /api/my-pages/user-administration/resend': {
    summary: 'Sends the invitation of a user again',
    rule: recent,
    body: userRequestSchema,
    answer: doneSchema,
    errors: { 404: true, 409: true },
  },
  'POST /api/my-pages/user-administration/resetpassword': {
    summary: 'Sends a user a link that sets a new password',
    rule: recent,
    body: userRequestSchema,
    answer: doneSchema,
    errors: { 404: true, 409: true },
  },
  'POST /api/my-pages/user-administration/bulk': {
    summary: 'Changes up to 200 users, with a result for each',
    rule: recent,
    body: bulkUsersRequestSchema,
    answer: bulkUsersAnswerSchema,
  },
  'POST /api/my-pages/user-administration/rolelimits': {
    summary: 'Changes the limits of users without own ones, by role',
    rule: recent,
    body: roleLimitsRequestSchema,
    answer: userChoicesSchema,
    errors: { 409: changedRoleLimitsSchema },
  },
  'GET /api/my-pages/user-administration/template': {
    summary: 'An empty file to fill in and import',
    rule,
    answer: { status: 200, type: 'text/csv' },
  },
  'POST /api/my-pages/user-administration/import': {
    summary: 'Invites and changes the users of an uploaded file, in a job',
    rule: recent,
    body: importUsersRequestSchema,
    answer: importUsersAnswerSchema,
    errors: { 404: true, 409: true },
  },
  'GET /api/my-pages/user-administration/importresult': {
    summary: 'The progress of an import, with a result for each line',
    rule,
    query: importResultQuerySchema,
    answer: importResultSchema,
    errors: { 404: true },
  },
}
