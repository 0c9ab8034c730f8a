import * as v from 'valibot'
import { addressSchema } from '../carts/checkout.ts'
import { oneLineSchema } from '../common.ts'
import { fileIdSchema, keptFileSchema } from '../files.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import { openOrdersSchema } from '../orders.ts'

/** What a case is about. */
export const returnKinds = ['return', 'wrongArticle', 'damaged', 'missing', 'quality', 'price'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** States in the order in which a case goes through them; the last four end it. */
export const returnStates = [
  'draft',
  'sent',
  'inReview',
  'moreInformation',
  'approved',
  'waitingForGoods',
  'received',
  'credited',
  'replaced',
  'rejected',
  'cancelled',
] as const
export type ReturnState = (typeof returnStates)[number]

export const wantedResults = ['credit', 'replacement', 'repair'] as const
export type WantedResult = (typeof wantedResults)[number]
export const handovers = ['pickUp', 'handIn'] as const

const number = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const line = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')

/** Cases per page. */
export const returnsPerPage = 20
export const returnSorts = ['number', 'createdAt', 'changedAt'] as const
export type ReturnSort = (typeof returnSorts)[number]

/** Which cases: the free search looks in the numbers of case, order and invoice, in the reason, and in articles. */
const returnFilterSchema = listFilterSchema(returnSorts, {
  state: severalSchema(returnStates),
  kind: severalSchema(returnKinds),
})
export type ReturnFilterQuery = v.InferOutput<typeof returnFilterSchema>
export const returnsQuerySchema = v.object({ ...listPageEntry, ...returnFilterSchema.entries })
export const returnExportQuerySchema = v.object({ ...exportFormatEntry, ...returnFilterSchema.entries })

export const returnHeadSchema = v.object({
  number: v.string(),
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  orderNumber: v.string(),
  invoiceNumber: v.string(),
  reason: v.string(),
  createdBy: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  changedAt: v.string(),
})
const returnHead = returnHeadSchema.entries

/** `GET /api/my-pages/returns?page=1`: the cases of the customer, newest first. */
export const returnsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  returns: v.array(v.object({ ...returnHead, openOrders: openOrdersSchema })),
})
export type Returns = v.InferOutput<typeof returnsSchema>

export const returnQuerySchema = v.object({ number })

/** `GET /api/my-pages/return?number=…`: one case; 404 for those of other customers. */
export const returnSchema = v.object({
  ...returnHead,
  openOrders: openOrdersSchema,
  version,
  wanted: v.picklist(wantedResults),
  handover: v.picklist(handovers),
  /**
   * Address where the goods are fetched, or branch where they are handed in: its id, and its lines when the case was
   * saved.
   */
  handoverPlaceId: v.string(),
  handoverPlace: v.string(),
  description: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  /** Deducted from the credit, in thousandths. */
  feeThousandths: v.number(),
  /** The first credit note; empty without one. */
  creditNoteNumber: v.string(),
  /** All credit notes with the invoices that they credit. */
  creditNotes: v.array(v.object({ number: v.string(), invoiceNumber: v.string() })),
  replacementOrderNumber: v.string(),
  /** What the customer can do now. */
  actions: v.array(v.picklist(['send', 'answer', 'write', 'cancel'])),
  /** Whether there is a slip for the goods. */
  hasSlip: v.boolean(),
  /** Whether there is a label for the parcel. */
  hasLabel: v.boolean(),
  lines: v.array(
    v.object({
      position: v.number(),
      orderPosition: v.number(),
      invoicePosition: v.number(),
      variantNbr: v.string(),
      name: v.string(),
      quantity: v.number(),
      displayUnitCode: v.string(),
      batch: v.string(),
    }),
  ),
  files: v.array(keptFileSchema),
  events: v.array(
    v.object({
      at: v.string(),
      actor: v.picklist(['customer', 'seller']),
      userName: v.string(),
      /** The state that it has led to; null for a message. */
      state: v.nullable(v.picklist(returnStates)),
      message: v.string(),
    }),
  ),
})
export type Return = v.InferOutput<typeof returnSchema>

/**
 * `GET /api/my-pages/return/options?orderNumber=…[&kind=return]`: on what terms a case is taken, and which lines of an
 * order can be part of it. Without an order: the terms alone.
 */
export const returnOptionsQuerySchema = v.object({
  orderNumber: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  kind: v.optional(v.picklist(returnKinds, 'There is no such kind.'), 'return'),
})
const placeSchema = v.object({ id: v.string(), ...addressSchema.entries })
export const returnOptionsSchema = v.object({
  orderNumber: v.string(),
  /** Deducted from the credit, in thousandths. */
  feeThousandths: v.number(),
  /** Days after the delivery within which goods can be returned; null for kinds without such a limit. */
  days: v.nullable(v.number()),
  /** Where the goods can be fetched; the usual address first. */
  addresses: v.array(placeSchema),
  /** Where the goods can be handed in; the customer's own branch first. */
  branches: v.array(placeSchema),
  lines: v.array(
    v.object({
      orderPosition: v.number(),
      variantNbr: v.string(),
      name: v.string(),
      displayUnitCode: v.string(),
      /** Decimals of the quantities of the line. */
      decimalPrecision: v.number(),
      /**
       * What can still be part of a case: what has arrived, or left the warehouse for a complaint, less what others
       * have.
       */
      most: v.number(),
      /** Last day for a return; null if there is none. */
      lastDay: v.nullable(v.string()),
      /** Why the line cannot be returned; null if it can. */
      refusal: v.nullable(v.picklist(['notDelivered', 'returned', 'configured', 'cut', 'tooLate'])),
    }),
  ),
})
export type ReturnOptions = v.InferOutput<typeof returnOptionsSchema>

/**
 * `POST /api/my-pages/return/save`: saves a draft, or sends it with `send`. Without `number` it begins a case. Lines
 * are of an order, of an invoice, or free: then they have a name.
 */
export const saveReturnRequestSchema = v.object({
  number: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  /** Of the draft that is changed. */
  version: v.optional(version, 0),
  send: v.boolean(),
  kind: v.picklist(returnKinds),
  orderNumber: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  invoiceNumber: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  wanted: v.picklist(wantedResults),
  handover: v.picklist(handovers),
  /** Id of an address for a pick-up, of a branch for a hand-in. @default the usual one */
  handoverPlaceId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  reason: line(100),
  description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  contactName: line(80),
  contactPhone: line(30),
  lines: v.pipe(
    v.array(
      v.object({
        orderPosition: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
        invoicePosition: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
        name: line(200),
        quantity: v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(100_000)),
        batch: line(60),
      }),
    ),
    v.maxLength(100, 'A case has at most 100 lines.'),
  ),
  files: v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(10, 'At most 10 files.')), []),
})
export type SaveReturnRequest = v.InferOutput<typeof saveReturnRequestSchema>
export const savedReturnSchema = v.object({ number: v.string(), version, state: v.picklist(returnStates) })
export type SavedReturn = v.InferOutput<typeof savedReturnSchema>

/** `POST /api/my-pages/return/cancel`: only before the review begins. */
export const cancelReturnRequestSchema = v.object({ number, version })

/** `POST /api/my-pages/return/message`: writes to the seller; answers a question for more information. */
export const returnMessageRequestSchema = v.object({
  number,
  version,
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write a message.'), v.maxLength(2000)),
  files: v.optional(v.pipe(v.array(fileIdSchema), v.maxLength(10, 'At most 10 files.')), []),
})
