import { describe, expect, it } from 'vitest'
import { readAnswerLines } from '../../shop/operator-area/operator-translations.ts'

const read = (quantity: string, decimals?: string) => {
  const found = readAnswerLines({
    'line-0-position': '1',
    'line-0-quantity': quantity,
    'line-0-price': '99,50',
    ...(decimals === undefined ? {} : { 'line-0-decimals': decimals }),
  })
  return 'field' in found ? found.field : found.lines[0]?.quantity
}

describe('the typed quantity of a line that a seller offers', () => {
  it.each([
    ['1,200', undefined],
    ['1.200', undefined],
    ['1.200', '3'],
  ])('%s that can be read in two ways is refused, with %s decimals', (quantity, decimals) => {
    expect(read(quantity, decimals)).toBe('lines.0.quantity')
  })

  it('has the decimals of its line', () => {
    expect(read('1,200', '3')).toBe(1.2)
    expect(read('1200')).toBe(1200)
    expect(read('2,5')).toBe(2.5)
  })
})
