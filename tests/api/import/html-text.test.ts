import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import uneceNames from '../../../api/catalogue/units/unece-names.json' with { type: 'json' }
import unece from '../../../api/catalogue/units/unece-units.json' with { type: 'json' }
import unitNames from '../../../api/catalogue/units/unit-names.json' with { type: 'json' }
import { unitName, unitOfOrder } from '../../../api/catalogue/units/service.ts'
import { parseLanguage } from '../../../api/import/languages.ts'
import { decimalMarkOf, parseBmecatNumber, parseNumber } from '../../../api/platform/written-number.ts'
import { parseDay } from '../../../api/import/parse-values.ts'
import { plainText } from '../../../api/spreadsheets/html-text.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('texts with HTML', () => {
  it.each([
    ['<ul><li class="l">eins</li><li>zwei &amp; drei</li></ul>', '• eins\n• zwei & drei'],
    ['a<br/>b<br>c<BR />d', 'a\nb\nc\nd'],
    ['<p>Erster.</p><p>Zweiter.</p>', 'Erster.\nZweiter.'],
    ['25 m<sup>2</sup>, H<sub>2</sub>O', '25 m², H2O'],
    ['&sup2;&nbsp;&uuml;&#228;&#xe4;', '² üää'],
    ['&amp;lt;b&amp;gt;fett&amp;lt;/b&amp;gt;', 'fett'],
    ['3 < 5 & <5 mm, 1/2" > 3/8"', '3 < 5 & <5 mm, 1/2" > 3/8"'],
    ['R&D; AT&T', 'R&D; AT&T'],
    ['<script>alert(1)</script><b onclick="x">y</b>', 'y'],
    ['&lt;![CDATA[&lt;p&gt;eins&lt;/p&gt;&lt;p&gt;zwei]]&gt;', 'eins\nzwei'],
    ['<style>p { color: red }</style><p>Ventil</p><p>av mässing</p>', 'Ventil\nav mässing'],
    ['  viel\t\t Platz\n\n\n   darunter ', 'viel Platz\ndarunter'],
  ])('%s', (written, text) => expect(plainText(written)).toBe(text))

  it('stay as they are when they have neither tags nor references', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (raw) => {
        const text = raw.replaceAll(/[<&]/gu, '')
        expect(plainText(text).replaceAll(/\s/gu, '')).toBe(
          // Control characters are no text.
          text.replaceAll(/\s/gu, '').replaceAll(/\p{Cc}/gu, ''),
        )
      }),
    )
  })

  it('are the same whether they are escaped once, twice or not at all', () => {
    const words = fc.stringMatching(/^[a-zäöüß]{1,8}( [a-z]{1,8}){0,3}$/u)
    fc.assert(
      fc.property(words, words, (first, second) => {
        const html = `<p>${first}</p><p>${second} &uuml;</p>`
        const text = `${first}\n${second} ü`
        expect([html, escapeXml(html), escapeXml(escapeXml(html))].map(plainText)).toEqual([text, text, text])
      }),
    )
  })

  it('never throws, and never has a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(plainText(text)).not.toMatch(/[\p{Cc}--\n]/v)
      }),
    )
  })
})

describe('values of a catalogue', () => {
  it.each([
    ['deu', 'de'],
    ['ger', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de_DE', 'de'],
    ['nor', 'nb'],
    ['nob', 'nb'],
    ['nno', 'nn'],
    ['swe', 'sv'],
    ['fre', 'fr'],
    ['German', 'de'],
    ['', null],
    ['1', null],
    ['klingon', null],
  ])('the language %s is %s', (written, language) => expect(parseLanguage(written)).toBe(language))

  it.each([
    ['2026-11-20T10:00:00+01:00', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['2026-1-2', '2026-01-02'],
    ['20.11.2026 10:00', '2026-11-20'],
    ['20261320', null],
    ['2026-11', null],
    ['2026-11-20abc', null],
  ])('the day %s is %s', (written, day) => expect(parseDay(written)).toBe(day))

  it.each([
    ['.5', 0.5],
    ['-,25', -0.25],
    ['.', null],
    ['-', null],
    ['1 234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1,234', null],
    ['1.234', null],
    ['0,234', 0.234],
    ['1234,567', 1234.567],
    ['1\u00a0234,5', 1234.5],
    ['\u22121,5', -1.5],
    ['1,234,567', 1_234_567],
    ['-1.234.567,8', -1_234_567.8],
    ['1’234.50', 1234.5],
    ['12,34.50', null],
    ['1,234.567.8', null],
    ['1.5.2026', null],
    ['5.', null],
  ])('the number %s is %s', (written, value) => expect(parseNumber(written, null)).toBe(value))

  it('a number of two readings is read with the mark of its column', () => {
    expect(['1,234', '1.234'].map((text) => [parseNumber(text, ','), parseNumber(text, '.')])).toEqual([
      [1.234, 1234],
      [1234, 1.234],
    ])
    expect(
      ['1,5', '1.234,5', '1.234.567', '1,234.50', '2.50 mm', '1,234', '12', 'DN15'].map(decimalMarkOf),
    ).toEqual([',', ',', ',', '.', '.', null, null, null])
    expect(['1.234', '1,234', '1,25', '1,234.5'].map(parseBmecatNumber)).toEqual([1.234, null, 1.25, 1234.5])
  })

  it('units keep their code or text, and have a name in every language', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (text) => {
        const { unit, known } = unitOfOrder(text)
        expect(unit.length).toBeLessThanOrEqual(20)
        // What is stored is read as itself.
        if (known) expect(unitOfOrder(unit)).toEqual({ unit, known: true })
        for (const language of ['sv', 'fi', 'nn', 'da', 'en'] as const)
          expect(unitName(unit, language)).not.toBe(undefined)
      }),
    )
  })

  it('every unit of UN/ECE recommendations 20 and 21 that is a word has a name in every language (SRCH-13)', () => {
    const named: Record<string, unknown> = { ...uneceNames, ...unitNames }
    const words = Object.entries(unece).filter(([, shown]) =>
      /(?:^|[ (])(?!\w*(?:bit|byte|mol)$)\p{Ll}{5,}(?:$|[ ,)])/u.test(shown),
    )
    expect(words.length).toBeGreaterThan(600)
    expect(words.filter(([code]) => named[code] === undefined)).toEqual([])
    const languages = ['sv', 'fi', 'nb', 'nn', 'da', 'en']
    for (const names of Object.values<Record<string, string>>(uneceNames)) {
      expect(Object.keys(names)).toEqual(languages)
      for (const name of Object.values(names)) expect(name).toMatch(/^\S(?:.{0,58}\S)?$/u)
    }
  })

  it.each([
    ['D97', 'PX'],
    ['XRO', 'RO'],
    ['XMC', 'MC'],
    ['XPK', 'pkt'],
    ['XPP', 'st'],
    ['kg', 'kg'],
    ['XKG', 'XKG'],
    ['XLT', 'XLT'],
    ['XPR', 'XPR'],
    ['XGR', 'XGR'],
    ['XTS', 'XTS'],
    ['XTR', 'XTR'],
  ])('the unit %s is %s: a packaging is no measure that is abbreviated alike', (written, unit) =>
    expect(unitOfOrder(written)).toEqual({ unit, known: true }),
  )

  it('packagings are none of the measures and counts of recommendation 20 behind an X', () => {
    const others = Object.keys(unece).filter((code) => {
      const { unit } = unitOfOrder(code)
      return /^X.{2}$/u.test(code) && !['st', 'pkt', 'SET', code, code.slice(1)].includes(unit)
    })
    expect(others).toEqual([])
  })

  it.each([
    ['RO', 'sv', 'rulle'],
    ['RO', 'fi', 'rulla'],
    ['BO', 'da', 'flaske'],
    ['st', 'en', 'pcs'],
    ['KWH', 'nn', 'kWh'],
    ['MTK', 'fi', 'm²'],
    ['Gebinde', 'sv', 'Gebinde'],
    ['XBX', 'sv', 'låda'],
    ['D65', 'en', 'round (cylindrical object)'],
    ['M36', 'fi', 'kuukausi (30 päivää)'],
  ] as const)('the unit %s in %s is %s', (unit, language, name) =>
    expect(unitName(unit, language)).toBe(name),
  )
})
