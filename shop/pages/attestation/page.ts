import type { PageDeclaration } from '@tradecounter/shop/addresses'

/** `query` is the state of the list, or the request or part that is shown instead. */
export default {
  id: 'attestation',
  path: '/my-pages/attestation',
  query: 'kept',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'attestation' },
} as const satisfies PageDeclaration
