import { hasConsent } from '../consent/consent.ts'
import { listNameCookie } from './led-here.ts'

/** How long the name of a list is kept, in seconds (spec §9). */
const lifetime = 3600

/** Keeps the name of the list that is looked at, for what follows from it (SRCH-10). Only with consent to statistics. */
export function keepListName(name: string): void {
  if (!hasConsent('C0002')) return
  document.cookie = `${listNameCookie}=${encodeURIComponent(name)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}
