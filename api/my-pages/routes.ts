import { permissionsOf } from '../accounts/permissions/store.ts'
import { myPagesCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { allowedPages } from './rules.ts'

/** The pages that the user may open (spec §2, §6). */
export const myPagesRoutes: RouteGroup = (mount, { store: { db } }) => {
  mount(myPagesCalls.menu, async ({ caller: { userId, customerId, siteName }, body: { pages } }) => ({
    pages: allowedPages(pages, siteName, await permissionsOf(db, userId, customerId)),
  }))
}
