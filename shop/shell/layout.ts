import type { PageId } from '@tradecounter/shop/core'

/** Parts of the shop that are laid out in their own way (SHELL-2). */
export type Segment = 'products' | 'my-pages' | 'invoice'

/** How the content of a page stands in the frame. */
export interface Layout {
  segment: Segment | null
  /** Reaches further than other pages on a large screen. */
  wide: boolean
  /** The frame draws `main` around the page; else the page draws its own, beside its navigation. */
  wrapped: boolean
}

/** The three segments; everything else is an ordinary page. */
export const segments: Readonly<Record<Segment, Layout>> = {
  products: { segment: 'products', wide: true, wrapped: true },
  'my-pages': { segment: 'my-pages', wide: true, wrapped: false },
  invoice: { segment: 'invoice', wide: true, wrapped: true },
}

const ordinary: Layout = { segment: null, wide: false, wrapped: true }

const segmentOf: Partial<Record<PageId, Segment>> = {
  product: 'products',
  'order-history': 'my-pages',
  order: 'my-pages',
  'order-directly': 'my-pages',
  'order-with-excel': 'my-pages',
}

/** The layout of a page. */
export const layoutOf = (page: PageId): Layout => {
  const segment = segmentOf[page]
  return segment === undefined ? ordinary : segments[segment]
}
