import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** A link by mail has its token in the fragment. */
export default {
  id: 'set-password',
  path: '/set-password',
  area: 'account',
} as const satisfies PageDeclaration
