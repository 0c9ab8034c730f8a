import * as v from 'valibot'
import { moneySchema } from '../common.ts'
import { limitPeriods } from '../user-administration.ts'

/** Why a cart needs approval: two limits of the user, the budget of a cost centre, a product group, and a new user. */
export const approvalReasonKinds = ['order', 'period', 'costCentre', 'category', 'newUser'] as const
export type ApprovalReasonKind = (typeof approvalReasonKinds)[number]

/** A reason with its figures, in the minor unit without VAT. Amounts are null if prices are not visible. */
export const approvalReasonSchema = v.object({
  kind: v.picklist(approvalReasonKinds),
  /** The limit or budget; null for other reasons. */
  limit: v.nullable(moneySchema),
  /** What was ordered in the running period before. */
  spent: v.nullable(moneySchema),
  /** Of this cart. */
  sum: v.nullable(moneySchema),
  period: v.picklist(['', ...limitPeriods]),
  /** The cost centre or the product group. */
  subject: v.string(),
  /** Number of first orders of a new user that need approval. */
  orders: v.number(),
})
export type ApprovalReason = v.InferOutput<typeof approvalReasonSchema>

/** Why a cart needs approval and by whom. */
export const approvalNeedSchema = v.object({
  reasons: v.array(approvalReasonSchema),
  currency: v.string(),
  /** The names of those who are asked, step by step; one of a step decides. Empty if nobody can approve it. */
  steps: v.array(v.array(v.string())),
})
export type ApprovalNeed = v.InferOutput<typeof approvalNeedSchema>

/** `GET /api/cart/approval?costCentre=…&deliveryMethod=…`: what the order of the cart with these choices needs. */
export const approvalNeedQuerySchema = v.object({
  costCentre: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  deliveryMethod: v.optional(
    v.picklist(['delivery', 'pickup'], 'The method must be delivery or pickup.'),
    'delivery',
  ),
})
export const approvalNeedAnswerSchema = v.object({ approval: v.nullable(approvalNeedSchema) })
