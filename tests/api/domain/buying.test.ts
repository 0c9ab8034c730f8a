import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteKeys, sites } from '../../../api/contract/index.ts'
import { totalsOf } from '../../../api/domain/charges.ts'
import { choiceProblem, noChoices, readChoices, writeChoices } from '../../../api/domain/configuration.ts'
import { lineTotal, sumOf } from '../../../api/domain/money.ts'
import { cheaperSteps, priceAt } from '../../../api/domain/price.ts'
import { garmentSet } from '../fixtures/configured.ts'

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 50_000_00 }),
  pricePer: fc.constantFrom(1, 10, 100, 1000),
  decimalPrecision: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1, max: 100_000_000 }),
})

/** Half up by hand, digit by digit: another way to the same rule. */
const roundedBy = (dividend: bigint, divisor: bigint): number => {
  const whole = dividend / divisor
  return Number((dividend % divisor) * 2n >= divisor ? whole + 1n : whole)
}

describe('what a cart comes to', () => {
  it.each(siteKeys)(
    'is the sum of its rounded lines, freight, and VAT rounded once, in the currency of %s',
    (site) => {
      const { country } = sites[site]
      fc.assert(
        fc.property(
          fc.array(line, { maxLength: 12 }),
          fc.constantFrom('delivery', 'pickup'),
          (lines, method) => {
            const rounded = lines.map(({ unitPrice, pricePer, decimalPrecision, quantity }) =>
              roundedBy(
                BigInt(unitPrice) * BigInt(quantity),
                BigInt(pricePer) * 10n ** BigInt(decimalPrecision),
              ),
            )
            const amounts = lines.map(({ quantity, ...pricing }) => lineTotal(pricing, quantity))
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

const price = (amount: number) => ({ amount, isCampaignPrice: false, ordinaryPrice: null })

describe('a volume price', () => {
  const steps = fc.array(
    fc.record({
      fromQuantity: fc.integer({ min: 1, max: 1000 }),
      amount: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 6 },
  )

  it('never makes more pieces dearer a piece, and those that are told say it all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        steps,
        fc.nat(1200),
        fc.nat(1200),
        (amount, all, a, b) => {
          const [less, more] = a < b ? [a, b] : [b, a]
          expect(priceAt(price(amount), all, more)).toBeLessThanOrEqual(priceAt(price(amount), all, less))
          const told = cheaperSteps(price(amount), all)
          expect(priceAt(price(amount), told, a)).toBe(priceAt(price(amount), all, a))
          expect(told.map((step) => step.amount)).toEqual(
            told.map((step) => step.amount).toSorted((x, y) => y - x),
          )
        },
      ),
    )
  })
})

describe('what is chosen about an article', () => {
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

  it('is read as it was written, and the same choices are the same text in whatever order', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(readChoices(writeChoices(chosen))).toEqual(chosen)
        const turned = Object.fromEntries(Object.entries(chosen.itemConfigurations).toReversed())
        expect(writeChoices({ ...chosen, itemConfigurations: turned })).toBe(writeChoices(chosen))
      }),
    )
    expect(writeChoices(noChoices)).toBe('{}')
  })

  it('fits only what is offered: every problem names a field of the payload', () => {
    const set = { ...garmentSet, views: [] }
    fc.assert(
      fc.property(choices, (chosen) => {
        const problem = choiceProblem(set, ['logo'], chosen)
        const offered =
          ['short', 'long'].includes(chosen.itemConfigurations['leg'] ?? '') &&
          Object.keys(chosen.itemConfigurations).every((option) => option === 'leg') &&
          chosen.embroidery === '' &&
          chosen.textEmbroidery === '' &&
          (chosen.print === '') === (chosen.textPrint === '') &&
          ['', 'logo'].includes(chosen.logoId)
        expect(problem === null).toBe(offered)
        if (problem !== null) expect(Object.keys(chosen)).toContain(problem.field.split('.')[0])
      }),
    )
    expect(choiceProblem(null, [], noChoices)).toBeNull()
    expect(choiceProblem({ ...set, logoRequired: true, options: [] }, ['logo'], noChoices)?.field).toBe(
      'logoId',
    )
    expect(choiceProblem({ ...set, logoRequired: true, options: [] }, [], noChoices)).toBeNull()
  })
})
