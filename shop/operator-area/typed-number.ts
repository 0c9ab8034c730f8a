import { readQuantity } from '@tradecounter/ui/quantity-input'

/**
 * A number as typed, with a decimal comma or point and spaces; NaN for any other text, and for one that can be read in two ways
 * (`1.200`). `decimals` are those that the field shows.
 */
export function typedNumber(text: string, decimals = 0): number {
  const value = readQuantity(text, decimals)
  return value === null || value < 0 ? Number.NaN : value
}
