import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idempotencyKeys,
  lineMessages,
  lockDetails,
  miniCartAddress,
  miniCartMaxAge,
  miniCartPrices,
  mustReloadMiniCart,
  quantityText,
} from '@tradecounter/shop/cart'
import { timesOf, translatorOf } from '@tradecounter/shop/core'
import { shopContext } from './in-shop.tsx'
import { lineOf, miniCartOf } from './purchases.ts'

const reload = fc.constantFrom('none', 'normal', 'withPrices')
const time = fc.integer({ min: 1, max: 2_000_000_000_000 })

/** Whether a mini cart of an age in milliseconds is fetched again without a request. */
const aged = (age: number) =>
  mustReloadMiniCart({ cached: true, reload: 'none', reloadedAt: 1, now: 1 + age })

describe('the mini cart reload rule (CART-4)', () => {
  it('reloads without a cached cart', () => {
    fc.assert(
      fc.property(reload, time, time, (mode, reloadedAt, now) => {
        expect(mustReloadMiniCart({ cached: false, reload: mode, reloadedAt, now })).toBe(true)
      }),
    )
  })

  it('reloads on request, however new the cached cart is', () => {
    fc.assert(
      fc.property(fc.constantFrom('normal', 'withPrices'), time, (mode, now) => {
        expect(mustReloadMiniCart({ cached: true, reload: mode, reloadedAt: now, now })).toBe(true)
      }),
    )
  })

  it('otherwise reloads exactly if the cached cart is older than 60 s', () => {
    expect(miniCartMaxAge).toBe(60_000)
    expect([aged(60_000), aged(60_001)]).toEqual([false, true])
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 120_000 }), (reloadedAt, age) => {
        const kept = { cached: true, reload: 'none' as const, reloadedAt, now: reloadedAt + age }
        expect(mustReloadMiniCart(kept)).toBe(age > 60_000)
      }),
    )
  })

  it('ignores a time in the future', () => {
    expect(mustReloadMiniCart({ cached: true, reload: 'none', reloadedAt: 10, now: 9 })).toBe(true)
  })

  it('requests prices only in the mode with prices', () => {
    expect(miniCartAddress('withPrices')).toBe('/api/cart/getminicart?showPrices=true')
    expect(miniCartAddress('normal')).toBe('/api/cart/getminicart')
    expect(miniCartAddress('none')).toBe('/api/cart/getminicart')
  })
})

const pricesOf = (more: object) => miniCartPrices(miniCartOf([], more), true)

describe('prices of a mini cart (CART-5)', () => {
  it('are never shown to visitors, whatever the answer contains', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (miniCartTotalSum, showFetchPricesItems, hideTotalPrice) => {
          const cart = miniCartOf([lineOf()], { miniCartTotalSum, showFetchPricesItems, hideTotalPrice })
          expect(miniCartPrices(cart, false)).toEqual({ total: null, lines: false, fetchOffered: false })
        },
      ),
    )
  })

  it('respect hideTotalPrice and showFetchPricesItems', () => {
    expect(pricesOf({}).total).toBe(42500)
    expect(pricesOf({ hideTotalPrice: true }).total).toBeNull()
    expect(pricesOf({ showFetchPricesItems: true }).fetchOffered).toBe(true)
  })
})

describe('idempotency keys', () => {
  it('stay the same for a payload until it is settled, and differ between payloads', () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('send' as const), payload: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ act: fc.constant('settle' as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let made = 0
        const keys = idempotencyKeys(() => `key-${(made += 1)}`)
        const meaning = new Map<string, number>()
        let pending: { payload: number; key: string }[] = []
        for (const each of steps) {
          if (each.act === 'settle') {
            keys.settled()
            pending = []
            continue
          }
          const key = keys.keyFor({ quantity: each.payload })
          const last = pending.at(-1)
          if (last?.payload === each.payload) expect(key).toBe(last.key)
          expect(meaning.get(key) ?? each.payload).toBe(each.payload)
          if (last === undefined) expect(meaning.has(key)).toBe(false)
          meaning.set(key, each.payload)
          pending.push({ payload: each.payload, key })
        }
      }),
    )
  })
})

describe('texts of a line', () => {
  it('shows quantities with comma, thousands and no trailing zeros (SITE-8)', () => {
    expect(quantityText(1200, 'st')).toBe('1\u00a0200\u00a0st')
    expect(quantityText(2.5, 'm')).toBe('2,5\u00a0m')
    expect(quantityText(0.125, 'kg')).toBe('0,125\u00a0kg')
  })

  it("translates known codes and shows the server's own texts", () => {
    const [known, other] = lineMessages(['notBuyable', 'Utgår i maj'], translatorOf(shopContext()))
    expect(known).toMatch(/Kan inte längre beställas/u)
    expect(other).toBe('Utgår i maj')
  })
})

describe('the document that has locked a price', () => {
  const context = shopContext()
  const valueOf = (kind: 'offer' | 'agreement', validUntil: string | null) =>
    lockDetails({ kind, number: 'A-7', validUntil }, { t: translatorOf(context), times: timesOf(context) })[0]
      ?.value

  it('is an agreement with its last day, as on its page', () => {
    // The price ends when the day after the last one begins in the country of the site.
    expect(valueOf('agreement', '2027-06-28T22:00:00.000Z')).toBe('A-7, gäller till 2027-06-28')
    expect(valueOf('agreement', '2026-12-31T23:00:00.000Z')).toBe('A-7, gäller till 2026-12-31')
  })

  it('is an offer to the minute', () => {
    expect(valueOf('offer', '2026-11-30T16:00:00.000Z')).toBe('A-7, gäller till 2026-11-30 17:00')
    expect(valueOf('offer', null)).toBe('A-7')
  })
})
