import type { LoginAnswer, SiteSettings } from '@tradecounter/api/contract'
import { CallError } from '@tradecounter/shop/core'

/**
 * The outcome of a sign-in by its answer (spec §5): the text true is success, locked is locked out, everything else
 * failure. `factor` and `setup` are followed by a second step.
 */
export function loginOutcome({
  success,
}: {
  success: string
}): 'signed-in' | 'locked' | 'factor' | 'setup' | 'failed' {
  if (success === ('true' satisfies LoginAnswer['success'])) return 'signed-in'
  return success === 'locked' || success === 'factor' || success === 'setup' ? success : 'failed'
}

/**
 * Whether the server has rejected the input as such (e.g. too long); any other failure says nothing about name and
 * password.
 */
export const isRejected = (failure: unknown): boolean =>
  failure instanceof CallError && [400, 413, 422].includes(failure.status)

/** Whether too many sign-ins from this network address have failed, so that the user has to wait. */
export const mustWait = (failure: unknown): boolean => failure instanceof CallError && failure.status === 429

/** The server's message on why the customer was not switched; null if the call failed in another way. */
export const switchRefusal = (failure: unknown): string | null =>
  failure instanceof CallError && failure.error?.code === 'notAttached' ? failure.error.message || null : null

/** The message after a failed sign-in: the site's own label, or the given text. */
export function loginMessage(
  outcome: 'locked' | 'failed',
  { errorLabel, lockedOutErrorLabel }: SiteSettings['login']['loginBlock'],
  fallback: string,
): string {
  const label = outcome === 'locked' ? lockedOutErrorLabel : errorLabel
  return label === '' ? fallback : label
}
