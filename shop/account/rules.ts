import type { LoginAnswer, SiteSettings } from '@tradecounter/api/contract'
import { CallError } from '@tradecounter/shop/core'

/** What an answer to a sign-in means (spec §5): the text true is success, locked is locked out, the rest is failure. */
export function loginOutcome({ success }: { success: string }): 'signed-in' | 'locked' | 'failed' {
  if (success === ('true' satisfies LoginAnswer['success'])) return 'signed-in'
  return success === ('locked' satisfies LoginAnswer['success']) ? 'locked' : 'failed'
}

/** Whether the server has judged what was typed (too long, say); anything else is no word on name and password. */
export const isJudged = (failure: unknown): boolean =>
  failure instanceof CallError && [400, 413, 422].includes(failure.status)

/** Whether too many sign-ins have failed at this address: it has to wait. */
export const mustWait = (failure: unknown): boolean => failure instanceof CallError && failure.status === 429

/** What to tell after a sign-in that did not succeed: the site's own label, else the given text. */
export function loginMessage(
  outcome: 'locked' | 'failed',
  { errorLabel, lockedOutErrorLabel }: SiteSettings['login']['loginBlock'],
  fallback: string,
): string {
  const label = outcome === 'locked' ? lockedOutErrorLabel : errorLabel
  return label === '' ? fallback : label
}
