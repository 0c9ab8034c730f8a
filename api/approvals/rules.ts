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
  /** The deputies of today of those who may not approve at all. */
  deputies: ReadonlyMap<string, readonly string[]>
}

const mayOf =
  ({ buyerId, able }: ApproverChoice) =>
  (id: string): boolean =>
    id !== buyerId && able.has(id)

/**
 * The first of an approver and those above who may approve. Deputies stand in for one who may not approve at all. Empty
 * if there is none.
 */
function climb(from: string, choice: ApproverChoice): string[] {
  const { buyerId, above, deputies } = choice
  const may = mayOf(choice)
  const seen = new Set<string>()
  for (let at = from; at !== '' && !seen.has(at); at = above.get(at) ?? '') {
    if (may(at)) return [at]
    const standIns = at === buyerId ? [] : (deputies.get(at) ?? []).filter(may)
    if (standIns.length > 0) return standIns
    seen.add(at)
  }
  return []
}

/**
 * Who is asked, step by step; one of a step decides. Nobody approves an own order, and nobody above the own limit.
 * Without an approver of the user, the unit or the cost centre, everyone who may approve is asked.
 */
export function planSteps(choice: ApproverChoice): string[][] {
  const { ownId, unitIds, managerId, onlyBudget, everyStep, able } = choice
  const may = mayOf(choice)
  const own = climb(ownId, choice)
  const manager = [managerId].filter(may)
  const steps = [
    ...(onlyBudget ? [manager] : []),
    own,
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

/** A step of a request some of whose approvers may no longer approve it. Ids of users. */
export interface BrokenStep {
  /** Those who may no longer approve it; empty if nobody has been asked since the last of them. */
  gone: readonly string[]
  /** Those who still may. */
  left: readonly string[]
  /** Those who are asked in other steps. */
  elsewhere: readonly string[]
  administratorIds: readonly string[]
}

/**
 * Who is asked in a broken step: deputies of those who are gone, and those who are left. Otherwise the next of the
 * rule: who is above them, the approvers of the buyer and of the units, the manager of the cost centre; then
 * administrators who may approve it, then everyone who may, each before those who are asked in another step anyway.
 * Empty if nobody may.
 */
export function planSuccessors(
  choice: ApproverChoice,
  { gone, left, elsewhere, administratorIds }: BrokenStep,
): string[] {
  const may = mayOf(choice)
  const standIns = gone.flatMap((id) => choice.deputies.get(id) ?? []).filter(may)
  if (left.length > 0 || standIns.length > 0) return [...new Set([...left, ...standIns])]
  const groups = [
    gone.flatMap((id) => climb(choice.above.get(id) ?? '', choice)),
    climb(choice.ownId, choice),
    choice.unitIds,
    [choice.managerId],
    administratorIds,
    [...choice.able.keys()],
  ].map((group) => [...new Set(group)].filter(may))
  const others = groups.map((group) => group.filter((id) => !elsewhere.includes(id)))
  return [...others, ...groups].find((group) => group.length > 0) ?? []
}
