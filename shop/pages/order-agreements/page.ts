import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list, or the agreement that is shown instead. */
export default {
  id: 'order-agreements',
  path: '/my-pages/order-agreements',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'order-agreements' },
} as const satisfies PageDeclaration
