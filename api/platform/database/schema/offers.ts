import type {
  OfferLineKind,
  OfferMessageKind,
  SiteKey,
  SiteName,
  StoredOfferState,
} from '../../../contract/index.ts'

/** Tables of offers. */
export interface OffersTables {
  offerNumbers: { site: string; next: number }
  offers: {
    id: string
    number: string
    customerId: string
    userId: string
    site: SiteKey
    siteName: SiteName
    name: string
    project: string
    /** As stored: `accepted`, `partlyOrdered` and `expired` follow from lines and time. */
    state: StoredOfferState
    /** The current version. */
    versionId: string
    /** The instant from which the offered prices no longer hold; null without an offer. */
    validUntil: string | null
    asksExtension: number
    /** Empty until a seller takes it. */
    sellerId: string
    /** Raised by every change. */
    revision: number
    sum: number | null
    createdAt: string
    updatedAt: string
    searchText: string
  }
  /** Version 0 is the request. Later ones are a seller's and never change. */
  offerVersions: {
    id: string
    offerId: string
    version: number
    sellerId: string
    validUntil: string | null
    note: string
    sum: number | null
    createdAt: string
  }
  offerLines: {
    versionId: string
    position: number
    /** 0 for a line of free text. */
    variantId: number
    code: string
    name: string
    freeText: string
    unit: string
    configuration: string
    quantity: number
    decimalPrecision: number
    pricePer: number
    /** The ordinary price, the customer's price, and the offered price, each for `pricePer` units; null without one. */
    listPrice: number | null
    customerPrice: number | null
    offeredPrice: number | null
    total: number | null
    kind: OfferLineKind
    /** Position of the line that an alternative replaces; 0 for others. */
    alternativeTo: number
    note: string
  }
  offerMessages: {
    id: string
    offerId: string
    at: string
    kind: OfferMessageKind
    /** Empty for a seller's. */
    userId: string
    /** Empty for a buyer's. */
    sellerId: string
    authorName: string
    text: string
  }
  offerFiles: { offerId: string; fileId: string; name: string; size: number; addedAt: string }
}
