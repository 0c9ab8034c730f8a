import type { Generated } from 'kysely'
import type { DeliveryStatus, LockKind, OrderChannel, OrderLineChangeKind } from '../../../contract/index.ts'

/** Tables of orders. */
export interface OrdersTables {
  orders: {
    id: string
    number: string
    cartId: string
    cartVersion: number
    customerId: string
    userId: string
    site: string
    status: DeliveryStatus
    placedAt: string
    reference: string
    goodsMark: string
    requestedDeliveryDate: string
    addressName: string
    street: string
    postalCode: string
    city: string
    currency: string
    sum: number
    freight: number
    vat: number
    total: number
    /** `delivery` or `pickup`; the branch where goods are collected, or from which they are delivered. */
    deliveryMethod: Generated<string>
    branchId: Generated<string>
    /** Whether part deliveries are allowed. */
    partDelivery: Generated<number>
    project: Generated<string>
    costCentre: Generated<string>
    /** Empty for a text that was no cost centre of the company. */
    costCentreId: Generated<string>
    contactName: Generated<string>
    contactPhone: Generated<string>
    /** What the free search of the list looks in, in the form of `foldText`. */
    searchText: Generated<string>
    /** How the order was placed. */
    channel: Generated<OrderChannel>
    /** Increases with every change after the order. */
    version: Generated<number>
    /** Whether a line is a back order. */
    backordered: Generated<number>
    /** Postal code and street: the delivery address as filter of the list. */
    addressKey: Generated<string>
  }
  orderLines: {
    orderId: string
    position: number
    /** 0 for a line of free text, whose `name` is the text and which has no price. */
    variantId: number
    variantCode: string
    name: string
    /** The language of `name`; empty for free text and for orders from before it was kept. */
    nameLanguage: Generated<string>
    quantity: number
    decimalPrecision: number
    unit: string
    unitPrice: number
    /** The ordinary price of the article when it was ordered; 0 if none is known. */
    listPrice: Generated<number>
    pricePer: number
    total: number
    status: DeliveryStatus
    /** JSON list of name and value, with the texts at the time of the order. */
    configuration: Generated<string>
    note: Generated<string>
    goodsMark: Generated<string>
    /** The document that has locked the price, and the position of its line; empty and 0 without one. */
    lockKind: Generated<LockKind | ''>
    lockId: Generated<string>
    lockPosition: Generated<number>
    /**
     * What the seller has reported about goods that are in no shipment. `status` follows from it and from the
     * shipments.
     */
    reportedStatus: Generated<DeliveryStatus>
    /** How much of `quantity` was cancelled; `total` is of the rest. */
    cancelledQuantity: Generated<number>
    /** Day on which the rest is promised; empty if none is. */
    promisedDate: Generated<string>
    /** The number that was ordered, if the seller delivers another article instead. */
    replacedCode: Generated<string>
  }
  /** Who is notified of the deliveries of an order. */
  followedOrders: { orderId: string; userId: string }
  /** `userId` is empty for the seller. */
  orderComments: {
    id: string
    orderId: string
    userId: string
    userName: string
    content: string
    createdAt: string
  }
  /** Changes of order lines after the order, `userId` empty for those of the seller. */
  orderLineChanges: {
    id: string
    orderId: string
    position: number
    userId: string
    userName: string
    kind: OrderLineChangeKind
    before: string
    after: string
    reason: string
    changedAt: string
  }
  /**
   * Numbers, references and marks of orders in the form of `foldText`, whole and word by word, for searches by their
   * beginning.
   */
  orderSearchNumbers: { customerId: string; number: string; orderId: string }
  orderNumbers: { site: string; next: number }
}
