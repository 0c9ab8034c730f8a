export { reachedStep } from './price-steps.ts'
export { PriceTable } from './price-table.tsx'
export type { PriceStep, PriceTableProps } from './price-table.tsx'
