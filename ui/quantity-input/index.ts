export { QuantityInput } from './quantity-input.tsx'
export type { QuantityInputProps } from './quantity-input.tsx'
export { isAmbiguousQuantity, readQuantity, showQuantity, snapQuantity, stepQuantity } from './quantity.ts'
export type { QuantityRule } from './quantity.ts'
