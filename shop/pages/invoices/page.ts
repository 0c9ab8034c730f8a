import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list. */
export default {
  id: 'invoices',
  path: '/my-pages/invoices',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'invoices' },
} as const satisfies PageDeclaration
