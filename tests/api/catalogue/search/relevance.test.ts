import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../../search/analysis/languages.ts'
import { openJudgedCatalogue, type JudgedCatalogue } from '../../../../bench/relevance/catalogue.ts'
import { judgedIn, meanOf, parts } from '../../../../bench/relevance/halves.ts'
import { judgeOf } from '../../../../bench/relevance/judgement.ts'
import { ndcg } from '../../../../bench/relevance/measure.ts'
import { askNumbers } from '../../../../bench/relevance/number-answers.ts'

/** Fewer than in `npm run bench relevance`, to be quick; every family is included. */
const articles = 6000
const floor = 0.95

let catalogue: JudgedCatalogue
beforeAll(async () => {
  catalogue = await openJudgedCatalogue(articles)
})
afterAll(() => catalogue.close())

describe('the quality of results for judged phrases', () => {
  it.each(languages)(
    'is at least 0.95 in %s, also in the held-back half and for later phrases (SRCH-12)',
    (language) => {
      const judged = judgedIn(catalogue, language)
      expect(judged.length).toBeGreaterThanOrEqual(50)
      for (const part of parts) {
        const own = judged.filter((each) => each.part === part)
        const worst = own.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 10)
        const why = worst.map(({ phrase, ndcg: figure }) => `${phrase} ${figure.toFixed(2)}`).join(', ')
        expect(meanOf(own), `${part}, worst: ${why}`).toBeGreaterThanOrEqual(floor)
      }
    },
  )

  it('finds products by the name of a property (SRCH-12)', () => {
    const { shown } = catalogue.ask('sv', 'trådlös rumstermostat')
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.filter(({ attributes }) => attributes['wireless'] !== 'yes')).toEqual([])
  })

  it.each([
    ['sv', 'längd 3 m'],
    ['fi', 'pituus 3 m'],
    ['nn', 'lengd 3 m'],
    ['nn', 'lengde 3 m'],
    ['da', 'længde 3 m'],
    ['en', 'length 3 m'],
  ] as const)(
    'finds products by the name and the value of an attribute in %s: %s (SRCH-12)',
    (language, phrase) => {
      const { shown } = catalogue.ask(language, phrase)
      expect(shown.length).toBeGreaterThan(2)
      expect(shown.filter(({ attributes }) => attributes['pipe-length'] !== 3)).toEqual([])
    },
  )

  it('finds no product by a word that only descriptions have', () => {
    // Elbows are sealed with it, and the demo sells none.
    expect(catalogue.ask('sv', 'tätningstejp').shown).toEqual([])
  })

  it('finds article numbers in any notation first and as exact matches (SRCH-4, SRCH-12)', () => {
    const answers = askNumbers(catalogue, articles)
    expect(answers.length).toBeGreaterThan(150)
    const wrong = answers.filter(({ isFirst, isStraight }) => !isFirst || !isStraight)
    expect(wrong.map(({ kind, written }) => `${kind}: ${written}`)).toEqual([])
  })
})

describe('the judgement', () => {
  const valve = {
    productId: 1,
    variantId: 2,
    family: 'ball-valve',
    category: 'valves/shut-off-valves',
    brand: 'Kallvik',
    series: 'KV 110',
    attributes: { dn: '15', thread: 'G 1/2', length: 20 },
  }

  it.each([
    ['3 ball-valve dn=15; 1 ball-valve', 3],
    ['3 ball-valve dn=20; 1 ball-valve', 1],
    ['3 gate-valve; 2 valves/', 2],
    ['3 gate-valve,ball-valve thread=G_1/2 length=20', 3],
    ['3 brand=Vattna; 2 series=KV_110', 2],
    ['3 valve', 0],
    ['3 shut-off-valves/', 0],
  ])('reads "%s" as %i', (written, grade) => {
    expect(judgeOf(written)(valve)).toBe(grade)
  })

  it('rejects invalid judgements', () => {
    expect(() => judgeOf('ball-valve')).toThrow('No judgement')
    expect(() => judgeOf('4 ball-valve')).toThrow('No judgement')
    expect(() => judgeOf('3')).toThrow('No judgement')
  })

  it('is 1 for the best order, 0 for none, and lower the later the best one comes', () => {
    const other = { ...valve, productId: 2, variantId: 3, family: 'toilet' }
    const judge = judgeOf('3 ball-valve')
    const products = [[valve], [other]]
    expect(ndcg(judge, products, [valve, other])).toBe(1)
    expect(ndcg(judge, products, [other, valve])).toBeCloseTo(0.631, 3)
    expect(ndcg(judge, products, [])).toBe(0)
    expect(ndcg(judgeOf('3 pump'), products, [valve])).toBeNull()
  })
})
