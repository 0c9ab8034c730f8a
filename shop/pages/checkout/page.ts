import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'checkout',
  path: '/checkout',
  area: 'checkout',
  access: { permission: 'perm:order' },
} as const satisfies PageDeclaration
