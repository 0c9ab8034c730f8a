/** One id of a session. Times are ISO 8601 in UTC. A replaced id has an end. */
export interface SessionId {
  idHash: string
  issuedAt: string
  endsAt: string | null
}

/**
 * Seconds: a browser uses an id for at most 15 minutes, and for 60 seconds after another id has come into use
 * (reliability S5). `held` is how long a host may reuse the answer for an id.
 */
export const idLimits = { life: 900, overlap: 60, held: 60 }

/** What follows from the use of an id. */
export interface SessionIdState {
  live: boolean
  /** Whether a new id has to be made. */
  renew: boolean
  /** Ids that end because this one is in use. */
  replaced: string[]
}

const plus = (time: string, seconds: number) =>
  new Date(new Date(time).getTime() + seconds * 1000).toISOString()

/** When a replaced id ends. */
export const endOfReplacedId = (now: Date): string => plus(now.toISOString(), idLimits.overlap)

/**
 * What follows when `shown` is used. A new id counts only once the browser has used it: until then the answer that
 * carried it may have been lost, and the old id stays valid.
 */
export function evaluateSessionId(shown: SessionId, all: readonly SessionId[], now: Date): SessionIdState {
  const time = now.toISOString()
  if (shown.endsAt !== null) return { live: shown.endsAt > time, renew: false, replaced: [] }
  const replaced = all
    .filter((id) => id.endsAt === null && id.issuedAt < shown.issuedAt)
    .map((id) => id.idHash)
  const due = plus(shown.issuedAt, idLimits.life - idLimits.held) <= time
  const justMade = all.some(
    (id) => id.issuedAt > shown.issuedAt && plus(id.issuedAt, idLimits.overlap) > time,
  )
  return { live: true, renew: due && !justMade, replaced }
}
