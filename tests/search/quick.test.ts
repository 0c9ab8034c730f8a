import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IndexReader } from '../../search/index-reader.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import { openTestIndex } from './open-index.ts'
import { documentSource, tradeProducts } from './products.ts'

let index: IndexReader & { remove: () => void }
beforeAll(async () => {
  index = await openTestIndex(documentSource(tradeProducts))
})
afterAll(() => index.remove())

const quick = (phrase: string, more: object = {}) =>
  quickSearch(index, { phrase, language: 'sv', customer: '', ...more })
const products = (phrase: string) => quick(phrase).hits.map(({ productId }) => productId)

describe('the answer for the search field (SRCH-3, SRCH-4)', () => {
  it('is for the phrase itself if that finds something', () => {
    expect(quick('kulventil')).toMatchObject({ phrase: 'kulventil', corrected: null, relaxed: null })
    expect(quick('kulv')).toMatchObject({ phrase: 'kulv', corrected: null, relaxed: null })
  })

  it('is for the nearest words of a misspelt phrase', () => {
    expect(quick('kulvetnil')).toMatchObject({ phrase: 'kulventil', corrected: 'kulventil', relaxed: null })
  })

  it('is for the known words if one is unknown', () => {
    expect(quick('kulventil xyzzyx')).toMatchObject({
      phrase: 'kulventil',
      corrected: null,
      relaxed: 'kulventil',
    })
  })

  it('is for the phrase without one word if no product has all', () => {
    const answer = quick('kulventil varseljacka')
    expect(answer).toMatchObject({ phrase: 'kulventil', relaxed: 'kulventil', corrected: null })
    expect(answer.hits.map(({ productId }) => productId)).toEqual([3, 6])
  })

  it('is for the remaining words of a misspelt phrase', () => {
    expect(quick('kulvetnil xyzzyx')).toMatchObject({ phrase: 'kulventil', relaxed: 'kulventil' })
  })

  it('is empty, and for the phrase itself, if no word is known', () => {
    expect(quick('qqqqwwww')).toEqual({
      phrase: 'qqqqwwww',
      words: { used: [], unused: ['qqqqwwww'] },
      exactVariantId: null,
      neighbourIds: [],
      corrected: null,
      relaxed: null,
      suggestions: [],
      hits: [],
      productCategories: [],
      categories: [],
    })
  })

  it('shows the variant that the phrase describes, the best first', () => {
    expect(quick('kulventil dn20').hits[0]).toMatchObject({ productId: 3, variantId: 101 })
    expect(quick('jacka xl').hits[0]).toMatchObject({ productId: 12, variantId: 400 })
  })

  it('finds articles by the prefix of a number, and then nothing else', () => {
    expect(quick('1001 01')).toMatchObject({ hits: [{ variantId: 200 }], suggestions: [] })
  })

  it('uses the synonyms of the phrase', () => {
    const synonyms = [{ phrase: 'grunka', meanings: ['jacka'] }]
    expect(quick('grunka')).toMatchObject({ hits: [] })
    expect(quick('grunka', { synonyms })).toMatchObject({
      phrase: 'grunka',
      relaxed: null,
      hits: [{ productId: 12 }],
    })
  })
})

describe('suggestions (SRCH-3)', () => {
  it('complete the last word, with one inflection of each', () => {
    expect(quick('kulv').suggestions).toEqual(['kulventil'])
    expect(quick('kulventil').suggestions).toEqual([])
  })

  it('find something together with the words before', () => {
    expect(quick('kulventil mäs').suggestions).toEqual(['kulventil mässing'])
    expect(quick('varseljacka mäs').suggestions).toEqual([])
  })

  it('include no word that finds nothing together with the words before', async () => {
    const few = ['Ventil röd', 'Muff rödgods'].map((name) => ({
      names: { sv: name },
      category: 'pipe',
      variants: [{ dn: '15' }],
    }))
    const own = await openTestIndex(documentSource(few))
    const suggested = (phrase: string) =>
      quickSearch(own, { phrase, language: 'sv', customer: '' }).suggestions
    expect(suggested('muff röd')).toEqual(['muff rödgods'])
    expect(suggested('ventil röd')).toEqual([])
    own.remove()
  })

  it('come with the categories of the products found', () => {
    expect(quick('kulv').productCategories).toEqual([
      expect.objectContaining({ path: 'valves/ball-valves', name: 'Kulventiler' }),
    ])
    expect(products('kulv')).toEqual([3, 6])
  })
})
