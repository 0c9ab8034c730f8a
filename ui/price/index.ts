export { Price } from './price.tsx'
export type { PriceProps } from './price.tsx'
