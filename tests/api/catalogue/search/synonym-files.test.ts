import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSynonyms, SynonymMistakes } from '../../../../api/catalogue/search/synonym-files.ts'
import { temporaryFolder } from '../../../search/open-index.ts'

describe('the lists of shop and operator', () => {
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
    // Two writes at the same moment would look like one.
    utimesSync(path, now / 1000, now / 1000 + 1)
  }
  const open = (warn?: (about: { mistakes: readonly string[] }) => void) =>
    openSynonyms(folder.folder, warn, () => now)
  const means = (from: ReturnType<typeof open>, phrase: string, site?: 'se' | 'workwear') =>
    from.find(phrase, 'sv', site).flatMap((each) => each.meanings)

  it('ship without mistakes in every language', () => {
    const shipped = openSynonyms()
    expect(shipped.find('vvb', 'sv')).not.toEqual([])
    expect(shipped.find('boileri', 'fi')).not.toEqual([])
    expect(shipped.find('varmtvannstank', 'nn')).not.toEqual([])
    expect(shipped.find('varmtvandsbeholder', 'da')).not.toEqual([])
    expect(shipped.find('faucet', 'en')).not.toEqual([])
  })

  it('ship no other kind of switch for a residual current breaker with overcurrent protection', () => {
    const shipped = openSynonyms()
    const meanings = (word: string) =>
      shipped.find(word, 'nn').flatMap((each) => (each.phrase === word ? each.meanings : []))
    expect(meanings('jordfeilautomat')).toEqual(expect.arrayContaining(['kombiautomat', 'rcbo']))
    expect(meanings('jordfeilautomat')).not.toContain('automatsikring')
    expect(meanings('borremaskin')).toEqual(['drill'])
  })

  it('apply to every site, or to one before the others', () => {
    write('sv.txt', 'grunka = kulventil')
    write('workwear.sv.txt', 'grunka = arbetsjacka')
    const synonyms = open()
    expect(means(synonyms, 'grunka', 'se')).toEqual(['kulventil'])
    expect(means(synonyms, 'grunka', 'workwear')).toEqual(['arbetsjacka'])
    expect(means(synonyms, 'vvb', 'workwear')).toContain('varmvattenberedare')
  })

  it('prevent the start if they have mistakes, and name all of them', () => {
    write('sv.txt', 'kran\nvvb = vvb = vvb')
    write('se.sv.txt', '= rör')
    expect(open).toThrow(SynonymMistakes)
    expect(open).toThrow(/sv\.txt, line 1: .*\n.*sv\.txt, line 2: .*\n.*se\.sv\.txt, line 1: /u)
  })

  it('apply within two seconds of a change, without a restart', () => {
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

  it('stay if a change has mistakes, which are reported', () => {
    write('sv.txt', 'grunka = kulventil')
    const reported: string[] = []
    const synonyms = open(({ mistakes }) => reported.push(...mistakes))
    now += 2000
    write('sv.txt', 'grunka')
    expect(means(synonyms, 'grunka')).toEqual(['kulventil'])
    expect(reported).toEqual([expect.stringContaining('sv.txt, line 1: a line has one = sign')])
  })
})
