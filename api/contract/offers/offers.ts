import * as v from 'valibot'
import { moneySchema, oneLineSchema, pathSchema, quantitySchema, textLanguage } from '../common.ts'
import { chosenSchema } from '../catalogue/configuration.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import { fileIdSchema, keptFileSchema } from '../files.ts'
import { openOrdersSchema } from '../orders.ts'
import { offerLineKinds, offerMessageKinds, offerStates } from './states.ts'

/** Lines that an offer has at most. */
export const mostOfferLines = 500
/** Files of an offer at most. */
export const mostOfferFiles = 10
export const longestOfferName = 80
export const longestOfferText = 2000
export const longestOfferNote = 200

export const offerIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const name = v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longestOfferName))
const project = v.optional(v.pipe(oneLineSchema, v.maxLength(40)), '')
export const offerNoteSchema = v.optional(v.pipe(oneLineSchema, v.maxLength(longestOfferNote)), '')
export const offerTextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestOfferText))
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfferLines))
/** An article number as a buyer writes it. */
const typedNumber = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50))

/** Columns by which offers can be sorted. */
export const offerSorts = ['number', 'name', 'updatedAt', 'validUntil', 'sum'] as const
export type OfferSort = (typeof offerSorts)[number]

const filters = {
  status: severalSchema(offerStates),
  /** `me`: requested by the caller. */
  createdBy: v.optional(v.picklist(['', 'me'], 'Offers are filtered by me.'), ''),
}
export const offerFilterSchema = listFilterSchema(offerSorts, filters)
export type OfferFilterQuery = v.InferOutput<typeof offerFilterSchema>
export const offerListQuerySchema = v.object({ ...offerFilterSchema.entries, ...listPageEntry })
export type OfferListQuery = v.InferOutput<typeof offerListQuerySchema>
export const offerExportQuerySchema = v.object({ ...offerFilterSchema.entries, ...exportFormatEntry })

export const offersPerPage = 25

/** The head of an offer. Times are ISO 8601 in UTC; sums are null before an offer and for users who see no prices. */
export const offerHeadSchema = v.object({
  offerId: v.string(),
  number: v.string(),
  name: v.string(),
  project: v.string(),
  state: v.picklist(offerStates),
  createdBy: v.string(),
  /** The seller; empty until one has taken the request. */
  seller: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  validUntil: v.nullable(v.string()),
  sum: v.nullable(moneySchema),
  currency: v.string(),
})
export type OfferHead = v.InferOutput<typeof offerHeadSchema>

/** `GET /api/my-pages/offers`. */
export const offerListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  offers: v.array(offerHeadSchema),
})
export type OfferList = v.InferOutput<typeof offerListSchema>

/** A line of a version. Prices are per `priceUnit`. */
export const offerLineSchema = v.object({
  position: v.number(),
  variantNumber: v.string(),
  name: v.string(),
  ...textLanguage,
  url: v.nullable(pathSchema),
  imageUrl: pathSchema,
  configuration: v.array(chosenSchema),
  quantity: v.number(),
  unit: v.string(),
  priceUnit: v.string(),
  decimalPrecision: v.number(),
  /** The ordinary price, the customer's own price on the day of the version, and the offered price. */
  listPrice: v.nullable(moneySchema),
  customerPrice: v.nullable(moneySchema),
  offeredPrice: v.nullable(moneySchema),
  /** Offered below the customer's own price, in tenths of a percent. */
  discount: v.nullable(v.number()),
  total: v.nullable(moneySchema),
  kind: v.picklist(offerLineKinds),
  alternativeTo: v.number(),
  note: v.string(),
  /**
   * `open` can be accepted; `inCart` is in a cart; `ordered` is in an order; empty in versions that are not current.
   */
  use: v.picklist(['', 'open', 'inCart', 'ordered']),
  /** The order that has the line; empty without one. */
  orderNumber: v.string(),
})
export type OfferLine = v.InferOutput<typeof offerLineSchema>

export const offerVersionSchema = v.object({
  version: v.number(),
  createdAt: v.string(),
  seller: v.string(),
  validUntil: v.nullable(v.string()),
  note: v.string(),
  sum: v.nullable(moneySchema),
  lines: v.array(offerLineSchema),
})
export type OfferVersion = v.InferOutput<typeof offerVersionSchema>

export const offerMessageSchema = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.picklist(offerMessageKinds),
  author: v.string(),
  isSeller: v.boolean(),
  text: v.string(),
})

/** `GET /api/my-pages/offers/offer?offerId=`. `allowed` are the actions that the state allows now. */
export const offerActions = [
  'edit',
  'send',
  'cancel',
  'askChange',
  'askExtension',
  'requestAgain',
  'accept',
  'release',
  'decline',
  'message',
] as const
export type OfferAction = (typeof offerActions)[number]
export const offerSchema = v.object({
  ...offerHeadSchema.entries,
  revision: v.number(),
  asksExtension: v.boolean(),
  allowed: v.array(v.picklist(offerActions)),
  /** The request first, then each version. */
  versions: v.array(offerVersionSchema),
  messages: v.array(offerMessageSchema),
  files: v.array(keptFileSchema),
  openOrders: openOrdersSchema,
  /** The user sees no prices. */
  hidesPrices: v.boolean(),
})
export type Offer = v.InferOutput<typeof offerSchema>

export const offerQuerySchema = v.object({ offerId: offerIdSchema })

/** `POST /api/my-pages/offers/request`: a draft from the caller's cart, one of its lists, or rows of a file. */
export const offerRequestSchema = v.object({
  name,
  project,
  from: v.variant('kind', [
    v.object({ kind: v.literal('cart') }),
    v.object({ kind: v.literal('list'), listId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    v.object({
      kind: v.literal('rows'),
      rows: v.pipe(
        v.array(v.object({ variantNumber: typedNumber, quantity: quantitySchema })),
        v.minLength(1),
        v.maxLength(mostOfferLines),
      ),
    }),
  ]),
})
export type OfferRequest = v.InferInput<typeof offerRequestSchema>

const shown = { offerId: offerIdSchema, revision }
/** `POST …/edit`: the draft as it is to be. Lines that are left out are removed. */
export const offerEditSchema = v.object({
  ...shown,
  name,
  project,
  lines: v.pipe(
    v.array(v.object({ position, quantity: quantitySchema, note: offerNoteSchema })),
    v.minLength(1, 'An offer has at least one line.'),
    v.maxLength(mostOfferLines),
  ),
  /** Further lines by article number. */
  added: v.optional(
    v.pipe(
      v.array(v.object({ variantNumber: typedNumber, quantity: quantitySchema, note: offerNoteSchema })),
      v.maxLength(mostOfferLines),
    ),
    [],
  ),
})
export type OfferEdit = v.InferInput<typeof offerEditSchema>

/** `POST …/send`, `…/cancel`, `…/requestagain`, `…/release`: `text` is for the seller. */
export const offerStepSchema = v.object({
  ...shown,
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestOfferText)), ''),
})
/** `POST …/askchange`, `…/askextension`, `…/decline`: with a reason. */
export const offerReasonSchema = v.object({ ...shown, text: offerTextSchema })
/** `POST …/accept`: the lines that go into the caller's cart. */
export const offerAcceptSchema = v.object({
  ...shown,
  positions: v.pipe(v.array(position), v.minLength(1), v.maxLength(mostOfferLines)),
})
/** `POST …/message`, with files that the caller has uploaded for the purpose `offerFile`. */
export const offerMessageRequestSchema = v.object({
  offerId: offerIdSchema,
  text: offerTextSchema,
  files: v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(mostOfferFiles)), []),
})
/** `POST …/copy`: a new draft of the same lines. */
export const offerCopySchema = v.object({ offerId: offerIdSchema })

export const offerChangedSchema = v.object({ offerId: v.string(), number: v.string() })
/**
 * Why a request is without a line. `unknown`: no article has the number. `ambiguous`: several have it. `quantity`: no
 * line can have the quantity. `gone`: the article has left the catalogue. `locked`: the line of the cart belongs to
 * another document.
 */
export const offerLeftOutReasons = ['unknown', 'ambiguous', 'quantity', 'gone', 'locked'] as const
/** A line that a request is without. `text` names it: the number, or the article. */
export const offerLeftOutSchema = v.object({ text: v.string(), reason: v.picklist(offerLeftOutReasons) })
export type OfferLeftOut = v.InferOutput<typeof offerLeftOutSchema>
/** A draft that was made or changed, and each line that it is without. */
export const offerRequestAnswerSchema = v.object({
  ...offerChangedSchema.entries,
  lineCount: v.number(),
  leftOut: v.array(offerLeftOutSchema),
})
/** What became of each accepted line. `notBuyable` and `configure` lines are not in the cart. */
export const offerAcceptAnswerSchema = v.object({
  success: v.literal(true),
  cartCount: v.number(),
  results: v.array(
    v.object({
      position: v.number(),
      name: v.string(),
      outcome: v.picklist(['added', 'notBuyable']),
    }),
  ),
})
export type OfferAcceptAnswer = v.InferOutput<typeof offerAcceptAnswerSchema>

/** `GET /api/my-pages/offers/expiring`: offers that can be accepted and expire within seven days. */
export const expiringOffersSchema = v.object({ offers: v.array(offerHeadSchema) })
export type ExpiringOffers = v.InferOutput<typeof expiringOffersSchema>
