import type { RevealedNumbers, SellerApplication } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import type { FormProblem, FormValues } from '../views.ts'

/** What the page of an application and its forms are drawn from. */
export interface ApplicationProps {
  t: Translator
  csrf: string
  application: SellerApplication
  values: FormValues
  problem: FormProblem | null
  /** The form that was refused. */
  action: string
  /** Personal numbers that the seller has asked to see; null on every other page. */
  revealed: RevealedNumbers | null
}
