import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSpans, findSynonyms, mergeSynonyms, parseSynonyms } from '../../search/analysis/synonyms.ts'
import { tokenize } from '../../search/analysis/tokenize.ts'

const listOf = (...texts: string[]) =>
  mergeSynonyms(
    texts.map((text) => parseSynonyms(text).synonyms),
    'sv',
  )
const meant = (list: ReturnType<typeof listOf>, phrase: string): string[][] =>
  findSpans(tokenize(phrase), findSynonyms(list, phrase, 'sv'), 'sv').map(({ meanings: means }) => [...means])

describe('a list of synonyms (SRCH-12)', () => {
  it('reads phrases and meanings, and ignores comments and empty lines', () => {
    expect(parseSynonyms('# a note\n\nVVB, vvb-tank = Varmvattenberedare , väggberedare\r\n')).toEqual({
      synonyms: [
        { phrase: 'vvb', meanings: ['varmvattenberedare', 'väggberedare'] },
        { phrase: 'vvb-tank', meanings: ['varmvattenberedare', 'väggberedare'] },
      ],
      mistakes: [],
    })
  })

  it('reads words that mean the same, each as a synonym of all others', () => {
    expect(parseSynonyms('böj, vinkel, Rörböj')).toEqual({
      synonyms: [
        { phrase: 'böj', meanings: ['vinkel', 'rörböj'] },
        { phrase: 'vinkel', meanings: ['böj', 'rörböj'] },
        { phrase: 'rörböj', meanings: ['böj', 'vinkel'] },
      ],
      mistakes: [],
    })
  })

  it('names every mistake with its line', () => {
    const { mistakes, synonyms } = parseSynonyms(
      [
        'kran',
        '= ventil',
        'a = b = c',
        `${'x'.repeat(81)} = rör`,
        'ett två tre fyra fem = rör',
        '? = rör',
      ].join('\n'),
    )
    expect(mistakes).toEqual([
      'line 1: a line has one = sign, or several words with commas that mean the same',
      'line 2: nothing is before the =',
      'line 3: a line has one = sign, or several words with commas that mean the same',
      expect.stringMatching(/^line 4: ".*" is longer than 80 characters$/u),
      'line 5: "ett två tre fyra fem" has more than 4 words',
      'line 6: "?" has no letter and no digit',
    ])
    expect(synonyms).toEqual([])
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { synonyms } = parseSynonyms(text)
        expect(meant(mergeSynonyms([synonyms], 'sv'), text).length).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('finds several synonyms in any inflection, the longest first', () => {
    const list = listOf('kran = blandare\nvarm kran = vvb\nhalv tum = 1/2 tum')
    expect(meant(list, 'två kranar')).toEqual([['blandare']])
    expect(meant(list, 'varma kranar, halv tum')).toEqual([['vvb'], ['1/2 tum']])
    expect(meant(list, 'kranbil')).toEqual([])
  })

  it('finds synonyms by prefix, the shortest first, and at the end of compounds', () => {
    const list = listOf('kranarm = arm\nkran = blandare\nvarm kran = vvb\nkrav = regel')
    const asked = (phrase: string) => findSynonyms(list, phrase, 'sv').map((each) => each.phrase)
    expect(asked('kra')).toEqual(['kran', 'krav', 'kranarm'])
    expect(asked('kr')).toEqual([])
    expect(asked('en varm k')).toEqual(['varm kran'])
    expect(asked('stoppkran')).toEqual(['kran'])
    expect(meant(list, 'kra')).toEqual([])
  })

  it('lets a later list replace or remove a synonym', () => {
    expect(meant(listOf('kran = blandare', 'kran = kulventil'), 'kran')).toEqual([['kulventil']])
    expect(meant(listOf('kran = blandare', 'kran ='), 'kran')).toEqual([])
    expect(meant(listOf('kran = blandare\nkran = kulventil'), 'kran')).toEqual([['blandare', 'kulventil']])
  })
})
