import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDevice } from '@tradecounter/shop/core'
import {
  forgetDraft,
  keepDraft,
  keptDraft,
  pendingOrder,
} from '../../shop/orders/checkout/checkout-storage.ts'

const owner = { userId: 'u1', customerId: 'c1' }
const week = 7 * 24 * 60 * 60_000

beforeEach(() => localStorage.clear())

/** Makes a stored record older. */
function age(name: string, by: number): void {
  const record = JSON.parse(localStorage.getItem(name) ?? '{}') as { keptAt: number }
  localStorage.setItem(name, JSON.stringify({ ...record, keptAt: record.keptAt - by }))
}

describe('the stored checkout', () => {
  it('is restored only for the same user and customer', () => {
    keepDraft(owner, { reference: 'P7' })
    expect(keptDraft(owner)).toEqual({ reference: 'P7' })
    expect(keptDraft({ ...owner, userId: 'u2' })).toBeNull()
    expect(keptDraft({ ...owner, customerId: 'c2' })).toBeNull()
  })

  it('is removed after a week, after the order and for another user', () => {
    keepDraft(owner, { reference: 'P7' })
    age('kept_checkout_draft', week + 1000)
    expect(keptDraft(owner)).toBeNull()
    keepDraft(owner, { reference: 'P7' })
    forgetDraft()
    expect(keptDraft(owner)).toBeNull()
    keepDraft(owner, { reference: 'P7' })
    forgetDevice('u1')
    expect(keptDraft(owner)).not.toBeNull()
    forgetDevice('u2')
    expect(localStorage).toHaveLength(0)
  })

  it.each(['{', '[]', '"x"', '{"userId":"u1","customerId":"c1","content":{}}'])(
    'is empty when the device has %s',
    (text) => {
      localStorage.setItem('kept_checkout_draft', text)
      localStorage.setItem('kept_checkout_attempt', text)
      expect(keptDraft(owner)).toBeNull()
      expect(pendingOrder(owner).read()).toBeNull()
    },
  )
})

it('keeps the key of an order without an answer for a day, for its owner (CART-8)', () => {
  const attempt = { key: 'k', payload: '{}' }
  pendingOrder(owner).write(attempt)
  expect(pendingOrder(owner).read()).toEqual(attempt)
  expect(pendingOrder({ ...owner, userId: 'u2' }).read()).toBeNull()
  age('kept_checkout_attempt', week)
  expect(pendingOrder(owner).read()).toBeNull()
})
