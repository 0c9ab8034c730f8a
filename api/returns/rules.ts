import {
  type ReturnKind,
  type ReturnState,
  returnStates,
  type SellerPermission,
  type SellerReturnStep,
  sellerReturnSteps,
} from '../contract/index.ts'

/** Who acts on a case. */
export type ReturnActor = 'customer' | 'seller'

/** The states that a state leads to, by actor. States without an entry end a case. */
const transitions: Readonly<
  Partial<Record<ReturnState, Readonly<Record<ReturnActor, readonly ReturnState[]>>>>
> = {
  draft: { customer: ['sent', 'cancelled'], seller: [] },
  sent: { customer: ['cancelled'], seller: ['inReview'] },
  inReview: { customer: [], seller: ['moreInformation', 'approved', 'rejected'] },
  moreInformation: { customer: ['inReview'], seller: ['rejected'] },
  // A wrong price is credited without goods that come back.
  approved: { customer: [], seller: ['waitingForGoods', 'credited', 'replaced'] },
  waitingForGoods: { customer: [], seller: ['received', 'rejected'] },
  received: { customer: [], seller: ['credited', 'replaced', 'rejected'] },
}

/** Whether an actor may move a case from one state to another. */
export const canMove = (from: ReturnState, to: ReturnState, actor: ReturnActor): boolean =>
  transitions[from]?.[actor].includes(to) ?? false

/** Whether a case has ended. */
export const hasEnded = (state: ReturnState): boolean => transitions[state] === undefined

/** Whether customer and seller can write to each other about a case. */
export const hasThread = (state: ReturnState): boolean => state !== 'draft' && !hasEnded(state)

/** The states of cases that somebody works on. */
export const openStates: readonly ReturnState[] = returnStates.filter(hasThread)

/** The states to which a seller may move a case now. */
export const sellerStepsFrom = (state: ReturnState): SellerReturnStep[] =>
  sellerReturnSteps.filter((to) => canMove(state, to, 'seller'))

/** Whether a seller may tie a case to an invoice or an order: one in review that names neither. */
export const isAssignable = ({
  state,
  orderNumber,
  invoiceNumber,
}: {
  state: ReturnState
  orderNumber: string
  invoiceNumber: string
}): boolean => state === 'inReview' && orderNumber === '' && invoiceNumber === ''

/** The permission that a seller needs for cases of a kind: everything but a plain return is a complaint. */
export const permissionForKind = (kind: ReturnKind): SellerPermission =>
  kind === 'return' ? 'returns:answer' : 'complaints:answer'

/** Cases in these states do not count against what can be returned. */
export const uncountedStates: readonly ReturnState[] = ['draft', 'cancelled', 'rejected']

/** Whether goods of cases of a kind come back. */
export const bringsGoodsBack = (kind: ReturnKind): boolean => kind !== 'price' && kind !== 'missing'
