import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'order',
  path: '/my-pages/order-info/:orderNumber',
  // From before orders had their own page.
  movedFrom: '/my-pages/order-history/:orderNumber',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'order-info', navigation: 'order-history' },
} as const satisfies PageDeclaration
