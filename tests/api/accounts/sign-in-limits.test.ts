import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressLimits,
  countAddressAttempt,
  forgiveFailure,
  noAddressFailures,
  uncountAddressAttempt,
  waitAfter,
} from '../../../api/accounts/sign-in/address-throttle.ts'
import { networkOfAddress } from '../../../api/platform/http/network-address.ts'
import { alarmLimits, createFailureAlarm } from '../../../api/accounts/sign-in/failure-alarm.ts'
import { countAttempt, loginLimits, longestLock, noAttempts } from '../../../api/accounts/sign-in/lockout.ts'
import {
  defaultSessionLimits,
  maxSessionLimits,
  sessionLimitsBySite,
} from '../../../api/accounts/sessions/session-limits.ts'

const start = new Date('2026-11-20T11:00:00.000Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** Continues guessing as soon as a lock ends; returns the seconds of each lock. */
const locksOf = (times: number, longest?: number): number[] => {
  let counts = noAttempts(start)
  let now = 0
  const locks: number[] = []
  while (locks.length < times) {
    const { change, after } = countAttempt(counts, at(now), longest)
    counts = after
    if (change === 'locked') {
      const until = (new Date(after.lockedUntil ?? '').getTime() - start.getTime()) / 1000
      locks.push(until - now)
      now = until
    } else now += 1
  }
  return locks
}

describe('attempts under one name (reliability L2)', () => {
  it('lock the name for 15 minutes, however often it was locked before', () => {
    expect(locksOf(9)).toEqual(Array.from({ length: 9 }, () => 900))
  })

  it('lock a known browser twice as long each time, up to one day', () => {
    const locks = [900, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 86_400]
    expect(locksOf(9, longestLock.device)).toEqual(locks)
  })

  it('are never more than ten in 15 minutes, at any timing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 }), (pauses) => {
        let counts = noAttempts(start)
        let now = 0
        const looked: number[] = []
        for (const pause of pauses) {
          now += pause
          const { allowed, after } = countAttempt(counts, at(now))
          counts = after
          if (allowed) looked.push(now)
        }
        // A window begins with its first failure, so two of them may be adjacent: never twice ten beyond a lock.
        for (const [n, time] of looked.entries()) {
          const tooSoon = looked[n + 2 * loginLimits.failures]
          if (tooSoon !== undefined) expect(tooSoon - time).toBeGreaterThan(loginLimits.windowSeconds)
        }
      }),
    )
  })

  it('report when a lock begins and when it has ended', () => {
    let counts = noAttempts(start)
    const changes = []
    for (let n = 0; n < 12; n++) {
      const { change, after } = countAttempt(counts, at(n))
      counts = after
      changes.push(change)
    }
    expect(changes).toEqual([...Array.from({ length: 10 }, () => null), 'locked', null])
    expect(countAttempt(counts, at(911)).change).toBe('unlocked')
  })
})

describe('failures from one address (reliability L2)', () => {
  it('cause a wait of 2^(ceil(n/10)-1) seconds from the eleventh on, one hour from the hundredth', () => {
    const waits = [1, 10, 11, 20, 21, 30, 31, 99, 100, 500].map(waitAfter)
    expect(waits).toEqual([0, 0, 2, 2, 4, 4, 8, 512, 3600, 3600])
  })

  it('allow at most a hundred guesses in the first hours, at any speed', () => {
    let counts = noAddressFailures(start)
    let looked = 0
    for (let second = 0; second < 3600; second++) {
      const { waitSeconds, after } = countAddressAttempt(counts, at(second))
      counts = after
      if (waitSeconds === 0) looked += 1
    }
    expect(looked).toBeLessThan(addressLimits.most)
    expect(looked).toBeGreaterThan(50)
  })

  it('expire an hour after the last wait, and a successful sign-in does not count', () => {
    let counts = noAddressFailures(start)
    for (let n = 0; n < 11; n++) counts = countAddressAttempt(counts, at(0)).after
    expect(countAddressAttempt(counts, at(1)).waitSeconds).toBe(1)
    expect(uncountAddressAttempt(counts)).toMatchObject({ failures: 10, waitUntil: null })
    expect(countAddressAttempt(counts, at(2 + 3600)).after).toMatchObject({ failures: 1, waitUntil: null })
  })

  it('expire one by one, each an hour after it happened', () => {
    let counts = noAddressFailures(start)
    for (let n = 0; n < 9; n++) counts = countAddressAttempt(counts, at(n)).after
    counts = countAddressAttempt(counts, at(3500)).after
    expect(counts).toMatchObject({ failures: 10, waitUntil: null })
    expect(countAddressAttempt(counts, at(3605)).after.failures).toBe(5)
    expect(countAddressAttempt(counts, at(3700)).after.failures).toBe(2)
  })

  it.each([
    [60, 32],
    [300, 2],
    [600, 0],
  ])('every %i s of a long day never make an office wait longer than %i s', (pause, longest) => {
    let counts = noAddressFailures(start)
    let most = 0
    for (let second = 0; second < 12 * 3600; second += pause) {
      const { waitSeconds, after } = countAddressAttempt(counts, at(second))
      expect(waitSeconds).toBe(0)
      counts = after
      if (after.waitUntil !== null)
        most = Math.max(most, (Date.parse(after.waitUntil) - at(second).getTime()) / 1000)
    }
    expect(most).toBe(longest)
  })

  it('are fewer after a success of a known browser, whose wait is shorter', () => {
    let counts = noAddressFailures(start)
    for (let n = 0; n < 11; n++) counts = countAddressAttempt(counts, at(0)).after
    expect(forgiveFailure(counts)).toMatchObject({ failures: 10, waitUntil: null })
    // A hundred failures of an earlier version, which has not kept their times.
    const locked = {
      failures: 100,
      lastAt: at(0).toISOString(),
      waitUntil: at(3600).toISOString(),
      times: '',
    }
    expect(forgiveFailure(locked)).toMatchObject({ failures: 99, waitUntil: at(512).toISOString() })
    expect(countAddressAttempt(locked, at(3600)).after.failures).toBe(1)
    expect(countAddressAttempt({ ...locked, waitUntil: null }, at(3599)).after.failures).toBe(100)
    expect(forgiveFailure(noAddressFailures(start))).toMatchObject({ failures: 0, waitUntil: null })
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', null],
    ['localhost', null],
    ['192.0.2.7, 192.0.2.8', null],
    ['192.0.2.256', null],
  ])('of %s count for %s', (address, unit) => {
    expect(networkOfAddress(address)).toBe(unit)
  })

  it('count together for all addresses of an IPv6 network, in any notation', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16))
    const four = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(four, four, four, (network, host, other) => {
        const of = (end: readonly string[]) => networkOfAddress([...network, ...end].join(':'))
        expect(of(host)).toBe(of(other))
        expect(of(host)).toBe(`${network.join(':')}::/64`)
      }),
    )
  })
})

describe('the alarm for failures (reliability L2)', () => {
  it('rises at five times the normal rate, once in five minutes', () => {
    const watch = createFailureAlarm()
    const reported: number[] = []
    const fail = (minute: number, times: number) => {
      for (let n = 0; n < times; n++) if (watch.failed(at(minute * 60)) !== null) reported.push(minute)
    }
    for (let minute = 0; minute < 60; minute++) fail(minute, 4)
    expect(reported).toEqual([])
    fail(61, 70)
    expect(reported).toEqual([])
    fail(62, 60)
    fail(63, 200)
    expect(reported).toEqual([62])
    fail(68, 2000)
    expect(reported).toEqual([62, 68])
  })

  it('stays silent while failures are few', () => {
    const watch = createFailureAlarm()
    const reported = Array.from({ length: alarmLimits.least }, () => watch.failed(start))
    expect(reported.slice(0, -1).every((failures) => failures === null)).toBe(true)
    expect(reported.at(-1)).toBe(alarmLimits.least)
  })
})

describe('session limits (reliability S6)', () => {
  it('are one hour idle and twelve hours in all by default, and at most a day and a month', () => {
    expect(defaultSessionLimits).toEqual({ idleSeconds: 3600, absoluteSeconds: 43_200 })
    expect(maxSessionLimits).toEqual({ idleSeconds: 86_400, absoluteSeconds: 30 * 86_400 })
    expect(() => sessionLimitsBySite({ all: maxSessionLimits })).not.toThrow()
    for (const wrong of [
      { idleSeconds: 86_401 },
      { absoluteSeconds: 0 },
      { absoluteSeconds: 1.5 },
      { idleSeconds: NaN },
    ])
      expect(() => sessionLimitsBySite({ all: { ...defaultSessionLimits, ...wrong } })).toThrow(
        'must be a whole number',
      )
  })
})
