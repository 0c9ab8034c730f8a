import type { Cart, CartLine } from '@tradecounter/api/contract'
import { CallError, useAnswer, type Caller } from '@tradecounter/shop/core'
import { cartWindowAddress } from '../calls.ts'

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

/** The cart with a window of its lines, for the pages that show it: the first one by default. */
export const useCart = (from = 0) => useAnswer<Cart>(cartWindowAddress(from))

/** Whether what was to be changed does not exist any more. */
export const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Whether what was changed is no longer what was shown. */
export const isStale = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409
