import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartChanges,
  checkoutProblems,
  closedWorkdays,
  dateProblem,
  deliversOnlyOnWorkdays,
  fieldOfRefusal,
  firstStepWithProblem,
  newDraft,
  orderRequestOf,
  otherAddress,
  readDraft,
} from '@tradecounter/shop/orders'
import { cartOf, checkoutOf, lineOf } from './purchases.ts'

const checkout = checkoutOf()
const draft = { ...newDraft(checkout), reference: 'Projekt 7' }
const written = {
  ...draft,
  addressId: otherAddress,
  address: { name: 'Bygget', street: 'Gatan 4', postalCode: '123 45', city: 'Lund' },
}

describe('problems of a checkout (CART-7)', () => {
  it('has none when complete', () => {
    expect(checkoutProblems(draft, checkout, 'SE')).toEqual({})
    expect(checkoutProblems(written, checkout, 'SE')).toEqual({})
  })

  it('requires a reference that is not blank', () => {
    for (const reference of ['', '   ', '\t'])
      expect(checkoutProblems({ ...draft, reference }, checkout, 'SE')).toEqual({
        reference: { kind: 'required' },
      })
    expect(checkoutProblems({ ...draft, reference: 'x'.repeat(41) }, checkout, 'SE').reference).toEqual({
      kind: 'too-long',
      max: 40,
    })
  })

  it('checks a typed address, not stored ones', () => {
    const empty = { ...draft, addressId: otherAddress }
    expect(Object.keys(checkoutProblems(empty, checkout, 'SE'))).toEqual([
      'name',
      'street',
      'postalCode',
      'city',
    ])
  })

  it.each([
    ['SE', '123 45', '1234'],
    ['SE', '12345', 'ABCDE'],
    ['NO', '0150', '01500'],
    ['DK', '2100', '210'],
    ['FI', '00100', '100'],
    ['AX', '22100', '00100'],
  ])('accepts the postal codes of %s', (country, right, wrong) => {
    const problem = (postalCode: string) =>
      checkoutProblems({ ...written, address: { ...written.address, postalCode } }, checkout, country)
        .postalCode
    expect(problem(right)).toBeUndefined()
    expect(problem(wrong)).toMatchObject({ kind: 'postal-code' })
  })

  it('accepts exactly the open days from the first to the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 120 }), (offset) => {
        const day = new Date(Date.UTC(2026, 10, 23 + offset)).toISOString().slice(0, 10)
        const open = day >= '2026-11-23' && day <= '2027-02-18' && !checkout.closedDates.includes(day)
        expect(dateProblem(day, checkout) === null).toBe(open)
      }),
    )
    expect(dateProblem('2026-11-28', checkout)).toEqual({ kind: 'closed', date: '2026-11-28' })
    for (const day of ['2026-02-30', '23/11/2026', '2026-11-2'])
      expect(dateProblem(day, checkout)).toEqual({ kind: 'no-such-date' })
  })

  it('finds the first step with a problem', () => {
    expect(firstStepWithProblem({})).toBeNull()
    expect(firstStepWithProblem({ requestedDeliveryDate: { kind: 'required' } })).toBe('date')
    expect(firstStepWithProblem({ reference: { kind: 'required' }, city: { kind: 'required' } })).toBe(
      'address',
    )
  })

  it('maps a refusal to its field, and to no other', () => {
    expect(fieldOfRefusal('address.postalCode')).toBe('postalCode')
    expect(fieldOfRefusal('requestedDeliveryDate')).toBe('requestedDeliveryDate')
    expect(fieldOfRefusal('lines.0')).toBeNull()
    expect(fieldOfRefusal(undefined)).toBeNull()
  })
})

describe('the days without delivery', () => {
  it('distinguishes weekends from holidays', () => {
    expect(closedWorkdays(checkout)).toEqual(['2026-12-24'])
    expect(deliversOnlyOnWorkdays(checkout)).toBe(false)
    const week = checkoutOf({ lastDeliveryDate: '2026-11-30', closedDates: ['2026-11-28', '2026-11-29'] })
    expect(deliversOnlyOnWorkdays(week)).toBe(true)
  })
})

describe('a stored draft', () => {
  it('is restored as it was stored', () => {
    expect(readDraft(JSON.parse(JSON.stringify(written)), newDraft(checkout), checkout)).toEqual(written)
  })

  it('never breaks the checkout, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const read = readDraft(kept, newDraft(checkout), checkout)
        expect(['other', 'a1', 'a2']).toContain(read.addressId)
        expect(['address', 'marking', 'date', 'review']).toContain(read.step)
        for (const text of [
          read.reference,
          read.goodsMark,
          read.requestedDeliveryDate,
          ...Object.values(read.address),
        ])
          expect(typeof text).toBe('string')
      }),
    )
  })

  it('does not select an address that the customer no longer has', () => {
    expect(readDraft({ ...draft, addressId: 'gone' }, newDraft(checkout), checkout).addressId).toBe('a1')
  })
})

describe('the order that is sent', () => {
  it('is for the shown cart, with the selected address and trimmed texts', () => {
    expect(orderRequestOf({ ...draft, addressId: 'a2', reference: ' P7 ' }, checkout)).toEqual({
      cartVersion: 7,
      cartStamp: 'stamp-7',
      deliveryMethod: 'delivery',
      branchId: '',
      partDelivery: true,
      project: '',
      costCentre: '',
      contactName: 'Kim Lund',
      contactPhone: '',
      address: { name: 'Bygge Norr', street: 'Vägen 9', postalCode: '224 60', city: 'Lund' },
      reference: 'P7',
      goodsMark: '',
      requestedDeliveryDate: '2026-11-23',
    })
  })
})

describe('cartChanges', () => {
  it('are none between a cart and itself', () => {
    expect(cartChanges(checkout.cart, checkout.cart)).toEqual([])
  })

  it('lists added, removed and changed lines and prices, and the new total last', () => {
    const before = cartOf([
      lineOf(),
      lineOf({ itemId: 'l2', name: 'Rör' }),
      lineOf({ itemId: 'l3', name: 'Böj' }),
    ])
    const after = cartOf(
      [
        lineOf({ quantity: 15 }),
        lineOf({ itemId: 'l3', name: 'Böj', lineItemUnitPrice: 5000 }),
        lineOf({ itemId: 'l4', name: 'T-rör', quantity: 2 }),
      ],
      { total: 60000 },
    )
    expect(cartChanges(before, after)).toEqual([
      { kind: 'quantity', name: 'Kulventil 15 mm', unit: 'st', before: 10, after: 15 },
      { kind: 'price', name: 'Böj', currency: 'SEK', before: 4250, after: 5000 },
      { kind: 'added', name: 'T-rör', quantity: 2, unit: 'st' },
      { kind: 'removed', name: 'Rör' },
      { kind: 'total', currency: 'SEK', before: 53125, after: 60000 },
    ])
  })

  it('lists an option with a changed price, and none while prices are hidden (VAR-13)', () => {
    const { lineItemData } = lineOf()
    const printed = (amount: number | null, more: object = {}) =>
      cartOf([
        lineOf({
          ...more,
          lineItemData: {
            ...lineItemData,
            configuration: [
              {
                name: 'Tryck',
                value: 'RÖR AB',
                ...(amount === null ? {} : { price: { amount, per: 'piece' } }),
              },
              { name: 'Benlängd', value: 'Lång' },
            ],
          },
        }),
      ])
    const moved = { kind: 'price', name: 'Kulventil 15 mm, Tryck', currency: 'SEK' }
    expect(cartChanges(printed(8900), printed(9900))).toEqual([{ ...moved, before: 8900, after: 9900 }])
    expect(cartChanges(printed(null), printed(9900))).toEqual([{ ...moved, before: 0, after: 9900 }])
    expect(cartChanges(printed(8900), printed(8900))).toEqual([])
    const hidden = printed(null, { lineItemUnitPrice: null, lineItemTotalPrice: null })
    expect(cartChanges(printed(8900), hidden)).toEqual([])
  })
})
