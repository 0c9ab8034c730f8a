import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'confirmation',
  path: '/checkout/confirmation/:orderNumber',
  area: 'checkout',
  access: {},
} as const satisfies PageDeclaration
