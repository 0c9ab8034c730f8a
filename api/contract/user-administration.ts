import * as v from 'valibot'
import { mailStates, moneySchema, oneLineSchema } from './common.ts'
import { changedSchema, emailSchema } from './company.ts'
import { fileIdSchema } from './files.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from './list-query.ts'

/** States of a user at a customer. */
export const attachmentStates = ['invited', 'active', 'locked', 'inactive'] as const
export type AttachmentState = (typeof attachmentStates)[number]

/** Calendar periods of a limit, in the time zone of the site. A half-year begins in January or July. */
export const limitPeriods = ['week', 'month', 'quarter', 'halfYear', 'year'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Languages of mails to users; empty for that of the site. */
export const mailLanguages = ['', 'sv', 'fi', 'nn', 'da', 'en'] as const

/** Users that one call changes at most, and lines that an import has at most. */
export const mostBulkUsers = 200
export const mostImportLines = 2000

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const roleSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const line = (longest: number) => v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longest))
const mostMoney = 100_000_000_000
const amountSchema = v.pipe(moneySchema, v.minValue(0), v.maxValue(mostMoney))

/**
 * Limits of orders without VAT and freight, in the minor unit; null is no limit. `period` is empty without a limit per
 * period.
 */
const limits = {
  orderLimit: v.nullable(amountSchema),
  periodLimit: v.nullable(amountSchema),
  period: v.picklist(['', ...limitPeriods]),
}
export const limitsSchema = v.object(limits)
export type Limits = v.InferOutput<typeof limitsSchema>

/** What an administrator types about a user. */
const userEntries = {
  firstName: line(40),
  lastName: line(40),
  mobile: v.optional(v.pipe(oneLineSchema, v.maxLength(30)), ''),
  language: v.optional(v.picklist(mailLanguages), ''),
  roles: v.pipe(v.array(roleSchema), v.maxLength(20)),
  /** Delivery addresses that the user may order to; empty for all. */
  addressIds: v.pipe(v.array(id), v.maxLength(501)),
  /** Cost centres that name the user as a buyer. */
  costCentreIds: v.optional(v.pipe(v.array(id), v.maxLength(300)), []),
  ...limits,
  /** Empty for nobody. */
  approverId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
}

const userHead = {
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  mobile: v.string(),
  roles: v.array(v.string()),
  status: v.picklist(attachmentStates),
  /** Locked by the shop, which only the shop can end. */
  blocked: v.boolean(),
  /** Own limits; `effective` are those that apply: the own ones, else the highest of the roles. */
  ...limits,
  effective: limitsSchema,
  approver: v.nullable(v.object({ userId: v.string(), name: v.string(), active: v.boolean() })),
  /** When the user last signed in for the customer, ISO 8601 in UTC; empty if never. */
  lastSignInAt: v.string(),
  /** Of the last mail that an administrator has caused. */
  mail: v.picklist(mailStates),
  /** Customers of the user that the caller may administer. */
  customers: v.array(v.object({ number: v.string(), name: v.string() })),
}
export const administeredUserSchema = v.object(userHead)
export type AdministeredUser = v.InferOutput<typeof administeredUserSchema>

/** Users per page of the list. */
export const usersPerPage = 25
export const userSorts = ['name', 'lastSignInAt', 'status'] as const
export type UserSort = (typeof userSorts)[number]

const userFilterSchema = listFilterSchema(userSorts, {
  status: severalSchema(attachmentStates),
  role: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  approver: v.optional(v.picklist(['', 'with', 'without'], 'Users are with or without an approver.'), ''),
  mail: v.optional(v.picklist(['', 'failed'], 'Mail can be filtered by failed only.'), ''),
})
export type UserFilterQuery = v.InferOutput<typeof userFilterSchema>
export const userListQuerySchema = v.object({ ...listPageEntry, ...userFilterSchema.entries })
export const userExportQuerySchema = v.object({ ...exportFormatEntry, ...userFilterSchema.entries })

/** `GET /api/my-pages/user-administration`: by name, 25 a page. `from` and `to` are days of the last sign-in. */
export const userListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  currency: v.string(),
  users: v.array(administeredUserSchema),
})
export type UserList = v.InferOutput<typeof userListSchema>

/** One user as the form shows it. `version` counts the changes. */
export const userRecordSchema = v.object({
  ...userHead,
  version: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  language: v.picklist(mailLanguages),
  approverId: v.string(),
  addressIds: v.array(v.string()),
  costCentreIds: v.array(v.string()),
  /** The caller's own record: rights and limits can only be lowered. */
  isSelf: v.boolean(),
  /**
   * Whether name, number and language can be changed here: not those of a user of a customer that the caller does not
   * administer.
   */
  canEditPerson: v.boolean(),
  /** Whether the address can be changed here: of an invited user who belongs to this customer only. */
  canEditEmail: v.boolean(),
})
export type UserRecord = v.InferOutput<typeof userRecordSchema>

/** What the forms offer. */
export const userChoicesSchema = v.object({
  currency: v.string(),
  roles: v.array(v.object({ role: v.string(), permissions: v.array(v.string()), ...limits })),
  /** Of the limits of the roles: names their state in `rolelimits`. */
  roleLimitsStamp: v.string(),
  addresses: v.array(v.object({ id: v.string(), name: v.string(), street: v.string(), city: v.string() })),
  /** Active cost centres that name their buyers. */
  costCentres: v.array(v.object({ id: v.string(), number: v.string(), name: v.string() })),
  /** Active users who may approve, by name, at most 500. */
  approvers: v.array(v.object({ userId: v.string(), name: v.string() })),
})
export type UserChoices = v.InferOutput<typeof userChoicesSchema>

export const userIdQuerySchema = v.object({ userId: id })
export const userRequestSchema = v.object({ userId: id })

/** `GET …/user?userId=…`: 404 for users of other customers. */
export const userAnswerSchema = v.object({ user: userRecordSchema })

/**
 * `POST …/invite`: 409 `attached` for an address of a user of this customer. A user of another customer is asked by
 * mail, and keeps name and number; the answer is the same.
 */
export const inviteUserRequestSchema = v.object({ email: emailSchema, ...userEntries })
export type InviteUserRequest = v.InferOutput<typeof inviteUserRequestSchema>

/**
 * `POST …/save`: 409 `changed` with the current record, `lastAdministrator`; 403 `ownRights` for more rights of one's
 * own.
 */
export const saveUserRequestSchema = v.object({
  userId: id,
  version: versionSchema,
  email: emailSchema,
  ...userEntries,
})
export type SaveUserRequest = v.InferOutput<typeof saveUserRequestSchema>
export const changedUserSchema = changedSchema(userRecordSchema)

export const userActions = ['lock', 'unlock', 'deactivate', 'reactivate', 'remove'] as const
export type UserAction = (typeof userActions)[number]
/** `POST …/setstate`: a repeat changes nothing. */
export const userStateRequestSchema = v.object({ userId: id, action: v.picklist(userActions) })

/** `POST …/bulk`: one change of several users, each in a transaction of its own. */
export const bulkUsersRequestSchema = v.object({
  userIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostBulkUsers)),
  change: v.variant('kind', [
    v.object({ kind: v.literal('roles'), roles: v.pipe(v.array(roleSchema), v.maxLength(20)) }),
    v.object({ kind: v.literal('limits'), ...limits }),
    v.object({ kind: v.literal('approver'), approverId: v.pipe(v.string(), v.maxLength(64)) }),
    v.object({ kind: v.literal('action'), action: v.picklist(userActions) }),
  ]),
})
export type BulkUsersRequest = v.InferOutput<typeof bulkUsersRequestSchema>
/** In the order of the request. `code` is empty for users who were changed. */
export const bulkUsersAnswerSchema = v.object({
  results: v.array(v.object({ userId: v.string(), name: v.string(), code: v.string() })),
})
export type BulkUsersAnswer = v.InferOutput<typeof bulkUsersAnswerSchema>

/** `POST …/rolelimits`: limits of users without own ones. 409 `changed` if `stamp` is an older state. */
export const roleLimitsRequestSchema = v.object({
  stamp: v.pipe(v.string(), v.maxLength(64)),
  roles: v.pipe(v.array(v.object({ role: roleSchema, ...limits })), v.maxLength(100)),
})
export const changedRoleLimitsSchema = changedSchema(userChoicesSchema)

/** Columns of an import, in the order of its template. Only `email`, `firstName` and `lastName` are required. */
export const importColumns = [
  'email',
  'firstName',
  'lastName',
  'mobile',
  'language',
  'roles',
  'orderLimit',
  'periodLimit',
  'period',
  'approverEmail',
] as const
export type ImportColumn = (typeof importColumns)[number]

/**
 * `POST …/import`: a file that was uploaded for `userImport`. 400 `noTable`, `columns`, `tooManyLines` or `empty`.
 * `GET …/importresult` follows it.
 */
export const importUsersRequestSchema = v.object({ fileId: fileIdSchema })
export const importUsersAnswerSchema = v.object({ importId: v.string() })
export const importResultQuerySchema = v.object({ importId: id })
export const importResultSchema = v.object({
  state: v.picklist(['queued', 'running', 'ready', 'failed', 'cancelled']),
  /** Why it failed; empty otherwise. */
  code: v.string(),
  done: v.number(),
  total: v.number(),
  counts: v.object({
    invited: v.number(),
    changed: v.number(),
    unchanged: v.number(),
    refused: v.number(),
  }),
  /** Every refused line and as many others as fit, at most 2,000. */
  lines: v.array(
    v.object({
      line: v.number(),
      email: v.string(),
      outcome: v.picklist(['invited', 'changed', 'unchanged', 'refused']),
      code: v.string(),
      field: v.string(),
    }),
  ),
})
export type ImportResult = v.InferOutput<typeof importResultSchema>
