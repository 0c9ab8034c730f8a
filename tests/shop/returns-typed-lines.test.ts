import { describe, expect, it } from 'vitest'
import { freeKey, readTypedLines } from '../../shop/returns/cases/form/typed-lines.ts'

const choice = (decimals: number | null) => ({
  orderPosition: 1,
  invoicePosition: 0,
  name: 'Kulventil',
  most: 5000,
  decimals,
  unit: 'st',
  note: '',
  closed: false,
})
const read = (text: string, decimals: number | null) => {
  const typed = { quantities: { '1-0': text }, batches: {}, freeName: '' }
  const found = readTypedLines(typed, [choice(decimals)])
  return 'lines' in found ? found.lines[0]?.quantity : found.kind
}

const free = (text: string) => ({ quantities: { [freeKey]: text }, batches: {}, freeName: 'Ventil' })

describe('the typed quantity of a return', () => {
  it.each([
    ['1,200', 0],
    ['1.200', 0],
    ['1,200', 2],
    ['1.200', 3],
    ['1,200', null],
  ])('%s that can be read in two ways is refused, with %s decimals', (text, decimals) => {
    expect(read(text, decimals)).toBe('quantity')
  })

  it.each([
    ['1,200', 3, 1.2],
    ['1200', 0, 1200],
    ['2,5', 1, 2.5],
    ['2.25', 2, 2.25],
    ['0,125', 3, 0.125],
    ['2,5', null, 2.5],
  ])('%s is read with %s decimals', (text, decimals, quantity) => {
    expect(read(text, decimals)).toBe(quantity)
  })

  it.each([
    ['2,5', 0],
    ['2,25', 1],
  ])('%s with more decimals than the %s of the line is refused, not rounded', (text, decimals) => {
    expect(read(text, decimals)).toBe('quantity')
  })

  it('of an article in own words is refused too if it can be read in two ways', () => {
    expect(readTypedLines(free('1,200'), null)).toEqual({ kind: 'quantity', keys: [freeKey] })
    expect(readTypedLines(free('1,25'), null)).toMatchObject({ lines: [{ name: 'Ventil', quantity: 1.25 }] })
  })
})
