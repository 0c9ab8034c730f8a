import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../search/analysis/edit-distance.ts'
import { compareSizes } from '../../search/analysis/compare-sizes.ts'
import { normalizeNumber } from '../../search/analysis/article-number.ts'
import { foldCharacters } from '../../search/analysis/fold-characters.ts'
import { stemOf } from '../../search/analysis/stemmers.ts'
import { modelTerms } from '../../search/analysis/model-terms.ts'
import { fold, tokenizeWithParts, tokenize } from '../../search/analysis/tokenize.ts'

it('stems no numbers and measures, but words beside them', () => {
  for (const text of ['300', '1100', '30mm', '30 mm', 'm100']) expect(stemOf('fi', text)).toBe(text)
  expect(stemOf('sv', '2-vägsventiler')).toBe(stemOf('sv', '2-vägsventil'))
})

const terms = (text: string) => tokenize(text).map((word) => word.term)

describe('characters that are not seen, and their typographic forms', () => {
  it.each([
    ['401\u00ad2301', '4012301'],
    ['\u202a4012301\u202c', '4012301'],
    ['AB\u201112', 'AB12'],
    ['AB\u221212', 'AB12'],
    ['AB\u200b-12\ufeff', 'AB12'],
    ['\uff21\uff2212', 'AB12'],
    ['AB\u00a012', 'AB12'],
  ])('do not change the number %j', (written, number) => {
    expect(normalizeNumber(written)).toBe(number)
  })

  it('do not divide words', () => {
    expect(terms('kul\u00adventil T\u2011rör \u202amässing\u202c')).toEqual(terms('kulventil T-rör mässing'))
  })

  it('leave a plain text as it is', () => {
    expect(foldCharacters('a\tb \u00bd" \u00e5')).toBe('a\tb \u00bd" \u00e5')
    expect(foldCharacters('A\u030a a\u0308')).toBe('\u00c5 \u00e4')
  })
})

describe('the model numbers of a text', () => {
  it.each([
    ['Skruvdragare Elvara SB 160, 120 Nm', ['+sb160']],
    ['skruvdragare sb\u00a0120', ['+sb120']],
    ['Pump PÅ-25 12 V', ['+pa25']],
    ['Kulventil DN 15, PN 16', []],
    ['Kopparrör 22 mm, rör 3 m', []],
    ['Skruv 5 x 40', []],
    ['4012301', []],
  ])('of %j are %j', (text, marks) => {
    expect(modelTerms(text)).toEqual(marks)
  })
})

describe('the tokens of a phrase', () => {
  it.each([
    ['15 mm', '15mm'],
    ['15mm', '15mm'],
    ['1,5 cm', '15mm'],
    ['DN15', 'dn15'],
    ['dn 15', 'dn15'],
    ['1/2"', '1f2in'],
    ['½"', '1f2in'],
    ['1/2 tum', '1f2in'],
    ['G 1/2', '1f2in'],
    ['G1/2', '1f2in'],
    ['1 1/4"', '1p1f4in'],
    ['G 1 1/4', '1p1f4in'],
    ['G 1', '1in'],
    ['R15', 'dn15'],
    ['r 20', 'dn20'],
    ['XXL', '2xl'],
    ['Constructor', 'constructor'],
    ['2XL', '2xl'],
    ['50 litres', '50l'],
    ['1½ tum', '1p1f2in'],
    ['2"', '2in'],
    ['Ø22', '22mm'],
    ['PN 16', 'pn16'],
    ['IP44', 'ip44'],
    ['M8 x 40', 'm8x40'],
    ['M8×40 mm', 'm8x40'],
    ['3G1,5 mm²', '3x1d5'],
    ['1,50 m', '1d5m'],
    ['230 V', '230v'],
  ])('parses the notation %s of a unit (SRCH-12)', (written, term) => {
    expect(terms(written)).toEqual([term])
  })

  it('does not take the start of a word for a unit', () => {
    expect(terms('15 muffar')).toEqual(['15', 'muffar'])
  })

  it('folds å ä ö æ ø', () => {
    expect(terms('RÖR rør Mässing messing Ståhl')).toEqual(['ror', 'ror', 'massing', 'messing', 'stahl'])
  })

  it('indexes a number beside the letter before it', () => {
    expect(tokenizeWithParts('C52').map((word) => word.term)).toEqual(['c52', '52'])
    expect(tokenize('C16')[0]?.split?.map((word) => word.term)).toEqual(['c', '16'])
  })

  it('keeps a hyphened word whole and in parts', () => {
    expect(tokenizeWithParts('T-rör').map((word) => word.term)).toEqual(['tror', 't', 'ror'])
  })

  it('returns terms of letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of tokenizeWithParts(text)) expect(word.term).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })

  it('does not change folded text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})

describe('edit distance', () => {
  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('kulvetnil', 'kulventil', 2)).toBe(1)
  })

  it('is symmetric, zero only for equal words, and at least the difference of lengths', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20)
        expect(distance).toBe(editDistance(b, a, 20))
        expect(distance === 0).toBe(a === b)
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
        expect(editDistance(a, b, 1)).toBe(Math.min(distance, 2))
      }),
    )
  })
})

describe('the order of sizes', () => {
  const collator = new Intl.Collator('sv', { numeric: true })
  const sorted = (values: string[]) => values.toSorted((a, b) => compareSizes(a, b, collator))

  it.each([
    [['10', '6', '22', '15']],
    [['G 1', 'G 1/2', 'G 1 1/4', 'G 3/4']],
    [['XL', 'S', '3XL', 'M', 'XXL', 'L', 'XS']],
    [['2,5', '16', '1,5']],
    [['M10', 'M6', 'M8']],
  ])('sorts %j in the natural order', (values) => {
    const wanted: Record<string, string[]> = {
      '10': ['6', '10', '15', '22'],
      'G 1': ['G 1/2', 'G 3/4', 'G 1', 'G 1 1/4'],
      XL: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
      '2,5': ['1,5', '2,5', '16'],
      M10: ['M6', 'M8', 'M10'],
    }
    expect(sorted(values)).toEqual(wanted[values[0] ?? ''])
  })

  it('is a consistent order', () => {
    const value = fc.oneof(
      fc.constantFrom('S', 'XL', 'XXL', '2XL', '1/2"', 'G 3/4', 'röd', ''),
      fc.integer({ min: 0, max: 99 }).map(String),
    )
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (values) => {
        const once = sorted(values)
        const again = sorted(values.toReversed())
        expect(once.map((each, index) => compareSizes(each, again[index] ?? '', collator))).toEqual(
          once.map(() => 0),
        )
      }),
    )
  })
})
