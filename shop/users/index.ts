export { userAddress, userChoicesAddress } from './calls.ts'
export { roleName } from './role-name.ts'
