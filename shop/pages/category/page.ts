import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'category',
  path: '/c/:path+',
  query: 'kept',
  area: 'shop',
} as const satisfies PageDeclaration
