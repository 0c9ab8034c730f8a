import { allowedPagesNeed, mayOpen, type MyPageId } from '@tradecounter/shop/account'
import type { PageDefinition, PageId } from '@tradecounter/shop/core'

type MyPageDefinition<P extends PageId> = Omit<PageDefinition<P>, 'access' | 'exists'> &
  Partial<Pick<PageDefinition<P>, 'access'>>

/**
 * A page below /my-pages/ with the rule of the page `id`: signed-in users with the permission see it, others get 403
 * in the same frame, and a site without it has no such address (MY-1). `access` is `signed-in` unless given; `permits` may ask for
 * more.
 */
export const defineMyPage = <P extends PageId>(
  id: MyPageId,
  { translations, ...definition }: MyPageDefinition<P>,
): PageDefinition<P> => ({
  access: 'signed-in',
  ...definition,
  translations: ['my-pages', ...translations],
  // The navigation shows what the server approves.
  posts: (route, answers, context) => [
    ...allowedPagesNeed(context.settings.myPages),
    ...(definition.posts?.(route, answers, context) ?? []),
  ],
  permits: (context, route) => mayOpen(id, context) && definition.permits?.(context, route) !== false,
  exists: ({ settings }) => settings.myPages.includes(id),
})
