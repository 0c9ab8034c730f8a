import { useSetAtom } from 'jotai'
import { useSWRConfig } from 'swr'
import type {
  AddListAnswer,
  Cart,
  CartAddAnswer,
  CartAddRequest,
  CartLine,
  MiniCart,
  ProductConfiguration,
  SavedList,
  SavedLists,
} from '@tradecounter/api/contract'
import {
  CallError,
  cartCountAtom,
  miniCartAtom,
  useAnswer,
  useCall,
  useShop,
  withQuery,
  type Caller,
} from '@tradecounter/shop/core'
import type { MiniCartReload } from './mini-cart/mini-cart-rules.ts'

/** Address of the cart, and its key. It answers the first window of lines. */
export const cartAddress = '/api/cart'

/** Address of the window that begins after `from` lines, and its key. */
const cartWindowAddress = (from: number): string =>
  from === 0 ? cartAddress : withQuery(cartAddress, { from })

const isCartWindow = (key: unknown): boolean =>
  typeof key === 'string' && (key === cartAddress || key.startsWith(`${cartAddress}?`))

/** Reads every window of the cart again that stands open; answers them. */
export function useReadCartAgain(): () => Promise<Cart[]> {
  useShop()
  const { mutate } = useSWRConfig()
  return async () => (await mutate<Cart>(isCartWindow)).filter((cart) => cart !== undefined)
}

/** The cart with a window of its lines, for the pages that show it: the first one by default. */
export const useCart = (from = 0) => useAnswer<Cart>(cartWindowAddress(from))

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

/** `POST /api/cart/markline`: refused with 409 when the line is no longer the one that was shown. */
export const markLine = (
  { post }: Caller,
  line: Pick<CartLine, 'itemId' | 'version' | 'note' | 'goodsMark'>,
) => post('/api/cart/markline', line)

/** `POST /api/cart/replaceitem`: the article that has followed takes the line's place. */
export const replaceItem = (
  { post }: Caller,
  { itemId, version }: Pick<CartLine, 'itemId' | 'version'>,
  idempotencyKey: string,
) => post('/api/cart/replaceitem', { itemId, version }, { idempotencyKey })

/** `POST /api/cart/savelist`: the cart as a favourite list. */
export const saveList = ({ post }: Caller, name: string, idempotencyKey: string) =>
  post<{ listId: string; name: string; lineCount: number }>(
    '/api/cart/savelist',
    { name },
    { idempotencyKey },
  )

/** The user's favourite lists for the customer. */
export const useSavedLists = () => useAnswer<SavedLists>('/api/cart/lists')

/** One list with what would become of each line in the cart; `null` asks nothing. */
export const useSavedList = (listId: string | null) =>
  useAnswer<SavedList>(listId === null ? null : withQuery('/api/cart/list', { listId }))

/** `POST /api/cart/addlist`: the list's lines go into the cart, with what was chosen about them. */
export const addList = ({ post }: Caller, listId: string, idempotencyKey: string) =>
  post<AddListAnswer>('/api/cart/addlist', { listId }, { idempotencyKey })

const configurationAddress = (code: string): string =>
  `/api/product/${encodeURIComponent(code)}/configuration`

/** What can be chosen about an article; null when nothing can, which the server says by 404 (spec §7). */
export function useConfiguration(code: string) {
  const { get } = useCall()
  return useAnswer<ProductConfiguration | null, unknown>(
    configurationAddress(code),
    async (address: string) => {
      try {
        return await get<ProductConfiguration>(address)
      } catch (reason) {
        if (reason instanceof CallError && reason.status === 404) return null
        throw reason
      }
    },
  )
}

/** The mini cart's address; only `withPrices` adds `showPrices=true`. */
export const miniCartAddress = (reload: MiniCartReload): string =>
  reload === 'withPrices' ? '/api/cart/getminicart?showPrices=true' : '/api/cart/getminicart'

/** Key of the kept mini cart, with or without prices: an add makes both old. */
const miniCartKey = 'mini-cart'

/** `GET {cart api}/getminicart`. */
export const fetchMiniCart = ({ get }: Pick<Caller, 'get'>, reload: MiniCartReload) =>
  get<MiniCart>(miniCartAddress(reload))

/**
 * The kept mini cart. Nothing is fetched until `reload()` asks; an answer that was overtaken is not kept.
 * `onFetched` hears of every answer that came.
 */
export function useKeptMiniCart(
  nextReload: () => MiniCartReload,
  onFetched: (cart: MiniCart) => void,
): { kept: MiniCart | undefined; failed: boolean; busy: boolean; reload: () => Promise<unknown> } {
  const caller = useCall()
  const fetchKept = async (): Promise<MiniCart> => {
    const cart = await fetchMiniCart(caller, nextReload())
    onFetched(cart)
    return cart
  }
  const { data, error, isValidating, mutate } = useAnswer<MiniCart>(miniCartKey, fetchKept, {
    revalidateOnMount: false,
    onError: logFailure,
  })
  return { kept: data, failed: error !== undefined, busy: isValidating, reload: () => mutate() }
}

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

/** Whether what was to be changed does not exist any more. */
export const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Whether what was changed is no longer what was shown. */
export const isStale = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409
