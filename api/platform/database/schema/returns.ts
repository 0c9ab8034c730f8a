import type { Generated } from 'kysely'
import type { ReturnKind, ReturnState, WantedResult } from '../../../contract/index.ts'

/** Tables of returns and complaints. */
export interface ReturnsTables {
  returnNumbers: { site: string; next: number }
  /** Returns and complaints. */
  returns: {
    id: string
    number: string
    customerId: string
    /** Who has begun it. */
    userId: string
    site: string
    kind: ReturnKind
    state: ReturnState
    orderId: string | null
    orderNumber: string
    invoiceNumber: string
    wanted: WantedResult
    handover: string
    /** Address of the customer for a pick-up, branch for a hand-in; its lines as they were then. */
    handoverPlaceId: Generated<string>
    handoverPlace: Generated<string>
    reason: string
    description: string
    contactName: string
    contactPhone: string
    /** Deducted from the credit, in thousandths. */
    feeThousandths: number
    /** The first one; all are in `returnCreditNotes`. */
    creditNoteNumber: Generated<string>
    replacementOrderNumber: Generated<string>
    version: number
    createdAt: string
    changedAt: string
    searchText: string
  }
  /** Positions of order and invoice are 0 for free lines. */
  returnLines: {
    returnId: string
    position: number
    orderPosition: number
    invoicePosition: number
    variantCode: string
    name: string
    quantity: number
    decimalPrecision: number
    unit: string
    batch: string
  }
  /** History and thread of a case. `state` is empty for a message. */
  returnEvents: {
    id: string
    returnId: string
    at: string
    actor: 'customer' | 'seller'
    userName: string
    state: ReturnState | ''
    message: string
  }
  returnFiles: { fileId: string; returnId: string }
  /** The credit notes of a case, and the invoices that they credit. */
  returnCreditNotes: { returnId: string; number: string; invoiceNumber: string }
}
