import type { RowCheckAnswer, RowCheckRequest, RowsAnswer, RowsRequest } from '@tradecounter/api/contract'
import type { Caller } from '@tradecounter/shop/core'

/** `POST /api/directorder/check`: what becomes of each row of a paste or a file. */
export const checkRows = ({ post }: Caller, request: RowCheckRequest) =>
  post<RowCheckAnswer>('/api/directorder/check', request)

/** `POST /api/directorder/rows`: puts all of them into the cart or a favourite list, or none. */
export const orderRows = ({ post }: Caller, request: RowsRequest, idempotencyKey: string) =>
  post<RowsAnswer>('/api/directorder/rows', request, { idempotencyKey })
