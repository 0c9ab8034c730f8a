export { QuantityAdd, type QuantityAddProps } from './quantity-add.tsx'
