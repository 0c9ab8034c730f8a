import useSWR from 'swr'
import type { LoginAnswer, User } from '@tradecounter/api/contract'
import { currentUserAddress, useCall, type Caller, type ShopContext } from '@tradecounter/shop/core'
import { hasNewMenu } from './menu/new-menu.ts'

/** The two families of the same calls (spec §7): the api's own, and the host's where the flag `newMenu` is on (ACC-3). */
const families = {
  api: { login: '/api/user/login', changeCustomer: '/api/user/changecustomer' },
  bff: { login: '/bff/login', changeCustomer: '/bff/change-customer' },
} as const
export type CallFamily = keyof typeof families

/** The family that a page's sign-in and customer switch belong to. */
export const familyOf = (context: Pick<ShopContext, 'flags'>): CallFamily =>
  hasNewMenu(context) ? 'bff' : 'api'

/** `GET {user api}/current`: the user who is signed in now, null for a visitor. */
export const currentUser = async ({ get }: Caller): Promise<User | null> =>
  (await get<User | null>(currentUserAddress)) ?? null

/** `POST {user api}/login` or `POST /bff/login`. */
export const login = ({ post }: Caller, family: CallFamily, username: string, password: string) =>
  post<LoginAnswer>(families[family].login, { username, password })

/** `POST {user api}/changecustomer` or `POST /bff/change-customer`. */
export const changeCustomer = (
  { post }: Caller,
  family: CallFamily,
  customerId: string,
  idempotencyKey: string,
) =>
  post<{ success: boolean; message: string }>(
    families[family].changeCustomer,
    { user: customerId },
    { idempotencyKey },
  )

/** `POST /api/user/setpassword`: sets a password by the token of a one-time link, once. */
export const setPassword = ({ post }: Caller, token: string, password: string) =>
  post<{ success: true }>('/api/user/setpassword', { token, password })

/** `POST {user api}/logout`: the answer is a redirect to the start page, which whoever calls follows by going there. */
export const logout = ({ post }: Caller) => post<unknown>('/api/user/logout', {}, { redirect: 'manual' })

/** The two options of a user (ACC-8). */
export type AccountOption = 'temporarilyHidePrices' | 'onlyMyAssortment'

const toggleAddresses: Record<AccountOption, string> = {
  temporarilyHidePrices: '/api/customer/toggleTemporarilyHidePrices',
  onlyMyAssortment: '/api/customer/toggleMyAssortment',
}

/** `POST {base}/toggleTemporarilyHidePrices` and `POST {base}/toggleMyAssortment`. */
export const toggleOption = ({ post }: Caller, option: AccountOption, isActive: boolean) =>
  post<unknown>(toggleAddresses[option], { isActive })

/** Where a sign-in of the `newMenu` panel goes on: through the host, back to the page that it began on (spec §2). */
export const afterLogin = (here: string): string =>
  `/bff/post-login-callback?${new URLSearchParams({ login_redirect_uri: here, cookie: 'true' })}`

/** The way out of the `newMenu` panel: the host ends the session and leads on to a page of this site. */
export const logoutAddress = (to: string): string =>
  `/bff/logout?${new URLSearchParams({ callback_url: '/bff/post-logout-callback', logout_redirect_uri: to })}`

const myPagesAddress = '/bff/menu/my-pages'

/** `POST /bff/menu/my-pages`: those of the asked pages that the user may open. Nothing is asked without any. */
export function useAllowedPages(asked: readonly string[]) {
  const { post } = useCall()
  return useSWR<readonly string[]>(asked.length === 0 ? null : [myPagesAddress, ...asked], async () => {
    const { pages } = await post<{ pages: string[] }>(myPagesAddress, { pages: asked })
    return pages
  })
}
