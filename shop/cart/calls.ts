import { useSetAtom } from 'jotai'
import { useSWRConfig } from 'swr'
import type { cartCalls, catalogueCalls, Cart, MiniCart } from '@tradecounter/api/contract'
import {
  addressOfCall,
  CallError,
  cartCountAtom,
  miniCartAtom,
  useAnswer,
  useHttpClient,
  useShop,
  type HttpClient,
  postOf,
} from '@tradecounter/shop/core'
import type { MiniCartReload } from './mini-cart/mini-cart-rules.ts'

const base = '/api/cart'

/** Address and SWR key of the cart. The answer has the first window of lines. */
export const cartAddress = addressOfCall<typeof cartCalls.cart>(base)

/** Address and SWR key of the window that starts after `from` lines. */
const cartWindowAddress = (from: number) =>
  from === 0 ? cartAddress : addressOfCall<typeof cartCalls.cart>(base, { from })

const isCartWindow = (key: unknown): boolean =>
  typeof key === 'string' && (key === base || key.startsWith(`${base}?`))

/** Reloads every visible window of the cart and returns them. */
export function useReadCartAgain(): () => Promise<Cart[]> {
  useShop()
  const { mutate } = useSWRConfig()
  return async () => (await mutate<Cart>(isCartWindow)).filter((cart) => cart !== undefined)
}

/** The cart with a window of its lines, by default the first. */
export const useCart = (from = 0) => useAnswer(cartWindowAddress(from))

/** `POST {api}/cart` (spec §7). */
export const addToCart = postOf<typeof cartCalls.add>(base)

/** `POST /api/cart/addtext`: adds a line of free text. */
export const addFreeText = postOf<typeof cartCalls.addText>('/api/cart/addtext')

/** `POST {cart api}/removeitem`. */
export const removeItem = postOf<typeof cartCalls.removeItem>('/api/cart/removeitem')

/** `POST {cart api}/emptycart`. */
export const emptyCart = postOf<typeof cartCalls.empty>('/api/cart/emptycart')

/** `POST /api/cart/changequantity`: 409 if the line has changed since it was shown. */
export const changeQuantity = postOf<typeof cartCalls.changeQuantity>('/api/cart/changequantity')

/** `POST /api/cart/markline`: 409 if the line has changed since it was shown. */
export const markLine = postOf<typeof cartCalls.markLine>('/api/cart/markline')

/** `POST /api/cart/replaceitem`: replaces the line's article by its successor. */
export const replaceItem = postOf<typeof cartCalls.replaceItem>('/api/cart/replaceitem')

/** `POST /api/cart/savelist`: saves the cart as a favourite list. */
export const saveCartAsFavouriteList = postOf<typeof cartCalls.saveFavouriteList>('/api/cart/savelist')

const configurationAddress = (code: string) =>
  addressOfCall<typeof catalogueCalls.configuration>(`/api/product/${encodeURIComponent(code)}/configuration`)

/**
 * The configuration options of an article; null if there are none, for which the server responds with 404 (spec
 * §7).
 */
export function useConfiguration(code: string) {
  const { get } = useHttpClient()
  return useAnswer(configurationAddress(code), async (address) => {
    try {
      return await get(address)
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 404) return null
      throw reason
    }
  })
}

/** The mini cart's address; only `withPrices` adds `showPrices=true`. */
export const miniCartAddress = (reload: MiniCartReload) =>
  addressOfCall<typeof cartCalls.miniCart>(
    '/api/cart/getminicart',
    reload === 'withPrices' ? { showPrices: 'true' } : {},
  )

/** Key of the cached mini cart, with or without prices: an add invalidates both. */
const miniCartKey = 'mini-cart'

/** `GET {cart api}/getminicart`. */
export const fetchMiniCart = ({ get }: Pick<HttpClient, 'get'>, reload: MiniCartReload) =>
  get(miniCartAddress(reload))

/**
 * The cached mini cart. Nothing is fetched until `reload()` is called; outdated answers are discarded. `onFetched`
 * is called for every answer.
 */
export function useKeptMiniCart(
  nextReload: () => MiniCartReload,
  onFetched: (cart: MiniCart) => void,
): { kept: MiniCart | undefined; failed: boolean; busy: boolean; reload: () => Promise<unknown> } {
  const httpClient = useHttpClient()
  const fetchKept = async (): Promise<MiniCart> => {
    const cart = await fetchMiniCart(httpClient, nextReload())
    onFetched(cart)
    return cart
  }
  const { data, error, isValidating, mutate } = useAnswer(miniCartKey, fetchKept, {
    revalidateOnMount: false,
    onError: logFailure,
  })
  return { kept: data, failed: error !== undefined, busy: isValidating, reload: () => mutate() }
}

/** Invalidates the cached cart: visible parts reload at once, the others when they are opened. */
export function useForgetCart(): () => Promise<void> {
  useShop()
  const readAgain = useReadCartAgain()
  const setMiniCart = useSetAtom(miniCartAtom)
  const setCount = useSetAtom(cartCountAtom)
  return async () => {
    setMiniCart((state) => ({ ...state, reloadedAt: 0 }))
    // Only a page that shows the cart can fetch it; its count is then authoritative.
    const [cart] = await readAgain()
    if (cart !== undefined) setCount(cart.lineCount)
  }
}

/**
 * Fetches the number of lines again and invalidates the cached cart, for changes whose answer has no number. The header
 * keeps its number if the service cannot be reached.
 */
export function useRenewCart(): () => Promise<void> {
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  return async () => {
    const cart = await fetchMiniCart(httpClient, 'normal').catch(() => null)
    if (cart !== null) setCount(cart.lineCount)
    await forgetCart()
  }
}

/** Spec §8: a failed cart call is logged, a cancelled one is not. */
export function logFailure(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return
  // oxlint-disable-next-line no-console -- spec §8 asks for the log
  console.warn(reason)
}

/** Whether the changed object no longer exists. */
export const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Whether the document of a line does not allow the change. */
export const isLocked = (reason: unknown): boolean =>
  reason instanceof CallError && reason.error?.code === 'lineLocked'

/** Whether the object has changed since it was shown. */
export const isStale = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409
