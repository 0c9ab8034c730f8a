import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickSearch } from '../../search/requests/quick.ts'
import { listFor, openTestIndex } from './open-index.ts'
import { codeOf, documentSource, tradeProducts } from './products.ts'

/** c1 has the first ball valve and the copper pipe, and neither the second valve nor the jacket. */
let index: Awaited<ReturnType<typeof openTestIndex>>
beforeAll(async () => {
  index = await openTestIndex(documentSource(tradeProducts))
})
afterAll(() => index.remove())

const quick = (phrase: string, onlyMine: boolean, customer = 'c1') =>
  quickSearch(index, { phrase, language: 'sv', customer, assortmentOnly: onlyMine })
const list = (phrase = '', customer = 'c1') => listFor(index, { phrase, customer, assortmentOnly: true })

describe('a search in the assortment only (ACC-8)', () => {
  it('suggests no word and no category without products', () => {
    expect(quick('vars', false)).toMatchObject({ suggestions: ['varseljacka'] })
    expect(quick('vars', true)).toMatchObject({ suggestions: [], hits: [], productCategories: [] })
    expect(quick('arbets', false).categories).toHaveLength(1)
    expect(quick('arbets', true).categories).toEqual([])
    expect(quick('kul', true).suggestions).toEqual(quick('kul', false).suggestions)
    expect(quick('kulv', true).categories).toEqual([expect.objectContaining({ path: 'valves/ball-valves' })])
  })

  it('finds only products of the assortment', () => {
    expect(quick('kulventil', false).hits.map(({ productId }) => productId)).toEqual([3, 6])
    expect(quick('kulventil', true).hits.map(({ productId }) => productId)).toEqual([3])
    expect(list('kulventil').hits.map(({ productId }) => productId)).toEqual([3, 9])
  })

  it('finds no other article by number', () => {
    for (const number of [codeOf(1, 0), 'MIN-77', codeOf(3, 0).slice(0, 4)]) {
      expect(quick(number, false).hits).not.toEqual([])
      expect(quick(number, true).hits).toEqual([])
      expect(list(number)).toMatchObject({ total: 0, exactVariantId: null })
    }
    expect(list(codeOf(0, 0))).toMatchObject({ total: 1, exactVariantId: 100 })
  })

  it('shows no value and no category of other products', () => {
    const answer = list()
    expect(answer).toMatchObject({ total: 2, facets: { assortment: null } })
    expect(JSON.stringify(answer.facets)).not.toContain('Kallvik')
    expect(answer.categories.map(({ path, count }) => [path, count])).toEqual([
      ['valves', 1],
      ['pipe', 1],
    ])
  })

  it('finds nothing without an assortment', () => {
    expect(list('', 'c2').total).toBe(0)
    expect(quick('kulventil', true, 'c2').hits).toEqual([])
  })
})
