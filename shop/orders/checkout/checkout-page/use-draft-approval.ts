import type { ApprovalNeed, Checkout } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { type CheckoutDraft, isBefore } from '../checkout-draft.ts'
import { useApprovalNeed } from '../calls.ts'

/**
 * Why the order of a draft needs approval; null if it does not. The checkout answers for a delivery without a cost
 * centre; other choices are asked about as soon as their step is completed, not while they are typed.
 */
export function useDraftApproval(
  { costCentre, deliveryMethod, step }: CheckoutDraft,
  checkout: Checkout,
): ApprovalNeed | null {
  const isOther = costCentre.trim() !== '' || deliveryMethod === 'pickup'
  const isChosen = isBefore('marking', step)
  const { data } = useApprovalNeed(
    isOther && isChosen ? { costCentre: costCentre.trim(), deliveryMethod } : null,
  )
  return isOther && isChosen && data !== undefined ? data.approval : checkout.approval
}

/** Who is asked, step by step: "Karin Ek or Olof Berg, then Vera Holm". Empty for nobody. */
export const approversText = ({ steps }: ApprovalNeed, t: Translator): string =>
  steps
    .map((names) => names.reduce((all, name) => t('checkout.approval-or', all, name)))
    .reduce((all, names) => (all === '' ? names : t('checkout.approval-then', all, names)), '')
