import { toggleRequestSchema } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { ApiContext, Caller, RouteGroup } from '../../platform/services.ts'
import { requireSignedIn } from '../caller.ts'
import { hasAssortment } from '../customers/store.ts'
import { findUser, writePreference, type UserRow } from './store.ts'
import { viewUser } from './view.ts'

/** A preference of a user, and whether the user may choose it. */
interface Toggle {
  preference: 'hidePrices' | 'onlyMyAssortment'
  isAvailable(user: UserRow, caller: Caller): Promise<boolean> | boolean
}

/**
 * `GET /api/user/current`, and the preferences of a user (ACC-8). A preference applies in all sessions of the user, at
 * every customer. Its request names the new state, so that it can be repeated.
 */
export const userRoutes: RouteGroup = (app, services) => {
  const { store } = services

  const setPreference = (toggle: Toggle) => async (c: ApiContext) => {
    const { isActive } = await readBody(c, toggleRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const user = await findUser(store.db, caller.userId)
    if (user === undefined || !(await toggle.isAvailable(user, caller))) {
      throw new ApiError(403, 'notOffered', 'The user is not offered this choice.')
    }
    await writePreference(store.db, user.id, toggle.preference, isActive)
    return c.json({ success: true })
  }

  app.get('/api/user/current', 'public', async (c) => c.json(await viewUser(services, c.get('caller'))))

  app.post(
    '/api/customer/toggleTemporarilyHidePrices',
    'perm:seePrices',
    setPreference({ preference: 'hidePrices', isAvailable: (user) => user.hidePricesAvailable === 1 }),
  )
  app.post(
    '/api/customer/toggleMyAssortment',
    'signed-in',
    setPreference({
      preference: 'onlyMyAssortment',
      isAvailable: async (user, { customerId }) =>
        user.onlyMyAssortmentAvailable === 1 && (await hasAssortment(store.db, customerId)),
    }),
  )
}
