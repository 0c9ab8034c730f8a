import { type PageDeclaration, readArticleSegment, writeArticleCode } from '@tradecounter/shop/addresses'

/** `code` is the article number of the product or of one of its variants. */
export default {
  id: 'product',
  path: '/p/:code',
  // Written without the slug, which the service adds to links.
  codings: {
    code: { read: (segment) => readArticleSegment(segment)?.code ?? null, write: writeArticleCode },
  },
  area: 'shop',
  segment: 'products',
} as const satisfies PageDeclaration
