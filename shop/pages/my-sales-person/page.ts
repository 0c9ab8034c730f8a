import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'my-sales-person',
  path: '/my-pages/my-sales-person',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'my-sales-person' },
} as const satisfies PageDeclaration
