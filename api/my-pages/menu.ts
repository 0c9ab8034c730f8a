import type { SiteKey } from '../contract/index.ts'
import { allowedPages, myPages, pageRefusal, type MyPage } from './rules.ts'

/** The pages below /my-pages/ that a site has (spec §2), in menu order. */
export const myPagesOf = (site: SiteKey): MyPage[] =>
  myPages.filter((page) => pageRefusal(page, site, [])?.reason !== 'notOffered')

/** Pages that have a view. The menu offers no others, so that it has no dead links. */
const withView: readonly MyPage[] = ['order-history', 'order-with-excel', 'order-directly']

/** The pages that the menu of a site may offer, whatever the permissions of the user. */
export const pagesWithView = (site: SiteKey): MyPage[] =>
  myPagesOf(site).filter((page) => withView.includes(page))

/** Address behind "my pages": the first page that the user may open, else one that names the missing permission. */
export function myPagePath(site: SiteKey, permissions: readonly string[]): string {
  const pages = pagesWithView(site)
  return `/my-pages/${allowedPages(pages, site, permissions)[0] ?? pages[0] ?? 'order-history'}`
}
