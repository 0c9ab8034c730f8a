import { doneSchema } from '../common.ts'
import { setPasswordRequestSchema } from '../accounts/user.ts'
import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  confirmEmailAnswerSchema,
  requestLinkSchema,
  useLinkRequestSchema,
} from '../accounts/account-security.ts'
import { defineCalls } from './call.ts'

export const passwordCalls = defineCalls({
  setPassword: {
    method: 'POST',
    path: '/api/user/setpassword',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Sets a password by a one-time link',
    rule: 'session',
    body: setPasswordRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  requestLink: {
    method: 'POST',
    path: '/api/user/requestlink',
    rate: 'link',
    bodyLimit: { bytes: 4 * 1024 },
    summary:
      'Sends a link by mail that sets a new password or ends a lock; the answer is the same for unknown names',
    rule: 'session',
    body: requestLinkSchema,
    answer: doneSchema,
  },
  unlock: {
    method: 'POST',
    path: '/api/user/unlock',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Ends the lock of a user name by a one-time link',
    rule: 'session',
    body: useLinkRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/user/acceptinvitation',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Accepts the invitation of a further customer by a one-time link',
    rule: 'session',
    body: useLinkRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/user/confirmemail',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Confirms a new e-mail address by a one-time link',
    rule: 'session',
    body: useLinkRequestSchema,
    answer: confirmEmailAnswerSchema,
    errors: { 404: true, 409: true },
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/changepassword',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Changes the password and ends all other sessions',
    rule: 'signed-in',
    body: changePasswordRequestSchema,
    answer: doneSchema,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user/changeemail',
    rate: 'link',
    bodyLimit: { bytes: 4 * 1024 },
    summary: 'Sends a link to a new e-mail address, which confirms it',
    rule: { recent: 'signed-in' },
    body: changeEmailRequestSchema,
    answer: doneSchema,
  },
})
