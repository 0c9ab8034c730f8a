/** A key and when it was made, in milliseconds. 0 for the first key. */
export interface DatedKey {
  since: number
}

/**
 * Seconds: copies of the service look for new keys every 20; a key signs 60 after it was made; the previous one
 * is accepted for twice the life of a token after that (reliability T6).
 */
export const keyTimes = { rereadSeconds: 20, announceSeconds: 60, overlapSeconds: 600 }

const begins = (key: DatedKey): number => (key.since === 0 ? 0 : key.since + keyTimes.announceSeconds * 1000)

const byAge = <K extends DatedKey>(keys: readonly K[]): K[] => keys.toSorted((a, b) => a.since - b.since)

/** The newest key that all copies of the service know. */
export const signingKey = <K extends DatedKey>(keys: readonly K[], now: Date): K | undefined =>
  byAge(keys).findLast((key) => begins(key) <= now.getTime())

/** The keys whose tokens are accepted: all except those whose successor has signed for the overlap. */
export const acceptedKeys = <K extends DatedKey>(keys: readonly K[], now: Date): K[] =>
  byAge(keys).filter((_, at, all) => {
    const next = all[at + 1]
    return next === undefined || begins(next) + keyTimes.overlapSeconds * 1000 > now.getTime()
  })

const shape = /^-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/u
const stemOf = (first: string) => first.replace(/\.pem$/u, '')

/** The file name of a new key beside the first: `token-20261120T110000Z.pem`. */
export const nameOfKey = (first: string, now: Date): string =>
  `${stemOf(first)}-${now.toISOString().replaceAll(/[-:]/gu, '').replace(/\.\d+/u, '')}.pem`

/** When the key of a file was made, in milliseconds; null if the file is not one of these keys. */
export function timeOfKey(first: string, name: string): number | null {
  const stem = stemOf(first)
  if (!name.startsWith(stem) || !name.endsWith('.pem')) return null
  const parts = shape.exec(name.slice(stem.length, -'.pem'.length))
  if (parts === null) return null
  const [, year, month, day, hour, minute, second] = parts
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time) ? null : time
}
