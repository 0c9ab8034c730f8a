import { expect, it } from 'vitest'
import { firstLoadBytes } from '../../bench/weight.ts'

it.each(['search', 'category', 'product'])(
  'loads at most 120 KB of scripts before the first click on the %s page (performance P6)',
  (page) => {
    expect(firstLoadBytes(page)).toBeLessThanOrEqual(120_000)
  },
)
