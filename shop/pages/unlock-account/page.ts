import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** A link by mail has its token in the fragment. */
export default {
  id: 'unlock-account',
  path: '/unlock-account',
  area: 'account',
} as const satisfies PageDeclaration
