import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IndexReader } from '../../search/index-reader.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import type { SortOrder } from '../../search/requests/requests.ts'
import { listFor, listForPhrase, openTestIndex } from './open-index.ts'
import { codeOf, documentSource, tradeProducts, type TestProduct } from './products.ts'

let index: IndexReader & { remove: () => void }
beforeAll(async () => {
  index = await openTestIndex(documentSource(tradeProducts))
})
afterAll(() => index.remove())

// Ids in the test catalogue: product n has 3(n + 1), its variants follow 100(n + 1).
const [brassValve, steelValve, pipe, jacket] = [3, 6, 9, 12]
const found = (phrase: string, more: Parameters<typeof listForPhrase>[2] = {}) =>
  listForPhrase(index, phrase, more).hits.map((hit) => hit.productId)

const sortedBy = (sort: SortOrder) => listFor(index, { sort }).hits.map((hit) => hit.productId)
const quick = (phrase: string) => quickSearch(index, { phrase, language: 'sv', customer: 'c1' })

describe('finding by article number (SRCH-12)', () => {
  it.each([
    ['the own number', codeOf(1, 1), 201],
    ['the own number with spaces', '10 01 02', 201],
    ["the maker's number", 'KV-0.19', 101],
    ["the maker's number without marks", 'kv019', 101],
    ['the EAN', '7350000000001', 101],
    ['the EAN as a GTIN-14', '07350000003000', 400],
    ['the EAN in a barcode of GS1', '(01)07350000003000(10)A-7', 400],
    ['the EAN as a scanner reads such a barcode', ']C10107350000003000', 400],
    ['the EAN in the address of a QR code', 'https://id.gs1.org/01/07350000003000', 400],
  ])('%s leads directly to the article', (_, phrase, variant) => {
    const answer = listForPhrase(index, phrase)
    expect(answer.exactVariantId).toBe(variant)
    expect(answer.hits[0]?.variantId).toBe(variant)
  })

  it("finds a customer's own number for that customer only", () => {
    expect(listForPhrase(index, 'MIN 77', { customer: 'c1' }).exactVariantId).toBe(200)
    expect(listForPhrase(index, 'MIN 77').exactVariantId).toBeNull()
    expect(listForPhrase(index, 'MIN 77', { customer: 'c2' }).exactVariantId).toBeNull()
  })

  it('finds numbers by prefix, without an exact match', () => {
    expect(listForPhrase(index, '1001')).toMatchObject({
      exactVariantId: null,
      hits: [{ productId: steelValve }],
    })
  })
})

describe('finding by words (SRCH-12)', () => {
  it.each([
    ['a word', 'kulventil'],
    ['its plural', 'kulventiler'],
    ['the end of a compound', 'ventil'],
    ['a compound in two', 'kul ventil'],
    ['swapped letters', 'kulvetnil'],
    ['a missing letter', 'kulventl'],
  ])('finds ball valves by %s, those with the name before those that mention it', (_, phrase) => {
    expect(found(phrase)).toEqual([brassValve, steelValve, pipe])
  })

  it('splits a compound that the catalogue writes as two words', () => {
    expect(found('mässingskulventil')).toEqual([brassValve])
  })

  it('returns the correction of a misspelt phrase', () => {
    expect(listForPhrase(index, 'kopparör').corrected).toBe('kopparrör')
    expect(listForPhrase(index, 'kopparrör').corrected).toBeNull()
  })

  it('does not correct numbers', () => {
    expect(found('99999')).toEqual([])
  })

  it.each([
    ['fi', 'palloventtiilit', [brassValve, steelValve]],
    ['fi', 'kupariputkea', [pipe]],
    ['nn', 'røyr', [pipe]],
    ['nn', 'kobberrør', [pipe]],
    ['nn', 'kobberrör', [pipe]],
    ['da', 'kuglehaner', [brassValve, steelValve]],
    ['en', 'ball valves', [brassValve, steelValve]],
    ['en', 'jackets', [jacket]],
  ] as const)('finds in %s: %s', (language, phrase, products) => {
    expect(found(phrase, { language })).toEqual(products)
  })

  it.each([
    ['kopparrör 15 mm', 300],
    ['kopparrör 15mm', 300],
    ['kopparrör 22', 303],
    ['kulventil DN20', 101],
    ['kulventil 1"', 102],
    ['kulventil 1 1/4"', 200],
    ['jacka XL', 400],
    ['jacka L', 403],
  ])('shows the variant that %s means', (phrase, variant) => {
    expect(listForPhrase(index, phrase).hits[0]?.variantId).toBe(variant)
  })

  it('finds a nominal width by its thread and the reverse', () => {
    expect(found('dn15')).toEqual(found('1/2"'))
  })

  it('falls back to some of the words if no product has all', () => {
    expect(found('kulventil xyzzyx')).toContain(brassValve)
  })
})

const namesOf = async (phrase: string, items: Array<Partial<TestProduct> & { name: string }>) => {
  const ordered = await openTestIndex(
    documentSource(
      items.map(({ name, ...more }) => ({
        names: { sv: name },
        category: 'pipe',
        variants: [{ dn: '15' }],
        ...more,
      })),
    ),
  )
  const places = listForPhrase(ordered, phrase).hits.map((hit) => items[hit.productId / 3 - 1]?.name)
  ordered.remove()
  return places
}

it.each([
  ['Vattenlås i koppar', 'Koparröyr'],
  ['Klammer för rör av koppar', 'Klammer för rör av koppar'],
])(
  'takes a compound for a misspelling where no product has its parts: beside %s (SRCH-12)',
  async (name, meant) => {
    const category = 'valves'
    const names = ['Koparröyr', name, 'Tång för rör']
    expect(
      await namesOf(
        'kopparrör',
        names.map((each) => ({ name: each, category })),
      ),
    ).toEqual([meant])
  },
)

describe('the ranking', () => {
  it('ranks the name over attributes over the description', async () => {
    const items = [
      { name: 'Rörmuff', description: 'Passar mässing och koppar.' },
      { name: 'Vinkel', variants: [{ material: 'brass' }] },
      { name: 'Mässing i stång' },
    ]
    expect(await namesOf('mässing', items)).toEqual(['Mässing i stång', 'Vinkel', 'Rörmuff'])
  })

  it('ranks the word over its inflections, its kinds and other compounds', async () => {
    const items = [
      { name: 'Blandarfäste' },
      { name: 'Duschblandare' },
      { name: 'Två blandarna' },
      { name: 'En blandare' },
    ]
    expect(await namesOf('blandare', items)).toEqual([
      'En blandare',
      'Två blandarna',
      'Duschblandare',
      'Blandarfäste',
    ])
  })
})

describe('the order of a list (SRCH-6)', () => {
  it('sorts by name in both directions', () => {
    expect(sortedBy('nameAscending')).toEqual([pipe, brassValve, steelValve, jacket])
    expect(sortedBy('nameDescending')).toEqual([jacket, steelValve, brassValve, pipe])
  })

  it('sorts values of a facet by size', () => {
    const { facets } = listForPhrase(index, 'varseljacka')
    expect(facets.attributes[0]?.values.map(({ text }) => text)).toEqual(['S', 'M', 'L', 'XL'])
  })

  it('returns the bounds of an interval over the whole list', () => {
    const { facets, total } = listFor(index, {
      intervals: { length: { from: 3 } },
      categoryPath: 'pipe',
    })
    expect(total).toBe(1)
    expect(facets.attributes.find(({ attribute }) => attribute === 'length')?.interval).toMatchObject({
      min: 2.5,
      max: 5,
      isSelected: true,
    })
  })
})

describe('quick search', () => {
  it('finds products while a word is being typed', () => {
    expect(quick('kulv').hits.map((hit) => hit.productId)).toEqual(
      expect.arrayContaining([brassValve, steelValve]),
    )
    expect(quick('kulv').suggestions).toContain('kulventil')
  })

  it('marks products of the assortment (SRCH-3)', () => {
    const hits = new Map(quick('kulv').hits.map((hit) => [hit.productId, hit.mine]))
    expect([hits.get(brassValve), hits.get(steelValve)]).toEqual([true, false])
  })

  it('returns categories by name with their parents', () => {
    expect(quick('kulv').categories).toEqual([
      { path: 'valves/ball-valves', name: 'Kulventiler', parentName: 'Ventiler' },
    ])
  })

  it('searches for the correction of a misspelt phrase', () => {
    expect(quick('kulvetnil')).toMatchObject({ phrase: 'kulventil', corrected: 'kulventil' })
  })
})
