import * as v from 'valibot'
import { moneySchema, pathSchema, quantitySchema, textLanguage } from '../common.ts'
import { chosenSchema } from '../catalogue/configuration.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import { openOrdersSchema } from '../orders.ts'
import { approvalReasonKinds, approvalReasonSchema } from './need.ts'

/** States of a request. `waiting` and `partlyApproved` are open. `failed` went back to the buyer. */
export const approvalStates = [
  'waiting',
  'partlyApproved',
  'ordered',
  'rejected',
  'withdrawn',
  'expired',
  'failed',
] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalEventKinds = [
  'sent',
  'approved',
  'changed',
  'forwarded',
  'question',
  'answer',
  'rejected',
  'withdrawn',
  'expired',
  'failed',
  'ordered',
  'reminded',
  'restored',
  // Those who were asked may no longer approve it: others are asked, or nobody can be.
  'reassigned',
  'unassigned',
] as const
export type ApprovalEventKind = (typeof approvalEventKinds)[number]

/** Requests per page of the list. */
export const approvalsPerPage = 25
export const approvalSorts = ['createdAt', 'number', 'sum', 'deadlineAt'] as const
export type ApprovalSort = (typeof approvalSorts)[number]

/** Requests that one call approves at most, and characters of a comment. */
export const mostBulkApprovals = 100
export const longestApprovalText = 1000

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(longestApprovalText))

const approvalFilterSchema = listFilterSchema(approvalSorts, {
  /** Waiting for the caller, sent by the caller, or ended; `all` that the caller may see also without it. */
  part: v.optional(
    v.picklist(['', 'all', 'waiting', 'mine', 'history'], 'There is no such part of the list.'),
    '',
  ),
  status: severalSchema(approvalStates),
  reason: severalSchema(approvalReasonKinds),
})
export type ApprovalFilterQuery = v.InferOutput<typeof approvalFilterSchema>
export const approvalListQuerySchema = v.object({ ...listPageEntry, ...approvalFilterSchema.entries })
export const approvalExportQuerySchema = v.object({ ...exportFormatEntry, ...approvalFilterSchema.entries })

const headEntries = {
  requestId: v.string(),
  number: v.string(),
  version: v.number(),
  state: v.picklist(approvalStates),
  buyer: v.string(),
  /** Sent by the caller. */
  isOwn: v.boolean(),
  /** The caller may decide it now. */
  canDecide: v.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  deadlineAt: v.string(),
  /** Whole days since it was sent. */
  ageDays: v.number(),
  /** Of the goods when it was sent, without VAT and freight; null if prices are not visible. */
  sum: v.nullable(moneySchema),
  currency: v.string(),
  lineCount: v.number(),
  reasonKinds: v.array(v.picklist(approvalReasonKinds)),
  reference: v.string(),
  project: v.string(),
  /** The names of those whose decision is waited for. Empty for an open request that nobody may approve at present. */
  waitingFor: v.array(v.string()),
  /** Empty until it is ordered. */
  orderNumber: v.string(),
}
export const approvalHeadSchema = v.object(headEntries)
export type ApprovalHead = v.InferOutput<typeof approvalHeadSchema>

/** `GET /api/my-pages/attestation`: newest first, 25 a page. `from` and `to` are days on which requests were sent. */
export const approvalListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** Whether the caller may approve at all. */
  canApprove: v.boolean(),
  requests: v.array(approvalHeadSchema),
})
export type ApprovalList = v.InferOutput<typeof approvalListSchema>

/** `GET …/summary`: figures of the overview. `canApprove` is false for users who never approve. */
export const approvalSummarySchema = v.object({
  canApprove: v.boolean(),
  waiting: v.number(),
  /** Of those, the ones whose deadline is within a day. */
  urgent: v.number(),
  mineOpen: v.number(),
  /** Own requests that came back and whose cart can be restored. */
  mineReturned: v.number(),
})
export type ApprovalSummary = v.InferOutput<typeof approvalSummarySchema>

/** What has changed about a line or an order since it was sent. `field` is a field of the order with `refused`. */
export const approvalFailureSchema = v.object({
  kind: v.picklist(['price', 'stock', 'notOrderable', 'missing', 'refused', 'buyer']),
  name: v.string(),
  before: v.nullable(moneySchema),
  after: v.nullable(moneySchema),
  /** With `stock`: the day from which the line can be delivered; empty if it is unknown. */
  day: v.string(),
  field: v.string(),
})
export type ApprovalFailure = v.InferOutput<typeof approvalFailureSchema>

export const approvalLineSchema = v.object({
  lineId: v.string(),
  name: v.string(),
  ...textLanguage,
  variantNbr: v.string(),
  url: pathSchema,
  imageUrl: pathSchema,
  quantitySent: v.number(),
  /** 0 for a line that an approver has removed. */
  quantity: v.number(),
  /** Steps of the quantity. */
  unitVolume: v.number(),
  unit: v.string(),
  priceUnit: v.string(),
  priceSent: v.nullable(moneySchema),
  priceNow: v.nullable(moneySchema),
  totalSent: v.nullable(moneySchema),
  totalNow: v.nullable(moneySchema),
  isFreeText: v.boolean(),
  /** Print, embroidery and other choices, while the cart of the request is kept. */
  configuration: v.array(chosenSchema),
  note: v.string(),
  goodsMark: v.string(),
})

/** A budget or a limit per period with what this order does to it. */
export const approvalBudgetSchema = v.object({
  kind: v.picklist(['costCentre', 'period']),
  subject: v.string(),
  limit: moneySchema,
  before: moneySchema,
  after: moneySchema,
})

/** One request as its page shows it. */
export const approvalRequestSchema = v.object({
  ...headEntries,
  openOrders: openOrdersSchema,
  reasons: v.array(approvalReasonSchema),
  lines: v.array(approvalLineSchema),
  /** Of the lines at the prices of now; null if prices are not visible. */
  totals: v.nullable(
    v.object({ sum: moneySchema, freight: moneySchema, vat: moneySchema, total: moneySchema }),
  ),
  budgets: v.array(approvalBudgetSchema),
  /** What would send it back now. */
  changes: v.array(approvalFailureSchema),
  /** Why it went back, with the state `failed`. */
  failures: v.array(approvalFailureSchema),
  requestedDeliveryDate: v.string(),
  /** The first day on which it can be delivered, if the requested one has passed; otherwise empty. */
  possibleDate: v.string(),
  /** The last day on which a line can be delivered, if that is after the requested day; otherwise empty. */
  lateDay: v.string(),
  deliveryMethod: v.picklist(['delivery', 'pickup']),
  partDelivery: v.boolean(),
  address: v.object({ name: v.string(), street: v.string(), postalCode: v.string(), city: v.string() }),
  goodsMark: v.string(),
  costCentre: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  steps: v.array(
    v.object({
      approvers: v.array(v.string()),
      /** Empty until it is decided. */
      decidedBy: v.string(),
      decidedAt: v.string(),
    }),
  ),
  events: v.array(
    v.object({
      at: v.string(),
      userName: v.string(),
      kind: v.picklist(approvalEventKinds),
      text: v.string(),
    }),
  ),
  /** To whom the caller may forward it. */
  colleagues: v.array(v.object({ userId: v.string(), name: v.string() })),
  canChange: v.boolean(),
  canWithdraw: v.boolean(),
  canRestore: v.boolean(),
  /** The caller may ask, or answer as the buyer. */
  canWrite: v.boolean(),
})
export type ApprovalRequest = v.InferOutput<typeof approvalRequestSchema>

export const approvalIdQuerySchema = v.object({ requestId: id })
/** `GET …/request?requestId=…`: 404 for requests that the caller has nothing to do with. */
export const approvalAnswerSchema = v.object({ request: approvalRequestSchema })

const named = { requestId: id, version: versionSchema }
/** `POST …/approve`: 409 `decided` with the state, `limit`. `changes` lowers quantities; 0 removes a line. */
export const approveRequestSchema = v.object({
  ...named,
  comment: v.optional(textSchema, ''),
  changes: v.optional(
    v.pipe(
      v.array(v.object({ lineId: id, quantity: v.union([v.literal(0), quantitySchema]) })),
      v.maxLength(1000),
    ),
    [],
  ),
})
/** `POST …/reject`: a comment is required. */
export const rejectRequestSchema = v.object({ ...named, comment: v.pipe(textSchema, v.minLength(1)) })
export const forwardRequestSchema = v.object({ ...named, userId: id, comment: v.optional(textSchema, '') })
export const approvalMessageSchema = v.object({ requestId: id, text: v.pipe(textSchema, v.minLength(1)) })
export const withdrawRequestSchema = v.object(named)
export const bulkApproveSchema = v.object({
  requests: v.pipe(v.array(v.object(named)), v.minLength(1), v.maxLength(mostBulkApprovals)),
})
/**
 * In the order of the request. `code` is empty for requests that were approved, ordered or sent back (`state`);
 * `dayPassed` for one whose requested day has passed, which has to be opened to see the new one.
 */
export const bulkApproveAnswerSchema = v.object({
  results: v.array(
    v.object({ requestId: v.string(), number: v.string(), code: v.string(), state: v.string() }),
  ),
})

/** 409: somebody has decided meanwhile, or the caller must not decide. */
export const decidedSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  traceId: v.optional(v.string()),
  state: v.optional(v.picklist(approvalStates)),
})

/** `POST /api/cart/sendforapproval` answers with the number of the request. */
export const sentForApprovalSchema = v.object({ requestId: v.string(), number: v.string() })

/** The state of a request after a decision. `failed` went back to the buyer. */
export const decidedAnswerSchema = v.object({ state: v.picklist(approvalStates), orderNumber: v.string() })
export const withdrawnSchema = v.object({ state: v.picklist(approvalStates) })
