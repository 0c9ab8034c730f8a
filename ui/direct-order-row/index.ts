export {
  articleNumberLength,
  articleNumberProblem,
  quantityLimits,
  quantityProblem,
  repeatedNumbers,
} from './direct-order.ts'
export type { ArticleNumberProblem, QuantityProblem } from './direct-order.ts'
export { DirectOrderRow } from './direct-order-row.tsx'
export type { DirectOrderRowLabels, DirectOrderRowProps } from './direct-order-row.tsx'
export type { ArticleSuggestion } from './article-suggestion.ts'
export { NearProducts } from './near-products.tsx'
export type { NearProductsProps } from './near-products.tsx'
export { NumberEdit } from './number-edit.tsx'
export type { NumberEditProps } from './number-edit.tsx'
