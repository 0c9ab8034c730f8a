import { ApiError } from '../../platform/http/api-error.ts'

/** How an article may be ordered. `unitVolume` is an integer of the article's precision, above 0. */
export interface Packing {
  decimalPrecision: number
  unitVolume: number
}

/** The largest quantity of one line, in order units (spec §5). */
const largestQuantity = 100_000

/**
 * A quantity in order units as the integer of the article's precision, halves up (spec §5: rounds to the precision).
 */
export function toStored(quantity: number, decimalPrecision: number): number {
  // Through the decimal text: 1.005 times 100 is 100.49999999999999 in binary.
  const [whole = '0', decimals = ''] = quantity.toFixed(9).split('.')
  const kept = Number(`${whole}${decimals.slice(0, decimalPrecision)}`)
  const next = Number(decimals.charAt(decimalPrecision))
  return next >= 5 ? kept + 1 : kept
}

/** The sum of two quantities in order units, which have at most nine decimals: 0.1 and 0.2 are 0.3. */
export const addQuantities = (one: number, other: number): number => Number((one + other).toFixed(9))

/** A stored quantity in order units. */
export const fromStored = (stored: number, decimalPrecision: number): number =>
  stored / 10 ** decimalPrecision

/**
 * Pack rounding: the stored quantity of a line for a requested quantity. Rounds to the precision, then up to the next
 * multiple of the unit volume. 0 when rounding leaves nothing: such a quantity cannot be added.
 */
export function snapUp(quantity: number, packing: Packing): number {
  const rounded = toStored(quantity, packing.decimalPrecision)
  return Math.ceil(rounded / packing.unitVolume) * packing.unitVolume
}

/**
 * The minimum quantity in order units: 1 (spec §5), or the pack if it is smaller, e.g. for cable sold by half
 * metres.
 */
export const leastQuantity = ({ unitVolume, decimalPrecision }: Packing): number =>
  Math.min(1, fromStored(unitVolume, decimalPrecision))

/** Whether a line's stored quantity is within what one line may hold, the last pack included. */
export const fitsLine = (stored: number, packing: Packing): boolean =>
  stored > 0 && stored <= snapUp(largestQuantity, packing)

/** 400: no line can have this quantity. `field` is the path of the quantity in the request. */
export const quantityInvalid = (field = 'quantity'): ApiError =>
  new ApiError(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', { field })
