import { ApiError } from '../../platform/http/api-error.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'
import { hasAssortment } from '../customers/store.ts'
import { findUser, type UserRow, writePreference } from './store.ts'

/** A preference of a user, which applies in all sessions of the user, at every customer. */
export type Preference = 'hidePrices' | 'onlyMyAssortment'

/** Whether a user may choose a preference. */
const isOffered: Readonly<
  Record<Preference, (queries: Queries, user: UserRow, caller: Caller) => Promise<boolean> | boolean>
> = {
  hidePrices: (_queries, user) => user.hidePricesAvailable === 1,
  onlyMyAssortment: async (queries, user, { customerId }) =>
    user.onlyMyAssortmentAvailable === 1 && (await hasAssortment(queries, customerId)),
}

/** Saves a preference of the caller (ACC-8). A repeat changes nothing. Errors: 403 for a user who is not offered it. */
export async function savePreference(
  queries: Queries,
  caller: Caller,
  preference: Preference,
  isActive: boolean,
): Promise<void> {
  const user = await findUser(queries, caller.userId)
  if (user === undefined || !(await isOffered[preference](queries, user, caller))) {
    throw new ApiError(403, 'notOffered', 'The user is not offered this choice.')
  }
  await writePreference(queries, user.id, preference, isActive)
}
