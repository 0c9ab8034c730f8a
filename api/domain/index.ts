export { hashPassword, isWeakHash, passwordCost, verifyPassword } from './password.ts'
export type { PasswordCost } from './password.ts'
