export {
  productAddress,
  useProduct,
  useStockPrices,
  useVariantList,
  type ListedStockPrices,
} from './calls.ts'
export { conversionOf, type Conversion } from './conversion.ts'
export { aroundAddress } from './around-address.ts'
export { badgesOf } from './label-rules.ts'
export { ProductView } from './product-view.tsx'
export { stockPricesNeed } from './stock-prices-need.ts'
export { VariantList, type VariantListProps } from './variant-list.tsx'
export { VariantPrice } from './variant-price.tsx'
export { VariantStock } from './variant-stock.tsx'
export { warehousesAddress } from './warehouse-calls.ts'
