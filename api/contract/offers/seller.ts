import * as v from 'valibot'
import { isTime, moneySchema, quantitySchema } from '../common.ts'
import { fileIdSchema, fileNameSchema } from '../files.ts'
import { fifthBrand, siteKeys } from '../sites/sites.ts'
import { listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import {
  longestOfferText,
  mostOfferFiles,
  mostOfferLines,
  offerIdSchema,
  offerNoteSchema,
  offerSchema,
  offerSorts,
  offerHeadSchema,
  offerTextSchema,
} from './offers.ts'
import { offerLineKinds, offerStates } from './states.ts'

const id = offerIdSchema
/** Files that the seller has uploaded for the offer. */
const files = v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(mostOfferFiles)), [])
const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostOfferLines))

/** Sellers see all customers' offers except drafts. */
export const sellerOfferQuerySchema = v.object({
  ...listFilterSchema(offerSorts, {
    status: severalSchema(offerStates),
    mine: v.optional(v.picklist(['', '1'], 'Offers are filtered by 1.'), ''),
  }).entries,
  ...listPageEntry,
})
export type SellerOfferQuery = v.InferOutput<typeof sellerOfferQuerySchema>

const sellerHead = {
  ...offerHeadSchema.entries,
  customer: v.string(),
  customerNumber: v.string(),
  site: v.picklist([...siteKeys, fifthBrand.brand]),
  isMine: v.boolean(),
}
export const sellerOfferListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  offers: v.array(v.object(sellerHead)),
})
export type SellerOfferList = v.InferOutput<typeof sellerOfferListSchema>

/** What a seller may do with an offer now. */
export const sellerOfferActions = ['take', 'answer', 'extend', 'message'] as const
export type SellerOfferAction = (typeof sellerOfferActions)[number]
export const sellerOfferSchema = v.object({
  ...v.omit(offerSchema, ['allowed', 'hidesPrices', 'openOrders']).entries,
  ...sellerHead,
  allowed: v.array(v.picklist(sellerOfferActions)),
})
export type SellerOffer = v.InferOutput<typeof sellerOfferSchema>

/** An instant to the minute, as `2026-12-24T16:00Z`. */
const minute = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::00(?:\.000)?)?Z$/u, 'The time must be to the minute, in UTC.'),
  v.check(isTime, 'There is no such time.'),
  v.transform((text) => new Date(text).toISOString()),
)

const mostMoney = 100_000_000_000

/**
 * A new version. A line repeats one of the current version (`position`), or adds an article by its number (`position`
 * 0). `place` names the line for `alternativeTo`.
 */
export const sellerAnswerSchema = v.object({
  offerId: id,
  files,
  revision,
  validUntil: minute,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestOfferText)), ''),
  lines: v.pipe(
    v.array(
      v.object({
        position,
        variantNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
        quantity: quantitySchema,
        offeredPrice: v.pipe(moneySchema, v.minValue(1), v.maxValue(mostMoney)),
        kind: v.optional(v.picklist(offerLineKinds), 'ordinary'),
        /** Index in `lines` of the replaced line, from 1; 0 for others. */
        alternativeTo: v.optional(position, 0),
        note: offerNoteSchema,
      }),
    ),
    v.minLength(1, 'An offer has at least one line.'),
    v.maxLength(mostOfferLines),
  ),
})
export type SellerAnswer = v.InferInput<typeof sellerAnswerSchema>

export const sellerTakeSchema = v.object({ offerId: id, revision })
export const sellerExtendSchema = v.object({ offerId: id, revision, validUntil: minute })
export const sellerMessageSchema = v.object({ offerId: id, text: offerTextSchema, files })
/** `POST /operator/offers/upload`: the body is the content of a file for an offer; answers with its `fileId`. */
export const sellerUploadQuerySchema = v.object({ offerId: id, name: fileNameSchema })
export const sellerFileQuerySchema = v.object({ offerId: id, fileId: id })
