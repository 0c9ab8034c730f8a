/** Users of a customer and their limits: what attachments, orders and approvals need of them. */
export { type Administrator, keepingAdministrator, lockForChange } from './administrators.ts'
export { inviteMember } from './invite.ts'
export {
  type Approver,
  approversAt,
  deliveryAddressesFor,
  findLimitRefusal,
  findPeriodBudget,
  lockSpending,
} from './order-limits.ts'
export { writeRoles } from './roles-store.ts'
export { changeOneOf } from './save-user.ts'
export { setUserState } from './set-user-state.ts'
export { approversOf } from './store.ts'
