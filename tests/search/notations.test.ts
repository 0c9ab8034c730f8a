import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../search/analysis/languages.ts'
import { parseSynonyms } from '../../search/analysis/synonyms.ts'
import { tokenize } from '../../search/analysis/tokenize.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import { listForPhrase, openTestIndex, type TestIndex } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

const product = (
  sv: string,
  en: string,
  variants: TestProduct['variants'],
  category = 'valves',
): TestProduct => ({ names: { sv, en }, category, variants })

const products: TestProduct[] = [
  product('Kulventil', 'Ball valve', [
    { dn: '15', thread: 'G 1/2' },
    { dn: '40', thread: 'G 1 1/2' },
  ]),
  product('Ventilationsböj 15°', 'Duct bend 15°', [{ diameter: 100 }]),
  product('Slang, 3-in-1', 'Hose, 3-in-1', [{ diameter: 8 }]),
  {
    names: { sv: 'Pressvinkel', en: 'Copper elbow', da: 'Pressbøjning' },
    category: 'pipe/copper-pipe',
    variants: [{ diameter: 22 }, { diameter: 15 }],
  },
  product('Backventil 1/2"', 'Check valve 1/2"', [{}]),
  product('Backventil DN 20', 'Check valve DN 20', [{}]),
  product('Backventil DN 15', 'Check valve DN 15', [{}]),
  product('Vinkel', 'Elbow', [{ material: 'stainless', diameter: 22 }], 'pipe'),
]
const { synonyms } = parseSynonyms('böj = vinkel')

let index: TestIndex
beforeAll(async () => {
  index = await openTestIndex(documentSource(products))
})
afterAll(() => index.remove())

const nameOf = ({ productId }: { productId: number }) => products[productId / 3 - 1]?.names
const ask = (phrase: string, language: Language = 'sv') => {
  const answer = listForPhrase(index, phrase, { language, synonyms })
  return { ...answer, names: answer.hits.map((hit) => nameOf(hit)?.[language]) }
}
const quickNames = (phrase: string) =>
  quickSearch(index, { phrase, language: 'sv', customer: '' }).hits.map((hit) => nameOf(hit)?.['sv'])

describe('notations of one measure', () => {
  it.each<[string, readonly string[]]>([
    [
      '1f2in',
      [
        '1/2 tum',
        '½"',
        '½ tum',
        '1/2-tum',
        '1/2 tums',
        '1/2-tums',
        '0,5 tum',
        '0.5"',
        '1/2 tomme',
        '1/2 tommers',
      ],
    ],
    ['1f2in', ['1/2 toms', '1/2 tuuman', '1/2 inches', '1/2-inch', '1/2 in', 'G 1/2"', 'g½ tum']],
    ['1p1f2in', ['1 1/2 tum', '1½-tums', '1,5 tum', '1.5 inches']],
    ['3f4in', ['0,75 tum', '¾"']],
    ['1in', ['1 tum', '1"', '1-tums', '1,0 tum']],
    ['0d3in', ['0,3 tum']],
  ])('are all %s: %j', (term, texts) => {
    for (const text of texts)
      expect([text, tokenize(text).map((token) => token.term)]).toEqual([text, [term]])
  })

  it('do not take a hyphenated in for an inch', () => {
    expect(tokenize('3-in-1').map(({ term }) => term)).not.toContain('3in')
  })

  it.each(['1/2 tum', '½"', 'DN15', 'dn 15', '15 mm', '15', 'R15', '0,5 tum', '1/2-tums'])(
    'find the same article: kulventil %s',
    (measure) => {
      expect(ask(`kulventil ${measure}`)).toMatchObject({
        names: ['Kulventil'],
        hits: [{ variantId: 100 }],
        words: { unused: [] },
      })
    },
  )

  it.each([
    ['DN15', ['Backventil DN 15', 'Backventil 1/2"']],
    ['½ tum', ['Backventil 1/2"', 'Backventil DN 15']],
  ])('come first as they are written, then in other notations: backventil %s', (measure, names) => {
    expect(ask(`backventil ${measure}`).names).toEqual(names)
    expect(quickNames(`backventil ${measure}`)).toEqual(names)
  })

  it('may follow their word without a space', () => {
    expect(ask('pressvinkel22')).toMatchObject({ names: ['Pressvinkel'], words: { unused: [] } })
  })

  it('are not changed by the correction of another word', () => {
    expect(ask('kulvetnil 1/2 tum')).toMatchObject({
      corrected: 'kulventil 1/2 tum',
      words: { used: ['kulventil', '1/2 tum'], unused: [] },
    })
  })

  it('count as much among the attributes as in a name while the phrase is typed', () => {
    expect(quickNames('ventil 15')[0]).toBe('Kulventil')
  })
})

describe('words of one kind of thing', () => {
  it('stay together where the kind is written as two words, and the material is left out', () => {
    expect(ask('stainless copper elbow 22', 'en')).toMatchObject({
      names: ['Copper elbow'],
      relaxed: 'copper elbow 22',
      words: { used: ['copper', 'elbow', '22'], unused: ['stainless'] },
    })
  })

  it('are repaired before only their stem is found', () => {
    const answer = listForPhrase(index, 'pressbøjnig 22', { language: 'da' })
    expect(answer).toMatchObject({
      total: 1,
      corrected: 'pressbøjning 22',
      words: { used: ['pressbøjning', '22'], unused: [] },
    })
  })

  it('are repaired before they are split, also if the last one is a synonym', () => {
    expect(ask('presböj 22')).toMatchObject({
      names: ['Pressvinkel'],
      relaxed: null,
      words: { used: ['presböj', '22'], unused: [] },
    })
  })
})
