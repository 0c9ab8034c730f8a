import { consentCookie, type ConsentGroup } from './consent.ts'
import { readCookie } from '../browser/cookie.ts'
import { fingerprintKey } from '../tracking/fingerprint-id.ts'
import { listNameCookie } from '../tracking/led-here.ts'

/** Goes up when what is asked for changes: then everybody is asked again. */
const consentVersion = 1

/** Seconds after which a visitor is asked again: half a year. */
const lifetime = 15_552_000

/** What a visitor has chosen, to which version of the question, and when, in seconds since 1970 (0: not known). */
export interface ConsentChoice {
  groups: readonly ConsentGroup[]
  version: number
  time: number
}

const isGroup = (part: string): part is ConsentGroup => part === 'C0001' || part === 'C0002'
const numberAfter = (letter: string, parts: readonly string[]): number | undefined => {
  const part = parts.find((each) => each.startsWith(letter) && /^\d+$/u.test(each.slice(1)))
  return part === undefined ? undefined : Number(part.slice(1))
}

/**
 * The choice that stands in the cookie (`C0001.C0002.v1.t1763650000`); null where there is none, or to another question.
 * Browser only.
 */
export function readChoice(): ConsentChoice | null {
  const parts = readCookie(consentCookie).split('.')
  const groups = parts.filter(isGroup)
  const version = numberAfter('v', parts) ?? consentVersion
  if (groups.length === 0 || version !== consentVersion) return null
  return { groups, version, time: numberAfter('t', parts) ?? 0 }
}

/** What needs the consent to statistics: ours, and what a tag manager's usual analytics leave (`_ga`, `_ga_…`, `_gid`). */
const ofStatistics = /^_g(?:a|id)(?:_|$)/u

function forgetStatistics(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (name !== listNameCookie && !ofStatistics.test(name)) continue
    document.cookie = `${name}=; Path=/; Max-Age=0`
    // A tag manager keeps them for the whole domain.
    document.cookie = `${name}=; Path=/; Domain=${window.location.hostname}; Max-Age=0`
  }
  try {
    localStorage.removeItem(fingerprintKey)
  } catch {
    // Storage that is refused holds nothing.
  }
}

/**
 * Keeps what the visitor consents to beside what is necessary, with version and time. What needs a group that is not
 * among them is removed (reliability G2). Browser only.
 */
export function keepChoice(consented: readonly string[]): ConsentChoice {
  const groups: ConsentGroup[] = consented.includes('C0002') ? ['C0001', 'C0002'] : ['C0001']
  const choice = { groups, version: consentVersion, time: Math.floor(Date.now() / 1000) }
  const value = [...groups, `v${choice.version}`, `t${choice.time}`].join('.')
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  if (!groups.includes('C0002')) forgetStatistics()
  return choice
}
