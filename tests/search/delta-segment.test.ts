import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Facet } from '../../search/facets/facets.ts'
import type { IndexReader } from '../../search/index-reader.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import type { DocumentUpdate, DocumentSource, ProductDocument } from '../../search/documents.ts'
import { listFor, openTestIndex, type TestRequest } from './open-index.ts'
import { documentSource, tradeProducts, type TestProduct } from './products.ts'

const word = fc.constantFrom('Kulventil', 'Ventil', 'Ventilkoppling', 'Kopparrör', 'Rör', 'Jacka', 'Ärmjacka')
const value = fc.constantFrom('15', '20', '25', 'brass', 'stainless', 'egen')
const item: fc.Arbitrary<TestProduct> = fc.record({
  names: fc
    .array(word, { minLength: 1, maxLength: 2 })
    .map((words) => ({ sv: words.join(' '), en: words[0] ?? '' })),
  description: fc.constantFrom('', 'Passar kulventil', 'Mjuk och varm'),
  brand: fc.constantFrom('Vattna', 'Kallvik', 'Ny'),
  category: fc.constantFrom('valves/ball-valves', 'valves', 'pipe', 'workwear'),
  labels: fc.uniqueArray(fc.constantFrom(1, 15), { maxLength: 1 }),
  variants: fc.array(
    fc.record(
      { dn: value, material: value, length: fc.integer({ min: 1, max: 4 }) },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, number | string>>,
    { minLength: 1, maxLength: 3 },
  ),
})

const requests: TestRequest[] = [
  {},
  { sort: 'nameAscending' },
  { sort: 'nameDescending', filters: { dn: ['15'] } },
  { filters: { material: ['brass', 'egen'] }, intervals: { length: { from: 2 } } },
  { filters: { brand: ['Ny'] }, inAssortment: true },
  ...[
    'ventil',
    'kulventil brass',
    'kopparrör',
    'kulvetnil',
    'jacka',
    'varm',
    'kul ventil',
    '15',
    '100101',
    'MIN-77',
    'ny',
  ].map((phrase) => ({ phrase })),
]

/** The source of some products of a shelf. */
const sourceOf = (all: DocumentSource, products: readonly ProductDocument[]): DocumentSource => ({
  ...all,
  products: async function* () {
    yield [...products]
  },
})

async function everyOf<T>(pieces: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const rows of pieces) all.push(...rows)
  return all
}
const productsOf = (source: DocumentSource): Promise<ProductDocument[]> => everyOf(source.products())

/** The update of changed products of a source. */
async function feedOf(
  source: DocumentSource,
  ids: readonly number[],
  there: readonly ProductDocument[],
): Promise<DocumentUpdate> {
  const products = there.filter(({ id }) => ids.includes(id))
  const numbers = await everyOf(source.customerNumbers())
  const choices = await everyOf(source.assortments())
  return {
    ids,
    products,
    names: source.names,
    customerNumbers: numbers.filter(({ variantId }) =>
      products.some(({ variants }) => variants.some(({ id }) => id === variantId)),
    ),
    assortments: choices.filter(({ productId }) => ids.includes(productId)),
  }
}

/** Leaves out selected values without products, which the index may or may not know. */
const withProducts = (facets: readonly Facet[]): Facet[] =>
  facets
    .map((facet) => ({
      ...facet,
      values: facet.values.filter(({ isSelected, count }) => !isSelected || count > 0),
      interval: facet.interval?.isSelected === true && facet.interval.count === 0 ? null : facet.interval,
    }))
    .filter(({ values, interval }) => values.length > 0 || interval !== null)

const prefixes = ['kul', 'ventil', 'kopp', 'jack', 'kulvetnil', 'ny', '1001']

/** Quick search without suggestions: their order depends on product counts that only a build updates. */
const quickFor = (index: IndexReader, phrase: string, customer: string) => {
  const { suggestions: _, ...answer } = quickSearch(index, { phrase, language: 'sv', customer })
  return answer
}

/** The answers of an index to all requests, for a visitor and for a customer. */
const answersOf = (index: IndexReader) =>
  requests.flatMap((request) =>
    ['', 'c1'].map((customer) => {
      const { facets, ...answer } = listFor(index, { ...request, customer })
      const { category, brand, label, attributes, assortment } = facets
      const all = [category, brand, label, ...attributes].filter((facet) => facet !== null)
      return { request, customer, ...answer, assortment, facets: withProducts(all) }
    }),
  )

/** A product whose first variant has another number. */
const lettered = (product: ProductDocument, code: string): ProductDocument => ({
  ...product,
  variants: product.variants.map((each, at) => (at === 0 ? { ...each, code } : each)),
})

describe('an updated index', () => {
  const open: Array<IndexReader & { remove: () => void }> = []
  const openOver = async (source: DocumentSource) => {
    const index = await openTestIndex(source)
    open.push(index)
    return index
  }
  afterEach(() => {
    for (const index of open.splice(0)) index.remove()
  })

  it('returns the same answers as a rebuilt index', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 2, maxLength: 6 }),
        fc.array(
          fc.array(fc.record({ place: fc.nat(7), now: fc.option(item, { nil: null }) }), {
            minLength: 1,
            maxLength: 3,
          }),
          { minLength: 1, maxLength: 3 },
        ),
        async (items, changes) => {
          const before = documentSource(items)
          const index = await openOver(before)
          const now = new Map((await productsOf(before)).map((product) => [product.id, product]))
          let all = before
          for (const change of changes) {
            const shelved = items.concat(
              Array.from({ length: 8 }, () => items[0]).filter((each) => each !== undefined),
            )
            for (const { place, now: other } of change) if (other) shelved[place] = other
            all = documentSource(shelved)
            const made = await productsOf(all)
            const ids = [...new Set(change.map(({ place }) => (place + 1) * 3))]
            for (const id of ids) now.delete(id)
            for (const { place, now: other } of change) {
              const product = made[place]
              if (other && product) now.set(product.id, product)
              else now.delete((place + 1) * 3)
            }
            index.update(await feedOf(all, ids, [...now.values()]))
          }
          const built = await openOver(
            sourceOf(
              all,
              [...now.values()].toSorted((a, b) => a.id - b.id),
            ),
          )
          expect(answersOf(index)).toEqual(answersOf(built))
          for (const phrase of prefixes) {
            for (const customer of ['', 'c1'])
              expect(quickFor(index, phrase, customer)).toEqual(quickFor(built, phrase, customer))
          }
          for (const each of open.splice(0)) each.remove()
        },
      ),
      { numRuns: 25 },
    )
  })

  it('knows a new word at once and forgets it with its last product', async () => {
    const items: TestProduct[] = [
      { names: { sv: 'Kulventil' }, category: 'valves', variants: [{ dn: '15' }] },
      { names: { sv: 'Skyddshjälm' }, category: 'pipe', variants: [{ dn: '15' }] },
    ]
    const before = documentSource(items)
    const index = await openOver(before)
    const quick = (phrase: string) => quickSearch(index, { phrase, language: 'sv', customer: '' })
    const second = { names: { sv: 'Membranpump' }, category: 'pipe', variants: [{ dn: '15' }] }
    const after = documentSource([...items.slice(0, 1), second])
    index.update(await feedOf(after, [6], await productsOf(after)))
    expect(quick('membr').suggestions).toEqual(['membranpump'])
    expect(quick('membranpunp').corrected).toBe('membranpump')
    expect(quick('skyddshjälm').hits).toEqual([])
    index.update(await feedOf(after, [6], []))
    expect(quick('membr')).toMatchObject({ suggestions: [], hits: [] })
    expect(quick('membranpunp').corrected).toBeNull()
  })

  it('finds numbers without a digit, built and updated', async () => {
    const source = documentSource(tradeProducts)
    const [first, second] = await productsOf(source)
    const [variant] = second?.variants ?? []
    if (!first || !second || !variant) throw new Error('The shelf is empty.')
    const index = await openOver(sourceOf(source, [lettered(first, 'BUILT'), second]))
    const exact = (phrase: string, customer = '') => listFor(index, { phrase, customer }).exactVariantId
    expect([exact('built'), exact('fe-ed'), exact('mine', 'c9')]).toEqual([first.variants[0]?.id, null, null])
    index.update({
      ids: [second.id],
      products: [lettered(second, 'FEED')],
      names: source.names,
      customerNumbers: [{ customer: 'c9', variantId: variant.id, code: 'Mine' }],
      assortments: [],
    })
    expect([exact('built'), exact('fe-ed'), exact('mine', 'c9'), exact('mine')]).toEqual([
      first.variants[0]?.id,
      variant.id,
      variant.id,
      null,
    ])
  })

  it('is unchanged by an update for which it has no room', async () => {
    const items: TestProduct[] = [
      { names: { sv: 'Kulventil' }, category: 'valves', variants: [{ dn: '15' }] },
    ]
    const before = documentSource(items)
    const index = await openOver(before)
    const was = answersOf(index)
    const variants = Array.from({ length: 70_000 }, () => ({ dn: '20' }))
    const after = documentSource([{ names: { sv: 'Membranpump' }, category: 'valves', variants }])
    const feed = await feedOf(after, [3], await productsOf(after))
    expect(() => index.update(feed)).toThrow('full')
    expect(answersOf(index)).toEqual(was)
  })
})
