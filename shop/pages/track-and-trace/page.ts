import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` has the number and the postal code that are looked for. */
export default {
  id: 'track-and-trace',
  path: '/track-and-trace',
  query: 'kept',
  area: 'shop',
} as const satisfies PageDeclaration
