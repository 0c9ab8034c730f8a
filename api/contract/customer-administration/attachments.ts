import * as v from 'valibot'
import { oneLineSchema } from '../common.ts'
import {
  exportFormatEntry,
  listFilterSchema,
  listPageEntry,
  severalSchema,
  undatedListFilterSchema,
} from '../list-query.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const role = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const rolesSchema = v.pipe(v.array(role), v.maxLength(20))

/** States of a request to act for a further customer. */
export const attachmentRequestStates = ['sent', 'approved', 'rejected', 'withdrawn', 'expired'] as const
export type AttachmentRequestState = (typeof attachmentRequestStates)[number]

/** A customer that the user may act for. `nickname`, `hidden` and the order are for that user alone. */
export const attachmentSchema = v.object({
  customerId: v.string(),
  number: v.string(),
  name: v.string(),
  nickname: v.string(),
  address: v.string(),
  city: v.string(),
  /** Names of the user's roles there. */
  roles: v.array(v.string()),
  /** The user acts for it after signing in on this site. */
  isDefault: v.boolean(),
  /** Left out of the menus in which the user switches customers. */
  hidden: v.boolean(),
  isCurrent: v.boolean(),
  /** The parent company, if the user is attached to it too. */
  parentId: v.nullable(v.string()),
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

const request = {
  requestId: v.string(),
  state: v.picklist(attachmentRequestStates),
  message: v.string(),
  /** Why it was rejected. */
  reason: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  changedAt: v.string(),
  expiresAt: v.string(),
}
/** A request as its sender sees it: the numbers as typed, whether or not there is such a customer. */
export const ownAttachmentRequestSchema = v.object({
  ...request,
  customerNumber: v.string(),
  organisationNumber: v.string(),
})
export type OwnAttachmentRequest = v.InferOutput<typeof ownAttachmentRequestSchema>

/** A request as the administrators of its customer see it. */
export const receivedAttachmentRequestSchema = v.object({
  ...request,
  userName: v.string(),
  email: v.string(),
  decidedBy: v.string(),
})
export type ReceivedAttachmentRequest = v.InferOutput<typeof receivedAttachmentRequestSchema>

/** Customers of a user per page. */
export const attachedPerPage = 25
export const attachedSorts = ['number', 'name', 'city'] as const
export type AttachedSort = (typeof attachedSorts)[number]

const attachedFilterSchema = undatedListFilterSchema(attachedSorts, {
  status: v.optional(v.picklist(['', 'shown', 'hidden'], 'A customer is shown or hidden.'), ''),
})
export type AttachedFilterQuery = v.InferOutput<typeof attachedFilterSchema>
export const attachedListQuerySchema = v.object({ ...listPageEntry, ...attachedFilterSchema.entries })
/** `GET /api/customer/attached/export`. */
export const attachedExportQuerySchema = v.object({ ...exportFormatEntry, ...attachedFilterSchema.entries })

/**
 * `GET /api/customer/attached/list`: the user's customers on this site, in the user's order unless another is asked
 * for.
 */
export const attachedListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  customers: v.array(attachmentSchema),
})
export type AttachedList = v.InferOutput<typeof attachedListSchema>

/** States of received requests. Nobody but its sender sees a request that was withdrawn. */
export const receivedRequestStates = ['sent', 'approved', 'rejected', 'expired'] as const

/** Received requests per page. */
export const receivedRequestsPerPage = 10
export const receivedRequestSorts = ['createdAt', 'userName', 'state'] as const
export type ReceivedRequestSort = (typeof receivedRequestSorts)[number]

/** `from` and `to` are days on which requests were sent. */
const receivedRequestFilterSchema = listFilterSchema(receivedRequestSorts, {
  state: severalSchema(receivedRequestStates),
})
export type ReceivedRequestFilterQuery = v.InferOutput<typeof receivedRequestFilterSchema>
export const receivedRequestsQuerySchema = v.object({
  ...listPageEntry,
  ...receivedRequestFilterSchema.entries,
})
/**
 * `GET /api/customer/attachmentrequest/received`: those that wait for the current customer, then the newest, unless
 * another order is asked for.
 */
export const receivedRequestsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  requests: v.array(receivedAttachmentRequestSchema),
})
export type ReceivedRequests = v.InferOutput<typeof receivedRequestsSchema>

/** `GET /api/customer/attachmentrequest/received/export`. */
export const receivedRequestExportQuerySchema = v.object({
  ...exportFormatEntry,
  ...receivedRequestFilterSchema.entries,
})

/** `GET /api/customer/attached`: the user's customers on this site, in the user's order, and the user's requests. */
export const attachedSchema = v.object({
  customers: v.array(attachmentSchema),
  /** The user's own, newest first, 20 at most. */
  requests: v.array(ownAttachmentRequestSchema),
  /** Roles that can be given; empty without perm:adminUsers. */
  roles: v.array(v.string()),
})
export type Attached = v.InferOutput<typeof attachedSchema>

/** `POST /api/customer/attached/order`: all customers of `GET /api/customer/attached`, in the new order. */
export const attachedOrderRequestSchema = v.object({
  customerIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)),
})
export const attachedDefaultRequestSchema = v.object({ customerId: id })
export const attachedHiddenRequestSchema = v.object({ customerId: id, hidden: v.boolean() })
export const attachedNicknameRequestSchema = v.object({
  customerId: id,
  nickname: v.pipe(oneLineSchema, v.maxLength(40)),
})
/** `POST /api/customer/attached/detach`: 409 `current`, `lastCustomer` or `lastAdministrator`. */
export const detachRequestSchema = v.object({ customerId: id })

/**
 * `POST /api/customer/attachmentrequest/send`: the answer is the same whether or not there is such a customer. 409
 * `alreadyAttached`, `alreadySent`, `tooMany`.
 */
export const sendAttachmentRequestSchema = v.object({
  customerNumber: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(20)),
  organisationNumber: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(20)),
  message: v.optional(v.pipe(oneLineSchema, v.maxLength(300)), ''),
})
export const sentAttachmentRequestSchema = v.object({ request: ownAttachmentRequestSchema })
export const attachmentRequestIdSchema = v.object({ requestId: id })

/** `POST /api/customer/attachmentrequest/decide`: 409 `decided` if it does not wait any more. */
export const decideAttachmentRequestSchema = v.object({
  requestId: id,
  approve: v.boolean(),
  /** At least one if approved. */
  roles: v.optional(rolesSchema, []),
  /** Required if rejected. */
  reason: v.optional(v.pipe(oneLineSchema, v.maxLength(300)), ''),
})

/** Users per page of the matrix. */
export const matrixPerPage = 20

export const matrixSorts = ['name', 'lastSignInAt'] as const
export type MatrixSort = (typeof matrixSorts)[number]

/**
 * `role` and `customer` together: users with the role at the customer. `from` and `to` are days of the last sign-in.
 */
const matrixFilterSchema = listFilterSchema(matrixSorts, {
  role: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  customer: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})
export type MatrixFilterQuery = v.InferOutput<typeof matrixFilterSchema>

/** `GET /api/customer/matrix`: users and their roles at the customers whose users the caller administers. */
export const matrixQuerySchema = v.object({ ...listPageEntry, ...matrixFilterSchema.entries })
/** `GET /api/customer/matrix/export`: a row per user, a column per customer; 409 `tooManyRows`. */
export const matrixExportQuerySchema = v.object({ ...exportFormatEntry, ...matrixFilterSchema.entries })
const matrixCellSchema = v.object({
  customerId: v.string(),
  /** Null if the user is not attached there. */
  roles: v.nullable(v.array(v.string())),
})
const matrixUserSchema = v.object({
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  /** The caller: own roles cannot be changed. */
  isSelf: v.boolean(),
  /** When the user last signed in for one of the customers, ISO 8601 in UTC; empty if never. */
  lastSignInAt: v.string(),
  cells: v.array(matrixCellSchema),
})
export const matrixSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  roles: v.array(v.string()),
  customers: v.array(v.object({ customerId: v.string(), number: v.string(), name: v.string() })),
  users: v.array(matrixUserSchema),
})
export type Matrix = v.InferOutput<typeof matrixSchema>

/** `POST /api/customer/matrix/save`: 409 `changed` with the current roles if they are not `before` any more. */
export const saveMatrixCellRequestSchema = v.object({
  userId: id,
  customerId: id,
  before: v.nullable(rolesSchema),
  /** Null detaches the user. */
  roles: v.nullable(rolesSchema),
})
export const savedMatrixCellSchema = v.object({ roles: v.nullable(v.array(v.string())) })
