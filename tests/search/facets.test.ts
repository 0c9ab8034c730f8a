import { afterEach, describe, expect, it } from 'vitest'
import type { Index } from '../../search/index-reader.ts'
import type { Source } from '../../search/documents.ts'
import { listFor, listForPhrase, openedIndex } from './open-index.ts'
import { shelf, tradeShelf, type ShelfProduct } from './products.ts'

const open: Array<Index & { remove: () => void }> = []
afterEach(() => {
  for (const index of open.splice(0)) index.remove()
})
const openOver = async (source: Source) => {
  const index = await openedIndex(source)
  open.push(index)
  return index
}
const product = (category: string, variants: ShelfProduct['variants'], brand = 'Vattna'): ShelfProduct => ({
  names: { sv: 'Artikel' },
  category,
  variants,
  brand,
})
const valuesOf = (index: Index, id: string, search = '') => {
  const { facets } = listFor(index, search)
  return facets.dynamicFacets.find(({ attributeId }) => attributeId === id)?.values.map(({ text }) => text)
}

describe('the facets of a list', () => {
  it('are those of its category: attributes of its own, with their units', async () => {
    const index = await openOver(shelf(tradeShelf))
    const idsOf = (categoryPath: string) =>
      listFor(index, '', { categoryPath }).facets.dynamicFacets.map(({ attributeId, unit }) => [
        attributeId,
        unit,
      ])
    expect(idsOf('valves')).toEqual([
      ['dn', ''],
      ['thread', ''],
      ['material', ''],
    ])
    expect(idsOf('pipe')).toEqual([
      ['diameter', 'mm'],
      ['length', 'm'],
    ])
    expect(idsOf('workwear')).toEqual([['size', '']])
  })

  it('are offered when enough of the products have them, however many values few products have', async () => {
    const sizes = ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, dn: '15' }))
    const others = Array.from({ length: 9 }, (_, n) => product('pipe', [{ dn: n % 2 === 0 ? '15' : '20' }]))
    const few = await openOver(shelf([product('pipe', sizes), ...others]))
    expect([valuesOf(few, 'dn')?.length, valuesOf(few, 'size')]).toEqual([2, undefined])
    const enough = await openOver(shelf([product('pipe', sizes), product('pipe', sizes), ...others]))
    expect(valuesOf(enough, 'size')?.length).toBe(5)
    // What is filtered by stays, to be taken away.
    expect(valuesOf(few, 'size', 'parameters.Facets[size]=S')?.length).toBe(5)
  })

  it('are twelve at most, those first that most products have (FILT-1)', async () => {
    const keys = Array.from({ length: 15 }, (_, n) => `k${n}`)
    const source = shelf(
      Array.from({ length: 30 }, (_, n) =>
        product('pipe', [
          Object.fromEntries(keys.filter((_key, at) => at * 1.5 < n).map((key) => [key, String(n)])),
        ]),
      ),
    )
    const index = await openOver({
      ...source,
      attributes: keys.map((key, position) => ({ key, kind: 1, unit: '', position })),
    })
    expect(listFor(index, '').facets.dynamicFacets.map(({ attributeId }) => attributeId)).toEqual(
      keys.slice(0, 12),
    )
  })

  it('have values of three types: single, interval with its bounds, radio (FILT-1)', async () => {
    const source = shelf(tradeShelf)
    const index = await openOver({
      ...source,
      attributes: source.attributes.map((each) => (each.key === 'diameter' ? { ...each, kind: 3 } : each)),
    })
    const { dynamicFacets } = listFor(index, 'parameters.IntervalFacets[length].From=3', {
      categoryPath: 'pipe',
    }).facets
    expect(dynamicFacets.map(({ attributeId, values }) => [attributeId, values])).toMatchObject([
      [
        'length',
        [
          {
            fieldName: 'parameters.IntervalFacets[length]',
            type: 2,
            selected: true,
            // One product, of two lengths.
            count: 1,
            min: 2.5,
            max: 5,
          },
        ],
      ],
      [
        'diameter',
        [
          {
            fieldName: 'parameters.Facets[diameter]',
            value: '6',
            type: 3,
            selected: false,
            count: 1,
            min: null,
          },
          { value: '15', type: 3, disabled: false },
          { value: '22', type: 3 },
        ],
      ],
    ])
  })

  it('have their values in the order of sizes: 6 before 10, 1/2 before 3/4 before 1, S before M before XL', async () => {
    const index = await openOver(
      shelf([
        product('pipe', [
          { diameter: 10, thread: 'G 1', size: 'XL' },
          { diameter: 6, thread: 'G 3/4', size: 'M' },
          { diameter: 110, thread: 'G 1/2', size: 'S' },
          { diameter: 7.5, thread: 'G 1 1/4', size: 'XXL' },
        ]),
      ]),
    )
    expect(valuesOf(index, 'diameter')).toEqual(['6', '7,5', '10', '110'])
    expect(valuesOf(index, 'thread')).toEqual(['G 1/2', 'G 3/4', 'G 1', 'G 1 1/4'])
    expect(valuesOf(index, 'size')).toEqual(['S', 'M', 'XL', 'XXL'])
  })

  it('hold the own assortment for a customer who has one, and for nobody else', async () => {
    const index = await openOver(shelf(tradeShelf))
    const mine = (customer: string) => listFor(index, '', { customer }).facets.myAssortment
    expect(mine('c1')).toMatchObject({
      attributeId: 'myAssortment',
      values: [{ fieldName: 'parameters.Facets[myAssortment]', value: 'true', count: 2, selected: false }],
    })
    expect([mine('c2'), mine('')]).toEqual([null, null])
    // As any other value: what would leave nothing cannot be chosen, what is chosen can be taken back.
    const nothing = (query: string) =>
      listFor(index, `parameters.Facets[dn]=gone&${query}`, { customer: 'c1' }).facets.myAssortment?.values
    expect(nothing('')).toMatchObject([{ count: 0, selected: false, disabled: true }])
    expect(nothing('parameters.Facets[myAssortment]=true')).toMatchObject([
      { count: 0, selected: true, disabled: false },
    ])
  })

  it('say what is chosen, also what nothing has, and have no facet without values', async () => {
    const index = await openOver(shelf(tradeShelf))
    const { facets, total } = listFor(
      index,
      'parameters.Facets[dn]=15&parameters.Facets[dn]=gone&parameters.Facets[nobody]=x&parameters.IntervalFacets[none].From=1',
    )
    expect(total).toBe(0)
    expect(
      facets.activeFacets.map(({ attributeId, values }) => [
        attributeId,
        values.map(({ value, min }) => [value, min]),
      ]),
    ).toEqual([
      [
        'dn',
        [
          ['15', null],
          ['gone', null],
        ],
      ],
      ['nobody', [['x', null]]],
      ['none', [['', 1]]],
    ])
    for (const { values } of facets.dynamicFacets) {
      expect(values.length).toBeGreaterThan(0)
      for (const { type, min, max } of values)
        expect(type === 2).toBe(Number.isFinite(min) && Number.isFinite(max))
    }
  })

  it('count what the phrase found', async () => {
    const index = await openOver(shelf(tradeShelf))
    const { facets, total } = listForPhrase(index, 'kopparrör')
    expect(facets.globalFacets[0]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
})
