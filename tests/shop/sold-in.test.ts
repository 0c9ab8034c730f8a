import { describe, expect, it } from 'vitest'
import { packOf } from '@tradecounter/shop/cart'
import { conversionOf } from '@tradecounter/shop/product'

describe('how an article is sold', () => {
  it.each([
    ['kg', 0.25, 2],
    ['l', 2.5, 1],
    ['m²', 1.25, 2],
    ['kWh', 0.5, 1],
    ['rulle', 0.5, 1],
    ['st', 10, 0],
    ['m', 100, 0],
  ])('by %s in packs of %d, never in lengths', (unit, unitVolume, decimalPrecision) => {
    expect(packOf({ unitVolume, decimalPrecision }, unit)).toBe('pack')
    const variant = { unitVolume, decimalPrecision, displayUnitCode: unit }
    expect(conversionOf(variant, { price: 100, priceUnit: unit }).pack).toBe('pack')
  })

  it.each(['m', 'cm', 'mm', 'fot', 'yd'])('by %s in lengths', (unit) => {
    expect(packOf({ unitVolume: 2.5, decimalPrecision: 1 }, unit)).toBe('length')
  })

  it('by the piece without a pack', () => {
    expect(packOf({ unitVolume: 1, decimalPrecision: 0 }, 'st')).toBeNull()
    expect(packOf({ unitVolume: 1, decimalPrecision: 2 }, 'kg')).toBeNull()
  })
})
