import type { Generated } from 'kysely'
import type { AgreementKind } from '../../../contract/index.ts'

/** Tables of order agreements. */
export interface OrderAgreementsTables {
  /** Agreements with customers. `agreedValue` is that of the kind `value`, in the minor unit. Days are included. */
  orderAgreements: {
    id: string
    customerId: string
    number: string
    name: string
    kind: AgreementKind
    validFrom: string
    validTo: string
    project: string
    contactName: string
    currency: string
    agreedValue: number | null
  }
  /** `quantity` is the agreed one of the kind `quantity`, in the stored form; null for other kinds. */
  orderAgreementLines: {
    agreementId: string
    position: number
    variantId: number
    variantCode: string
    name: string
    nameLanguage: string
    unit: string
    decimalPrecision: number
    pricePer: number
    unitPrice: number
    quantity: number | null
    leastCallOff: number
  }
  /** What an agreement plans to deliver of a line, by day. */
  agreementDeliveries: {
    agreementId: string
    position: number
    day: string
    /** In the stored form. */
    quantity: number
  }
  /** Requests of users to let an agreement hold longer. They are also granted when it holds so long. */
  agreementExtensions: {
    id: string
    agreementId: string
    userId: string
    /** The salesperson who got it by mail; empty for customer service. */
    recipient: string
    /** Day. */
    wantedUntil: string
    message: string
    createdAt: string
    /** The last day that the seller has granted; empty while the request waits. */
    grantedUntil: Generated<string>
  }
}
