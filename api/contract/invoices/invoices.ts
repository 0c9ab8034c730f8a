import * as v from 'valibot'
import { moneySchema, optionalDaySchema, pathSchema } from '../common.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from '../list-query.ts'
import { openOrdersSchema } from '../orders.ts'
import { invoiceKinds, invoiceKindSchema, invoiceStatuses, invoiceStatusSchema } from './kinds.ts'

const numberSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const short = v.optional(v.pipe(v.string(), v.maxLength(40), v.trim()), '')
/** An amount in the main unit of the currency: `1200` or `1200,50`. */
const amount = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/u, 'The amount must be a number such as 1200,50.'),
  ),
  '',
)

/** Documents per page. */
export const invoicesPerPage = 20

/** Columns by which documents can be sorted. */
export const invoiceSorts = ['number', 'issuedOn', 'dueOn', 'total', 'openAmount'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/**
 * Which documents: the free search looks in the numbers of document and order, reference, project, goods mark and
 * payment reference; `from` and `to` are days of issue. `number` is a whole number, its beginning (`1052*`) or its end
 * (`*0017`). `reference` and `project` are beginnings, in any case of letters.
 */
const invoiceFilterSchema = listFilterSchema(invoiceSorts, {
  status: severalSchema(invoiceStatuses),
  kind: severalSchema(invoiceKinds),
  number: short,
  orderNumber: short,
  reference: short,
  project: short,
  dueFrom: optionalDaySchema,
  dueTo: optionalDaySchema,
  amountFrom: amount,
  amountTo: amount,
})
export type InvoiceFilterQuery = v.InferOutput<typeof invoiceFilterSchema>

export const invoicesQuerySchema = v.object({ ...listPageEntry, ...invoiceFilterSchema.entries })
export const invoiceExportQuerySchema = v.object({
  ...exportFormatEntry,
  /** What a row is: a document, or a line of one. */
  rows: v.optional(v.picklist(['invoices', 'lines'], 'Rows are invoices or lines.'), 'invoices'),
  ...invoiceFilterSchema.entries,
})

const invoiceHead = {
  number: v.string(),
  kind: invoiceKindSchema,
  /** Null for a statement. */
  status: v.nullable(invoiceStatusSchema),
  /** Days as `YYYY-MM-DD`. */
  issuedOn: v.string(),
  dueOn: v.string(),
  orderNumber: v.string(),
  openOrders: openOrdersSchema,
  reference: v.string(),
  project: v.string(),
  currency: v.string(),
  total: moneySchema,
  openAmount: moneySchema,
  paymentReference: v.string(),
  /** Whether there is an electronic invoice: the buyer has an address for it, and the document is no statement. */
  hasXml: v.boolean(),
}

/** `GET /api/my-pages/invoices?page=1`: newest first, 20 a page. Needs perm:viewInvoices. */
export const invoicesSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  invoices: v.array(v.object(invoiceHead)),
})
export type Invoices = v.InferOutput<typeof invoicesSchema>

/** Days after the due day by which open amounts are grouped. */
export const ageingClasses = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeingClass = (typeof ageingClasses)[number]

/** `GET /api/my-pages/invoices/summary`: what is open on all invoices of the customer. */
export const invoiceSummarySchema = v.object({
  currency: v.string(),
  /** Of invoices, less open credit notes. */
  open: moneySchema,
  overdue: moneySchema,
  overdueCount: v.number(),
  /** The last due day that has passed: with the statuses `overdue` and `disputed` it selects what is overdue. */
  overdueTo: v.string(),
  openCredits: moneySchema,
  /**
   * `dueFrom` and `dueTo` are the first and last due day of a class, which select its invoices; empty where it has no
   * end.
   */
  ageing: v.array(
    v.object({
      age: v.picklist(ageingClasses),
      amount: moneySchema,
      count: v.number(),
      dueFrom: v.string(),
      dueTo: v.string(),
    }),
  ),
  /** Null without a limit. */
  credit: v.nullable(v.object({ limit: moneySchema, used: moneySchema })),
})
export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>

export const invoiceQuerySchema = v.object({ number: numberSchema })

const partyView = v.object({
  name: v.string(),
  lines: v.array(v.string()),
  organisationNumber: v.string(),
  vatNumber: v.string(),
})

/** `GET /api/my-pages/invoice?number=…`: one document with its lines; 404 for those of other customers. */
export const invoiceSchema = v.object({
  ...invoiceHead,
  costCentre: v.string(),
  goodsMark: v.string(),
  deliveredOn: v.string(),
  /** The invoice that a credit note or interest is about; empty otherwise. */
  creditedNumber: v.string(),
  reason: v.string(),
  seller: partyView,
  buyer: partyView,
  delivery: v.nullable(partyView),
  customerNumber: v.string(),
  /** Where to pay. */
  account: v.object({ kind: v.picklist(['bankgiro', 'fik', 'iban']), id: v.string(), bic: v.string() }),
  lineSum: moneySchema,
  chargeSum: moneySchema,
  net: moneySchema,
  vat: moneySchema,
  vatRows: v.array(
    v.object({ thousandths: v.number(), exempt: v.boolean(), net: moneySchema, vat: moneySchema }),
  ),
  paid: moneySchema,
  credited: moneySchema,
  /** Whether lines can be disputed. */
  canDispute: v.boolean(),
  related: v.array(v.object({ number: v.string(), kind: invoiceKindSchema, issuedOn: v.string() })),
  lines: v.array(
    v.object({
      position: v.number(),
      variantNbr: v.string(),
      ownNumber: v.string(),
      name: v.string(),
      /** Page of the article; null if it is not in the catalogue. */
      url: v.nullable(pathSchema),
      quantity: v.number(),
      displayUnitCode: v.string(),
      unitPrice: moneySchema,
      priceUnit: v.string(),
      discountThousandths: v.number(),
      net: moneySchema,
      vatThousandths: v.number(),
      /** 0 without one. */
      orderPosition: v.number(),
      shipmentNumber: v.string(),
      goodsMark: v.string(),
    }),
  ),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** Documents of one ZIP that is made while it is sent; a job makes larger ones. */
export const mostZippedInvoices = 25

/** `GET /api/my-pages/invoices/documents?numbers=105000017,105000018`: PDF and XML of several as ZIP. */
export const invoiceDocumentsQuerySchema = v.object({
  numbers: v.pipe(
    v.string(),
    v.maxLength(1200),
    v.transform((text) => [...new Set(text.split(',').filter((number) => number !== ''))]),
    v.array(numberSchema),
    v.minLength(1, 'Name at least one invoice.'),
    v.maxLength(mostZippedInvoices, `At most ${mostZippedInvoices} invoices at once.`),
  ),
})

/** `POST /api/my-pages/invoices/startdocuments`: a job makes a ZIP of what a filter selects. */
export const invoiceZipQuerySchema = v.object(invoiceFilterSchema.entries)

/** `POST /api/my-pages/invoice/mail`: sends a copy as PDF to the user. */
export const mailInvoiceRequestSchema = v.object({ number: numberSchema })
export const mailInvoiceAnswerSchema = v.object({ success: v.literal(true), recipient: v.string() })

/** `GET /api/my-pages/order/invoices?orderNumber=…`: documents of an order. */
export const orderInvoicesQuerySchema = v.object({ orderNumber: numberSchema })
export const orderInvoicesSchema = v.object({ invoices: v.array(v.object(invoiceHead)) })
export type OrderInvoices = v.InferOutput<typeof orderInvoicesSchema>
