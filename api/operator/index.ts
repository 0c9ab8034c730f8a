export { findDemoUsers, removeDemoUsers } from '../accounts/demo-users.ts'
export { rotateKeys } from '../platform/keys/keys.ts'
export { listActions, logNameOf, recordAction, type OperatorAction } from './actions.ts'
export { createAdministrator, type FirstLink, type NewAdministrator } from './create-admin.ts'
export { NoSuchMail, sendConfirmation } from './mails.ts'
export { OperatorMistake } from './mistake.ts'
export { endSessions, listSessions, NoSuchUser, setBlocked, setPassword, unlock } from './people.ts'
export {
  changeRole,
  grantRole,
  listRights,
  listRoles,
  revokeRole,
  type RightsAt,
  type RoleAt,
} from './roles.ts'
