import type { ListSource } from '../calls.ts'

/** The four list contexts of the specification (§2): where a list stands, and whether it lists products or variants. */
export type ListName =
  | 'searchpage-productlist'
  | 'searchpage-variantlist'
  | 'categorypage-productlist'
  | 'categorypage-variantlist'

/** The name under which tracking and carts know a list (SRCH-10). */
export const listName = (source: ListSource, of: 'product' | 'variant'): ListName =>
  `${source.kind === 'search' ? 'searchpage' : 'categorypage'}-${of}list`
