import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  addressSchema,
  cartAddRequestSchema,
  markLineRequestSchema,
  orderRequestSchema,
} from '../../../api/contract/index.ts'

const address = { name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }

it('refuses control characters in an address', () => {
  const street = 'Byggvägen 2\r\nBcc: all@example.com\u0000\u001b[2J\u0085\u2028x'
  expect(v.parse(addressSchema, { ...address, street }).street).toBe('Byggvägen 2 Bcc: all@example.com [2J x')
  expect(v.safeParse(addressSchema, { ...address, city: '\n\t' }).success).toBe(false)
})

it('refuses control characters in the marks of an order', () => {
  const order = {
    cartVersion: 1,
    address,
    reference: 'Per\nPersson',
    goodsMark: 'Plan\u00072',
    requestedDeliveryDate: '2026-11-25',
  }
  expect(v.parse(orderRequestSchema, order)).toMatchObject({ reference: 'Per Persson', goodsMark: 'Plan 2' })
})

it.each(['\r\n', '\n', '\u0000', '\u001B[2J', '\u0085', '\u2028'])(
  'refuses the control characters %j in the note and the goods mark of a line',
  (control) => {
    const marks = { note: ` Plan 2${control}Lager`, goodsMark: `A${control}B ` }
    for (const parsed of [
      v.parse(markLineRequestSchema, { itemId: '1', version: 1, ...marks }),
      v.parse(cartAddRequestSchema, { variantCode: 'VALVE', quantity: 1, ...marks }),
    ]) {
      expect(parsed.note).toMatch(/^Plan 2 (?:\[2J)?Lager$/u)
      expect(parsed.goodsMark).toMatch(/^A (?:\[2J)?B$/u)
    }
  },
)
