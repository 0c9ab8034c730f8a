import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list of delivery addresses. */
export default {
  id: 'company-information',
  path: '/my-pages/company-information',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'company-information' },
} as const satisfies PageDeclaration
