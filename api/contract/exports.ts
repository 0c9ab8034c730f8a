import * as v from 'valibot'
import { fileIdSchema } from './files.ts'

/** Rows that a file made by a job has at most. A sheet of a workbook holds 1,048,576. */
export const mostJobRows = 1_000_000

/** What is exported through jobs. */
export const exportedLists = [
  'order-history',
  'audit',
  'user-administration',
  'attestation',
  'offers',
  'order-agreements',
  'returns-and-complaints',
  'invoices',
  'invoice-documents',
  'customer-administration',
  'personal-data',
] as const
export type ExportedList = (typeof exportedLists)[number]

/** `GET /api/user/exports?list=order-history`. */
export const exportsQuerySchema = v.object({ list: v.picklist(exportedLists, 'There is no such list.') })

/** An export that a job makes. */
export const exportSchema = v.object({
  exportId: v.string(),
  state: v.picklist(['queued', 'running', 'ready', 'failed']),
  /** Rows that are written, of how many; 0 of 0 before the first report. */
  done: v.number(),
  total: v.number(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  /** The file, for `GET /api/files/link`; null until it is ready. */
  file: v.nullable(
    v.object({
      fileId: fileIdSchema,
      name: v.string(),
      /** Bytes. */
      size: v.number(),
      /** Until when it can be downloaded, ISO 8601 in UTC. */
      expiresAt: v.string(),
    }),
  ),
})
export type Export = v.InferOutput<typeof exportSchema>

/** The user's exports of a list that run, are ready or have failed, newest first. */
export const exportsSchema = v.object({ exports: v.array(exportSchema) })
export type Exports = v.InferOutput<typeof exportsSchema>

/** The answer of every call that starts an export. The same request while one runs starts no second one. */
export const startedExportSchema = v.object({ exportId: v.string() })

/** `POST /api/user/removeexport`: cancels an export that is not ready, and deletes a ready one with its file. */
export const removeExportRequestSchema = v.object({
  exportId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
