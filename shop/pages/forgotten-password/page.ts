import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'forgotten-password',
  path: '/forgotten-password',
  area: 'account',
} as const satisfies PageDeclaration
