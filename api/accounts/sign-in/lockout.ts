/** Failed sign-ins of one submitted name, or of one known device under that name. Times are ISO 8601 in UTC. */
export interface LoginAttempts {
  failures: number
  windowStart: string
  lockedUntil: string | null
  locks: number
}

/** The result of counting an attempt: the new counts, and whether its password may be checked. */
export interface Counted {
  allowed: boolean
  after: LoginAttempts
  /** Whether this attempt started a lock, or is the first after one. */
  change: 'locked' | 'unlocked' | null
}

/** 10 failures in 15 minutes lock for 15 minutes (reliability L2). */
export const loginLimits = { failures: 10, windowSeconds: 900, lockSeconds: 900 }

/**
 * Longest lock in seconds. Anybody can lock a name, so its lock stays short. Only a person with a browser that has
 * signed in under the name can lock that browser, so each of its locks takes twice as long as the previous one.
 */
export const longestLock = { name: 900, device: 86_400 }

export const noAttempts = (now: Date): LoginAttempts => ({
  failures: 0,
  windowStart: now.toISOString(),
  lockedUntil: null,
  locks: 0,
})

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/**
 * Counts one more attempt, before its password is checked (reliability L4). A successful one clears the counts later.
 */
export function countAttempt(before: LoginAttempts, now: Date, longest = longestLock.name): Counted {
  const time = now.toISOString()
  if (before.lockedUntil !== null && before.lockedUntil > time) {
    return { allowed: false, after: before, change: null }
  }
  const change = before.lockedUntil === null ? null : 'unlocked'
  const windowOver = later(new Date(before.windowStart), loginLimits.windowSeconds) <= time
  const restarts = windowOver || before.lockedUntil !== null
  const failures = (restarts ? 0 : before.failures) + 1
  const windowStart = restarts ? time : before.windowStart
  if (failures <= loginLimits.failures) {
    return { allowed: true, after: { failures, windowStart, lockedUntil: null, locks: before.locks }, change }
  }
  const seconds = Math.min(loginLimits.lockSeconds * 2 ** before.locks, longest)
  const after = { failures: 0, windowStart: time, lockedUntil: later(now, seconds), locks: before.locks + 1 }
  return { allowed: false, after, change: 'locked' }
}
