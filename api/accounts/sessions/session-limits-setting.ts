import { type SiteKey, siteKeys } from '../../contract/index.ts'
import type { SessionLimits, SessionLimitsBySite } from '../../platform/service-settings.ts'

const mostMinutes = 24 * 60
const mostHours = 30 * 24

/** The message for a wrong `SESSION_LIMITS`. */
export const sessionLimitsRule = `must be minutes/hours such as 60/12, by site if need be (60/12,workwear=30/8), of at most ${mostMinutes} minutes and ${mostHours} hours`

const shape = /^(?:([a-z-]+)=)?(\d{1,4})\/(\d{1,3})$/u

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const isSite = (name: string): name is SiteKey => siteKeys.some((key) => key === name)

function readEntry(entry: string): [SiteKey | 'all', SessionLimits] | null {
  const [, site = 'all', minutes = '', hours = ''] = shape.exec(entry) ?? []
  const [idle, absolute] = [Number(minutes), Number(hours)]
  const known = site === 'all' || isSite(site)
  if (!known || !(idle >= 1 && idle <= mostMinutes) || !(absolute >= 1 && absolute <= mostHours)) return null
  return [site, { idleSeconds: idle * 60, absoluteSeconds: absolute * 3600 }]
}

/** Whether a value of `SESSION_LIMITS` is valid. The maxima are those of reliability S6. */
export const areSessionLimits = (list: string): boolean =>
  entriesOf(list).every((entry) => readEntry(entry) !== null)

/** Session limits by site; `all` applies to the sites that are not named. */
export const readSessionLimits = (list: string): SessionLimitsBySite =>
  Object.fromEntries(
    entriesOf(list)
      .map(readEntry)
      .filter((entry) => entry !== null),
  )
