/** Approvals: what other features ask about requests. */
export { maySeeApproval } from './list.ts'
