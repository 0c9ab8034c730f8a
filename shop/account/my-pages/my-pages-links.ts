import type { User } from '@tradecounter/api/contract'
import {
  type MyPage,
  myPageRule,
  myPages,
  myPagesGroups,
  type MyPagesGroup,
} from '@tradecounter/api/my-pages'
import { hasMyPage, localHref, type ShopContext, type TranslationKey } from '@tradecounter/shop/core'
import { useAllowedPages } from '../calls.ts'

/** A link to a page below /my-pages/. */
export interface MyPagesLink {
  id: MyPage
  group: MyPagesGroup
  title: string
  url: string
}

/** Pages of the navigation (spec §2) that the shop has, in its order. */
const listed = myPagesGroups.flatMap((group) =>
  myPages.flatMap((id) => (myPageRule(id).group === group && hasMyPage(id) ? [{ id, group }] : [])),
)

/** Text of a link; a page without one of its own has the name of its part of the shop. */
const titleKey = (id: MyPage): TranslationKey =>
  id === 'order-directly' ? 'shell.direct-order' : (`account.${id}` as TranslationKey) // each page has one: tests/shop/page-list.test.tsx

/** Links to the site's pages that the server allows. `translate` returns the text of a key. */
export const myPagesLinks = (
  allowed: readonly string[],
  context: ShopContext,
  translate: (key: TranslationKey) => string,
): MyPagesLink[] =>
  listed
    .filter(({ id }) => context.settings.myPages.includes(id) && allowed.includes(id))
    .map(({ id, group }) => ({
      id,
      group,
      title: translate(titleKey(id)),
      url: localHref(`/my-pages/${id}`, context),
    }))

/** Whether the server lets the signed-in user open a page (ACC-9). The server checks it again at each call. */
export const canOpen = (id: MyPage, { user }: Pick<ShopContext, 'user'>): boolean =>
  user?.allowedPages.includes(id) ?? false

/**
 * The pages of the site's own list that the server approves (MY-1): the page's own list until the server has
 * answered, none if the call failed.
 */
export function useMyPages(
  user: User,
  { settings }: Pick<ShopContext, 'settings'>,
): { allowed: readonly string[]; failed: boolean; retry: () => Promise<unknown> } {
  const { data, error, mutate } = useAllowedPages(settings.myPages)
  const failed = data === undefined && error !== undefined
  return { allowed: data ?? (failed ? [] : user.allowedPages), failed, retry: () => mutate() }
}
