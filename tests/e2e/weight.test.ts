import { expect, it } from 'vitest'
import { firstLoadBytes } from '../../bench/weight.ts'

it.each(['start', 'search', 'category', 'product', 'cart', 'checkout'])(
  'loads at most 120 KB of scripts before the first click on the %s page (performance P6)',
  (page) => {
    expect(firstLoadBytes(page)).toBeLessThanOrEqual(120_000)
  },
)

it.each([
  'my-account',
  'order-history',
  'order',
  'company-information',
  'company-audit',
  'my-sales-person',
  'user-administration',
  'offers',
  'order-agreements',
  'customer-administration',
  'attestation',
  'invoices',
  'returns-and-complaints',
  'invoice',
  'become-a-customer',
])('loads at most 130 KB of scripts before the first click on the %s page', (page) => {
  expect(firstLoadBytes(page)).toBeLessThanOrEqual(130_000)
})
