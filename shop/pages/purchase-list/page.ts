import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'purchase-list',
  path: '/purchase-list',
  area: 'shop',
} as const satisfies PageDeclaration
