import type { PasswordFlaw } from './password-rules.ts'

/**
 * The flaw of a password; null if it has none. Loads the dictionaries first, which takes longer than other commands
 * run.
 */
export async function findPasswordFlaw(password: string, userName: string): Promise<PasswordFlaw | null> {
  const rules = await import('./password-rules.ts')
  return rules.findPasswordFlaw(password, userName)
}
