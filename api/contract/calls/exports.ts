import { doneSchema } from '../common.ts'
import { exportsQuerySchema, exportsSchema, removeExportRequestSchema } from '../exports.ts'
import type { Calls } from './call.ts'

export const exportCalls: Calls = {
  'GET /api/user/exports': {
    summary: "The user's exports of a list that jobs make, with progress and files",
    rule: 'signed-in',
    query: exportsQuerySchema,
    answer: exportsSchema,
  },
  'POST /api/user/removeexport': {
    summary: 'Cancels an export, or deletes it with its file',
    rule: 'signed-in',
    body: removeExportRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
}
