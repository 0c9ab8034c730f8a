import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` names the open tab. A link by mail has its token in the fragment. */
export default {
  id: 'become-a-customer',
  path: '/become-a-customer/customer-account-application',
  query: 'kept',
  area: 'become-a-customer',
} as const satisfies PageDeclaration
