import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import type { PasswordFlaw } from './password-rules.ts'

/** Computes one argon2id hash. */
export default function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters)
}

/** A new password and the name of the user who chose it. */
export interface NewPassword {
  password: string
  userName: string
}

/** Why a new password is refused; null if it may be used. Loads the dictionaries at first use only. */
export async function judge({ password, userName }: NewPassword): Promise<PasswordFlaw | null> {
  const { findPasswordFlaw } = await import('./password-rules.ts')
  return findPasswordFlaw(password, userName)
}
