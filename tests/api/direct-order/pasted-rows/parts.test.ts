import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../../api/direct-order/pasted-rows/index.ts'
import { parseQuantity } from '../../../../api/direct-order/pasted-rows/parse-quantity.ts'
import { roundedRange } from '../../../../api/direct-order/pasted-rows/rounded-range.ts'
import {
  isTotalsLabel,
  numberHeadingRank,
  quantityHeadingRank,
} from '../../../../api/direct-order/pasted-rows/headings.ts'
import { odsOf, xlsxOf } from './workbooks.ts'
import { expectLessTime } from '../../../setup/measures.ts'

const grouped = (digits: string, sign: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, sign)

describe('parsing quantities (DIR-2, DIR-5)', () => {
  it('accepts comma and point, and any space between thousands', () => {
    const whole = fc.integer({ min: 1, max: 99_999 })
    const hundredths = fc.integer({ min: 1, max: 99 }).map((value) => String(value).padStart(2, '0'))
    const space = fc.constantFrom('', ' ', '\u00a0', '\u202f', "'")
    fc.assert(
      fc.property(
        whole,
        hundredths,
        space,
        fc.constantFrom(',', '.'),
        fc.boolean(),
        (n, cents, sign, mark, sheet) => {
          expect(parseQuantity(grouped(String(n), sign), sheet).value).toBe(n)
          expect(parseQuantity(`${grouped(String(n), sign)}${mark}${cents}`, sheet).value).toBe(
            Number(`${n}.${cents}`),
          )
        },
      ),
    )
  })

  it('never throws and keeps the limits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.boolean(), (text, sheet) => {
        const { value, problem } = parseQuantity(text, sheet)
        expect(value === null).toBe(problem !== null)
        if (value !== null) expect(value >= 1 && value <= 100_000).toBe(true)
      }),
    )
  })

  it('separates the unit', () => {
    expect(parseQuantity('5 st', false)).toEqual({ value: 5, unit: 'st', problem: null })
    expect(parseQuantity('2,5m', false)).toEqual({ value: 2.5, unit: 'm', problem: null })
  })
})

describe('numbers rounded by a spreadsheet (DIR-5)', () => {
  it.each([
    ['7,33E+12', '7325000000000', '7334999999999'],
    ['7.33042E+12', '7330415000000', '7330424999999'],
    ['1E+12', '1000000000000', '1499999999999'],
  ])('%s can have been anything from %s to %s', (written, from, to) => {
    expect(roundedRange(written)).toEqual({ from, to })
  })

  it('are within the range of their rounding', () => {
    const ean = fc.bigInt({ min: 1_000_000_000_000n, max: 9_989_999_999_999n })
    fc.assert(
      fc.property(ean, fc.integer({ min: 2, max: 6 }), (number, decimals) => {
        const written = Number(number).toExponential(decimals).replace('.', ',').replace('e', 'E')
        const { from, to } = roundedRange(written) ?? { from: '', to: '' }
        expect([from.length, to.length]).toEqual([13, 13])
        expect(BigInt(from) <= number && number <= BigInt(to)).toBe(true)
      }),
    )
  })

  it.each(['4012301', 'E12', '12E3', 'AB7E+2', ''])('%j is not one', (text) => {
    expect(roundedRange(text)).toBeNull()
  })
})

describe('headings (DIR-5)', () => {
  it('are known in five languages, own numbers before EANs', () => {
    for (const word of [
      'Artikelnummer',
      'TUOTENRO',
      'Varenr.',
      'vare nr',
      'Item no:',
      'E-nummer',
      'LVI-numero',
      'VVS-nr.',
      'EAN-13',
      'GTIN 14',
    ])
      expect(numberHeadingRank(word), word).not.toBeNull()
    for (const word of ['Antal', 'määrä', 'Mengd', 'Qty.', 'Kpl', 'Antal (st)', 'Qty/pcs', 'Antall stk.'])
      expect(quantityHeadingRank(word), word).not.toBeNull()
    for (const word of ['Summa', 'Yhteensä:', 'I alt', 'Grand total', 'Totalt 12'])
      expect(isTotalsLabel(word), word).toBe(true)
    expect(quantityHeadingRank('Pris (st)')).toBeNull()
    expect(numberHeadingRank('Artnr') ?? 99).toBeLessThan(numberHeadingRank('EAN') ?? 0)
    expect([
      numberHeadingRank('Kulventil'),
      quantityHeadingRank('4012301'),
      isTotalsLabel('Summaventil'),
    ]).toEqual([null, null, false])
  })
})

describe('cells designed to be slow (DIR-5)', () => {
  it.each([
    ['spaces in a quantity', `4012301;1${' '.repeat(200_000)}!`],
    ['thousands without end', `4012301;1${',111'.repeat(50_000)}!`],
    ['figures and commas', `4012301;${'12,'.repeat(60_000)}x`],
    ['a word without end', `1${'å'.repeat(200_000)};1`],
    ['a formula of quotes', `="${'"'.repeat(200_000)}x;1`],
    ['signs of a header', `${'.:'.repeat(100_000)};1`],
  ])('take no longer than others: %s', async (_, row) => {
    const before = process.cpuUsage()
    const { rows } = await readRows(`Artnr;Antal\n${row}\n`)
    const { user, system } = process.cpuUsage(before)
    expect(rows.map(({ line }) => line)).toEqual([2])
    expectLessTime((user + system) / 1e6, 1)
    // Without a header every cell is examined.
    await readRows(`${row}\n${row}\n`)
    expectLessTime(process.cpuUsage(before).user / 1e6, 2)
  })
})

describe('quantities in a spreadsheet (DIR-2)', () => {
  it('are parsed from text cells and taken from numeric cells', async () => {
    const rows = [
      ['Artnr', 'Antal'],
      ['4012301', 1.234],
      ['4012302', '1.234'],
      ['4012303', '2,5'],
    ] as const
    for (const file of [xlsxOf(rows), odsOf(rows)]) {
      const bulk = await readRows(file)
      expect(bulk.rows.map(({ quantity }) => quantity.value ?? quantity.problem)).toEqual([
        1.234,
        'quantityAmbiguous',
        2.5,
      ])
    }
  })
})
