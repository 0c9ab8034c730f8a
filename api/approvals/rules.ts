import type { ApprovalState } from '../contract/index.ts'

/** The states in which somebody may still decide. */
export const openStates = ['waiting', 'partlyApproved'] as const satisfies readonly ApprovalState[]

export const isOpen = (state: ApprovalState): boolean => openStates.some((open) => open === state)

/** The states in which the buyer can have the cart back. */
export const returnedStates = ['rejected', 'expired', 'failed'] as const satisfies readonly ApprovalState[]

export const isReturned = (state: ApprovalState): boolean => returnedStates.some((each) => each === state)

/** The state after the approval of a step; `approved` means that it is to be ordered. */
export const stateAfterApproval = (step: number, steps: number): 'partlyApproved' | 'approved' =>
  step < steps ? 'partlyApproved' : 'approved'

/** Who could be asked about an order. Ids of users. */
export interface ApproverChoice {
  buyerId: string
  /** The buyer's own approver; empty for nobody. */
  ownId: string
  /** The approvers of the buyer's units. */
  unitIds: readonly string[]
  /** The manager of the cost centre, if its budget is a reason; empty for nobody. */
  managerId: string
  /** The budget of the cost centre is the only reason. */
  onlyBudget: boolean
  /** All are asked one after the other, not only the first. */
  everyStep: boolean
  /** Those who may approve that sum, with their own approvers. */
  able: ReadonlyMap<string, { approverId: string }>
  /** The approvers of all users, to climb from an approver whose limit is too low. */
  above: ReadonlyMap<string, string>
}

/** The first of an approver and those above who may approve; empty if there is none. */
function climb(from: string, { buyerId, able, above }: ApproverChoice): string {
  const seen = new Set<string>()
  for (let at = from; at !== '' && !seen.has(at); at = above.get(at) ?? '') {
    if (at !== buyerId && able.has(at)) return at
    seen.add(at)
  }
  return ''
}

/**
 * Who is asked, step by step; one of a step decides. Nobody approves an own order, and nobody above the own limit. Without an approver of
 * the user, the unit or the cost centre, everyone who may approve is asked.
 */
export function planSteps(choice: ApproverChoice): string[][] {
  const { buyerId, ownId, unitIds, managerId, onlyBudget, everyStep, able } = choice
  const may = (id: string): boolean => id !== buyerId && able.has(id)
  const own = climb(ownId, choice)
  const manager = [managerId].filter(may)
  const steps = [
    ...(onlyBudget ? [manager] : []),
    own === '' ? [] : [own],
    [...new Set(unitIds.filter(may))],
    ...(onlyBudget ? [] : [manager]),
  ].filter((step) => step.length > 0)
  // Nobody is asked twice.
  const distinct = steps.filter(
    (step, at) => !steps.slice(0, at).some((earlier) => earlier.some((id) => step.includes(id))),
  )
  if (distinct.length > 0) return everyStep ? distinct : distinct.slice(0, 1)
  const anyone = [...able.keys()].filter(may)
  return anyone.length === 0 ? [] : [anyone]
}
