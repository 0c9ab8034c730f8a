import type { ReactNode } from 'react'

/** A line of the list (spec §3, direct order list). */
export interface DirectOrderItem {
  itemId: string
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** The number as it is written for people. */
  displayVariantNumber: string
  variantNumber: string
  quantity: number
  /** The typed quantity, while the server has not stored it. */
  typedQuantity?: string
  /** Why the server refused the typed quantity; Enter sends it again. */
  quantityRefusal?: string
  /** Shown after the quantity. */
  unit?: string
  /** Empty or absent without a picture: a placeholder takes its place. */
  imageUrl?: string
  /** A `StockIcon`, below the name. */
  stock?: ReactNode
  /** Formatted amount of the whole line, and the unit price below it. */
  totalPrice?: string
  unitPrice?: string
  lineItemData: {
    errors: readonly string[]
    warnings: readonly string[]
    customerSpecificVariantNumber?: string
  }
  /** Articles that share the typed number; one of them must be chosen. */
  duplicateProducts: readonly { variantNumber: string; name: string }[]
  /** Articles whose numbers are one digit off, while the number leads to none. */
  nearProducts?: readonly { variantNumber: string; name: string }[]
}
