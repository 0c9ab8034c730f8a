/** Failed sign-ins of one submitted name, as they stand. Times are ISO 8601 in UTC. */
export interface LoginAttempts {
  failures: number
  windowStart: string
  lockedUntil: string | null
  locks: number
}

/** 10 failures in 15 minutes lock for 15 minutes, doubling up to a day (reliability L2). */
export const loginLimits = { failures: 10, windowSeconds: 900, lockSeconds: 900, longestLockSeconds: 86_400 }

export const noAttempts = (now: Date): LoginAttempts => ({
  failures: 0,
  windowStart: now.toISOString(),
  lockedUntil: null,
  locks: 0,
})

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/**
 * Counts one more attempt, before its password is looked at (reliability L4): the counts afterwards, and whether
 * the password may be looked at. A good one clears the counts again.
 */
export function countAttempt(before: LoginAttempts, now: Date): { allowed: boolean; after: LoginAttempts } {
  const time = now.toISOString()
  if (before.lockedUntil !== null && before.lockedUntil > time) return { allowed: false, after: before }
  const windowOver = later(new Date(before.windowStart), loginLimits.windowSeconds) <= time
  const fresh = windowOver || before.lockedUntil !== null
  const failures = (fresh ? 0 : before.failures) + 1
  const windowStart = fresh ? time : before.windowStart
  if (failures <= loginLimits.failures) {
    return { allowed: true, after: { failures, windowStart, lockedUntil: null, locks: before.locks } }
  }
  const seconds = Math.min(loginLimits.lockSeconds * 2 ** before.locks, loginLimits.longestLockSeconds)
  const after = { failures: 0, windowStart: time, lockedUntil: later(now, seconds), locks: before.locks + 1 }
  return { allowed: false, after }
}
