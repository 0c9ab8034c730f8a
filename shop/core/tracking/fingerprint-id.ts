import { hasConsent } from '../consent/consent.ts'
import { newIdempotencyKey } from '../http/idempotency-key.ts'
import { fingerprintKey, isFingerprint } from './fingerprint-shape.ts'

/**
 * A random id of this browser, created on first use and only with consent to statistics (HELP-11); empty without
 * consent or storage. Not derived from browser or person. Browser only.
 */
export function fingerprintId(): string {
  if (!hasConsent('C0002')) return ''
  try {
    const kept = localStorage.getItem(fingerprintKey) ?? ''
    if (isFingerprint(kept)) return kept
    const made = newIdempotencyKey()
    localStorage.setItem(fingerprintKey, made)
    return made
  } catch {
    return ''
  }
}
