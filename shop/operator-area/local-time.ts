import type { SiteName } from '@tradecounter/api/contract'

/** The country of a site, for its time zone. */
const countryOf = (site: SiteName): 'SE' | 'FI' => (site === 'fi' || site === 'ax' ? 'FI' : 'SE')

const zones = { SE: 'Europe/Stockholm', FI: 'Europe/Helsinki' }
const hourMs = 3_600_000

/** A time as `2026-12-24T16:00` in the time zone of a site: the value of a field for date and time. */
export function localMinute(time: Date, site: SiteName): string {
  // Swedish formats a time as `2026-12-24 16:00`.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: zones[countryOf(site)],
  })
  return format.format(time).replace(' ', 'T')
}

/** A stored time as it is shown to a seller: `2026-12-24 16:00` in the time zone of a site. */
export const shownMinute = (time: string, site: SiteName): string =>
  localMinute(new Date(time), site).replace('T', ' ')

/** The UTC time, to the minute, of a local time in the time zone of a site; null for a text that is none. */
export function utcMinute(local: string, site: SiteName): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(local)) return null
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const found = [1, 2, 3]
    .map((hours) => new Date(asUtc - hours * hourMs))
    .find((time) => localMinute(time, site) === local)
  return found === undefined ? null : `${found.toISOString().slice(0, 16)}Z`
}
