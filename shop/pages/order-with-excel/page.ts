import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'order-with-excel',
  path: '/my-pages/order-with-excel',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'order-with-excel', visitors: true },
} as const satisfies PageDeclaration
