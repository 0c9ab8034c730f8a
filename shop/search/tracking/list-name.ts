import type { ListSource } from '../calls.ts'

/** The four list contexts of the specification (§2): search or category, products or variants. */
export type ListName =
  | 'searchpage-productlist'
  | 'searchpage-variantlist'
  | 'categorypage-productlist'
  | 'categorypage-variantlist'

/** The name of a list in tracking and carts (SRCH-10). */
export const listName = (source: ListSource, of: 'product' | 'variant'): ListName =>
  `${source.kind === 'search' ? 'searchpage' : 'categorypage'}-${of}list`
