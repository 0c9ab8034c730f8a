import { doneSchema } from '../common.ts'
import { exportsQuerySchema, exportsSchema, removeExportRequestSchema } from '../exports.ts'
import { defineCalls } from './call.ts'

export const exportCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/api/user/exports',
    summary: "The user's exports of a list that jobs make, with progress and files",
    rule: 'signed-in',
    query: exportsQuerySchema,
    answer: exportsSchema,
  },
  remove: {
    method: 'POST',
    path: '/api/user/removeexport',
    summary: 'Cancels an export, or deletes it with its file',
    rule: 'signed-in',
    body: removeExportRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
})
