import { addressOf, type ShopContext, type TranslationKey } from '@tradecounter/shop/core'
import { useAllowedPages } from '../calls.ts'

/** Pages below /my-pages/ that the shop has (spec §2), by the ids that site and server allow. */
const pages = [
  { id: 'order-history', title: 'account.order-history', route: { page: 'order-history', number: 1 } },
  { id: 'order-with-excel', title: 'account.order-with-excel', route: { page: 'order-with-excel' } },
  { id: 'order-directly', title: 'shell.direct-order', route: { page: 'order-directly' } },
] as const
export type MyPageId = (typeof pages)[number]['id']

/** Links to those pages of the site that the server allows. `translate` gives the text of a key. */
export const myPagesLinks = (
  allowed: readonly string[],
  context: ShopContext,
  translate: (key: TranslationKey) => string,
): { id: MyPageId; title: string; url: string }[] =>
  pages
    .filter(({ id }) => context.settings.myPages.includes(id) && allowed.includes(id))
    .map(({ id, title, route }) => ({ id, title: translate(title), url: addressOf(route, context) }))

/** The allowed ones of the site's own list, as the new menu asks for them (ACC-3); nothing is asked while it is not `wanted`. */
export function useMyPages(
  wanted: boolean,
  { settings }: Pick<ShopContext, 'settings'>,
): { allowed: readonly string[]; failed: boolean } {
  const { data = [], error } = useAllowedPages(wanted ? settings.myPages : [])
  return { allowed: data, failed: error !== undefined }
}
