import type { Generated } from 'kysely'
import type { ApprovalEventKind, ApprovalState } from '../../../contract/index.ts'

/** Tables of requests for approval. */
export interface ApprovalsTables {
  /** What a company asks approval for. `categoryIds` is JSON; 0 hours are no reminder. */
  approvalRules: {
    customerId: string
    version: number
    costCentreBudget: number
    newUserOrders: number
    categoryIds: string
    deadlineHours: number
    reminderHours: number
    everyStep: number
    mayChange: number
  }
  approvalNumbers: { customerId: string; next: number }
  /**
   * Carts that were sent for approval. The lines are those of the cart `cartId`. `reasons`, `orderRequest` and
   * `failures` are JSON; `sum` is that of the goods when it was sent.
   */
  approvalRequests: {
    id: string
    number: string
    customerId: string
    userId: string
    /** The name of the site, and the language of the buyer. */
    site: string
    language: string
    cartId: string
    state: ApprovalState
    version: number
    /** The number of the step that is waited for, from 1. */
    step: number
    sum: number
    currency: string
    lineCount: number
    reasons: string
    orderRequest: string
    reference: string
    project: string
    createdAt: string
    changedAt: string
    deadlineAt: string
    orderNumber: Generated<string>
    failures: Generated<string>
    /** The buyer has the cart back. */
    restored: Generated<number>
    searchText: string
  }
  /**
   * The lines as they were sent, and as they are to be ordered: `quantity` 0 is a line that an approver has removed.
   */
  approvalLines: {
    requestId: string
    position: number
    /** Of `cartLines`. */
    lineId: string
    variantId: number
    variantCode: string
    name: string
    nameLanguage: string
    quantitySent: number
    /** Null for a line of free text. */
    unitPriceSent: number | null
    totalSent: number | null
    quantity: number
    unitPrice: number | null
    total: number | null
    decimalPrecision: number
    unit: string
    pricePer: number
    /** The day from which the whole line could be delivered; null if it was in stock. */
    awaitedDay: string | null
  }
  approvalSteps: {
    requestId: string
    step: number
    decidedBy: Generated<string>
    decidedAt: string | null
  }
  /** Who may decide a step: any one of them. */
  approvalApprovers: { requestId: string; step: number; userId: string }
  approvalEvents: {
    requestId: string
    position: number
    at: string
    /** Empty for the shop. */
    userId: string
    kind: ApprovalEventKind
    text: string
  }
  /** Who decides for an approver, on which days. */
  approvalDeputies: {
    id: string
    customerId: string
    userId: string
    deputyId: string
    fromDay: string
    untilDay: string
  }
}
