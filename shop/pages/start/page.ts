import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'start',
  path: '/',
  area: 'shop',
} as const satisfies PageDeclaration
