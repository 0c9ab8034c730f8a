import type { User } from '@tradecounter/api/contract'
import { localHref, type ShopContext, type TranslationKey } from '@tradecounter/shop/core'
import { useAllowedPages } from '../calls.ts'

/** Pages below /my-pages/ that the shop has (spec §2), by the groups of the navigation, in its order. */
const groups = {
  account: ['my-account', 'my-sales-person'],
  orders: ['order-history', 'attestation', 'returns-and-complaints'],
  purchasing: ['order-directly', 'order-with-excel', 'offers', 'order-agreements'],
  money: ['invoices'],
  company: ['company-information', 'user-administration', 'customer-administration'],
} as const
export type MyPagesGroup = keyof typeof groups
type ListedPage = (typeof groups)[MyPagesGroup][number]

/** The groups of the navigation. */
export const myPagesGroups = Object.keys(groups) as readonly MyPagesGroup[] // the keys of the record above

/** Ids in site settings and permissions. `order-info` has no entry of its own: it is reached from others. */
export type MyPageId = ListedPage | 'order-info'

/** A link to a page below /my-pages/. */
export interface MyPagesLink {
  id: MyPageId
  group: MyPagesGroup
  title: string
  url: string
}

/** Links to the site's pages that the server allows. `translate` returns the text of a key. */
export const myPagesLinks = (
  allowed: readonly string[],
  context: ShopContext,
  translate: (key: TranslationKey) => string,
): MyPagesLink[] =>
  myPagesGroups.flatMap((group) =>
    groups[group]
      .filter((id: ListedPage) => context.settings.myPages.includes(id) && allowed.includes(id))
      .map((id: ListedPage) => ({
        id,
        group,
        title: translate(id === 'order-directly' ? 'shell.direct-order' : `account.${id}`),
        url: localHref(`/my-pages/${id}`, context),
      })),
  )

/** Whether the server lets the signed-in user open a page (ACC-9). The server checks it again at each call. */
export const mayOpen = (id: MyPageId, { user }: Pick<ShopContext, 'user'>): boolean =>
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
