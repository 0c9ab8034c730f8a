import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Charge, invoiceAmounts, lineAmounts } from '../../../api/invoices/issuing/amounts.ts'
import type { VatCategory } from '../../../api/platform/database/schema/vat-categories.ts'

/** A decimal number without binary rounding: `digits` times ten to the power of `-scale`. */
interface Decimal {
  digits: bigint
  scale: number
}
const decimal = (text: string): Decimal => {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}
const times = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale })
/** Rounds half up to two decimals, as EN 16931 does: the amount in the minor unit. */
const rounded = ({ digits, scale }: Decimal, divisor = 1n): number => {
  const unit = 10n ** BigInt(scale) * divisor
  const [whole, rest] = [(digits * 100n) / unit, (digits * 100n) % unit]
  return Number(rest * 2n >= unit ? whole + 1n : whole)
}
const minor = (amount: number): Decimal => ({ digits: BigInt(amount), scale: 2 })
const stored = (quantity: number, scale: number): Decimal => ({ digits: BigInt(quantity), scale })
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const rate = fc.constantFrom<[VatCategory, number]>(['S', 250], ['S', 255], ['S', 120], ['S', 60], ['E', 0])
const lineArbitrary = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    pricePer: fc.constantFrom(1, 10, 100, 1000),
    decimalPrecision: fc.integer({ min: 0, max: 3 }),
    quantity: fc.integer({ min: 1, max: 100_000_000 }),
    discountThousandths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1000 })),
    rate,
  })
  .map(({ rate: [vatCategory, vatThousandths], ...line }) => ({ ...line, vatCategory, vatThousandths }))
const chargeArbitrary = fc
  .record({ amount: fc.integer({ min: 0, max: 100_000 }), rate })
  .map(({ rate: [vatCategory, vatThousandths], amount }): Charge => ({ amount, vatCategory, vatThousandths }))

interface Case {
  lines: (Parameters<typeof lineAmounts>[0] & { vatCategory: VatCategory; vatThousandths: number })[]
  charges: Charge[]
}
const invoiceArbitrary: fc.Arbitrary<Case> = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 12 }),
  charges: fc.array(chargeArbitrary, { maxLength: 2 }),
})

const keyOf = (part: { vatCategory: string; vatThousandths: number }) =>
  `${part.vatCategory}${part.vatThousandths}`

const runs = 10_000

/** Checks a rule on 10,000 random invoices. */
function holds(rule: (invoice: Case, amounts: ReturnType<typeof invoiceAmounts>) => void): void {
  fc.assert(
    fc.property(invoiceArbitrary, (invoice) => {
      const taxed = invoice.lines.map((line) => ({ ...line, net: lineAmounts(line).net }))
      rule(invoice, invoiceAmounts(taxed, invoice.charges))
    }),
    { numRuns: runs, seed: 16_931 },
  )
}

describe('amounts of 10,000 random invoices', () => {
  it('BT-131 is quantity times price by its base quantity, rounded, less the rounded discount (PEPPOL-EN16931-R120)', () => {
    holds(({ lines }) => {
      for (const line of lines) {
        const { gross, discount, net } = lineAmounts(line)
        const price = times(minor(line.unitPrice), stored(line.quantity, line.decimalPrecision))
        expect(gross).toBe(rounded(price, BigInt(line.pricePer)))
        expect(net).toBe(gross - discount)
      }
    })
  })
  it('BT-136 is the percentage of the base amount, rounded (PEPPOL-EN16931-R040)', () => {
    holds(({ lines }) => {
      for (const line of lines) {
        const { gross, discount } = lineAmounts(line)
        expect(discount).toBe(rounded(times(minor(gross), stored(line.discountThousandths, 3))))
        expect(discount).toBeLessThanOrEqual(gross)
      }
    })
  })
  it('BR-CO-10: BT-106 is the sum of the line net amounts', () => {
    holds(({ lines }, { lineSum }) => {
      expect(lineSum).toBe(sum(lines.map((line) => lineAmounts(line).net)))
    })
  })
  it('BR-CO-12: BT-108 is the sum of the charges', () => {
    holds(({ charges }, { chargeSum }) => {
      expect(chargeSum).toBe(sum(charges.map(({ amount }) => amount)))
    })
  })
  it('BR-CO-13: BT-109 is lines plus charges', () => {
    holds((_, { net, lineSum, chargeSum }) => {
      expect(net).toBe(lineSum + chargeSum)
    })
  })
  it('BR-CO-14: BT-110 is the sum of the VAT by rate', () => {
    holds((_, { vat, vatRows }) => {
      expect(vat).toBe(sum(vatRows.map((row) => row.vat)))
    })
  })
  it('BR-CO-15: BT-112 is BT-109 plus BT-110', () => {
    holds((_, { net, vat, total }) => {
      expect(total).toBe(net + vat)
    })
  })
  it('BR-CO-17: BT-117 is BT-116 times the rate, rounded to two decimals', () => {
    holds((_, { vatRows }) => {
      for (const row of vatRows)
        expect(row.vat).toBe(rounded(times(minor(row.net), decimal(String(row.vatThousandths / 1000)))))
    })
  })
  it('BR-CO-18, BR-S-08 and BR-E-08: each rate has one row with the sum of its lines and charges', () => {
    holds(({ lines, charges }, { vatRows }) => {
      const expected = new Map<string, number>()
      for (const part of [
        ...lines.map((line) => ({ ...line, net: lineAmounts(line).net })),
        ...charges.map((charge) => ({ ...charge, net: charge.amount })),
      ])
        expected.set(keyOf(part), (expected.get(keyOf(part)) ?? 0) + part.net)
      expect(vatRows.length).toBe(expected.size)
      expect(new Map(vatRows.map((row) => [keyOf(row), row.net]))).toEqual(expected)
      expect(sum(vatRows.map(({ net }) => net))).toBe(sum([...expected.values()]))
    })
  })
  it('BR-E-09: exempt amounts have no VAT', () => {
    holds((_, { vatRows }) => {
      expect(sum(vatRows.filter(({ vatCategory }) => vatCategory === 'E').map(({ vat }) => vat))).toBe(0)
    })
  })
})
