import { siteKeys } from '../../contract/index.ts'
import type { SessionLimits, SessionLimitsBySite } from '../../platform/service-settings.ts'

/** A working day: a pause of one hour at most, twelve hours in all (reliability S6). */
export const defaultSessionLimits: SessionLimits = { idleSeconds: 60 * 60, absoluteSeconds: 12 * 60 * 60 }

/** The limits that no site may exceed (reliability S6). */
export const maxSessionLimits: SessionLimits = {
  idleSeconds: 24 * 60 * 60,
  absoluteSeconds: 30 * 24 * 60 * 60,
}

/** Sessions that one user may have at the same time (reliability S8). */
export const sessionsPerUser = 10

function checkLimits(limits: SessionLimits): void {
  for (const name of ['idleSeconds', 'absoluteSeconds'] as const) {
    if (!Number.isInteger(limits[name]) || limits[name] <= 0 || limits[name] > maxSessionLimits[name]) {
      throw new RangeError(`${name} must be a whole number from 1 to ${maxSessionLimits[name]}.`)
    }
  }
}

/** The limits of each site. Throws a RangeError for limits that are not positive or exceed the maximum. */
export function sessionLimitsBySite(settings: SessionLimitsBySite = {}): (site: string) => SessionLimits {
  const all = settings.all ?? defaultSessionLimits
  checkLimits(all)
  const limits = new Map<string, SessionLimits>()
  for (const site of siteKeys) {
    const own = settings[site] ?? all
    checkLimits(own)
    limits.set(site, own)
  }
  return (site) => limits.get(site) ?? all
}
