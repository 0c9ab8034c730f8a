import * as v from 'valibot'
import {
  daySchema,
  moneySchema,
  optionalDaySchema,
  pathSchema,
  quantitySchema,
  textLanguage,
} from '../common.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'

/** What is agreed on: quantities of articles, a value in all, or prices alone. */
export const agreementKinds = ['quantity', 'value', 'price'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/** `ending` is active with at most 30 days left, `usedUp` has nothing left to call off. */
export const agreementStates = ['coming', 'active', 'ending', 'usedUp', 'ended'] as const
export type AgreementState = (typeof agreementStates)[number]

/** Agreements per page of the list. */
export const agreementsPerPage = 25
export const agreementSorts = ['number', 'name', 'validFrom', 'validTo', 'usedShare'] as const
export type AgreementSort = (typeof agreementSorts)[number]

const agreementFilterSchema = listFilterSchema(agreementSorts, {
  status: severalSchema(agreementStates),
  kind: severalSchema(agreementKinds),
})
export type AgreementFilterQuery = v.InferOutput<typeof agreementFilterSchema>
export const agreementListQuerySchema = v.object({ ...listPageEntry, ...agreementFilterSchema.entries })

/** `GET …/export`: agreements that the filters select, or their lines. `agreementId` names one of them. */
export const agreementExportQuerySchema = v.object({
  ...agreementFilterSchema.entries,
  ...exportFormatEntry,
  rows: v.optional(
    v.picklist(['agreements', 'lines'], 'The rows must be agreements or lines.'),
    'agreements',
  ),
  agreementId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})

const headEntries = {
  agreementId: v.string(),
  number: v.string(),
  name: v.string(),
  kind: v.picklist(agreementKinds),
  state: v.picklist(agreementStates),
  /** Days, both included. */
  validFrom: v.string(),
  validTo: v.string(),
  project: v.string(),
  contactName: v.string(),
  currency: v.string(),
  /** Of what is agreed, in percent, rounded down; null for agreements about prices alone. */
  usedShare: v.nullable(v.number()),
  /** At least 80 % are used, or at most 30 days are left. */
  warnings: v.array(v.picklist(['nearEmpty', 'nearEnd'])),
}
export const agreementHeadSchema = v.object(headEntries)
export type AgreementHead = v.InferOutput<typeof agreementHeadSchema>

/** `GET /api/my-pages/order-agreements`: those that end first, 25 a page. `from` and `to` are days of `validTo`. */
export const agreementListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  agreements: v.array(agreementHeadSchema),
})
export type AgreementList = v.InferOutput<typeof agreementListSchema>

/** Quantities are in the unit of the line; null where nothing is agreed about them. */
export const agreementLineSchema = v.object({
  position: v.number(),
  variantNbr: v.string(),
  name: v.string(),
  ...textLanguage,
  url: pathSchema,
  unit: v.string(),
  priceUnit: v.string(),
  /** Null if prices are not visible. */
  price: v.nullable(moneySchema),
  agreed: v.nullable(v.number()),
  /** By orders; what was cancelled is not counted. */
  calledOff: v.number(),
  /** In carts that are not ordered yet, those sent for approval included. */
  inCarts: v.number(),
  delivered: v.number(),
  invoiced: v.number(),
  /** What can still be called off: what carts have cannot. */
  remaining: v.nullable(v.number()),
  /** Of the agreed quantity, in percent, rounded down. */
  usedShare: v.nullable(v.number()),
  leastCallOff: v.number(),
  /** Quantities are rounded up to multiples of this, with so many decimals. */
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  isBuyable: v.boolean(),
  /** Planned deliveries, the first day first. */
  deliveryPlan: v.array(v.object({ day: v.string(), quantity: v.number() })),
})
export type AgreementLine = v.InferOutput<typeof agreementLineSchema>

export const agreementSchema = v.object({
  ...headEntries,
  /** Of the kind `value`: agreed and called off, in the minor unit; null for other kinds and without visible prices. */
  agreedValue: v.nullable(moneySchema),
  calledOffValue: v.nullable(moneySchema),
  inCartsValue: v.nullable(moneySchema),
  canCallOff: v.boolean(),
  /** The days that a call-off can ask for; null if the caller may not call off. */
  deliveryWindow: v.nullable(
    v.object({
      firstDeliveryDate: v.string(),
      lastDeliveryDate: v.string(),
      closedDates: v.array(v.string()),
    }),
  ),
  lines: v.array(agreementLineSchema),
  /** Order lines that have called off, newest first, at most 100. */
  callOffs: v.array(
    v.object({
      /** Empty for an order that the user may not see. */
      orderNumber: v.string(),
      placedAt: v.string(),
      userName: v.string(),
      position: v.number(),
      name: v.string(),
      /** Less what was cancelled: 0 for a line that was cancelled. */
      quantity: v.number(),
      unit: v.string(),
    }),
  ),
  callOffCount: v.number(),
  /** Cart lines that hold some of the agreement. */
  holders: v.array(
    v.object({
      userName: v.string(),
      /** The cart waits for approval or has come back from it. */
      isRequest: v.boolean(),
      position: v.number(),
      quantity: v.number(),
      unit: v.string(),
      changedAt: v.string(),
    }),
  ),
  canAskExtension: v.boolean(),
  /** Requests to extend the agreement, newest first, at most 20. `recipient` is empty for customer service. */
  extensions: v.array(
    v.object({
      userName: v.string(),
      recipient: v.string(),
      wantedUntil: v.string(),
      message: v.string(),
      createdAt: v.string(),
      /**
       * Day to which the seller has extended the agreement, perhaps earlier than wanted; empty while the request waits.
       */
      grantedUntil: v.string(),
    }),
  ),
})
export type Agreement = v.InferOutput<typeof agreementSchema>

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const agreementIdQuerySchema = v.object({ agreementId: id })
/** `GET …/calloffs/export?agreementId=…`: 404 for agreements of other customers. */
export const callOffExportQuerySchema = v.object({
  agreementId: id,
  format: v.optional(exportFormatEntry.format, 'csv'),
})
/** `GET …/agreement?agreementId=…`: 404 for agreements of other customers. */
export const agreementAnswerSchema = v.object({ agreement: agreementSchema })

/** `POST …/calloff`: puts lines into the cart at the agreed prices. 409 `overCallOff` with what remains of a line. */
export const callOffRequestSchema = v.object({
  agreementId: id,
  /** The day for which the goods are wanted: it becomes a note of the lines. */
  deliveryDate: optionalDaySchema,
  lines: v.pipe(
    v.array(
      v.object({
        position: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
        quantity: quantitySchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
})
export type CallOffRequest = v.InferInput<typeof callOffRequestSchema>
export const callOffAnswerSchema = v.object({ success: v.literal(true), cartCount: v.number() })
export const overCallOffSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  traceId: v.optional(v.string()),
  /** In the unit of the line. */
  remaining: v.optional(v.number()),
})

/** Characters of the message with a request to extend an agreement. */
export const longestExtensionMessage = 1000

/**
 * `POST …/askextension`: keeps the request and mails it. 409 `notExtendable` while an earlier one waits and for long
 * ended agreements.
 */
export const extensionRequestSchema = v.object({
  agreementId: id,
  wantedUntil: daySchema,
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestExtensionMessage)), ''),
})
export type ExtensionRequest = v.InferInput<typeof extensionRequestSchema>
export const extensionAnswerSchema = v.object({
  success: v.literal(true),
  /** The salesperson who gets the mail; empty for customer service. */
  recipient: v.string(),
})

/** `GET …/near`: agreements that are nearly used up or end soon, those that end first, at most 10. */
export const nearAgreementsSchema = v.object({ agreements: v.array(agreementHeadSchema) })
export type NearAgreements = v.InferOutput<typeof nearAgreementsSchema>

/** The price that an agreement has for an article, which a call-off gets. Quantities are in the unit of the article. */
export const agreementPriceSchema = v.object({
  agreementId: v.string(),
  number: v.string(),
  price: moneySchema,
  /** What can still be called off; null without an end. */
  remaining: v.nullable(v.number()),
})
export type AgreementPrice = v.InferOutput<typeof agreementPriceSchema>
