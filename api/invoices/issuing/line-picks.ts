import { ApiError } from '../../platform/http/api-error.ts'
import { type SiteKey, siteKeys } from '../../contract/index.ts'

/** A line of an order or an invoice, and a quantity in its stored form. */
export interface LinePick {
  position: number
  quantity: number
}

/** Goods of an order that one delivery note lists. */
export interface DeliveredGoods {
  /** Number of the delivery note; empty without one. */
  shipmentNumber: string
  lines: readonly LinePick[]
}

/** The site of a stored row. */
export const siteKeyOf = (site: string): SiteKey => {
  const key = siteKeys.find((each) => each === site)
  if (key === undefined) throw new Error(`There is no site ${site}.`)
  return key
}

/** 409: more is named than was ordered, or than is left. */
export const tooMuch = (field: string) =>
  new ApiError(409, 'tooMuch', 'More is named than there is.', { field })
