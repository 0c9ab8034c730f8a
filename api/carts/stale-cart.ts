import type { Cart } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** 409: what was changed is no longer what was shown. The fresh cart is in the answer. */
export const stale = (cart: Cart): ApiError =>
  new ApiError(409, 'stale', 'The cart has changed since it was shown.', { more: { cart } })
