import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list. */
export default {
  id: 'order-history',
  path: '/my-pages/order-history',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'order-history' },
} as const satisfies PageDeclaration
