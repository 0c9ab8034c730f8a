import * as v from 'valibot'
import { moneySchema, oneLineSchema } from '../common.ts'
import { listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import { fifthBrand, siteKeys } from '../sites/sites.ts'
import { fileIdSchema, fileNameSchema } from '../files.ts'
import { returnHeadSchema, returnKinds, returnSchema, returnSorts, returnStates } from './returns.ts'

const number = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
/** Files that the seller has uploaded for the case. */
const files = v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(10, 'At most 10 files.')), [])
const text = v.pipe(v.string(), v.trim(), v.maxLength(2000))

/**
 * `GET /operator/returns`: sellers see the cases of all customers, except drafts and kinds that they may not answer.
 * Without a state, those that have not ended, the one that was changed longest ago first.
 */
export const sellerReturnsQuerySchema = v.object({
  ...listFilterSchema(returnSorts, {
    state: severalSchema(returnStates),
    kind: severalSchema(returnKinds),
  }).entries,
  ...listPageEntry,
})
export type SellerReturnsQuery = v.InferOutput<typeof sellerReturnsQuerySchema>

const sellerHead = {
  ...returnHeadSchema.entries,
  customer: v.string(),
  customerNumber: v.string(),
  site: v.picklist([...siteKeys, fifthBrand.brand]),
}
export const sellerReturnsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  returns: v.array(v.object(sellerHead)),
})
export type SellerReturns = v.InferOutput<typeof sellerReturnsSchema>

/** States to which a seller moves a case. */
export const sellerReturnSteps = [
  'inReview',
  'moreInformation',
  'approved',
  'waitingForGoods',
  'received',
  'credited',
  'replaced',
  'rejected',
] as const
export type SellerReturnStep = (typeof sellerReturnSteps)[number]

/** `GET /operator/returns/case?number=…`: one case with what the seller can do now. */
export const sellerReturnSchema = v.object({
  ...v.omit(returnSchema, ['actions', 'hasSlip', 'hasLabel', 'openOrders']).entries,
  ...sellerHead,
  lines: v.array(
    v.object({
      ...returnSchema.entries.lines.item.entries,
      /** The price per `priceUnit` at which the line was invoiced; null if it is on no invoice. */
      invoicedPrice: v.nullable(moneySchema),
      priceUnit: v.string(),
      currency: v.string(),
    }),
  ),
  steps: v.array(v.picklist(sellerReturnSteps)),
  canWrite: v.boolean(),
  /** The case names no order and no invoice yet, and is in review. */
  canAssign: v.boolean(),
})
export type SellerReturn = v.InferOutput<typeof sellerReturnSchema>

/**
 * `POST /operator/returns/step`: moves a case. A question and a rejection need a message; `replaced` needs the number
 * of the order that replaces the goods; `feeThousandths` replaces the usual fee with the approval. `creditedPrices` are
 * the right prices of lines that were invoiced at a higher one: `credited` credits the difference. A complaint about a
 * price needs at least one.
 */
export const sellerReturnStepSchema = v.object({
  number,
  version,
  to: v.picklist(sellerReturnSteps),
  message: v.optional(text, ''),
  files,
  feeThousandths: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
    null,
  ),
  replacementOrderNumber: v.optional(v.pipe(oneLineSchema, v.maxLength(40)), ''),
  creditedPrices: v.optional(
    v.pipe(
      v.array(
        v.object({
          /** Of the line of the case. */
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          unitPrice: v.pipe(moneySchema, v.minValue(0)),
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
})
export type SellerReturnStepRequest = v.InferOutput<typeof sellerReturnStepSchema>

/**
 * `POST /operator/returns/assign`: ties a case in review without an order to an invoice or an order of its customer,
 * line by line.
 */
export const sellerReturnAssignSchema = v.object({
  number,
  version,
  /** Number of the invoice or the order. */
  document: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(40)),
  lines: v.pipe(
    v.array(
      v.object({
        /** Of the line of the case. */
        position: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** Of the line of the document. */
        documentLine: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})
export type SellerReturnAssignRequest = v.InferOutput<typeof sellerReturnAssignSchema>

/** `POST /operator/returns/message`. */
export const sellerReturnMessageSchema = v.object({
  number,
  message: v.pipe(text, v.minLength(1, 'Write a message.')),
  files,
})
/** `POST /operator/returns/upload`: the body is the content of a file for a case; answers with its `fileId`. */
export const sellerReturnUploadQuerySchema = v.object({ number, name: fileNameSchema })
export const sellerReturnQuerySchema = v.object({ number })
export const sellerReturnFileQuerySchema = v.object({ number, fileId: fileIdSchema })
