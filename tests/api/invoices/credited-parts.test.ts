import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditedParts, type PriceCredit } from '../../../api/invoices/issuing/credited-parts.ts'

/**
 * An invoiced line, and credits of it in an order: of its price for its last units, or of goods, the first units first.
 */
const credits = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  unitPrice: fc.integer({ min: 1, max: 100_00 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom('price' as const, 'goods' as const),
      count: fc.integer({ min: 1, max: 30 }),
      amount: fc.integer({ min: 1, max: 60_00 }),
    }),
    { maxLength: 8 },
  ),
})

describe('credits of a line', () => {
  it('credit each unit at what is left of its price, and never more than was paid for it', () => {
    fc.assert(
      fc.property(credits, ({ quantity, unitPrice, steps }) => {
        /** What is left of the price of each unit; null once it has come back. */
        const units: (number | null)[] = Array.from({ length: quantity }, () => unitPrice)
        const earlier: PriceCredit[] = []
        let returned = 0
        let credited = 0
        for (const { kind, count, amount } of steps) {
          const wanted = Math.min(count, quantity - returned)
          const left = unitPrice - earlier.reduce((sum, credit) => sum + credit.amount, 0)
          if (wanted === 0) continue
          if (kind === 'price') {
            if (amount > left) continue
            earlier.push({ quantity: wanted, amount })
            credited += wanted * amount
            for (let at = quantity - wanted; at < quantity; at++) units[at] = (units[at] ?? 0) - amount
            continue
          }
          const parts = creditedParts({ quantity, unitPrice }, { from: returned, count: wanted }, earlier)
          const expected = units
            .slice(returned, returned + wanted)
            .reduce((sum: number, unit) => sum + (unit ?? 0), 0)
          const sum = parts.reduce((all, part) => all + part.quantity * part.unitPrice, 0)
          expect(parts.reduce((all, part) => all + part.quantity, 0)).toBe(wanted)
          expect(parts.every((part) => part.quantity > 0 && part.unitPrice >= 0)).toBe(true)
          expect(sum).toBe(expected)
          units.fill(null, returned, returned + wanted)
          returned += wanted
          credited += sum
        }
        expect(credited).toBeLessThanOrEqual(quantity * unitPrice)
      }),
      { numRuns: 500 },
    )
  })
})
