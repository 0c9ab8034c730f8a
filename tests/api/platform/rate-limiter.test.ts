import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../../api/platform/rate-limit/rate-limiter.ts'
import { rateNames, type RateName } from '../../../api/contract/index.ts'
import { rateLimits } from '../../../api/platform/rate-limit/rate-limits.ts'

const start = new Date('2026-11-20T11:00:00.000Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)

describe('a rate', () => {
  it('allows a burst, then a number per minute, and returns the wait', () => {
    const limit = createRateLimiter()
    const take = (seconds: number) => limit('a', { burst: 3, perMinute: 6 }, at(seconds))
    expect([take(0), take(0), take(0)]).toEqual([0, 0, 0])
    expect([take(0), take(4)]).toEqual([10, 6])
    expect([take(10), take(10)]).toEqual([0, 10])
    expect([take(60), take(60), take(60), take(60)]).toEqual([0, 0, 0, 10])
  })

  it('counts each key separately', () => {
    const limit = createRateLimiter()
    const rate = { burst: 1, perMinute: 1 }
    expect([limit('a', rate, at(0)), limit('b', rate, at(0)), limit('a', rate, at(0))]).toEqual([0, 0, 60])
  })

  it('never allows more than its burst and its minutes, at any timing', () => {
    const rate = { burst: 5, perMinute: 30 }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 }), (pauses) => {
        const limit = createRateLimiter()
        let now = 0
        let passed = 0
        for (const pause of pauses) {
          now += pause
          if (limit('a', rate, at(now)) === 0) passed += 1
        }
        expect(passed).toBeLessThanOrEqual(rate.burst + (now * rate.perMinute) / 60)
      }),
    )
  })

  it('keeps a limited number of keys', () => {
    const limit = createRateLimiter(2)
    const rate = { burst: 1, perMinute: 1 }
    for (const key of ['a', 'b', 'c']) limit(key, rate, at(0))
    expect(limit('c', rate, at(0))).toBe(60)
    expect(limit('a', rate, at(0))).toBe(0)
  })
})

/** A busy user's calls, as seconds between two calls of a kind. */
const busiest: Readonly<Record<RateName, number>> = {
  // A page every six seconds, each with ten calls.
  read: 0.6,
  // Typing half of the time.
  search: 1.5,
  // A line scanned or changed every two seconds.
  write: 2,
  bulk: 60,
  order: 120,
  sheet: 120,
  link: 3600,
  token: 6,
  newSession: 3600,
  feedback: 600,
  file: 0.5,
  track: 1800,
  carrier: 60,
  application: 3600,
  // What is refused is corrected and sent again.
  submission: 300,
  register: 600,
}
/** How many people behind one address do something in the same ten minutes: all of an office of 200, unless stated. */
const few: Partial<Readonly<Record<RateName, number>>> = {
  // The colleagues of a company share one application: these are companies of one house, or clients of one bookkeeper.
  submission: 10,
}
const crowds = rateNames.map((name) => ({ name, people: few[name] ?? 200 }))

describe('normal use is never limited (ACC-12)', () => {
  it.each(crowds)('$people people behind one address, for ten minutes of $name', ({ name, people }) => {
    const limit = createRateLimiter()
    const { address } = rateLimits[name]
    if (address === undefined) throw new Error(`There is no limit by address for ${name}`)
    // All begin in the first minute.
    const calls = Array.from({ length: people }, (_, person) => (60 * person) / people).flatMap((first) =>
      Array.from({ length: Math.ceil(600 / busiest[name]) }, (_, n) => first + n * busiest[name]),
    )
    calls.sort((a, b) => a - b)
    expect(calls.filter((time) => limit('office', address, at(time)) > 0)).toHaveLength(0)
  })

  it('a customer who enters 1,000 lines, one a second', () => {
    const limit = createRateLimiter()
    const { session } = rateLimits.write
    if (session === undefined) throw new Error('There is no limit by session.')
    const waits = Array.from({ length: 1000 }, (_, n) => limit('customer', session, at(n)))
    expect(waits.filter((wait) => wait > 0)).toEqual([])
  })

  it('a buyer who opens the sheets of 100 orders within a minute', () => {
    const limit = createRateLimiter()
    const { session } = rateLimits.sheet
    if (session === undefined) throw new Error('There is no limit by session.')
    const waits = Array.from({ length: 100 }, (_, n) => limit('buyer', session, at(n * 0.6)))
    expect(waits.filter((wait) => wait > 0)).toEqual([])
  })
})
