import { useSetAtom } from 'jotai'
import useSWR, { useSWRConfig } from 'swr'
import type { Cart, CartAddAnswer, CartAddRequest, CartLine, MiniCart } from '@tradecounter/api/contract'
import { CallError, cartCountAtom, miniCartAtom, useCall, type Caller } from '@tradecounter/shop/core'
import { miniCartAddress, type MiniCartReload } from './rules.ts'

/** Address of the cart, and its key. */
export const cartAddress = '/api/cart'
/** Key of the kept mini cart, with or without prices: an add makes both old. */
export const miniCartKey = 'mini-cart'

/** `POST {api}/cart` (spec §7). */
export const addToCart = ({ post }: Caller, request: CartAddRequest, idempotencyKey: string) =>
  post<CartAddAnswer>(cartAddress, request, { idempotencyKey })

/** `POST {cart api}/removeitem`. */
export const removeItem = ({ post }: Caller, itemId: string) => post('/api/cart/removeitem', { itemId })

/** `POST {cart api}/emptycart`. */
export const emptyCart = ({ post }: Caller) => post('/api/cart/emptycart')

/** `POST /api/cart/changequantity`: refused with 409 when the line is no longer the one that was shown. */
export const changeQuantity = (
  { post }: Caller,
  { itemId, version }: Pick<CartLine, 'itemId' | 'version'>,
  quantity: number,
) => post('/api/cart/changequantity', { itemId, quantity, version })

/** The whole cart, for the pages that show it. */
export const useCart = () => useSWR<Cart>(cartAddress)

/**
 * The kept mini cart. Nothing is fetched until `reload()` asks; an answer that was overtaken is not kept.
 * `onFetched` hears of every answer that came.
 */
export function useKeptMiniCart(
  nextReload: () => MiniCartReload,
  onFetched: (cart: MiniCart) => void,
): { kept: MiniCart | undefined; failed: boolean; busy: boolean; reload: () => void } {
  const { get } = useCall()
  const fetchMiniCart = async (): Promise<MiniCart> => {
    const cart = await get<MiniCart>(miniCartAddress(nextReload()))
    onFetched(cart)
    return cart
  }
  const { data, error, isValidating, mutate } = useSWR<MiniCart>(miniCartKey, fetchMiniCart, {
    revalidateOnMount: false,
    onError: logFailure,
  })
  return { kept: data, failed: error !== undefined, busy: isValidating, reload: () => void mutate() }
}

/** Invalidates what is kept of the cart: what stands open asks again at once, the rest when it is opened. */
export function useForgetCart(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  const setMiniCart = useSetAtom(miniCartAtom)
  const setCount = useSetAtom(cartCountAtom)
  return async () => {
    setMiniCart((state) => ({ ...state, reloadedAt: 0 }))
    // Only a page that shows the cart has something to fetch it with; then its count is the true one.
    const cart = await mutate<Cart>(cartAddress)
    if (cart !== undefined) setCount(cart.lines.length)
  }
}

/** Spec §8: a cart call that fails is logged, one that was broken off is not. */
export function logFailure(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return
  // oxlint-disable-next-line no-console -- spec §8 asks for the log
  console.warn(reason)
}

/** Whether the server has refused, so that sending the same again is pointless. 409 and 5xx may pass. */
export const isRefusal = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status >= 400 && reason.status < 500 && reason.status !== 409

/** Whether what was to be changed does not exist any more. */
export const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Whether what was changed is no longer what was shown. */
export const isStale = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409
