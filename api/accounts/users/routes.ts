import { accountCalls, myPagesCalls } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller } from '../../platform/services.ts'
import type { CallRequest, RouteGroup } from '../../platform/http/route-group.ts'
import { allowedPages } from '../../my-pages/service.ts'
import { permissionsOf } from '../permissions/store.ts'
import { hasAssortment } from '../customers/store.ts'
import { findUser, writePreference, type UserRow } from './store.ts'
import { viewUser } from './view.ts'

/** A preference of a user, and whether the user may choose it. */
interface Toggle {
  preference: 'hidePrices' | 'onlyMyAssortment'
  isAvailable(user: UserRow, caller: Caller): Promise<boolean> | boolean
}

/** A request of either call. */
type ToggleRequest = Pick<CallRequest<typeof accountCalls.hidePrices>, 'caller' | 'body'>

/**
 * `GET /api/user/current`, the pages that the user may open, and the preferences of a user (ACC-8). A preference applies in all sessions of the user, at
 * every customer. Its request names the new state, so that it can be repeated.
 */
export const userRoutes: RouteGroup = (mount, services) => {
  const { store } = services

  const setPreference =
    (toggle: Toggle) =>
    async ({ caller, body: { isActive } }: ToggleRequest) => {
      const user = await findUser(store.db, caller.userId)
      if (user === undefined || !(await toggle.isAvailable(user, caller))) {
        throw new ApiError(403, 'notOffered', 'The user is not offered this choice.')
      }
      await writePreference(store.db, user.id, toggle.preference, isActive)
      return { success: true } as const
    }

  mount(accountCalls.currentUser, ({ caller }) => viewUser(services, caller))

  mount(myPagesCalls.menu, async ({ caller: { userId, customerId, siteName }, body: { pages } }) => ({
    pages: allowedPages(pages, siteName, await permissionsOf(store.db, userId, customerId)),
  }))

  mount(
    accountCalls.hidePrices,
    setPreference({ preference: 'hidePrices', isAvailable: (user) => user.hidePricesAvailable === 1 }),
  )
  mount(
    accountCalls.limitToMyAssortment,
    setPreference({
      preference: 'onlyMyAssortment',
      isAvailable: async (user, { customerId }) =>
        user.onlyMyAssortmentAvailable === 1 && (await hasAssortment(store.db, customerId)),
    }),
  )
}
