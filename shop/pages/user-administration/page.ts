import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list, or the user or part that is shown instead. */
export default {
  id: 'user-administration',
  path: '/my-pages/user-administration',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'user-administration' },
} as const satisfies PageDeclaration
