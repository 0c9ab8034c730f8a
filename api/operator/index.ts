export { rotateKeys } from '../platform/keys/keys.ts'
export { listActions, logNameOf, recordAction, type OperatorAction } from './action-log.ts'
export { createAdministrator, type FirstLink, type NewAdministrator } from './create-admin.ts'
export { NoSuchMail, sendConfirmation } from './order-confirmation.ts'
export { OperatorMistake } from './operator-error.ts'
export { endSessions, listSessions, NoSuchUser, setBlocked, setPassword, unlock } from './users.ts'
export {
  changeRole,
  grantRole,
  listRights,
  listRoles,
  revokeRole,
  type RightsAt,
  type RoleAt,
} from './roles.ts'
