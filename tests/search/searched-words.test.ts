import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickSearch } from '../../search/requests/quick.ts'
import { listFor, listForPhrase, openTestIndex, type TestIndex } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

const product = (
  name: string,
  variants: TestProduct['variants'],
  { description = '', keywords = {}, category = 'pipe', brand = 'Vattna' }: Partial<TestProduct> = {},
): TestProduct => ({ names: { sv: name }, description, keywords, category, brand, variants })

const products: TestProduct[] = [
  ...Array.from({ length: 12 }, (_, at) => product(`Avloppsböj AB ${at + 1}`, [{ diameter: 32 + at }])),
  product('Pressmuff PM 1', [{ diameter: 22, material: 'brass' }]),
  product('Pressmuff PM 2', [{ diameter: 28, material: 'brass' }]),
  product('Pressmuff PM 3', [{ diameter: 22, material: 'stainless' }]),
  product('Pressmuff PM 4', [{ diameter: 15 }], { brand: 'Kallvik' }),
  product('Kopparrör 22', [{ diameter: 22 }], { description: 'Böjs kallt. Passar pressmuff av koppar.' }),
  product('Muff MM 1', [{ diameter: 70 }]),
  product('Övergångsmuff MM 2', [{ diameter: 70 }]),
  product('Isolertejp', [{ size: 'XL' }], { keywords: { de: 'Klebeband' } }),
  product('Gängtapp', [{ material: 'stainless' }], { description: 'Passar isolertejp. Tätas med lina.' }),
]

let index: TestIndex
beforeAll(async () => {
  index = await openTestIndex(documentSource(products))
})
afterAll(() => index.remove())

const quick = (phrase: string) => quickSearch(index, { phrase, language: 'sv', customer: '' })
const namesOf = (hits: ReadonlyArray<{ productId: number }>): string[] =>
  hits.map(({ productId }) => products[productId / 3 - 1]?.names['sv'] ?? '')

describe('words that no product has together', () => {
  it.each([
    ['the kind of thing decides', 'böj 22 mm koppar', ['böj'], ['22 mm', 'koppar']],
    ['its place in the phrase does not', 'koppar 22 mm böj', ['böj'], ['koppar', '22 mm']],
    [
      'a measure is kept as far as products have it',
      'mässing pressmuff 15 mm',
      ['mässing', 'pressmuff'],
      ['15 mm'],
    ],
    ['a brand goes before the thing does', 'kallvik avloppsböj', ['avloppsböj'], ['kallvik']],
    ['an unknown word is named', 'pressmuff qqqqwwww', ['pressmuff'], ['qqqqwwww']],
  ])('%s: %s', (_, phrase, used, unused) => {
    const { words, relaxed } = listForPhrase(index, phrase)
    expect(words).toEqual({ used, unused })
    expect(relaxed).toBe(used.join(' '))
  })

  it('shows the end of an unknown compound and says that the compound was not found', () => {
    const answer = listForPhrase(index, 'gängtejp')
    expect(namesOf(answer.hits)[0]).toBe('Isolertejp')
    expect(answer).toMatchObject({ relaxed: 'isolertejp', words: { used: [], unused: ['gängtejp'] } })
  })

  it.each(['gänglina', 'gängtapplina'])('finds nothing for %s, since no product is a lina', (phrase) => {
    expect(listForPhrase(index, phrase)).toMatchObject({ total: 0, words: { used: [], unused: [phrase] } })
    expect(quick(phrase).hits).toEqual([])
  })

  it.each([
    ['pressmuffavloppsböj', 'avloppsböj', 'Avloppsböj AB 1'],
    ['kopparrörpressmuff', 'pressmuff', 'Pressmuff PM 1'],
    // With the linking s, which `övergångsmuff` has too.
    ['qqqqsmuff', 'muff', 'Muff MM 1'],
  ])('names the parts of %s as they are written, and the last one decides', (phrase, relaxed, first) => {
    const answer = listForPhrase(index, phrase)
    expect(answer).toMatchObject({ relaxed, words: { used: [], unused: [phrase] } })
    expect(namesOf(answer.hits)[0]).toBe(first)
  })

  it('narrows other words by what a compound begins with', () => {
    const { hits, relaxed } = listForPhrase(index, 'pressmuff mässinglina')
    expect(relaxed).toBe('pressmuff mässing')
    expect(namesOf(hits)).toEqual(['Pressmuff PM 1', 'Pressmuff PM 2'])
  })

  it('does not correct a word that is left out', () => {
    const answer = listForPhrase(index, 'pressmuff 22 mm isolertejb')
    expect(answer.words).toEqual({ used: ['pressmuff', '22 mm'], unused: ['isolertejb'] })
    expect(answer.corrected).toBeNull()
    expect(listForPhrase(index, 'isolertejb')).toMatchObject({ corrected: 'isolertejp' })
  })

  it('are named as they were typed', () => {
    expect(listForPhrase(index, 'Avloppsböj KALLVIK').words).toEqual({
      used: ['Avloppsböj'],
      unused: ['KALLVIK'],
    })
  })

  it('finds nothing by a measure alone if the thing is unknown', () => {
    const answer = listForPhrase(index, 'qqqqwwww 22 mm')
    expect(answer).toMatchObject({
      total: 0,
      relaxed: null,
      words: { used: [], unused: ['qqqqwwww', '22 mm'] },
    })
    expect(quick('qqqqwwww 22 mm').hits).toEqual([])
  })

  it('are not all used if only a description has them', () => {
    expect(listForPhrase(index, 'isolertejp rostfritt').words).toEqual({
      used: ['isolertejp'],
      unused: ['rostfritt'],
    })
  })

  it('has no words for a number and for no phrase', () => {
    expect(listForPhrase(index, '100001').words).toBeNull()
    expect(quick('100001').words).toBeNull()
    expect(listForPhrase(index, '').words).toBeNull()
  })

  it.each([
    'böj 22 mm koppar',
    'mässing pressmuff 15 mm',
    'gängtejp',
    'pressmuff',
    'kallvik avloppsböj',
    'isolertejp rostfritt',
    'qqqqwwww',
  ])('are the same in the list and in the search field: %s', (phrase) => {
    const listed = listForPhrase(index, phrase)
    const typed = quick(phrase)
    expect(typed.words).toEqual(listed.words)
    expect(typed.hits.length > 0).toBe(listed.total > 0)
  })
})

describe('near matches', () => {
  it('follow hardly any hit for all words, without the least telling word, counted apart', () => {
    const answer = listForPhrase(index, 'pressmuff 22 mm mässing')
    expect(answer.total).toBe(1)
    expect(namesOf(answer.hits)).toEqual(['Pressmuff PM 1'])
    expect(answer.near).toMatchObject({ total: 1, unused: 'mässing', phrase: 'pressmuff 22 mm' })
    expect(namesOf(answer.near?.hits ?? [])).toEqual(['Pressmuff PM 3'])
    expect(answer.categories.find(({ path }) => path === 'pipe')?.count).toBe(1)
  })

  it('pass the filters and the category', () => {
    const phrase = 'pressmuff 22 mm mässing'
    expect(listFor(index, { phrase, filters: { material: ['brass'] } }).near).toBeNull()
    expect(listFor(index, { phrase, categoryPath: 'valves' }).near).toBeNull()
  })

  it('do not follow a single word, ten hits, a second page, or an answer without all words', () => {
    expect(listForPhrase(index, 'isolertejp').near).toBeNull()
    expect(listForPhrase(index, 'avloppsböj ab').near).toBeNull()
    expect(listForPhrase(index, 'pressmuff 22 mm mässing', { page: 2 }).near).toBeNull()
    expect(listForPhrase(index, 'böj 22 mm koppar').near).toBeNull()
  })

  it('mention a word that no product has in its name or attributes, and are all that it finds', () => {
    const answer = listForPhrase(index, 'tätas')
    expect(answer).toMatchObject({ total: 0, hits: [], words: { used: [], unused: ['tätas'] } })
    expect(answer.near).toMatchObject({ total: 1, unused: 'tätas', phrase: null })
    expect(namesOf(answer.near?.hits ?? [])).toEqual(['Gängtapp'])
    expect(listForPhrase(index, 'kallt passar').near).toMatchObject({ unused: 'kallt passar', total: 1 })
    // The search field does not list them, whether the word is complete or not.
    for (const phrase of ['tätas', 'täta']) expect(quick(phrase).hits).toEqual([])
    expect(listForPhrase(index, 'isolertejp')).toMatchObject({ near: null, total: 2 })
  })

  it('that mention the words are a list with `mentions`, with pages, filters and facets', () => {
    const mentions = true
    const answer = listForPhrase(index, 'tätas', { mentions })
    expect(answer).toMatchObject({ total: 1, onlyMentioned: true, near: null })
    expect(answer.words).toEqual({ used: ['tätas'], unused: [] })
    expect(namesOf(answer.hits)).toEqual(['Gängtapp'])
    expect(listForPhrase(index, 'tätas', { mentions, page: 2 })).toMatchObject({ total: 1, hits: [] })
    const [category] = answer.categories.filter(({ count }) => count > 0)
    expect(category?.count).toBe(1)
    const elsewhere = listForPhrase(index, 'tätas', { mentions, filters: { material: ['none'] } })
    expect(elsewhere).toMatchObject({ total: 0, onlyMentioned: true })
    // Asked for in any order: neither answer is kept for the other.
    expect(listForPhrase(index, 'tätas')).toMatchObject({ total: 0, onlyMentioned: false })
    expect(listForPhrase(index, 'tätas', { mentions }).total).toBe(1)
  })

  it('with `mentions` are those of a usual list, if products are named by the words', () => {
    const usual = listForPhrase(index, 'pressmuff 22 mm mässing')
    expect(listForPhrase(index, 'pressmuff 22 mm mässing', { mentions: true })).toEqual(usual)
    expect(usual.onlyMentioned).toBe(false)
  })

  it('are no products that a keyword of the supplier names', () => {
    const { hits, near } = listForPhrase(index, 'klebeband')
    expect([namesOf(hits), near]).toEqual([['Isolertejp'], null])
    expect(namesOf(quick('klebeba').hits)).toEqual(['Isolertejp'])
  })

  it('fill the page and no more, and count all', () => {
    const answer = listForPhrase(index, 'avloppsböj 32 mm', { size: 5 })
    expect(answer.total).toBe(1)
    expect(answer.near?.hits).toHaveLength(4)
    expect(answer.near?.total).toBe(11)
    expect(listForPhrase(index, 'avloppsböj 32 mm', { size: 0 }).near).toBeNull()
  })
})

describe('any words', () => {
  const pool = [
    'avloppsböj',
    'böj',
    'pressmuff',
    'kopparrör',
    'koppar',
    'mässing',
    'kallvik',
    'isolertejp',
    'passar',
    'qqqqwwww',
  ]
  const phrases = fc.uniqueArray(fc.constantFrom(...pool), { minLength: 1, maxLength: 4 })
  const materials: Record<string, string> = { brass: 'Mässing', stainless: 'Rostfritt stål' }
  const textOf = ({ names, description, brand, variants }: TestProduct): string =>
    [
      names['sv'],
      description,
      brand,
      'Rör',
      ...variants.map(({ material = '' }) => materials[material] ?? ''),
    ]
      .join(' ')
      .toLowerCase()

  it('are used or not used, and every hit has the used ones', () => {
    fc.assert(
      fc.property(phrases, (typed) => {
        for (const { words, hits } of [listForPhrase(index, typed.join(' ')), quick(typed.join(' '))]) {
          expect([...(words?.used ?? []), ...(words?.unused ?? [])].toSorted()).toEqual(typed.toSorted())
          for (const { productId } of hits) {
            const found = products[productId / 3 - 1]
            for (const word of words?.used ?? []) expect(found && textOf(found)).toContain(word)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never find less with one word fewer, if all were used', () => {
    fc.assert(
      fc.property(phrases, fc.nat(3), (typed, at) => {
        const all = listForPhrase(index, typed.join(' '))
        const rest = typed.filter((_, place) => place !== at % typed.length)
        if (all.words?.unused.length !== 0 || rest.length === 0) return
        const fewer = listForPhrase(index, rest.join(' '))
        // Words of descriptions alone name no product: those that mention them are counted apart.
        const isMentioned = fewer.near?.phrase === null
        expect(fewer.words?.unused).toEqual(isMentioned ? rest : [])
        const found = isMentioned ? (fewer.near?.total ?? 0) : fewer.total
        expect(found).toBeGreaterThanOrEqual(all.total)
      }),
      { numRuns: 300 },
    )
  })
})
