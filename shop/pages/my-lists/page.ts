import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the overview, or the list that is shown instead with the state of its lines. */
export default {
  id: 'my-lists',
  path: '/my-pages/my-lists',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'my-lists' },
} as const satisfies PageDeclaration
