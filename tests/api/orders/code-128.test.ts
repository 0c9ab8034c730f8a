import { expect, it } from 'vitest'
import { encodeCode128 } from '../../../api/orders/sheet/code-128.ts'

it('encodes a text with start, checksum and stop', () => {
  // Start B, P, J, J, 1, 2, 3, C, checksum 55, stop.
  expect(encodeCode128('PJJ123C').join('')).toBe(
    '211214' +
      '313121' +
      '112133' +
      '112133' +
      '123221' +
      '223211' +
      '221132' +
      '131321' +
      '311321' +
      '2331112',
  )
})

it('has 11 modules for each character, and 13 for the stop', () => {
  for (let code = 32; code < 127; code += 1) {
    const modules = encodeCode128(String.fromCodePoint(code))
    expect(modules.reduce((sum, width) => sum + width, 0)).toBe(3 * 11 + 13)
  }
})

it('refuses other letters', () => {
  expect(() => encodeCode128('Å')).toThrow('ASCII')
})
