export {
  productAddress,
  productAddressCall,
  recommendationsAddress,
  useStockPrices,
  useVariantList,
  warehousesAddress,
  type ListedStockPrices,
} from './calls.ts'
export { conversionOf, type Conversion } from './facts/conversion.ts'
export { badgesOf } from './facts/badges.ts'
export { ProductView } from './product-view.tsx'
export { stockPricesNeed } from './stock/stock-prices-need.ts'
export { buyableAt } from './variants/buyable-at.ts'
export { VariantList, type VariantListProps } from './variants/variant-list.tsx'
export { VariantPrice } from './variants/variant-price.tsx'
