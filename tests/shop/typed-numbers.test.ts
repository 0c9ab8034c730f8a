import { isAmbiguousQuantity, readQuantity } from '@tradecounter/ui/quantity-input'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../../api/direct-order/pasted-rows/index.ts'
import { isAmbiguousNumber, parseNumber } from '../../api/platform/written-number.ts'
import { typedNumber } from '../../shop/operator-area/typed-number.ts'

const signs = [
  '0',
  '1',
  '2',
  '9',
  '00',
  '200',
  '.',
  ',',
  '-',
  '+',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u202f',
  "'",
  '\u2019',
  '\u00ad',
  '\u200b',
  '\u2212',
  '\u2011',
  '\uff11',
  '\uff0c',
  '\u202a',
  'x',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((all) => all.join('')),
  fc
    .tuple(
      fc.integer({ min: 0, max: 2000 }),
      fc.constantFrom(',', '.', ' ', ''),
      fc.integer({ min: 0, max: 2000 }),
    )
    .map((all) => all.join('')),
)
/** A field is read while its decimals are typed: `7,`. */
const isUnfinished = (typed: string): boolean => /[.,\uff0c][^\d\uff11]*$/u.test(typed)
const runs = { numRuns: 3000 }

it.each(['169\n6', '1\t5', '169\r\n6'])('%j is no number at any door', (typed) => {
  expect([
    readQuantity(typed),
    typedNumber(typed),
    parseNumber(typed, null),
    parseNumber(typed, ','),
  ]).toEqual([null, Number.NaN, null, null])
})

describe('a number at every door: a field of a quantity, a form of the operator area, a paste (DIR-2)', () => {
  it('is asked about at all of them, or at none', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const isAmbiguous = isAmbiguousNumber(typed)
        expect(isAmbiguousQuantity(typed)).toBe(isAmbiguous)
        if (!isAmbiguous) return
        expect([readQuantity(typed), typedNumber(typed), parseNumber(typed, null)]).toEqual([
          null,
          Number.NaN,
          null,
        ])
        expect(parseQuantity(typed, false).value).toBeNull()
      }),
      runs,
    )
  })

  it('is the same number wherever it is read', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const field = readQuantity(typed)
        if (field === null || isUnfinished(typed)) return
        expect(parseNumber(typed, null)).toBe(field)
        expect(typedNumber(typed)).toEqual(/-\s*\d|[-\u2212\u2011]/u.test(typed) ? Number.NaN : field)
        const pasted = parseQuantity(typed, false).value
        if (pasted !== null) expect(pasted).toBe(field)
      }),
      runs,
    )
  })

  it('has three decimals behind a comma where the field shows three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, part) => {
        const typed = (mark: string) => `${whole}${mark}${String(part).padStart(3, '0')}`
        const value = Number(typed('.'))
        expect([readQuantity(typed(','), 3), typedNumber(typed(','), 3)]).toEqual([value, value])
        expect([readQuantity(typed('.'), 3), typedNumber(typed('.'), 3)]).toEqual([null, Number.NaN])
        expect([readQuantity(typed(','), 2), typedNumber(typed(','), 2)]).toEqual([null, Number.NaN])
      }),
    )
  })
})
