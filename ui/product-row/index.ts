export { ProductRow, type ProductRowProps } from './product-row.tsx'
