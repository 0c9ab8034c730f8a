import { hasConsent } from './consent.ts'

/** Cookie of the list that the visitor came from, and how long it is kept, in seconds (spec §9). */
const cookieName = 'GA4Listname'
const lifetime = 3600

/** Keeps the name of the list that is looked at, for what follows from it (SRCH-10). Only with consent to statistics. */
export function keepListName(name: string): void {
  if (!hasConsent('C0002')) return
  document.cookie = `${cookieName}=${encodeURIComponent(name)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}
