import { readCookie } from '../browser/cookie.ts'

/**
 * Groups of the cookie consent (spec §9): `C0001` is required for the shop, `C0002` is statistics, `C0003` are services
 * of others that read the page or take feedback, on sites that have some.
 */
export type ConsentGroup = 'C0001' | 'C0002' | 'C0003'

/** Cookie with the consent: the accepted groups, joined by dots. `consent-choice.ts` writes it. */
export const consentCookie = 'cookie_consent'

/** How often, and at which interval in milliseconds, to check for a consent (spec §9). */
const tries = 40
const pause = 250

/** Whether the visitor has consented to a group. Browser only. */
export const hasConsent = (group: ConsentGroup): boolean =>
  readCookie(consentCookie).split('.').includes(group)

/** Callbacks that wait for a consent, by group; they share one timer. */
const waiting = new Map<ConsentGroup, (() => void)[]>()

/**
 * Calls `act` once the visitor has consented: at once, or within 40 checks at 250 ms, and never after that
 * (HELP-10). Browser only.
 */
export function whenConsented(group: ConsentGroup, act: () => void): void {
  if (hasConsent(group)) return act()
  const acts = waiting.get(group)
  if (acts !== undefined) return void acts.push(act)
  waiting.set(group, [act])
  let left = tries
  const timer = setInterval(() => {
    left -= 1
    const given = hasConsent(group)
    if (!given && left > 0) return
    clearInterval(timer)
    const waited = waiting.get(group) ?? []
    waiting.delete(group)
    if (given) for (const each of waited) each()
  }, pause)
}

const changed = 'consentchange'

/** Reports a new choice to `onConsentChange`. */
export const notifyConsentChange = (): void => void window.dispatchEvent(new Event(changed))

/**
 * Calls `act` after each choice on this page, and when the page is shown again, because another tab may have changed
 * the choice. Returns the function that stops it. Browser only.
 */
export function onConsentChange(act: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === 'visible') act()
  }
  window.addEventListener(changed, act)
  document.addEventListener('visibilitychange', shown)
  return () => {
    window.removeEventListener(changed, act)
    document.removeEventListener('visibilitychange', shown)
  }
}
