export { DirectOrderGrid } from './direct-order-grid.tsx'
export type { DirectOrderGridProps } from './direct-order-grid.tsx'
export type { DirectOrderItem } from './direct-order-item.ts'
export type { DirectOrderLineLabels } from './direct-order-line.tsx'
