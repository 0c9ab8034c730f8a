import { languages } from '@tradecounter/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facetsView } from '../../../../api/catalogue/search/facets-view.ts'
import type { ListQuery } from '../../../../api/platform/product-search.ts'
import { listFor, openTestIndex, type TestIndex, type TestRequest } from '../../../search/open-index.ts'
import { documentSource, tradeProducts } from '../../../search/products.ts'

let index: TestIndex
beforeAll(async () => {
  const source = documentSource(tradeProducts)
  index = await openTestIndex({
    ...source,
    attributes: source.attributes.map((each) => (each.key === 'diameter' ? { ...each, kind: 3 } : each)),
  })
})
afterAll(() => index.remove())

const noFilters: Pick<ListQuery, 'facets' | 'intervals'> = { facets: new Map(), intervals: new Map() }
const view = (request: TestRequest = {}, query = noFilters, language = request.language ?? ('sv' as const)) =>
  facetsView(listFor(index, { ...request, language }), { ...query, language })

describe('the facets of a list in the contract', () => {
  it('have single values, yes and no, or an interval with its bounds (FILT-1)', () => {
    const { dynamicFacets } = view({ intervals: { length: { from: 3 } }, categoryPath: 'pipe' })
    expect(dynamicFacets).toMatchObject([
      {
        attributeId: 'length',
        values: [
          {
            fieldName: 'parameters.IntervalFacets[length]',
            type: 2,
            selected: true,
            count: 1,
            min: 2.5,
            max: 5,
          },
        ],
      },
      {
        attributeId: 'diameter',
        values: [
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
      },
    ])
  })

  it('disable values without products, unless they are selected (FILT-1)', () => {
    const { dynamicFacets } = view({ filters: { material: ['brass'] } })
    expect(dynamicFacets.find(({ attributeId }) => attributeId === 'dn')?.values).toMatchObject([
      { value: '15', disabled: false, count: 1 },
      { value: '20', disabled: false },
      { value: '25', disabled: false },
      { value: '32', disabled: true, count: 0 },
    ])
  })

  it('offer the assortment to customers who have one', () => {
    expect(view({ customer: 'c1' }).myAssortment).toMatchObject({
      attributeId: 'myAssortment',
      values: [{ fieldName: 'parameters.Facets[myAssortment]', value: 'true', count: 2, selected: false }],
    })
    expect([view({ customer: 'c2' }).myAssortment, view().myAssortment]).toEqual([null, null])
    const nothing: TestRequest = { customer: 'c1', filters: { dn: ['gone'] } }
    expect(view(nothing).myAssortment?.values).toMatchObject([{ count: 0, selected: false, disabled: true }])
    expect(view({ ...nothing, inAssortment: true }).myAssortment?.values).toMatchObject([
      { count: 0, selected: true, disabled: false },
    ])
  })

  it('repeat selected values, also those that no product has', () => {
    const query: typeof noFilters = {
      facets: new Map([
        ['dn', ['15', 'gone']],
        ['nobody', ['x']],
      ]),
      intervals: new Map([['none', { from: 1, to: null }]]),
    }
    const { activeFacets } = view(
      { filters: { dn: ['15', 'gone'], nobody: ['x'] }, intervals: { none: { from: 1 } } },
      query,
    )
    expect(
      activeFacets.map(({ attributeId, values }) => [
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
  })

  it.each(languages)(
    'have names for category, brand and labels, which are sorted by name, in %s',
    (language) => {
      const { topCategoryFacets, globalFacets } = view({ language })
      const [brand, label] = globalFacets
      for (const facet of [...topCategoryFacets, brand, label]) expect(facet?.name).toMatch(/^\p{Lu}/u)
      expect([brand?.attributeId, label?.attributeId]).toEqual(['brand', 'label'])
      const texts = label?.values.map(({ text }) => text) ?? []
      expect(texts).toHaveLength(2)
      expect(texts).toEqual(texts.toSorted(new Intl.Collator(language).compare))
    },
  )
})
