import { showQuantity } from '@tradecounter/ui/quantity-input'

/**
 * A formatted quantity that stays on one line: `2,5 m`, `1 200 st`. At most three decimals, without trailing zeros. All
 * texts write quantities this way; only fields show the decimals of their article.
 */
export const quantityText = (quantity: number, unit: string): string =>
  `${showQuantity(Number(quantity.toFixed(3)), 0)}\u00A0${unit}`.trim()
