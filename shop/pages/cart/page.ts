import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'cart',
  path: '/cart',
  area: 'shop',
} as const satisfies PageDeclaration
