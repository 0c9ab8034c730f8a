import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteKeys, sites } from '../../../api/contract/index.ts'
import { totalsOf } from '../../../api/carts/charges.ts'
import {
  checkChoices,
  noChoices,
  parseChoices,
  serialiseChoices,
} from '../../../api/catalogue/configuration/rules.ts'
import { lineTotal, sumOf } from '../../../api/catalogue/articles/price.ts'
import {
  pricesOfChoices,
  optionAmount,
  optionKey,
  optionsTotal,
} from '../../../api/catalogue/configuration/option-prices.ts'
import { cheaperVolumePrices, priceAt } from '../../../api/catalogue/articles/price.ts'
import { garmentSet } from '../fixtures/configured.ts'

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 50_000_00 }),
  pricePer: fc.constantFrom(1, 10, 100, 1000),
  decimalPrecision: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1, max: 100_000_000 }),
})

const option = fc.record({
  amount: fc.integer({ min: 0, max: 50_000_00 }),
  per: fc.constantFrom('piece' as const, 'line' as const),
})
const options = fc
  .array(option, { maxLength: 5 })
  .map((prices) => new Map(prices.map((price, index) => [String(index), price])))

/** Half up, digit by digit: another implementation of the same rule. */
const roundedBy = (dividend: bigint, divisor: bigint): number => {
  const whole = dividend / divisor
  return Number((dividend % divisor) * 2n >= divisor ? whole + 1n : whole)
}

describe('cart totals', () => {
  it.each(siteKeys)(
    'is the sum of its rounded lines with their rounded options, freight, and VAT rounded once, in the currency of %s',
    (site) => {
      const { country } = sites[site]
      fc.assert(
        fc.property(
          fc.array(fc.tuple(line, options), { maxLength: 12 }),
          fc.constantFrom('delivery', 'pickup'),
          (lines, method) => {
            const rounded = lines.map(([{ unitPrice, pricePer, decimalPrecision, quantity }, chosen]) =>
              [...chosen.values()].reduce(
                (amount, { amount: each, per }) =>
                  amount +
                  (per === 'line'
                    ? each
                    : roundedBy(BigInt(each) * BigInt(quantity), 10n ** BigInt(decimalPrecision))),
                roundedBy(
                  BigInt(unitPrice) * BigInt(quantity),
                  BigInt(pricePer) * 10n ** BigInt(decimalPrecision),
                ),
              ),
            )
            const amounts = lines.map(
              ([{ quantity, ...pricing }, chosen]) =>
                lineTotal(pricing, quantity) + optionsTotal(chosen, quantity, pricing.decimalPrecision),
            )
            expect(amounts).toEqual(rounded)
            const sum = rounded.reduce((total, amount) => total + amount, 0)
            const totals = totalsOf(sumOf(amounts), country, method)
            expect(totals.sum).toBe(sum)
            expect(totals.total).toBe(totals.sum + totals.freight + totals.vat)
            if (method === 'pickup' || sum === 0) expect(totals.freight).toBe(0)
            for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount)).toBe(true)
            const thousandths = country === 'FI' || country === 'AX' ? 255n : 250n
            expect(totals.vat).toBe(roundedBy(BigInt(totals.sum + totals.freight) * thousandths, 1000n))
          },
        ),
      )
    },
  )
})

describe('option amounts of a line', () => {
  it('are per order unit and rounded half up once, or once per line for any quantity', () => {
    expect(optionAmount({ amount: 33_33, per: 'piece' }, 75, 1)).toBe(249_98)
    expect(optionAmount({ amount: 33_33, per: 'piece' }, 3, 0)).toBe(99_99)
    expect(optionAmount({ amount: 690_00, per: 'line' }, 100_000, 3)).toBe(690_00)
  })

  it('add up to the total shown, without options that are not chosen', () => {
    const all = new Map([
      [optionKey('leg', 'long'), { amount: 69_50, per: 'piece' as const }],
      [optionKey('leg', 'short'), { amount: 1, per: 'piece' as const }],
      [optionKey('print'), { amount: 89_00, per: 'piece' as const }],
      [optionKey('logo'), { amount: 690_00, per: 'line' as const }],
    ])
    const chosen = pricesOfChoices(
      { ...noChoices, itemConfigurations: { leg: 'long', pads: 'soft' }, logoId: 'x', garmentText: 'Per' },
      all,
    )
    expect([...chosen.keys()]).toEqual([optionKey('leg', 'long'), optionKey('logo')])
    expect(optionsTotal(chosen, 3, 0)).toBe(3 * 69_50 + 690_00)
    expect(optionsTotal(pricesOfChoices(noChoices, all), 3, 0)).toBe(0)
  })

  it('differ for the parts of a line by one rounding each at most', () => {
    fc.assert(
      fc.property(option, fc.nat(100_000), fc.nat(100_000), fc.nat(3), (price, a, b, precision) => {
        if (price.per === 'line') return
        const apart = optionAmount(price, a, precision) + optionAmount(price, b, precision)
        expect(Math.abs(optionAmount(price, a + b, precision) - apart)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

const price = (amount: number) => ({ amount, isCampaignPrice: false, ordinaryPrice: null })

describe('volume prices', () => {
  const steps = fc.array(
    fc.record({
      fromQuantity: fc.integer({ min: 1, max: 1000 }),
      amount: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 6 },
  )

  it('never raise the unit price with the quantity, and the shown steps determine every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        steps,
        fc.nat(1200),
        fc.nat(1200),
        (amount, all, a, b) => {
          const [less, more] = a < b ? [a, b] : [b, a]
          expect(priceAt(price(amount), all, more)).toBeLessThanOrEqual(priceAt(price(amount), all, less))
          const reported = cheaperVolumePrices(price(amount), all)
          expect(priceAt(price(amount), reported, a)).toBe(priceAt(price(amount), all, a))
          expect(reported.map((step) => step.amount)).toEqual(
            reported.map((step) => step.amount).toSorted((x, y) => y - x),
          )
        },
      ),
    )
  })
})

describe('choices of an article', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  const choices = fc.record({
    itemConfigurations: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.string({ minLength: 1 }),
      { noNullPrototype: true },
    ),
    print: text,
    embroidery: text,
    textPrint: text,
    textEmbroidery: text,
    logoId: text,
    garmentText: text,
  })

  it('survive storing, and equal choices have equal text in any order', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(parseChoices(serialiseChoices(chosen))).toEqual(chosen)
        const turned = Object.fromEntries(Object.entries(chosen.itemConfigurations).toReversed())
        expect(serialiseChoices({ ...chosen, itemConfigurations: turned })).toBe(serialiseChoices(chosen))
      }),
    )
    expect(serialiseChoices(noChoices)).toBe('{}')
  })

  it('must be offered by the article: every problem names a field of the request', () => {
    const set = { ...garmentSet, views: [] }
    fc.assert(
      fc.property(choices, (chosen) => {
        const problem = checkChoices(set, ['logo'], chosen)
        const offered =
          ['short', 'long'].includes(chosen.itemConfigurations['leg'] ?? '') &&
          Object.keys(chosen.itemConfigurations).every((part) => part === 'leg') &&
          chosen.embroidery === '' &&
          chosen.textEmbroidery === '' &&
          (chosen.print === '') === (chosen.textPrint === '') &&
          ['', 'logo'].includes(chosen.logoId)
        expect(problem === null).toBe(offered)
        if (problem !== null) expect(Object.keys(chosen)).toContain(problem.field.split('.')[0])
      }),
    )
    expect(checkChoices(null, [], noChoices)).toBeNull()
    expect(checkChoices({ ...set, logoRequired: true, options: [] }, ['logo'], noChoices)?.field).toBe(
      'logoId',
    )
    expect(checkChoices({ ...set, logoRequired: true, options: [] }, [], noChoices)).toBeNull()
  })
})
