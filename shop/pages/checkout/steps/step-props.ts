import type { Checkout } from '@tradecounter/api/contract'
import type { CheckoutDraft, CheckoutProblems } from '@tradecounter/shop/orders'

/** What every step of the checkout is given. */
export interface StepProps {
  draft: CheckoutDraft
  change: (changes: Partial<CheckoutDraft>) => void
  checkout: Checkout
  /** What was wrong at the last try, by field. */
  problems: CheckoutProblems
}
