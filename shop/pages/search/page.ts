import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'search',
  path: ({ searchBasePath }) => searchBasePath,
  query: 'kept',
  area: 'shop',
} as const satisfies PageDeclaration
