import { useSetAtom } from 'jotai'
import { useSWRConfig } from 'swr'
import type { Cart, CartAddAnswer, CartAddRequest } from '@tradecounter/api/contract'
import {
  CallError,
  cartCountAtom,
  miniCartAtom,
  useShop,
  withQuery,
  type Caller,
} from '@tradecounter/shop/core'

/** Address of the cart, and its key. It answers the first window of lines. */
export const cartAddress = '/api/cart'

/** Address of the window that begins after `from` lines, and its key. */
export const cartWindowAddress = (from: number): string =>
  from === 0 ? cartAddress : withQuery(cartAddress, { from })

const isCartWindow = (key: unknown): boolean =>
  typeof key === 'string' && (key === cartAddress || key.startsWith(`${cartAddress}?`))

/** Reads every window of the cart again that stands open; answers them. */
export function useReadCartAgain(): () => Promise<Cart[]> {
  useShop()
  const { mutate } = useSWRConfig()
  return async () => (await mutate<Cart>(isCartWindow)).filter((cart) => cart !== undefined)
}

/** `POST {api}/cart` (spec §7). */
export const addToCart = ({ post }: Caller, request: CartAddRequest, idempotencyKey: string) =>
  post<CartAddAnswer>(cartAddress, request, { idempotencyKey })

/** Invalidates what is kept of the cart: what stands open asks again at once, the rest when it is opened. */
export function useForgetCart(): () => Promise<void> {
  useShop()
  const readAgain = useReadCartAgain()
  const setMiniCart = useSetAtom(miniCartAtom)
  const setCount = useSetAtom(cartCountAtom)
  return async () => {
    setMiniCart((state) => ({ ...state, reloadedAt: 0 }))
    // Only a page that shows the cart has something to fetch it with; then its count is the true one.
    const [cart] = await readAgain()
    if (cart !== undefined) setCount(cart.lineCount)
  }
}

/** Spec §8: a cart call that fails is logged, one that was broken off is not. */
export function logFailure(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return
  // oxlint-disable-next-line no-console -- spec §8 asks for the log
  console.warn(reason)
}

/** Whether the server has refused, so that sending the same again is pointless. 409, 429 and 5xx may pass. */
export const isRefusal = (reason: unknown): boolean =>
  reason instanceof CallError &&
  reason.status >= 400 &&
  reason.status < 500 &&
  reason.status !== 409 &&
  reason.status !== 429
