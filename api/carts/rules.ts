import type { Cart } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Lines that a visitor's purchase list may have. */
export const maxVisitorLines = 1000

/** Lines that a customer's cart, and so an order, may have. */
export const maxCustomerLines = 5000

/** Lines that a cart may have. `customerId` is empty for a visitor. */
export const maxLines = ({ customerId }: { customerId: string }): number =>
  customerId === '' ? maxVisitorLines : maxCustomerLines

/**
 * Checks the number of lines after a write; the caller's transaction rolls the write back. A cart that was above its
 * limit before may still change and shrink. Errors: 400 `cartFull`.
 */
export function checkLineCount(
  caller: { customerId: string },
  count: { before: number; after: number },
  field: string,
): void {
  const most = maxLines(caller)
  if (count.after <= most || count.after <= count.before) return
  throw new ApiError(400, 'cartFull', `A cart may have ${most} lines.`, { field, more: { most } })
}

/** The properties that identify a line. */
export interface LineIdentity {
  variantId: number
  configuration: string
  freeText?: string | undefined
  freeTextUnit?: string | undefined
  lockKind?: string | undefined
  lockId?: string | undefined
  lockPosition?: number | undefined
}

/**
 * Lines with the same key are one line: the same variant in the same configuration, or the same text in the same unit,
 * at the price of the day or under the same price lock.
 */
export const lineKey = ({
  variantId,
  configuration,
  freeText = '',
  freeTextUnit = '',
  lockKind = '',
  lockId = '',
  lockPosition = 0,
}: LineIdentity): string =>
  [variantId, lockKind, lockId, lockPosition, freeTextUnit, freeText, configuration].join(' ')

/** 409: the cart has changed since it was shown. The answer carries the current cart. */
export const staleCart = (cart: Cart): ApiError =>
  new ApiError(409, 'stale', 'The cart has changed since it was shown.', { more: { cart } })
