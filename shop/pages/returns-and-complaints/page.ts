import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list, or the case or form that is shown instead. */
export default {
  id: 'returns-and-complaints',
  path: '/my-pages/returns-and-complaints',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'returns-and-complaints' },
} as const satisfies PageDeclaration
