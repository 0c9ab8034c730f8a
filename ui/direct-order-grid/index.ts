export { DirectOrderGrid } from './direct-order-grid.tsx'
export type { DirectOrderGridProps } from './direct-order-grid.tsx'
export type { DirectOrderItem, DirectOrderLineLabels } from './direct-order-line.tsx'
