/** Approvals: what other features ask about requests. */
export { canSeeApproval } from './list.ts'
