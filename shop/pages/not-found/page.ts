import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'not-found',
  path: null,
  area: 'shop',
} as const satisfies PageDeclaration
