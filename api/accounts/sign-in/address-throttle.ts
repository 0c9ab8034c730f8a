/** Failed sign-ins from one network address. Times are ISO 8601 in UTC. */
export interface AddressFailures {
  failures: number
  lastAt: string
  waitUntil: string | null
  /**
   * When each failure happened, in seconds since 1970, separated by commas. Failures without a time have that of the
   * last.
   */
  times?: string
}

export const noAddressFailures = (now: Date): AddressFailures => ({
  failures: 0,
  lastAt: now.toISOString(),
  waitUntil: null,
  times: '',
})

/**
 * Failures without a wait, failures with the longest wait, the longest wait, and the age at which each failure expires.
 */
export const addressLimits = { free: 10, most: 100, longestSeconds: 3600, forgottenAfterSeconds: 3600 }

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

/** The times of the failures that have not expired, oldest first. */
function recentFailures({ failures, lastAt, times = '' }: AddressFailures, now: Date): number[] {
  const known = times === '' ? [] : times.split(',').map(Number)
  const last = secondsOf(new Date(lastAt))
  const all = [...known.slice(-failures), ...Array.from({ length: failures - known.length }, () => last)]
  const oldest = secondsOf(now) - addressLimits.forgottenAfterSeconds
  return failures === 0 ? [] : all.filter((time) => time > oldest)
}

const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString()

/** Seconds to wait after a number of failures: 2^(ceil(n/10)-1), one hour from the hundredth on (reliability L2). */
export function waitAfter(failures: number): number {
  if (failures <= addressLimits.free) return 0
  if (failures >= addressLimits.most) return addressLimits.longestSeconds
  return 2 ** (Math.ceil(failures / 10) - 1)
}

/**
 * Counts one more attempt from an address, before its password is checked. `waitSeconds` is 0 if it may be checked.
 * Each failure expires by itself: the typing errors of an office, spread over a day, never add up.
 */
export function countAddressAttempt(
  before: AddressFailures,
  now: Date,
): { waitSeconds: number; after: AddressFailures } {
  const time = now.toISOString()
  if (before.waitUntil !== null && before.waitUntil > time) {
    const left = new Date(before.waitUntil).getTime() - now.getTime()
    return { waitSeconds: Math.ceil(left / 1000), after: before }
  }
  const recent = [...recentFailures(before, now), secondsOf(now)].slice(-addressLimits.most)
  const wait = waitAfter(recent.length)
  return {
    waitSeconds: 0,
    after: {
      failures: recent.length,
      lastAt: time,
      waitUntil: wait === 0 ? null : later(now, wait),
      times: recent.join(','),
    },
  }
}

const withoutOne = (counts: AddressFailures): AddressFailures => ({
  ...counts,
  failures: Math.max(0, counts.failures - 1),
  times: (counts.times ?? '').split(',').slice(0, -1).join(','),
})

/** The counts without one attempt that succeeded. */
export const uncountAddressAttempt = (counts: AddressFailures): AddressFailures => ({
  ...withoutOne(counts),
  waitUntil: null,
})

/**
 * The counts after a success of a known browser, which is not counted itself: one failure less, and the wait of the
 * others. So people who sign in as usual show that their address is an office with typing errors.
 */
export function forgiveFailure(counts: AddressFailures): AddressFailures {
  const after = withoutOne(counts)
  const wait = waitAfter(after.failures)
  const until = later(new Date(counts.lastAt), wait)
  const isShorter = counts.waitUntil !== null && until < counts.waitUntil
  return { ...after, waitUntil: wait === 0 ? null : isShorter ? until : counts.waitUntil }
}
