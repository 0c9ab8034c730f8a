import type { PageDeclaration } from '@tradecounter/shop/addresses'

/**
 * `query` is the state of the section's lists. Own customers are for all, the company's parts for its administrators.
 */
export default {
  id: 'customer-administration',
  path: '/my-pages/customer-administration',
  query: 'kept',
  sections: {
    customers: {},
    units: { permission: 'perm:adminCompany' },
    'cost-centres': { permission: 'perm:adminCompany' },
    users: { permission: 'perm:adminUsers' },
  },
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'customer-administration' },
} as const satisfies PageDeclaration
