import type { PageDeclaration } from '@tradecounter/shop/addresses'

export default {
  id: 'my-account',
  path: '/my-pages/my-account',
  sections: { overview: {}, settings: {}, security: {} },
  movedFrom: '/my-pages',
  area: 'my-pages',
  segment: 'my-pages',
  access: { myPage: 'my-account' },
} as const satisfies PageDeclaration
