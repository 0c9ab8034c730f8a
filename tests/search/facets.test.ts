import { afterEach, describe, expect, it } from 'vitest'
import type { IndexReader } from '../../search/index-reader.ts'
import { attributeKinds, type DocumentSource } from '../../search/documents.ts'
import { listFor, listForPhrase, openTestIndex, type TestRequest } from './open-index.ts'
import { documentSource, tradeProducts, type TestProduct } from './products.ts'

const open: Array<IndexReader & { remove: () => void }> = []
afterEach(() => {
  for (const index of open.splice(0)) index.remove()
})
const openOver = async (source: DocumentSource) => {
  const index = await openTestIndex(source)
  open.push(index)
  return index
}
const product = (category: string, variants: TestProduct['variants'], brand = 'Vattna'): TestProduct => ({
  names: { sv: 'Artikel' },
  category,
  variants,
  brand,
})
const ofMaterial = (material: string) => product('pipe', [{ material, dn: '15' }])
const valuesOf = (index: IndexReader, key: string, request: TestRequest = {}) => {
  const { facets } = listFor(index, request)
  return facets.attributes.find(({ attribute }) => attribute === key)?.values.map(({ text }) => text)
}

describe('the facets of a list', () => {
  it('are the attributes of its category, with their units', async () => {
    const index = await openOver(documentSource(tradeProducts))
    const idsOf = (categoryPath: string) =>
      listFor(index, { categoryPath }).facets.attributes.map(({ attribute, unit }) => [attribute, unit])
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

  it('are offered if enough products have the attribute', async () => {
    const sizes = ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, dn: '15' }))
    const others = Array.from({ length: 9 }, (_, n) => product('pipe', [{ dn: n % 2 === 0 ? '15' : '20' }]))
    const few = await openOver(documentSource([product('pipe', sizes), ...others]))
    expect([valuesOf(few, 'dn')?.length, valuesOf(few, 'size')]).toEqual([2, undefined])
    const enough = await openOver(documentSource([product('pipe', sizes), product('pipe', sizes), ...others]))
    expect(valuesOf(enough, 'size')?.length).toBe(5)
    // Selected values stay, so that they can be removed.
    expect(valuesOf(few, 'size', { filters: { size: ['S'] } })?.length).toBe(5)
  })

  it('are found, but not offered, if the catalogue says so', async () => {
    const source = documentSource(tradeProducts)
    const index = await openOver({
      ...source,
      attributes: source.attributes.map((each) => ({ ...each, isOffered: each.key !== 'diameter' })),
    })
    const { facets } = listFor(index, { categoryPath: 'pipe' })
    expect(facets.attributes.map(({ attribute }) => attribute)).toEqual(['length'])
    expect(listForPhrase(index, '22 mm').total).toBe(1)
  })

  it('say the language of names that are not in that of the request, also after an update', async () => {
    const source = documentSource([ofMaterial('messing'), ofMaterial('brass')])
    const names = {
      ...source.names,
      'attribute:material': { de: 'Werkstoff' },
      'value:messing': { de: 'Messing' },
      'value:kupfer': { de: 'Kupfer' },
    }
    const index = await openOver({ ...source, names })
    const materials = (language: 'sv' | 'en') => {
      const { facets } = listFor(index, { language })
      const found = facets.attributes.find(({ attribute }) => attribute === 'material')
      return [found?.language, ...(found?.values.map(({ text, language: ofText }) => [text, ofText]) ?? [])]
    }
    expect(materials('sv')).toEqual(['de', ['Messing', 'de'], ['Mässing', undefined]])
    expect(materials('en')).toEqual(['de', ['Brass', undefined], ['Messing', 'de']])

    const after = documentSource([ofMaterial('messing'), ofMaterial('kupfer')])
    for await (const products of after.products()) {
      const ids = products.map(({ id }) => id)
      index.update({ ids, products, names, customerNumbers: [], assortments: [] })
    }
    expect(materials('sv')).toEqual(['de', ['Kupfer', 'de'], ['Messing', 'de']])
  })

  it('are at most twelve, those of most products first (FILT-1)', async () => {
    const keys = Array.from({ length: 15 }, (_, n) => `k${n}`)
    const source = documentSource(
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
    expect(listFor(index).facets.attributes.map(({ attribute }) => attribute)).toEqual(keys.slice(0, 12))
  })

  it('have single values, yes and no, or an interval with its bounds (FILT-1)', async () => {
    const source = documentSource(tradeProducts)
    const index = await openOver({
      ...source,
      attributes: source.attributes.map((each) =>
        each.key === 'diameter' ? { ...each, kind: attributeKinds.yesNo } : each,
      ),
    })
    const { attributes } = listFor(index, {
      intervals: { length: { from: 3 } },
      categoryPath: 'pipe',
    }).facets
    expect(attributes).toMatchObject([
      {
        attribute: 'length',
        kind: attributeKinds.interval,
        values: [],
        // One product, of two lengths.
        interval: { isSelected: true, count: 1, min: 2.5, max: 5 },
      },
      {
        attribute: 'diameter',
        kind: attributeKinds.yesNo,
        values: [{ key: '6', isSelected: false, count: 1 }, { key: '15' }, { key: '22' }],
        interval: null,
      },
    ])
  })

  it('sort their values by size: 6 before 10, 1/2 before 3/4 before 1, S before M before XL', async () => {
    const index = await openOver(
      documentSource([
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

  it('include the assortment of customers who have one', async () => {
    const index = await openOver(documentSource(tradeProducts))
    const assortmentOf = (request: TestRequest) => listFor(index, request).facets.assortment
    expect(assortmentOf({ customer: 'c1' })).toEqual({ count: 2, isSelected: false })
    expect([assortmentOf({ customer: 'c2' }), assortmentOf({})]).toEqual([null, null])
    const nothing: TestRequest = { customer: 'c1', filters: { dn: ['gone'] } }
    expect(assortmentOf(nothing)).toEqual({ count: 0, isSelected: false })
    expect(assortmentOf({ ...nothing, inAssortment: true })).toEqual({ count: 0, isSelected: true })
  })

  it('have values or an interval, also if nothing is found', async () => {
    const index = await openOver(documentSource(tradeProducts))
    const { facets, total } = listFor(index, {
      filters: { dn: ['15', 'gone'], nobody: ['x'] },
      intervals: { none: { from: 1 } },
    })
    expect(total).toBe(0)
    expect(facets.attributes).not.toEqual([])
    for (const { values, interval } of facets.attributes) {
      expect(values.length > 0).toBe(interval === null)
      if (interval) expect([interval.min, interval.max].every(Number.isFinite)).toBe(true)
    }
  })

  it('count the products of the phrase', async () => {
    const index = await openOver(documentSource(tradeProducts))
    const { facets, total } = listForPhrase(index, 'kopparrör')
    expect(facets.brand?.values.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
})
