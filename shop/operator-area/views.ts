import type {
  RevealedNumbers,
  Seller,
  SellerFeedbackList,
  SellerApplication,
  SellerApplicationList,
  SellerLink,
  SellerOffer,
  SellerOfferList,
  SellerReturn,
  SellerReturns,
} from '@tradecounter/api/contract'

/** Values of a form as they were sent, by the names of their fields. */
export type FormValues = Readonly<Record<string, string>>

/** Why a form was refused: the code of the service, and the field. */
export interface FormProblem {
  code: string
  field: string
}

/**
 * A form that was sent after the end of its session: it goes through the steps of the sign-in, and is shown again
 * behind them.
 */
export interface KeptForm {
  /** As the host wrote it; absent if no form was sent. */
  kept?: string
}

/** What a page of the operator area shows. */
export type OperatorView =
  | ({ kind: 'sign-in'; values: FormValues; problem: FormProblem | null } & KeptForm)
  | ({ kind: 'code'; problem: FormProblem | null } & KeptForm)
  | { kind: 'set-up'; link: SellerLink; token: string; problem: FormProblem | null }
  | { kind: 'set-up-done' }
  | { kind: 'offers'; list: SellerOfferList; query: string; problem: FormProblem | null }
  | { kind: 'offer'; offer: SellerOffer; values: FormValues; problem: FormProblem | null; action: string }
  | { kind: 'feedback'; list: SellerFeedbackList; query: string; problem: FormProblem | null }
  | { kind: 'applications'; list: SellerApplicationList; query: string }
  | {
      kind: 'application'
      application: SellerApplication
      values: FormValues
      problem: FormProblem | null
      action: string
      revealed: RevealedNumbers | null
    }
  | { kind: 'returns'; list: SellerReturns; query: string; problem: FormProblem | null }
  | { kind: 'return'; found: SellerReturn; values: FormValues; problem: FormProblem | null; action: string }
  | { kind: 'problem'; problem: 'link' | 'missing' | 'forbidden' | 'tooLarge' | 'failed' }

/** A page of the operator area. `csrf` is sent with every form; `seller` is null before the sign-in is complete. */
export interface OperatorPageProps {
  view: OperatorView
  seller: Seller | null
  csrf: string
  /** Path and query of the page. */
  path: string
}
