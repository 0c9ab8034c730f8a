import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSynonyms, SynonymMistakes } from '../../../../api/catalogue/search/synonym-files.ts'
import {
  parseSynonyms,
  findSpans,
  mergeSynonyms,
  findSynonyms,
} from '../../../../search/analysis/synonyms.ts'
import { tokenize } from '../../../../search/analysis/tokenize.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

const listOf = (...texts: string[]) =>
  mergeSynonyms(
    texts.map((text) => parseSynonyms(text).synonyms),
    'sv',
  )
const meant = (list: ReturnType<typeof listOf>, phrase: string): string[][] =>
  findSpans(tokenize(phrase), findSynonyms(list, phrase, 'sv'), 'sv').map(({ meanings: means }) => [...means])

describe('a list of synonyms (SRCH-12)', () => {
  it('reads what is asked and what it means, and passes over notes and empty lines', () => {
    expect(parseSynonyms('# a note\n\nVVB, vvb-tank = Varmvattenberedare , väggberedare\r\n')).toEqual({
      synonyms: [
        { phrase: 'vvb', meanings: ['varmvattenberedare', 'väggberedare'] },
        { phrase: 'vvb-tank', meanings: ['varmvattenberedare', 'väggberedare'] },
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
      'line 1: a line has one = sign',
      'line 2: nothing stands before the =',
      'line 3: a line has one = sign',
      expect.stringMatching(/^line 4: ".*" is longer than 80 characters$/u),
      'line 5: "ett två tre fyra fem" has more than 4 words',
      'line 6: "?" has no letter and no digit',
    ])
    expect(synonyms).toEqual([])
  })

  it('reads any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { synonyms } = parseSynonyms(text)
        expect(meant(mergeSynonyms([synonyms], 'sv'), text).length).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('finds words in any form, several at once, the longest first', () => {
    const list = listOf('kran = blandare\nvarm kran = vvb\nhalv tum = 1/2 tum')
    expect(meant(list, 'två kranar')).toEqual([['blandare']])
    expect(meant(list, 'varma kranar, halv tum')).toEqual([['vvb'], ['1/2 tum']])
    expect(meant(list, 'kranbil')).toEqual([])
  })

  it('finds what a phrase may be the beginning of, the shortest first, and what a compound ends in', () => {
    const list = listOf('kranarm = arm\nkran = blandare\nvarm kran = vvb\nkrav = regel')
    const asked = (phrase: string) => findSynonyms(list, phrase, 'sv').map((each) => each.phrase)
    expect(asked('kra')).toEqual(['kran', 'krav', 'kranarm'])
    expect(asked('kr')).toEqual([])
    expect(asked('en varm k')).toEqual(['varm kran'])
    expect(asked('stoppkran')).toEqual(['kran'])
    expect(meant(list, 'kra')).toEqual([])
  })

  it('lets a later list say otherwise, or nothing', () => {
    expect(meant(listOf('kran = blandare', 'kran = kulventil'), 'kran')).toEqual([['kulventil']])
    expect(meant(listOf('kran = blandare', 'kran ='), 'kran')).toEqual([])
    expect(meant(listOf('kran = blandare\nkran = kulventil'), 'kran')).toEqual([['blandare', 'kulventil']])
  })
})

describe("the operator's lists", () => {
  let folder: ReturnType<typeof temporaryFolder>
  let now = 0
  beforeEach(() => {
    now = 0
    folder = temporaryFolder()
    mkdirSync(join(folder.folder, 'synonyms'))
  })
  afterEach(() => folder.remove())

  const write = (name: string, text: string) => {
    const path = join(folder.folder, 'synonyms', name)
    writeFileSync(path, text)
    // Two writes of one moment would look like one.
    utimesSync(path, now / 1000, now / 1000 + 1)
  }
  const open = (warn?: (about: { mistakes: readonly string[] }) => void) =>
    openSynonyms(folder.folder, warn, () => now)
  const means = (from: ReturnType<typeof open>, phrase: string, site?: 'se' | 'workwear') =>
    from.find(phrase, 'sv', site).flatMap((each) => each.meanings)

  it('come with the shop in every language, without a mistake', () => {
    const shipped = openSynonyms()
    expect(shipped.find('vvb', 'sv')).not.toEqual([])
    expect(shipped.find('boileri', 'fi')).not.toEqual([])
    expect(shipped.find('varmtvannstank', 'nn')).not.toEqual([])
    expect(shipped.find('varmtvandsbeholder', 'da')).not.toEqual([])
    expect(shipped.find('faucet', 'en')).not.toEqual([])
  })

  it('count on every site, or on one before the others', () => {
    write('sv.txt', 'grunka = kulventil')
    write('workwear.sv.txt', 'grunka = arbetsjacka')
    const synonyms = open()
    expect(means(synonyms, 'grunka', 'se')).toEqual(['kulventil'])
    expect(means(synonyms, 'grunka', 'workwear')).toEqual(['arbetsjacka'])
    expect(means(synonyms, 'vvb', 'workwear')).toContain('varmvattenberedare')
  })

  it('keep the shop from starting while one has mistakes, all of which are named', () => {
    write('sv.txt', 'kran\nvvb = vvb = vvb')
    write('se.sv.txt', '= rör')
    expect(open).toThrow(SynonymMistakes)
    expect(open).toThrow(/sv\.txt, line 1: .*\n.*sv\.txt, line 2: .*\n.*se\.sv\.txt, line 1: /u)
  })

  it('count within two seconds of a change, without a restart', () => {
    const synonyms = open()
    expect(means(synonyms, 'grunka')).toEqual([])
    write('sv.txt', 'grunka = kulventil')
    now += 1999
    expect(means(synonyms, 'grunka')).toEqual([])
    now += 1
    expect(means(synonyms, 'grunka')).toEqual(['kulventil'])
    rmSync(join(folder.folder, 'synonyms', 'sv.txt'))
    now += 2000
    expect(means(synonyms, 'grunka')).toEqual([])
  })

  it('stay as they were when a change has mistakes, and somebody is told', () => {
    write('sv.txt', 'grunka = kulventil')
    const told: string[] = []
    const synonyms = open(({ mistakes }) => told.push(...mistakes))
    now += 2000
    write('sv.txt', 'grunka')
    expect(means(synonyms, 'grunka')).toEqual(['kulventil'])
    expect(told).toEqual([expect.stringContaining('sv.txt, line 1: a line has one = sign')])
  })
})
