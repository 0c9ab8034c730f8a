import type { SiteKey } from '../contract/index.ts'
import { allowedPages, myPages, pageRefusal, type MyPage } from './rules.ts'

/** The pages below /my-pages/ that a site has (spec §2), in menu order, whoever may open them. */
export const myPagesOf = (site: SiteKey): MyPage[] =>
  myPages.filter((page) => pageRefusal(page, site, [])?.reason !== 'notOffered')

/** Pages that have a view in this shop. A menu offers no other, so that none of its links leads nowhere. */
const withView: readonly MyPage[] = ['order-history', 'order-with-excel', 'order-directly']

/** What a site's menu of my pages may offer, before the server says which of them the user may open. */
export const offeredMyPages = (site: SiteKey): MyPage[] =>
  myPagesOf(site).filter((page) => withView.includes(page))

/** Where "my pages" leads a user: to the first page that may be opened, else to one that says what is missing. */
export function myPagePath(site: SiteKey, permissions: readonly string[]): string {
  const offered = offeredMyPages(site)
  return `/my-pages/${allowedPages(offered, site, permissions)[0] ?? offered[0] ?? 'order-history'}`
}
