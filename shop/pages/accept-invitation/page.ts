import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** A link by mail has its token in the fragment. */
export default {
  id: 'accept-invitation',
  path: '/accept-invitation',
  area: 'account',
} as const satisfies PageDeclaration
