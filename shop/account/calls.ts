import type { LoginAnswer, User } from '@tradecounter/api/contract'
import type { Caller } from '@tradecounter/shop/core'

/** `POST {user api}/login` (spec §7). */
export const login = ({ post }: Caller, username: string, password: string) =>
  post<LoginAnswer>('/api/user/login', { username, password })

/** `POST {user api}/changecustomer`. */
export const changeCustomer = ({ post }: Caller, customerId: string, idempotencyKey: string) =>
  post<{ success: boolean; message: string }>(
    '/api/user/changecustomer',
    { user: customerId },
    { idempotencyKey },
  )

/** `POST {user api}/logout`: the answer is a redirect, which the caller has followed when this resolves. */
export const logout = ({ post }: Caller) => post<unknown>('/api/user/logout')

/** `GET {user api}/current`: who is signed in now, null for nobody. */
export const currentUser = ({ get }: Caller) => get<User | null>('/api/user/current')
