import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'invoice',
  path: '/my-pages/invoices/:number',
  area: 'my-pages',
  segment: 'invoice',
  access: { myPage: 'invoices' },
} as const satisfies PageDeclaration
