import { hasConsent } from '../consent/consent.ts'
import { listNameCookie } from './list-name-cookie.ts'

/** Lifetime of the list name, in seconds (spec §9). */
const lifetime = 3600

/** Stores the name of the current list, for tracking what follows (SRCH-10). Only with consent to statistics. */
export function keepListName(name: string): void {
  if (!hasConsent('C0002')) return
  document.cookie = `${listNameCookie}=${encodeURIComponent(name)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}
