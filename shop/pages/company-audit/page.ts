import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list. */
export default {
  id: 'company-audit',
  path: '/my-pages/company-information/audit',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'company-information', permission: 'perm:adminCompany' },
} as const satisfies PageDeclaration
