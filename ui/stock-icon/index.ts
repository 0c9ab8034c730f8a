export { StockIcon } from './stock-icon.tsx'
export type { StockIconProps } from './stock-icon.tsx'
