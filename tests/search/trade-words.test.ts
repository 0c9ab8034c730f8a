import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseSynonyms } from '../../search/analysis/synonyms.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import { listForPhrase, openTestIndex, type TestIndex } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

const product = (
  name: string,
  { variants = [{}], category = 'pipe', brand = 'Vattna', description = '' }: Partial<TestProduct> = {},
): TestProduct => ({ names: { sv: name }, category, brand, description, variants })

const products: TestProduct[] = [
  product('Lampa med S-ventil'),
  product('Kulventil', { category: 'valves/ball-valves' }),
  product('Ventil', { category: 'valves' }),
  product('Skyddssko Stegra SK 120', { brand: 'Stegra', variants: [{ size: '43' }] }),
  product('Golvlist'),
  product('Golvbrunn', { variants: [{ material: 'stainless' }] }),
  product('Avloppsböj', { variants: [{ diameter: 110 }] }),
  product('Avloppsrör', { variants: [{ diameter: 110 }] }),
  product('Nylonplugg'),
  product('Pressvinkel', { variants: [{ diameter: 22, material: 'koppar' }] }),
  product('Vinkel', { variants: [{ diameter: 15, material: 'koppar' }] }),
  product('Kopparvagn'),
  product('Handske', { variants: [{ size: '10' }, { size: '11' }] }),
  product('Färg'),
  product('Mätdiameter', { variants: [{ diameter: 15 }] }),
  product('Stålprofil', { variants: [{ 'pipe-length': 3 }, { 'pipe-length': 6 }] }),
  product('Gängad muff', { description: 'Med invändig gänga för lin eller tejp.' }),
  product('Vattenkanna'),
  product('Kran för vatten'),
  product('Starl'),
  product('Spotlight', { variants: [{ light: 3000 }, { light: 4000 }] }),
  product('Golvlist', { description: 'För vagn med koppar.' }),
  product('Rörbåge', { variants: [{ size: '45' }, { size: '90' }] }),
]
const { synonyms } = parseSynonyms(
  'böj = vinkel\nvagn = golvlist\npressvinkel, pressknä = pressvinkel\nstl = storlek\nstrl = storlek\ngrunka = diameter\nverktyg = avloppsrör\ngängad tejp, gänga för tejp\nvattenmanna, vattenur\nvattenmätare, flödesmätare\nstoppventil, nödventil',
)

let index: TestIndex
beforeAll(async () => {
  index = await openTestIndex(documentSource(products))
})
afterAll(() => index.remove())

const ask = (phrase: string) => {
  const answer = listForPhrase(index, phrase, { synonyms })
  return {
    ...answer,
    names: answer.hits.map(({ productId }) => products[productId / 3 - 1]?.names['sv'] ?? ''),
  }
}
const quickNames = (phrase: string) =>
  quickSearch(index, { phrase, language: 'sv', customer: '', synonyms }).hits.map(
    ({ productId }) => products[productId / 3 - 1]?.names['sv'] ?? '',
  )

describe('words of tradespeople (SRCH-12)', () => {
  it('ranks a compound like the last part of a hyphenated word, and products of the category that is named before both', () => {
    expect(ask('ventil').names).toEqual(['Ventil', 'Kulventil', 'Lampa med S-ventil'])
  })

  it.each(['stege', 'stegen'])('takes a brand for no inflection of %s', (phrase) => {
    expect(ask(phrase)).toMatchObject({ total: 0, words: { used: [], unused: [phrase] } })
    expect(quickNames(phrase)).toEqual([])
    expect(ask('stegra').names).toEqual(['Skyddssko Stegra SK 120'])
  })

  it('says that it shows a word of which only the beginning was typed', () => {
    expect(ask('golvb rostfri')).toMatchObject({
      names: ['Golvbrunn'],
      relaxed: 'golvbrunn rostfri',
      words: { used: ['rostfri'], unused: ['golvb'] },
    })
    expect(ask('steg')).toMatchObject({ relaxed: 'stegra', words: { used: [], unused: ['steg'] } })
    expect(ask('avlopp 110')).toMatchObject({
      names: ['Avloppsböj', 'Avloppsrör'],
      relaxed: 'avlopp… 110',
      words: { used: ['110'], unused: ['avlopp'] },
    })
    expect(ask('avlopp… 110').names).toEqual(['Avloppsböj', 'Avloppsrör'])
    // A word that is still being typed needs no explanation.
    expect(quickNames('avlo')).toEqual(['Avloppsböj', 'Avloppsrör'])
  })

  it('corrects to words only, never to the mere end of one', () => {
    expect(ask('mugg')).toMatchObject({ total: 0, corrected: null })
    expect(ask('brunm')).toMatchObject({ corrected: 'brunn', names: ['Golvbrunn'] })
  })

  it('finds the compound that a compound with a synonym at its end means', () => {
    expect(ask('pressböj 22').names).toEqual(['Pressvinkel'])
    expect(ask('pressböj 22').words).toEqual({ used: ['pressböj', '22'], unused: [] })
  })

  it('finds the synonym that a hyphenated word ends in', () => {
    expect(ask('VVS-verktyg').names).toEqual(['Avloppsrör'])
  })

  it('finds what such a compound is made of, and says so', () => {
    expect(ask('kopparböj 15')).toMatchObject({
      names: ['Vinkel'],
      relaxed: 'koppar böj 15',
      words: { used: ['15'], unused: ['kopparböj'] },
    })
  })

  it.each(['handske storlek 10', 'handske stl 10', 'handske 10 storlek', 'storlek 10 handske'])(
    'takes the name of an attribute with its value for the value: %s',
    (phrase) => {
      const { names, words, hits } = ask(phrase)
      expect(names).toEqual(['Handske'])
      expect(words?.unused).toEqual([])
      expect(words?.used.join(' ').split(' ').toSorted()).toEqual(phrase.split(' ').toSorted())
      expect(hits[0]?.variantId).toBe(1300)
    },
  )

  it.each(['stålprofil längd 3 m', 'stålprofil stånglängd 3 m', 'längd 3 m', 'rulle 3 meter'])(
    'knows each name of an attribute that has several: %s',
    (phrase) => {
      const { names, words, hits } = ask(phrase)
      expect([names, words?.unused]).toEqual([['Stålprofil'], []])
      expect(hits[0]?.variantId).toBe(1600)
    },
  )

  it.each([
    ['spotlight ljusets färg 3000 k', 'Spotlight'],
    ['3000 k ljusets färg', 'Spotlight'],
    ['rörbåge 90 grader', 'Rörbåge'],
    ['90 graders rörbåge', 'Rörbåge'],
  ])('leaves out no word that says what its number is: %s', (phrase, name) => {
    const { names, words } = ask(phrase)
    expect([names, words?.unused]).toEqual([[name], []])
  })

  it('joins a compound that is written apart, though its last part is a synonym of another thing', () => {
    expect(ask('koppar vagn').names).toEqual(['Kopparvagn'])
    // Joined or not, it is what was typed.
    expect(ask('press vinkel 22')).toMatchObject({
      names: ['Pressvinkel'],
      relaxed: null,
      words: { used: ['press vinkel', '22'], unused: [] },
    })
  })

  it('takes a term of several words for a thing, not for words that a description has', () => {
    expect(ask('gängad tejp')).toMatchObject({ total: 0, words: { used: [], unused: ['gängad tejp'] } })
    // A description that mentions tape is a near match.
    expect(ask('tejp')).toMatchObject({ total: 0, names: [], words: { used: [], unused: ['tejp'] } })
  })

  it('corrects no word of the trade to another one, though the catalogue has no such thing', () => {
    expect(ask('vattenkamna')).toMatchObject({ corrected: 'vattenkanna', names: ['Vattenkanna'] })
    expect(ask('vattenmanna')).toMatchObject({ corrected: null, total: 0 })
    expect(ask('vattenmätare')).toMatchObject({
      corrected: null,
      total: 0,
      words: { unused: ['vattenmätare'] },
    })
    // Its end says what it is a kind of.
    expect(ask('stoppventil')).toMatchObject({ words: { used: [], unused: ['stoppventil'] } })
    expect(ask('stoppventil').names).toContain('Ventil')
    expect(ask('vattenblandare').names).toContain('Kran för vatten')
  })

  it.each(['handske storleken 10', 'handske strl 10'])(
    'knows the name of an attribute in another form, though another word resembles it: %s',
    (phrase) => {
      const { names, words } = ask(phrase)
      expect([names, words?.unused]).toEqual([['Handske'], []])
    },
  )

  it('keeps a kind of thing whose synonym is the name of an attribute too', () => {
    expect(ask('grunka 15')).toMatchObject({
      names: ['Mätdiameter'],
      words: { used: ['grunka', '15'], unused: [] },
    })
  })

  it('keeps the name of an attribute that is the name of a product, or without a value', () => {
    expect(ask('färg').names).toEqual(['Färg'])
    expect(ask('handske storlek').words).toEqual({ used: ['handske'], unused: ['storlek'] })
  })

  it('finds nothing by a material or a colour alone if the thing is unknown', () => {
    expect(ask('qqqqwwww rostfri')).toMatchObject({
      total: 0,
      words: { used: [], unused: ['qqqqwwww', 'rostfri'] },
    })
    expect(ask('rostfri').names).toEqual(['Golvbrunn'])
  })
})
