import type {
  Choices,
  DirectOrderAddAnswer,
  DirectOrderAddRequest,
  DirectOrderCommitAnswer,
  DirectOrderCommitListAnswer,
  DirectOrderItem,
  DirectOrderList,
  DirectOrderSuggestions,
  RowCheckAnswer,
  RowCheckRequest,
  RowsAnswer,
  RowsRequest,
} from '@tradecounter/api/contract'
import { useAnswer, withQuery, type Caller } from '@tradecounter/shop/core'

/** Address of the list, and its key. */
export const directOrderAddress = '/api/directorder/list'

/** The list that the server keeps; nothing is asked while it is not `wanted`. */
export const useDirectOrderList = (wanted: boolean) =>
  useAnswer<DirectOrderList>(wanted ? directOrderAddress : null)

/** `POST {direct order api}/add` (spec §7). */
export const addNumber = ({ post }: Caller, line: DirectOrderAddRequest, idempotencyKey: string) =>
  post<DirectOrderAddAnswer>('/api/directorder/add', line, { idempotencyKey })

/** `POST {direct order api}/remove`. */
export const removeItem = ({ post }: Caller, itemId: string) =>
  post<DirectOrderList>('/api/directorder/remove', { itemId })

/** `POST /api/directorder/choose`: refused with 409 when the item is no longer the one that was shown. */
export const chooseArticle = (
  { post }: Caller,
  { itemId, version }: Pick<DirectOrderItem, 'itemId' | 'version'>,
  variantNumber: string,
) => post<DirectOrderList>('/api/directorder/choose', { itemId, version, variantNumber })

/** `POST /api/directorder/changequantity`: refused like a stale choice. The server raises it to whole packs. */
export const changeQuantity = (
  { post }: Caller,
  { itemId, version }: Pick<DirectOrderItem, 'itemId' | 'version'>,
  quantity: number,
) => post<DirectOrderList>('/api/directorder/changequantity', { itemId, version, quantity })

/** `POST {direct order api}/clear`. */
export const clearList = ({ post }: Caller) => post<DirectOrderList>('/api/directorder/clear')

/** `POST {direct order api}/commit`: the list as it was shown goes into the cart. */
export const commitToCart = (
  { post }: Caller,
  request: { version: number; configurations: Readonly<Record<string, Choices>> },
  idempotencyKey: string,
) => post<DirectOrderCommitAnswer>('/api/directorder/commit', request, { idempotencyKey })

/** `POST {direct order api}/commitlist`: the list as it was shown becomes a favourite list. */
export const commitToList = (
  { post }: Caller,
  request: { version: number; configurations: Readonly<Record<string, Choices>> },
  idempotencyKey: string,
) => post<DirectOrderCommitListAnswer>('/api/directorder/commitlist', request, { idempotencyKey })

/** Articles that what is typed can mean; nothing is asked for null. */
export const useSuggestions = (text: string | null) =>
  useAnswer<DirectOrderSuggestions>(
    text === null ? null : withQuery('/api/directorder/suggest', { text }),
    // While the next answer is on its way the last one stays.
    { keepPreviousData: true },
  )

/** `POST /api/directorder/check`: the outcome of each row of a paste or a file. */
export const checkRows = ({ post }: Caller, request: RowCheckRequest) =>
  post<RowCheckAnswer>('/api/directorder/check', request)

/** `POST /api/directorder/rows`: puts all of them into the cart or a favourite list, or none. */
export const orderRows = ({ post }: Caller, request: RowsRequest, idempotencyKey: string) =>
  post<RowsAnswer>('/api/directorder/rows', request, { idempotencyKey })
