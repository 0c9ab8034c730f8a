import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IndexReader } from '../../search/index-reader.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import type { Synonym } from '../../search/analysis/synonyms.ts'
import { listForPhrase, openTestIndex } from './open-index.ts'
import { documentSource, tradeProducts, type TestProduct } from './products.ts'

type Opened = IndexReader & { remove: () => void }

/** Ids of a phrase's results, in order, with the shown variant of the first. */
function ask(index: IndexReader, phrase: string, synonyms: Synonym[] = []) {
  const answer = listForPhrase(index, phrase, { synonyms })
  return {
    ids: answer.hits.map(({ productId }) => productId),
    first: answer.hits[0]?.variantId,
    answer,
  }
}

// Ids in the test catalogue: product n has 3(n + 1), its variants follow 100(n + 1).
const [brassValve, steelValve, pipe, jacket] = [3, 6, 9, 12]

describe('synonyms in a phrase (SRCH-12)', () => {
  let index: Opened
  beforeAll(async () => {
    index = await openTestIndex(documentSource(tradeProducts))
  })
  afterAll(() => index.remove())

  it('finds the meanings of a synonym', () => {
    expect(ask(index, 'grunka').ids).toEqual([])
    const { ids, answer } = ask(index, 'grunka', [{ phrase: 'grunka', meanings: ['kulventil'] }])
    expect(ids.slice(0, 2)).toEqual([brassValve, steelValve])
    expect(answer?.corrected).toBeNull()
  })

  it('accepts synonyms and meanings of several words', () => {
    const means = [
      { phrase: 'plagg', meanings: ['jacka'] },
      { phrase: 'långa kupolsak', meanings: ['koppar rör'] },
    ]
    expect(ask(index, 'kupolsak', means).ids).toEqual([])
    expect(ask(index, 'långa kupolsaker', means).ids).toEqual([pipe])
    expect(ask(index, 'plagg', means).ids).toEqual([jacket])
  })

  it.each([
    ['kulventil R20', 101],
    ['kulventil 20 mm', 101],
    ['kulventil r 25', 102],
    ['jacka storlek XL', 400],
  ])('shows the variant that %s means', (phrase, variant) => {
    expect(ask(index, phrase).first).toBe(variant)
  })

  it('finds a nominal width by millimetres, which are a diameter elsewhere', () => {
    expect(ask(index, 'kopparrör 15 mm').ids).toEqual([pipe])
    expect(ask(index, 'kulventil 15 mm').ids).toEqual([brassValve, pipe])
  })

  it('finds the end of an unknown compound and says so', () => {
    const { ids, answer } = ask(index, 'kylrumsventil')
    expect(ids.slice(0, 2)).toEqual([brassValve, steelValve])
    expect(answer?.corrected).toBeNull()
  })
})

const item = (name: string, more: Partial<TestProduct> = {}): TestProduct => ({
  names: { sv: name },
  category: 'pipe',
  variants: [{ dn: '15' }],
  ...more,
})
async function orderOf(phrase: string, items: TestProduct[], synonyms: Synonym[] = []): Promise<string[]> {
  const index = await openTestIndex(documentSource(items))
  const names = ask(index, phrase, synonyms).ids.map((id) => items[id / 3 - 1]?.names['sv'] ?? '')
  index.remove()
  return names
}

describe('words that the catalogue has in another form (SRCH-12)', () => {
  it.each([
    ['a slip in the end of compounds', 'hjäml', ['Skyddshjälm']],
    ['letters written out', 'baeltesfaeste', ['Bältesfäste']],
    ['a size in its other habit', 'tröja XXL', ['Tröja']],
    ['a number without its letter', 'byxa 52', ['Byxa']],
    ['a curve and a current as one', 'brytare C16', ['Brytare']],
  ])('finds %s', async (_, phrase, names) => {
    const items = [
      item('Skyddshjälm'),
      item('Bältesfäste'),
      item('Tröja', { variants: [{ size: '2XL' }] }),
      item('Tröja som är lång', { variants: [{ size: 'XL' }] }),
      item('Byxa', { variants: [{ size: 'C52' }] }),
      item('Brytare', { variants: [{ size: 'C', length: 16 }] }),
    ]
    expect(await orderOf(phrase, items)).toEqual(names)
  })

  it('ranks the meanings of a synonym behind the word itself', async () => {
    const items = [item('Tröja'), item('Jacka')]
    expect(await orderOf('jacka', items, [{ phrase: 'jacka', meanings: ['tröja'] }])).toEqual([
      'Jacka',
      'Tröja',
    ])
  })

  it('finds a product that a synonym names, not one whose description mentions it', async () => {
    const means = [{ phrase: 'gängtejp', meanings: ['tätningstejp'] }]
    const elbow = item('Vinkel', { description: 'För lin eller tätningstejp.' })
    expect(await orderOf('gängtejp', [elbow], means)).toEqual([])
    expect(await orderOf('gängtejp', [elbow, item('Tätningstejp')], means)).toEqual(['Tätningstejp'])
  })

  it('prefers a correction of one letter to an unknown compound', async () => {
    const items = [item('Ventil för säkerhet'), item('Säkerhetsventil')]
    expect(await orderOf('säkerhetventil', items)).toEqual(['Säkerhetsventil'])
  })

  it('ranks a product with both measures in one variant first', async () => {
    const items = [
      item('Skruv A', {
        variants: [
          { dn: '15', size: 'L' },
          { dn: '20', size: 'M' },
        ],
      }),
      item('Skruv B', { variants: [{ dn: '15', size: 'M' }] }),
    ]
    expect(await orderOf('skruv dn15 M', items)).toEqual(['Skruv B', 'Skruv A'])
  })

  it('ranks the type of a product over a measure in its name', async () => {
    const items = [item('Bult M10 till mutter'), item('Mutter', { variants: [{ size: 'M10' }] })]
    expect((await orderOf('m10 mutter', items))[0]).toBe('Mutter')
  })
})

describe('the prefix of a synonym (SRCH-12)', () => {
  const grunka = [{ phrase: 'kuulaventil', meanings: ['ventil'] }]

  it('finds the meanings and is not corrected to another word', async () => {
    const items = [item('Krage kaula'), item('Ventil')]
    expect(await orderOf('kuula', items)).toEqual(['Krage kaula'])
    expect(await orderOf('kuula', items, grunka)).toEqual(['Ventil'])
    expect(await orderOf('kuulavent dn15', items, grunka)).toEqual(['Ventil'])
  })

  it('ranks behind the word itself, and does not apply to a complete word', async () => {
    const items = [item('Ventil'), item('Kuulalager')]
    expect(await orderOf('kuula', items, grunka)).toEqual(['Kuulalager', 'Ventil'])
    expect(await orderOf('kuula', [item('Ventil'), item('Kuula')], grunka)).toEqual(['Kuula'])
  })

  it('may be of several words, also in the search field', async () => {
    const index = await openTestIndex(documentSource([item('Krage lång'), item('Ventil')]))
    const synonyms = [{ phrase: 'lång kupolsak', meanings: ['ventil'] }]
    expect(ask(index, 'lång kup', synonyms).ids).toEqual([6])
    const quick = (phrase: string) => quickSearch(index, { phrase, language: 'sv', customer: '', synonyms })
    expect(quick('lång ku').hits.map(({ productId }) => productId)).toEqual([6])
    expect(quick('lång').hits.map(({ productId }) => productId)).toEqual([3])
    index.remove()
  })
})

describe('ambiguous words (SRCH-12)', () => {
  it('find products with the name before those with the prefix or in the description', async () => {
    const servants = [item('Servantbatteri'), item('Servant')]
    expect(await orderOf('servan', servants)).toEqual(['Servant', 'Servantbatteri'])
    const ducts = [item('Huv', { description: 'Med spiral-kanal.' }), item('Spiral kanal')]
    expect(await orderOf('spiral kanal', ducts)).toEqual(['Spiral kanal', 'Huv'])
    const stainless = [
      item('Rör', { description: 'Skarvas med muff.', variants: [{ material: 'stainless' }] }),
      item('Muff'),
    ]
    expect(await orderOf('rostfri muff', stainless)).toEqual(['Muff'])
    expect(await orderOf('rostfritt rör', stainless)).toEqual(['Rör'])
  })

  it('prefer the correction that is in product names', async () => {
    const items = [
      item('Krage', { description: 'Tyg for flera.' }),
      item('Muff', { description: 'Tyg for flera.' }),
      item('Floor'),
    ]
    expect(await orderOf('flor', items)).toEqual(['Floor'])
  })

  it('are searched for by the known part of a compound, a word or a synonym', async () => {
    const items = [item('Toilet'), item('Rörskål'), item('Ventil')]
    expect(await orderOf('toiletskål', items)).toEqual(['Toilet'])
    expect(await orderOf('stoppkran', items, [{ phrase: 'kran', meanings: ['ventil'] }])).toEqual(['Ventil'])
  })
})
