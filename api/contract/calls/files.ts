import { doneSchema } from '../common.ts'
import {
  downloadQuerySchema,
  fileLinkQuerySchema,
  fileLinkSchema,
  removeFileRequestSchema,
  uploadAnswerSchema,
  uploadQuerySchema,
} from '../files.ts'
import { defineCalls } from './call.ts'

export const fileCalls = defineCalls({
  upload: {
    method: 'POST',
    path: '/api/files',
    rate: 'bulk',
    summary: 'Uploads a file: the body is its content',
    rule: 'signed-in',
    query: uploadQuerySchema,
    upload: true,
    answer: uploadAnswerSchema,
    errors: { 409: true },
  },
  remove: {
    method: 'POST',
    path: '/api/files/remove',
    summary: 'Removes an uploaded file that has not been used',
    rule: 'signed-in',
    body: removeFileRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  link: {
    method: 'GET',
    path: '/api/files/link',
    summary: 'A short-lived address that downloads a file',
    rule: 'signed-in',
    query: fileLinkQuerySchema,
    answer: fileLinkSchema,
    errors: { 404: true },
  },
  download: {
    method: 'GET',
    path: '/api/files/download',
    summary: 'A file, by a signed link; supports ranges',
    rule: 'public',
    query: downloadQuerySchema,
    answer: { status: 200, type: '*/*', ranges: true },
    errors: { 404: true },
  },
})
