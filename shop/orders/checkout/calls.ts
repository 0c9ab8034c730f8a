import type { ApprovalNeed } from '@tradecounter/api/contract'
import { useAnswer, withQuery } from '@tradecounter/shop/core'

/** Why the order of the cart needs approval with given choices. */
export const approvalNeedAddress = '/api/cart/approval'

/** What the order of the cart needs with a cost centre or pick-up; `null` makes no request. */
export const useApprovalNeed = (
  choices: { costCentre: string; deliveryMethod: 'delivery' | 'pickup' } | null,
) =>
  useAnswer<{ approval: ApprovalNeed | null }>(
    choices === null ? null : withQuery(approvalNeedAddress, choices),
  )
