/** Failed sign-ins from one network address. Times are ISO 8601 in UTC. */
export interface AddressFailures {
  failures: number
  lastAt: string
  waitUntil: string | null
}

export const noAddressFailures = (now: Date): AddressFailures => ({
  failures: 0,
  lastAt: now.toISOString(),
  waitUntil: null,
})

/** Failures without a wait, failures with the longest wait, the longest wait, and the age at which failures expire. */
export const addressLimits = { free: 10, most: 100, longestSeconds: 3600, forgottenAfterSeconds: 3600 }

const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString()

/** Seconds to wait after a number of failures: 2^(ceil(n/10)-1), one hour from the hundredth on (reliability L2). */
export function waitAfter(failures: number): number {
  if (failures <= addressLimits.free) return 0
  if (failures >= addressLimits.most) return addressLimits.longestSeconds
  return 2 ** (Math.ceil(failures / 10) - 1)
}

/** Counts one more attempt from an address, before its password is checked. `waitSeconds` is 0 if it may be checked. */
export function countAddressAttempt(
  before: AddressFailures,
  now: Date,
): { waitSeconds: number; after: AddressFailures } {
  const time = now.toISOString()
  if (before.waitUntil !== null && before.waitUntil > time) {
    const left = new Date(before.waitUntil).getTime() - now.getTime()
    return { waitSeconds: Math.ceil(left / 1000), after: before }
  }
  const since = new Date(before.waitUntil ?? before.lastAt)
  const forgotten = later(since, addressLimits.forgottenAfterSeconds) <= time
  const failures = (forgotten ? 0 : before.failures) + 1
  const wait = waitAfter(failures)
  return {
    waitSeconds: 0,
    after: { failures, lastAt: time, waitUntil: wait === 0 ? null : later(now, wait) },
  }
}

/** The counts without one attempt that succeeded. */
export const uncountAddressAttempt = (counts: AddressFailures): AddressFailures => ({
  ...counts,
  failures: Math.max(0, counts.failures - 1),
  waitUntil: null,
})
