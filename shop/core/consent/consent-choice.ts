import { consentCookie, notifyConsentChange, type ConsentGroup } from './consent.ts'
import { readCookie } from '../browser/cookie.ts'
import type { ShopContext } from '../context/context.ts'
import { fingerprintKey } from '../tracking/fingerprint-shape.ts'
import { listNameCookie } from '../tracking/list-name-cookie.ts'
import { removeCookie } from './remove-cookie.ts'

/** Seconds after which a visitor is asked again: half a year. */
export const consentLifetime = 15_552_000

/** The groups that a site asks about. */
export type AskedGroups = readonly ConsentGroup[]

const everywhere: AskedGroups = ['C0001', 'C0002']

/** The groups that a site asks about: services of others only where it has some of that group. */
export const askedGroups = ({ settings }: Pick<ShopContext, 'settings'>): AskedGroups =>
  settings.externalServices?.some(({ consent }) => consent === 'C0003')
    ? [...everywhere, 'C0003']
    : everywhere

/**
 * The version of the question. Increase them when the requested consent changes: then everyone is asked again. A
 * site that begins to ask about services of others asks its visitors again, too.
 */
const versionOf = (asked: AskedGroups): number => (asked.includes('C0003') ? 2 : 1)

/** A visitor's choice, the version of the question, and the time in seconds since 1970 (0: unknown). */
export interface ConsentChoice {
  groups: readonly ConsentGroup[]
  version: number
  time: number
}

const numberAfter = (letter: string, parts: readonly string[]): number | undefined => {
  const part = parts.find((each) => each.startsWith(letter) && /^\d+$/u.test(each.slice(1)))
  return part === undefined ? undefined : Number(part.slice(1))
}

/**
 * The choice in the cookie (`C0001.C0002.v1.t1763650000`); null if absent or for another version of the question.
 * Browser only.
 */
export function readChoice(asked: AskedGroups = everywhere): ConsentChoice | null {
  const parts = readCookie(consentCookie).split('.')
  const groups = asked.filter((group) => parts.includes(group))
  const version = numberAfter('v', parts) ?? 1
  if (groups.length === 0 || version !== versionOf(asked)) return null
  return { groups, version, time: numberAfter('t', parts) ?? 0 }
}

/**
 * Cookies that need the consent to statistics: the shop's, and those of common analytics tags (`_ga`, `_ga_…`,
 * `_gid`).
 */
const ofStatistics = /^_g(?:a|id)(?:_|$)/u

function forgetStatistics(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (name === listNameCookie || name === fingerprintKey || ofStatistics.test(name)) removeCookie(name)
  }
  try {
    localStorage.removeItem(fingerprintKey)
  } catch {
    // Denied storage contains nothing.
  }
}

/**
 * Stores the choice with version and time. Data of groups without consent is removed (reliability G2). Browser
 * only.
 */
export function keepChoice(consented: readonly string[], asked: AskedGroups = everywhere): ConsentChoice {
  const groups = asked.filter((group) => group === 'C0001' || consented.includes(group))
  const choice = { groups, version: versionOf(asked), time: Math.floor(Date.now() / 1000) }
  const value = [...groups, `v${choice.version}`, `t${choice.time}`].join('.')
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentLifetime}; SameSite=Lax${secure}`
  if (!groups.includes('C0002')) forgetStatistics()
  notifyConsentChange()
  return choice
}
