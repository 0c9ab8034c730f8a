import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseNumber, readingsOf } from '../../../api/catalogue/articles/number-readings.ts'

const certainOf = (written: string): string[] =>
  readingsOf(written).flatMap(({ number, certain }) => (certain ? [number] : []))
const whole = fc.integer({ min: 1000, max: 99_999_999 }).map(String)
const unseen = fc.constantFrom('', '\u00ad', '\u200b', '\u202a', '\ufeff')

describe('a number that a program has changed on its way (DIR-5)', () => {
  it('leads to the whole number, and to no longer one without a question', () => {
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom('.', ','),
        fc.stringMatching(/^\d{1,2}$/u),
        unseen,
        (digits, mark, part, sign) => {
          const isWhole = /^0+$/u.test(part)
          expect(certainOf(`${digits}${sign}${mark}${part}`)).toEqual(isWhole ? [digits] : [])
        },
      ),
    )
  })

  it('does so with marks and spaces between its thousands', () => {
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom([' ', '.'], [' ', ','], ['\u00a0', '.'], [',', '.'], ['.', ',']),
        fc.constantFrom('0', '00', '5', '25'),
        (digits, [group, mark], part) => {
          const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, group ?? '')
          expect(certainOf(`${grouped}${mark}${part}`)).toEqual(/^0+$/u.test(part) ? [digits] : [])
        },
      ),
    )
  })

  it('is never joined with what stands beside it in its cell', () => {
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom('\t', '\n', '\r\n', ' \t '),
        fc.integer({ min: 0, max: 9999 }),
        (digits, between, other) => {
          expect(certainOf(`${digits}${between}${other}`)).toEqual([])
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.integer({ min: 0, max: 9999 }),
        (digits, other) => {
          expect(certainOf(`${digits} ${other}`)).toEqual([])
        },
      ),
    )
  })

  it('is found as it is written, whatever separates its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,3}-?\d{3,7}(?:-\d{1,3})?$/u), unseen, (written, sign) => {
        expect(certainOf(written.slice(0, 2) + sign + written.slice(2))).toEqual([normaliseNumber(written)])
      }),
    )
  })
})
