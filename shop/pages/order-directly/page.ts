import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the submitted form of a page without script; absent in links. */
export default {
  id: 'order-directly',
  path: '/my-pages/order-directly',
  query: 'optional',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'order-directly', visitors: true },
} as const satisfies PageDeclaration
