import * as v from 'valibot'
import { orderLineChangeKinds } from './shipments.ts'

export const orderNumberSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** Characters of a comment, and comments of an order. */
export const longestOrderComment = 1000
export const mostOrderComments = 200

/** `POST /api/my-pages/order/comment`: adds a comment that the company and the seller read. */
export const orderCommentRequestSchema = v.object({
  orderNumber: orderNumberSchema,
  content: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'The comment is empty.'),
    v.maxLength(longestOrderComment, `A comment may have ${longestOrderComment} characters.`),
  ),
})

const changedOrder = {
  orderNumber: orderNumberSchema,
  /** That of the order that the user has seen. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

/**
 * `POST /api/my-pages/order/change`: lowers what is still to come of some lines, or cancels it with 0. With `all`
 * instead of lines, everything that can still be cancelled is. Needs perm:order too.
 */
export const orderChangeRequestSchema = v.variant('all', [
  v.strictObject({ ...changedOrder, all: v.literal(true) }),
  v.object({
    ...changedOrder,
    all: v.optional(v.literal(false)),
    lines: v.pipe(
      v.array(
        v.object({
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          /** What shall still come, in order units. */
          remaining: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000)),
        }),
      ),
      v.minLength(1),
      v.maxLength(300, 'At most 300 lines are changed at once.'),
    ),
  }),
])
export type OrderChangeRequest = v.InferOutput<typeof orderChangeRequestSchema>

/** `POST /api/my-pages/order/follow`: lets the user be notified of the deliveries by mail, or not any more. */
export const orderFollowRequestSchema = v.object({ orderNumber: orderNumberSchema, follow: v.boolean() })

export const orderCommentSchema = v.object({
  /** Empty for the seller. */
  userName: v.string(),
  content: v.string(),
  createdAt: v.string(),
})

/** A change of a line after the order. Values are quantities in order units, days or article numbers, by kind. */
export const orderLineChangeSchema = v.object({
  position: v.number(),
  name: v.string(),
  /** Empty for the seller. */
  userName: v.string(),
  kind: v.picklist(orderLineChangeKinds),
  before: v.string(),
  after: v.string(),
  reason: v.string(),
  changedAt: v.string(),
})
export type OrderLineChange = v.InferOutput<typeof orderLineChangeSchema>

export const deliveryNoteQuerySchema = v.object({
  orderNumber: orderNumberSchema,
  /** Number of the delivery note. */
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
})
