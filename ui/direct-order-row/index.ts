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
