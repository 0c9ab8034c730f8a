import type { Generated } from 'kysely'
import type { InvoiceKind } from '../../../contract/index.ts'
import type { VatCategory } from './vat-categories.ts'

/** Tables of invoices and payments. */
export interface InvoicesTables {
  /** The shop of a site as seller, on documents of billing: JSON (`api/invoices/party.ts`). */
  billingParties: { site: string; party: string }
  invoiceNumbers: { site: string; next: number }
  /**
   * Documents of billing. Amounts are positive, of credit notes too. Only payments, credits and disputes change a row
   * after it is written; `openAmount` is the total less what is paid and credited.
   */
  invoices: {
    id: string
    number: string
    kind: InvoiceKind
    customerId: string
    site: string
    currency: string
    issuedOn: string
    dueOn: string
    /** The day of the delivery; empty without one. */
    deliveredOn: string
    orderId: string | null
    orderNumber: string
    reference: string
    project: string
    costCentre: string
    goodsMark: string
    /** What the payer states: OCR, KID, viitenumero or FIK. */
    paymentReference: string
    /** The invoice that a credit note or an interest invoice is about; empty otherwise. */
    creditedNumber: string
    reason: string
    /** Seller and buyer as they were, charges and VAT by rate: JSON (`api/invoices/party.ts`, `amounts.ts`). */
    parties: string
    charges: string
    vatRows: string
    lineSum: number
    chargeSum: number
    net: number
    vat: number
    total: number
    paid: Generated<number>
    credited: Generated<number>
    openAmount: number
    disputed: Generated<number>
    /** What the free search of the list looks in, in the form of `foldText`. */
    searchText: string
  }
  invoiceLines: {
    invoiceId: string
    position: number
    /** The line of the order; 0 without one. */
    orderPosition: number
    /** The delivery note; empty without one. */
    shipmentNumber: string
    /** The line of the invoice that a credit note credits; 0 otherwise. */
    creditedPosition: number
    variantId: number
    variantCode: string
    ownNumber: string
    ean: string
    name: string
    quantity: number
    decimalPrecision: number
    unit: string
    unitPrice: number
    pricePer: number
    discountThousandths: number
    discount: number
    net: number
    vatCategory: VatCategory
    vatThousandths: number
    goodsMark: string
    /** 1 on a credit note that credits a part of the price and no goods. */
    isPriceCredit: Generated<number>
  }
  /** Each shipment is invoiced once. */
  invoicedShipments: { shipmentId: string; invoiceId: string }
  /** Payments by the reference of the bank, so that a repeated import changes nothing. */
  invoicePayments: { reference: string; invoiceId: string; amount: number; paidOn: string }
}
