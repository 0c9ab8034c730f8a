import type { User } from '@tradecounter/api/contract'
import type { Caller } from '@tradecounter/shop/core'

/** `GET {user api}/current`: who is signed in now, null for nobody. Apart from the other calls: every page has it. */
export const currentUser = async ({ get }: Caller): Promise<User | null> =>
  (await get<User | null>('/api/user/current')) ?? null
