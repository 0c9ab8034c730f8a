import type { PageId } from '@tradecounter/shop/core'

/** Parts of the shop with their own layout (SHELL-2). */
export type Segment = 'products' | 'my-pages' | 'invoice'

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

const segmentOf: Partial<Record<PageId, Segment>> = {
  product: 'products',
  'my-account': 'my-pages',
  'order-history': 'my-pages',
  order: 'my-pages',
  'order-directly': 'my-pages',
  'order-with-excel': 'my-pages',
  'company-information': 'my-pages',
  'company-audit': 'my-pages',
  'my-sales-person': 'my-pages',
  'user-administration': 'my-pages',
  attestation: 'my-pages',
  invoices: 'my-pages',
  'returns-and-complaints': 'my-pages',
  invoice: 'invoice',
  offers: 'my-pages',
  'order-agreements': 'my-pages',
  'customer-administration': 'my-pages',
}

/** The layout of a page. */
export const layoutOf = (page: PageId): Layout => {
  const segment = segmentOf[page]
  return segment === undefined ? ordinary : segments[segment]
}
