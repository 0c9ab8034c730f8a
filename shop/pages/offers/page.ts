import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list, or the offer or form that is shown instead. */
export default {
  id: 'offers',
  path: '/my-pages/offers',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'offers' },
} as const satisfies PageDeclaration
