import type { DirectOrderList } from '../contract/index.ts'
import { fitsLine, snapUp, type Packing } from '../catalogue/articles/service.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Items that a list may have. */
export const maxItems = 500

const thousandth = 1000

/** A quantity in order units as stored while its article is unknown: whole thousandths. */
export const toThousandths = (quantity: number): number => Math.round(quantity * thousandth)

/** A quantity in thousandths, in order units. */
export const fromThousandths = (asked: number): number => asked / thousandth

/** The stored quantity of a requested one: whole packs. Null when one line cannot hold it. */
export function packedQuantity(asked: number, packing: Packing): number | null {
  const quantity = snapUp(fromThousandths(asked), packing)
  return fitsLine(quantity, packing) ? quantity : null
}

/** 409: the list has changed since it was shown. The answer carries the current list. */
export const staleList = (list: DirectOrderList): ApiError =>
  new ApiError(409, 'stale', 'The list has changed since it was shown.', { more: { list } })
