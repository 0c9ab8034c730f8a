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

  it.each([
    '57.1',
    '123.5',
    '57,1',
    '40.123',
    '5,012',
    '12,000',
    '12.000',
    '1.6.2008',
    '2008-06-01',
    'jun-08',
    '8-maj',
    'elo 2008',
    'KUL-12 5',
    'A1 25',
  ])('is asked about where the catalogue does not spell it so: %s', (written) => {
    expect(certainOf(written)).toEqual([])
    expect(readingsOf(written)).not.toEqual([])
  })

  it.each([
    ['5,012,301', '5012301'],
    ['5.012.301', '5012301'],
    ['816 7960', '8167960'],
    ['00 45 678', '0045678'],
    ['KUL 12', 'KUL12'],
    ['MAR-123', 'MAR123'],
    ['DECK-12', 'DECK12'],
    ['12-12', '1212'],
  ])('is certain in a usual spelling: %s', (written, number) => {
    expect(certainOf(written)).toEqual([number])
  })

  it('is found as it is written, whatever separates its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,3}-?\d{3,7}(?:-\d{1,3})?$/u), unseen, (written, sign) => {
        expect(certainOf(written.slice(0, 2) + sign + written.slice(2))).toEqual([normaliseNumber(written)])
      }),
    )
  })
})
