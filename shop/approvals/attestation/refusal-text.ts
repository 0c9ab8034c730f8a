import type { Translator } from '@tradecounter/shop/core'

/** The texts of refusals by their code. */
const texts = {
  decided: 'approvals.decided',
  notFound: 'approvals.decided',
  limit: 'approvals.over-own-limit',
  nothingLeft: 'approvals.nothing-left',
  changesNotAllowed: 'approvals.changes-not-allowed',
  quantityInvalid: 'approvals.quantity-refused',
  quantityRaised: 'approvals.quantity-refused',
  lineLocked: 'approvals.quantity-refused',
  notAnApprover: 'approvals.not-an-approver',
  ownRequest: 'approvals.no-permission',
  permission: 'approvals.no-permission',
  cartFull: 'approvals.cart-full',
} as const
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** What a refusal of a decision, or of a step of the buyer, says by its code. */
export const refusalText = (code: string, t: Translator): string =>
  t(isKnown(code) ? texts[code] : 'approvals.try-again')
