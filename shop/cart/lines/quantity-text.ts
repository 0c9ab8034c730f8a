import { showQuantity } from '@tradecounter/ui/quantity-input'

/** A quantity as it is read: `2,5 m`, `1 200 st`. At most three decimals, none that say nothing. */
export const quantityText = (quantity: number, unit: string): string =>
  `${showQuantity(Number(quantity.toFixed(3)), 0)} ${unit}`.trim()
