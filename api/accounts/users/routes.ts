import { accountCalls, myPagesCalls } from '../../contract/index.ts'
import type { CallRequest, RouteGroup } from '../../platform/http/route-group.ts'
import { openPagesOf } from '../permissions/permitted.ts'
import { type Preference, savePreference } from './preferences.ts'
import { viewUser } from './view.ts'

/** A request of either call. */
type ToggleRequest = Pick<CallRequest<typeof accountCalls.hidePrices>, 'caller' | 'body'>

/**
 * `GET /api/user/current`, the pages that the user may open, and the preferences of a user (ACC-8). The request of a
 * preference names the new state, so that it can be repeated.
 */
export const userRoutes: RouteGroup = (mount, services) => {
  const { db } = services.store

  const toggle =
    (preference: Preference) =>
    async ({ caller, body: { isActive } }: ToggleRequest) => {
      await savePreference(db, caller, preference, isActive)
      return { success: true } as const
    }

  mount(accountCalls.currentUser, ({ caller }) => viewUser(services, caller))

  mount(myPagesCalls.menu, async ({ caller, body: { pages } }) => ({
    pages: await openPagesOf(db, caller, pages),
  }))

  mount(accountCalls.hidePrices, toggle('hidePrices'))
  mount(accountCalls.limitToMyAssortment, toggle('onlyMyAssortment'))
}
