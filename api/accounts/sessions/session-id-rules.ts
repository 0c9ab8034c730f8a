/** One id of a session, as it stands. Times are ISO 8601 in UTC; a replaced id ends. */
export interface SessionId {
  idHash: string
  issuedAt: string
  endsAt: string | null
}

/**
 * Seconds: an id is never shown by its owner for longer than 15 minutes, and for 60 after another has come into use
 * (reliability S5). `held` is how long a host may go on with what it was told of an id, before it asks again.
 */
export const idLimits = { life: 900, overlap: 60, held: 60 }

/** What showing an id leads to. */
export interface SessionIdState {
  live: boolean
  /** A new id has to be made. */
  renew: boolean
  /** Ids that end now that this one is in use. */
  replaced: string[]
}

const plus = (time: string, seconds: number) =>
  new Date(new Date(time).getTime() + seconds * 1000).toISOString()

/** When an id ends that another has replaced. */
export const endOfReplacedId = (now: Date): string => plus(now.toISOString(), idLimits.overlap)

/**
 * What happens when `shown` is used. A new id counts only once the browser shows it: until then the answer that
 * brought it may have been lost, and the old one stays.
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
