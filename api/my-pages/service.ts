import type { Permission, SiteName } from '../contract/index.ts'
import {
  isMyPage,
  leftOut,
  type MyPage,
  myPageRule,
  type MyPageRule,
  myPageRules,
  myPages,
} from '../contract/my-pages.ts'

export { type MyPage, type MyPageRule as PageRule, myPageRules as pageRules, myPages }

/** Address of "my pages": every signed-in user may open it, on every site. */
export const myPagePath = '/my-pages/my-account'

/** Why a page cannot be opened: the site does not have it, or a permission is missing. */
export type PageRefusal = { reason: 'notOffered' } | { reason: 'notPermitted'; permission: Permission }

/** Why a user with these permissions may not open a page on a site; null if the user may. */
export function pageRefusal(
  page: MyPage,
  site: SiteName,
  permissions: readonly string[],
): PageRefusal | null {
  const { permission } = myPageRule(page)
  if (leftOut[site].includes(page)) return { reason: 'notOffered' }
  if (permission === undefined || permissions.includes(permission)) return null
  return { reason: 'notPermitted', permission }
}

/** Those of `pages` that a user with these permissions may open on a site, in the same order. */
export function allowedPages(
  pages: readonly string[],
  site: SiteName,
  permissions: readonly string[],
): MyPage[] {
  return [...new Set(pages)].filter(isMyPage).filter((page) => pageRefusal(page, site, permissions) === null)
}
