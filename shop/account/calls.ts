import useSWR, { unstable_serialize } from 'swr'
import type { accountCalls, User } from '@tradecounter/api/contract'
import {
  currentUserAddress,
  postOf,
  useHttpClient,
  type HttpClient,
  type PostNeed,
  type ShopContext,
} from '@tradecounter/shop/core'
import { hasNewMenu } from './menu/new-menu.ts'

/**
 * The two address families of the same calls (spec §7): the API's, and the host's if the flag `newMenu` is on
 * (ACC-3).
 */
const changeCustomerAddresses = { api: '/api/user/changecustomer', bff: '/bff/change-customer' } as const
export type CallFamily = keyof typeof changeCustomerAddresses

/** The family for sign-in and customer switch on this page. */
export const familyOf = (context: Pick<ShopContext, 'flags'>): CallFamily =>
  hasNewMenu(context) ? 'bff' : 'api'

/** `GET {user api}/current`: the user who is signed in now, null for a visitor. */
export const currentUser = async ({ get }: HttpClient): Promise<User | null> =>
  (await get(currentUserAddress)) ?? null

/** `POST {user api}/changecustomer` or `POST /bff/change-customer`. */
export const changeCustomer = (
  { call }: HttpClient,
  family: CallFamily,
  customerId: string,
  idempotencyKey: string,
) =>
  call<{ success: boolean; message: string }>(changeCustomerAddresses[family], {
    method: 'POST',
    body: { user: customerId },
    idempotencyKey,
  })

/** `POST {user api}/logout`: responds with a redirect to the start page, which the caller must follow. */
export const logout = postOf<typeof accountCalls.logout>('/api/user/logout', {
  redirect: 'manual',
  whenSignedOut: 'continue',
})

/** The two options of a user (ACC-8). */
export type AccountOption = 'temporarilyHidePrices' | 'onlyMyAssortment'

const toggleAddresses = {
  temporarilyHidePrices: '/api/customer/toggleTemporarilyHidePrices',
  onlyMyAssortment: '/api/customer/toggleMyAssortment',
} as const satisfies Record<AccountOption, string>

/** `POST {base}/toggleTemporarilyHidePrices` and `POST {base}/toggleMyAssortment`. */
export const toggleOption = ({ post }: HttpClient, option: AccountOption, isActive: boolean) =>
  post<typeof accountCalls.hidePrices | typeof accountCalls.limitToMyAssortment>(toggleAddresses[option], {
    isActive,
  })

/** Sign-out address of the `newMenu` panel: the host ends the session and redirects to a page of this site. */
export const logoutAddress = (to: string): string =>
  `/bff/logout?${new URLSearchParams({ callback_url: '/bff/post-logout-callback', logout_redirect_uri: to })}`

const myPagesAddress = '/bff/menu/my-pages'

const allowedPagesKey = (asked: readonly string[]): readonly string[] | null =>
  asked.length === 0 ? null : [myPagesAddress, ...asked]

/** `POST /bff/menu/my-pages`: which of the given pages the user may open. Makes no request for an empty list. */
export function useAllowedPages(asked: readonly string[]) {
  const { call } = useHttpClient()
  const { data, error, mutate } = useSWR(allowedPagesKey(asked), () =>
    call<{ pages: string[] }>(myPagesAddress, { method: 'POST', body: { pages: asked } }),
  )
  return { data: data?.pages, error: error as unknown, mutate }
}

/**
 * The same call by the host, for a page that shows the answer: a request of the browser would keep the page out of the
 * back/forward cache.
 */
export const allowedPagesNeed = (asked: readonly string[]): PostNeed[] => {
  const key = allowedPagesKey(asked)
  return key === null
    ? []
    : [{ key: unstable_serialize(key), address: '/api/my-pages/menu', body: { pages: asked } }]
}
