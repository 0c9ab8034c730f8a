import type { directOrderCalls } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the list. */
export const directOrderAddress = addressOfCall<typeof directOrderCalls.list>('/api/directorder/list')

/** The stored list; makes no request unless `wanted`. */
export const useDirectOrderList = (wanted: boolean) => useAnswer(wanted ? directOrderAddress : null)

/** `POST {direct order api}/add` (spec §7). */
export const addNumber = postOf<typeof directOrderCalls.add>('/api/directorder/add')

/** `POST {direct order api}/remove`. */
export const removeItem = postOf<typeof directOrderCalls.remove>('/api/directorder/remove')

/** `POST /api/directorder/choose`: 409 if the item has changed since it was shown. */
export const chooseArticle = postOf<typeof directOrderCalls.choose>('/api/directorder/choose')

/** `POST /api/directorder/changequantity`: 409 like a stale choice. The server rounds up to whole packs. */
export const changeQuantity = postOf<typeof directOrderCalls.changeQuantity>(
  '/api/directorder/changequantity',
)

/** `POST /api/directorder/changenumber`: refused like a stale choice. The quantity stays. */
export const changeNumber = postOf<typeof directOrderCalls.changeNumber>('/api/directorder/changenumber')

/** `POST {direct order api}/clear`. */
export const clearList = postOf<typeof directOrderCalls.clear>('/api/directorder/clear')

/** `POST {direct order api}/commit`: adds the shown list to the cart. */
export const commitToCart = postOf<typeof directOrderCalls.commit>('/api/directorder/commit')

/** `POST {direct order api}/commitlist`: saves the shown list as a favourite list. */
export const commitToList = postOf<typeof directOrderCalls.commitList>('/api/directorder/commitlist')

/** Articles that match the typed text; makes no request for null. */
export const useSuggestions = (text: string | null) =>
  useAnswer(
    text === null
      ? null
      : addressOfCall<typeof directOrderCalls.suggest>('/api/directorder/suggest', { text }),
    // The last answer stays while the next one loads.
    { keepPreviousData: true },
  )

/** `POST /api/directorder/check`: the outcome of each row of pasted text or a file. */
export const checkRows = postOf<typeof directOrderCalls.checkRows>('/api/directorder/check')

/** `POST /api/directorder/checkrow`: the outcome of a checked row under another number. */
export const checkRow = postOf<typeof directOrderCalls.checkRow>('/api/directorder/checkrow')

/** `POST /api/directorder/rows`: puts all of them into the cart or a favourite list, or none. */
export const orderRows = postOf<typeof directOrderCalls.orderRows>('/api/directorder/rows')
