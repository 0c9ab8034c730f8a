import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf } from '../../../api/carts/charges.ts'
import { divideHalfUp, lineTotal } from '../../../api/catalogue/articles/price.ts'
import { orderNumber } from '../../../api/orders/rules.ts'
import { priceOn } from '../../../api/catalogue/articles/price.ts'
import { fitsLine, fromStored, snapUp, toStored } from '../../../api/catalogue/articles/quantity.ts'
import { siteKeys } from '../../../api/contract/index.ts'

const precision = fc.integer({ min: 0, max: 3 })
const packing = fc.record({ decimalPrecision: precision, unitVolume: fc.integer({ min: 1, max: 5000 }) })
const asked = fc.integer({ min: 1, max: 100_000_000 }).map((thousandths) => thousandths / 1000)

describe('quantities', () => {
  it('snap up to the next multiple of the unit volume, never down and never a whole pack too much (VAR-7)', () => {
    fc.assert(
      fc.property(packing, asked, (pack, quantity) => {
        const rounded = toStored(quantity, pack.decimalPrecision)
        const snapped = snapUp(quantity, pack)
        expect(snapped % pack.unitVolume).toBe(0)
        expect(snapped).toBeGreaterThanOrEqual(rounded)
        expect(snapped - rounded).toBeLessThan(pack.unitVolume)
        expect(snapUp(fromStored(snapped, pack.decimalPrecision), pack)).toBe(snapped)
      }),
    )
  })

  it.each([
    [1.005, 2, 101],
    [2.5, 0, 3],
    [0.4, 0, 0],
    [12.34, 1, 123],
    [12.35, 1, 124],
    [100_000, 3, 100_000_000],
  ])('%d with %d decimals is stored as %d', (quantity, decimals, stored) => {
    expect(toStored(quantity, decimals)).toBe(stored)
  })

  it('fit a line up to 100000 and the pack that holds it', () => {
    const pack = { decimalPrecision: 0, unitVolume: 300 }
    expect(fitsLine(snapUp(100_000, pack), pack)).toBe(true)
    expect(fitsLine(100_500, pack)).toBe(false)
    expect(fitsLine(0, pack)).toBe(false)
  })
})

describe('money', () => {
  it.each([
    [5n, 2n, 3n],
    [4n, 2n, 2n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [0n, 7n, 0n],
  ])('%s by %s, half up, is %s', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient)
  })

  it('of a line is exact to half a minor unit, also where floats are not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(1, 10, 100, 1000),
        precision,
        fc.integer({ min: 1, max: 100_000_000 }),
        (unitPrice, pricePer, decimalPrecision, quantity) => {
          const total = BigInt(lineTotal({ unitPrice, pricePer, decimalPrecision }, quantity))
          const divisor = BigInt(pricePer) * 10n ** BigInt(decimalPrecision)
          const remainder = 2n * (BigInt(unitPrice) * BigInt(quantity) - total * divisor)
          expect(remainder >= -divisor && remainder < divisor).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['SE', 100_00, { sum: 100_00, freight: 195_00, vat: 73_75, total: 368_75 }],
    ['NO', 2_000_00, { sum: 2_000_00, freight: 0, vat: 500_00, total: 2_500_00 }],
    ['FI', 100_00, { sum: 100_00, freight: 19_50, vat: 30_47, total: 149_97 }],
    ['AX', 100_00, { sum: 100_00, freight: 29_50, vat: 33_02, total: 162_52 }],
    ['DK', 0, { sum: 0, freight: 0, vat: 0, total: 0 }],
  ] as const)('in %s: VAT on %d and its freight', (country, sum, totals) => {
    expect(totalsOf(sum, country)).toEqual(totals)
  })
})

describe('prices', () => {
  const row = { amount: 100, campaignAmount: 80, campaignFrom: '2026-11-01', campaignUntil: '2026-11-30' }
  it.each([
    ['2026-10-31', 100],
    ['2026-11-01', 80],
    ['2026-11-30', 80],
    ['2026-12-01', 100],
  ])('on %s cost %d', (day, amount) => {
    expect(priceOn(row, day).amount).toBe(amount)
  })

  it('of a campaign include the price before it, and apply only if cheaper', () => {
    expect(priceOn(row, '2026-11-20')).toEqual({ amount: 80, isCampaignPrice: true, ordinaryPrice: 100 })
    const dearer = { ...row, campaignAmount: 120 }
    expect(priceOn(dearer, '2026-11-20')).toEqual({
      amount: 100,
      isCampaignPrice: false,
      ordinaryPrice: null,
    })
    const open = { ...row, campaignFrom: null, campaignUntil: null }
    expect(priceOn(open, '2030-01-01').amount).toBe(80)
  })
})

describe('order numbers', () => {
  it('are unique across sites', () => {
    const numbers = siteKeys.flatMap((site) => [1, 2, 999_999].map((count) => orderNumber(site, count)))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
