import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** A link by mail has its token in the fragment. */
export default {
  id: 'confirm-email',
  path: '/confirm-email',
  area: 'account',
} as const satisfies PageDeclaration
