import type { Permission } from '@tradecounter/api/contract'
import type { MyPage } from '@tradecounter/api/my-pages'
import { declarationOf } from '../addresses.ts'
import type { PageId, Route } from '../../pages/pages.ts'
import type { ShopContext } from '../context/context.ts'
import { hasPermission } from '../context/permissions.ts'

/** What a user lacks for a page: the approval of an entry in the table of my pages, or a permission. */
export type AccessRefusal = { myPage: MyPage } | { permission: Permission }

/** Whether a reader may see a page; a visitor is asked to sign in. */
export type Access = 'allowed' | 'sign-in' | AccessRefusal

/** Access by the page's declaration (ACC-9). The server checks it again at each call. */
export function accessOf(route: Route, { user }: Pick<ShopContext, 'user'>): Access {
  const { access, sections } = declarationOf(route.page)
  if (access === undefined) return 'allowed'
  if (user === null) return access.visitors === true ? 'allowed' : 'sign-in'
  const { myPage, permission } = access
  if (myPage !== undefined && !user.allowedPages.includes(myPage)) return { myPage }
  const needed = permission ?? ('section' in route ? sections?.[route.section]?.permission : undefined)
  return needed === undefined || hasPermission(user, needed) ? 'allowed' : { permission: needed }
}

/** Whether the site has the page (MY-1). */
export function isOffered(page: PageId, { settings }: Pick<ShopContext, 'settings'>): boolean {
  const { access } = declarationOf(page)
  return access?.myPage === undefined || settings.myPages.includes(access.myPage)
}

/** Whether the page has content of a signed-in user only. */
export function needsUser(page: PageId): boolean {
  const { access } = declarationOf(page)
  return access !== undefined && access.visitors !== true
}
