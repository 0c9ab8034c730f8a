import { hasConsent } from '../consent/consent.ts'
import { newIdempotencyKey } from '../http/idempotency-key.ts'

/** Where the browser's id for statistics is kept (spec §9). */
export const fingerprintKey = 'fingerprintId'

/**
 * A random id of this browser, made when it is first asked for and only with consent to statistics (HELP-11); empty
 * without it, or where storage is refused. It is made of nothing that the browser or the person is. Browser only.
 */
export function fingerprintId(): string {
  if (!hasConsent('C0002')) return ''
  try {
    const kept = localStorage.getItem(fingerprintKey) ?? ''
    if (/^[\da-f]{32}$/u.test(kept)) return kept
    const made = newIdempotencyKey()
    localStorage.setItem(fingerprintKey, made)
    return made
  } catch {
    return ''
  }
}
