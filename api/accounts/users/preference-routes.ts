import { toggleRequestSchema } from '../../contract/index.ts'
import { findUser, hasAssortment, writeChoice, type UserRow } from './store.ts'
import { signedIn } from '../caller.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { ApiContext, Caller, Route } from '../../platform/services.ts'

/** A choice of the user's and whether it is offered to them. */
interface Toggle {
  choice: 'hidePrices' | 'onlyMyAssortment'
  isOffered(user: UserRow, caller: Caller): Promise<boolean> | boolean
}

/**
 * What a user chooses to see (ACC-8). The wish is a state and no change, so that it can be sent again. It is the
 * user's own: it holds in all of their sessions, for whichever customer, until they take it back.
 */
export const customerRoutes: Route = (app, { store }) => {
  const answer = (toggle: Toggle) => async (c: ApiContext) => {
    const { isActive } = await readBody(c, toggleRequestSchema)
    const caller = signedIn(c.get('caller'))
    const user = await findUser(store.db, caller.userId)
    if (user === undefined || !(await toggle.isOffered(user, caller))) {
      throw new ApiError(403, 'notOffered', 'The user is not offered this choice.')
    }
    await writeChoice(store.db, user.id, toggle.choice, isActive)
    return c.json({ success: true })
  }

  app.post(
    '/api/customer/toggleTemporarilyHidePrices',
    'perm:seePrices',
    answer({ choice: 'hidePrices', isOffered: (user) => user.hidePricesAvailable === 1 }),
  )
  app.post(
    '/api/customer/toggleMyAssortment',
    'signed-in',
    answer({
      choice: 'onlyMyAssortment',
      isOffered: async (user, { customerId }) =>
        user.onlyMyAssortmentAvailable === 1 && (await hasAssortment(store.db, customerId)),
    }),
  )
}
