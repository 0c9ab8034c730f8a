import type { LoginAnswer, SiteSettings } from '@tradecounter/api/contract'

/** What an answer to a sign-in means (spec §5): the text true is success, locked is locked out, the rest is failure. */
export function loginOutcome({ success }: { success: string }): 'signed-in' | 'locked' | 'failed' {
  if (success === ('true' satisfies LoginAnswer['success'])) return 'signed-in'
  return success === ('locked' satisfies LoginAnswer['success']) ? 'locked' : 'failed'
}

/** What to tell after a sign-in that did not succeed: the site's own label, else the given word. */
export function loginMessage(
  outcome: 'locked' | 'failed',
  { errorLabel, lockedOutErrorLabel }: SiteSettings['login']['loginBlock'],
  fallback: string,
): string {
  const label = outcome === 'locked' ? lockedOutErrorLabel : errorLabel
  return label === '' ? fallback : label
}

/** How long a customer must stay chosen before the switch is posted, in milliseconds (ACC-4): arrow keys choose too. */
export const customerRest = 400
