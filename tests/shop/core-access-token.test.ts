import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Not exported by core: only the HTTP client uses tokens.
import { accessTokens, decodeToken, type TokenReply } from '../../shop/core/http/access-token.ts'
import { tokenOf } from './tokens.ts'

afterEach(() => {
  vi.useRealTimers()
})

const nobody = { userId: '', customerId: '', exp: 0 }

describe('reading a token', () => {
  it('returns the ids (ACC-5)', () => {
    fc.assert(
      fc.property(
        fc.record({ userId: fc.string({ unit: 'grapheme' }), customerId: fc.string(), exp: fc.nat() }),
        (claims) => {
          expect(decodeToken(tokenOf(claims))).toEqual(claims)
        },
      ),
    )
  })

  it('returns empty ids for anything else (ACC-5)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeToken(text)).toEqual(nobody)
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { userId, customerId, exp } = decodeToken(
          `a.${btoa(encodeURIComponent(JSON.stringify(value)))}.b`,
        )
        expect([typeof userId, typeof customerId, typeof exp]).toEqual(['string', 'string', 'number'])
      }),
    )
    for (const wrong of [{ userId: 7, customerId: {}, exp: 'soon' }, {}]) {
      expect(decodeToken(tokenOf(wrong))).toEqual(nobody)
    }
  })
})

/** Tokens from a server that counts requests, with clocks that the test sets. */
function server(answer: (count: number) => TokenReply | Promise<TokenReply>) {
  let asked = 0
  let now = 5000
  const tokens = accessTokens(
    () => Promise.resolve(answer((asked += 1))),
    () => now,
  )
  return {
    ...tokens,
    asked: () => asked,
    wait: (seconds: number) => {
      now += seconds * 1000
    },
  }
}
const lasting = (seconds: number) => (count: number) => ({
  body: { access_token: tokenOf({ userId: `u${count}`, customerId: 'c' }), expires_in: seconds },
  date: null,
})

/** Lifetimes in seconds, and pauses between calls, many of which end just at the minute before expiry. */
const livesAndPauses = fc.integer({ min: 61, max: 900 }).chain((life) => {
  const edge = life - 60
  const pause = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, edge, edge + 1, edge + 59))
  return fc.tuple(fc.constant(life), fc.array(pause, { maxLength: 30 }))
})

describe('the token cache', () => {
  it('requests once for concurrent callers (ACC-5)', async () => {
    const { access, asked } = server(lasting(300))
    const all = await Promise.all(Array.from({ length: 100 }, access))
    expect(new Set(all.map(({ userId }) => userId))).toEqual(new Set(['u1']))
    expect(asked()).toBe(1)
  })

  it('renews the token 60 s before it expires, never later (ACC-5)', async () => {
    await fc.assert(
      fc.asyncProperty(livesAndPauses, async ([life, pauses]) => {
        const { access, asked, wait } = server(lasting(life))
        let made = 0
        let age = Infinity
        for (const pause of [0, ...pauses]) {
          wait(pause)
          age += pause
          if (age >= life - 60) [made, age] = [made + 1, 0]
          expect((await access()).userId).toBe(`u${made}`)
          expect(asked()).toBe(made)
        }
      }),
    )
  })

  it.each([-86_400, -3600, -90, 0, 90, 3600, 86_400])(
    "uses the server's clock when the local one is %i s wrong (reliability T3)",
    async (wrong) => {
      const serverTime = Date.parse('2026-11-20T12:00:00Z')
      vi.useFakeTimers({ now: serverTime + wrong * 1000, toFake: ['Date'] })
      const { access, asked, wait } = server((count) => {
        const now = serverTime + (count - 1) * 240_000
        return {
          body: { exp: now / 1000 + 300, userId: 'u', customerId: 'c' },
          date: new Date(now).toUTCString(),
        }
      })
      expect(await access()).toEqual({ token: null, userId: 'u', customerId: 'c' })
      wait(239)
      await access()
      expect(asked()).toBe(1)
      wait(1)
      await access()
      expect(asked()).toBe(2)
    },
  )

  it('fails all concurrent callers, and requests again (ACC-5)', async () => {
    const { access, asked } = server((count) => {
      if (count === 1) throw new Error('away')
      return lasting(300)(count)
    })
    const waiting = await Promise.allSettled(Array.from({ length: 20 }, access))
    expect(waiting.every(({ status }) => status === 'rejected')).toBe(true)
    expect(asked()).toBe(1)
    expect((await access()).userId).toBe('u2')
  })

  it('does not cache an answer without expiry, and drops only the refused token', async () => {
    const endless = server(() => ({ body: { userId: 'u', customerId: 'c' }, date: null }))
    await endless.access()
    await endless.access()
    expect(endless.asked()).toBe(2)
    const { access, forget, asked } = server(lasting(300))
    const { token } = await access()
    forget('another')
    await access()
    expect(asked()).toBe(1)
    forget(token ?? '')
    await access()
    expect(asked()).toBe(2)
  })
})
