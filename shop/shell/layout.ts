import type { Segment } from '@tradecounter/shop/addresses'
import { declarationOf, type PageId } from '@tradecounter/shop/core'

/** Layout of a page in the shell. */
export interface Layout {
  segment: Segment | null
  /** Wider than other pages on a large screen. */
  wide: boolean
  /** The shell renders `main` around the page; otherwise the page renders its own, beside its navigation. */
  wrapped: boolean
}

/** The three segments; everything else is an ordinary page. */
export const segments: Readonly<Record<Segment, Layout>> = {
  products: { segment: 'products', wide: true, wrapped: true },
  'my-pages': { segment: 'my-pages', wide: true, wrapped: false },
  invoice: { segment: 'invoice', wide: true, wrapped: true },
}

const ordinary: Layout = { segment: null, wide: false, wrapped: true }

/** The layout of a page, by its declaration. */
export const layoutOf = (page: PageId): Layout => {
  const { segment } = declarationOf(page)
  return segment === undefined ? ordinary : segments[segment]
}
