import { consentLifetime } from '../consent/consent-choice.ts'
import { removeCookie } from '../consent/remove-cookie.ts'
import { readCookie } from '../browser/cookie.ts'
import { fingerprintKey } from './fingerprint-shape.ts'

/**
 * Sends the browser's id with requests, so that the host can render the variants of experiments; an empty id, or null
 * where no experiment runs, ends that. Call only with consent to statistics. Browser only.
 */
export function keepFingerprintCookie(id: string | null): void {
  const known = readCookie(fingerprintKey)
  if (known === (id ?? '')) return
  if (!id) return removeCookie(fingerprintKey)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${fingerprintKey}=${id}; Path=/; Max-Age=${consentLifetime}; SameSite=Lax${secure}`
}
