import { expect, it } from 'vitest'
import type { Area } from '@tradecounter/shop/addresses'
import { pages } from '@tradecounter/shop/page-list'
import { firstLoadBytes } from '../../bench/weight.ts'

/** Scripts in KB that a page of each area may load before the first click (performance P6). */
const limits: Readonly<Record<Area, number>> = {
  shop: 120,
  account: 120,
  checkout: 120,
  'become-a-customer': 130,
  'my-pages': 130,
}

it.each(pages.map(({ id, area }) => [limits[area], id] as const))(
  'loads at most %i KB of scripts before the first click on the %s page',
  (limit, page) => {
    expect(firstLoadBytes(page)).toBeLessThanOrEqual(limit * 1000)
  },
)
