import type { approvalCalls } from '@tradecounter/api/contract'
import { addressOfCall, postOf, useAnswer } from '@tradecounter/shop/core'

/** Why the order of the cart needs approval with given choices. */
export const approvalNeedAddress = addressOfCall<typeof approvalCalls.need>('/api/cart/approval')

/** What the order of the cart needs with a cost centre or pick-up; `null` makes no request. */
export const useApprovalNeed = (
  choices: { costCentre: string; deliveryMethod: 'delivery' | 'pickup' } | null,
) =>
  useAnswer(choices === null ? null : addressOfCall<typeof approvalCalls.need>('/api/cart/approval', choices))

/** Sends the cart for approval: once per key, however often it is sent. */
export const sendForApproval = postOf<typeof approvalCalls.send>('/api/cart/sendforapproval')
