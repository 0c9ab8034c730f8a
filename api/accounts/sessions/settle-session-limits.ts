import { siteKeys } from '../../contract/index.ts'
import { checkLimits, type SessionLimits, sessionLimits } from './session-limits.ts'
import type { SessionLimitsBySite } from '../../platform/services.ts'

/** How long sessions live on each site. Throws when one could live longer than any may. */
export function settleSessionLimits(settled: SessionLimitsBySite = {}): (site: string) => SessionLimits {
  const limits = new Map<string, SessionLimits>()
  const all = settled.all ?? sessionLimits
  checkLimits(all)
  for (const site of siteKeys) {
    const own = settled[site] ?? all
    checkLimits(own)
    limits.set(site, own)
  }
  return (site) => limits.get(site) ?? all
}
