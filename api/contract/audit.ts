import * as v from 'valibot'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from './list-query.ts'

/** What the audit is about, the first part of an action. */
export const auditKinds = [
  'user',
  'role',
  'limit',
  'customer',
  'unit',
  'costCentre',
  'address',
  'contact',
  'company',
  'orderFields',
  'changeRequest',
  'personalData',
  'approval',
  'offer',
  'order',
  'return',
  'agreement',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** The subject and what was done to it: `address.change`, `user.invite`. */
export type AuditAction = `${AuditKind}.${string}`

/** Entries of a page. */
export const auditEntriesPerPage = 50

/**
 * Which entries: the free search looks in the names of users and subjects. `by` is the caller, or the shop's operators.
 */
const auditFilterSchema = listFilterSchema(['at'], {
  kind: severalSchema(auditKinds),
  by: v.optional(v.picklist(['', 'me', 'shop'], 'Entries are by me or by the shop.'), ''),
})
export type AuditFilterQuery = v.InferOutput<typeof auditFilterSchema>

/** `GET /api/customer/audit`: newest first, 50 a page. */
export const auditQuerySchema = v.object({ ...listPageEntry, ...auditFilterSchema.entries })
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>

/** `GET /api/customer/audit/export`, and the body of `startexport`. */
export const auditExportQuerySchema = v.object({ ...exportFormatEntry, ...auditFilterSchema.entries })

const factsSchema = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]),
)

export const auditSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  entries: v.array(
    v.object({
      id: v.string(),
      /** ISO 8601 in UTC. */
      at: v.string(),
      /** Empty for an operator of the shop. */
      userName: v.string(),
      /** Kind and verb, such as `address.change`. */
      action: v.string(),
      /** What was done, in the reader's language: "Delivery address: changed". */
      event: v.string(),
      subjectId: v.string(),
      subjectName: v.string(),
      /** The changed fields of the subject, before and after; empty if there was none. */
      before: factsSchema,
      after: factsSchema,
      /** The same in the reader's language, a sentence for each field: "Limit per order: 2 000 → 5 000". */
      changes: v.array(v.string()),
    }),
  ),
})
export type Audit = v.InferOutput<typeof auditSchema>
