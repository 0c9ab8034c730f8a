import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the lists of delivery addresses, contact persons and change requests. */
export default {
  id: 'company-information',
  path: '/my-pages/company-information',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'company-information' },
} as const satisfies PageDeclaration
