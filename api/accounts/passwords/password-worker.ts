import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import type { PasswordFlaw } from './password-rules.ts'

/** One hash. */
export default function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters)
}

/** A new password and the name of the user who chose it. */
export interface NewPassword {
  password: string
  userName: string
}

/** Why a new password may not be used, or null. Most threads never judge one, and load no dictionaries. */
export async function judge({ password, userName }: NewPassword): Promise<PasswordFlaw | null> {
  const { findPasswordFlaw } = await import('./password-rules.ts')
  return findPasswordFlaw(password, userName)
}
