export { VariantStock, type VariantStockProps } from './variant-stock.tsx'
