import { readCookie } from '../browser/cookie.ts'

/** Groups of the cookie consent (spec §9); `C0001` is what the shop needs, `C0002` statistics. */
export type ConsentGroup = 'C0001' | 'C0002'

/** Cookie in which the consent stands: the groups that were said yes to, joined by dots. `consent-choice.ts` writes it. */
export const consentCookie = 'cookie_consent'

/** How often, and how many milliseconds apart, a consent that is not there yet is looked for (spec §9). */
const tries = 40
const pause = 250

/** Whether the visitor has consented to a group by now. Browser only. */
export const hasConsent = (group: ConsentGroup): boolean =>
  readCookie(consentCookie).split('.').includes(group)

/** Those who wait for a consent, by group: one clock for all of them. */
const waiting = new Map<ConsentGroup, (() => void)[]>()

/**
 * Acts once the visitor has consented: at once where that is so, else as soon as it is within 40 tries, 250 ms apart,
 * and never after that (HELP-10). Browser only.
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
