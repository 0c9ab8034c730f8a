import type { Checkout } from '@tradecounter/api/contract'
import type { CheckoutDraft } from '../../checkout-draft.ts'
import type { CheckoutProblems } from '../../checkout-problems.ts'

/** Props of every step of the checkout. */
export interface StepProps {
  draft: CheckoutDraft
  change: (changes: Partial<CheckoutDraft>) => void
  checkout: Checkout
  /** Errors of the last attempt, by field. */
  problems: CheckoutProblems
}
