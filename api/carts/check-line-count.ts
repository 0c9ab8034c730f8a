import { mostLines } from './line-limits.ts'
import { ApiError } from '../platform/http/api-error.ts'

/**
 * Refuses a write that leaves a cart with more lines than it may have; the transaction takes the write back. A cart that
 * is above its limit already may still change and shrink. Errors: 400 `cartFull`.
 */
export function checkLineCount(
  caller: { customerId: string },
  count: { before: number; after: number },
  field: string,
): void {
  const most = mostLines(caller)
  if (count.after <= most || count.after <= count.before) return
  throw new ApiError(400, 'cartFull', `A cart may have ${most} lines.`, { field, more: { most } })
}
