import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  compoundQueries,
  namedQueries,
  openCompoundCatalogue,
} from '../../bench/relevance/compound-catalogue.ts'
import { languages } from '../../search/analysis/languages.ts'

/** nDCG@10 of a list, and nDCG@6 of the search field, by what is asked for. */
const floors = { kind: 0.99, misspelt: 0.97, 'misspelt part': 0.9 }

let catalogue: Awaited<ReturnType<typeof openCompoundCatalogue>>
beforeAll(async () => {
  catalogue = await openCompoundCatalogue()
})
afterAll(() => catalogue.close())

describe('kinds of things and misspelt compounds', () => {
  it.each(languages)(
    'come before what folding makes equal, and are repaired before they are split, in %s (SRCH-12)',
    (language) => {
      for (const [habit, queries] of Map.groupBy(compoundQueries(language), (query) => query.habit)) {
        for (const answer of [catalogue.ask, catalogue.begin]) {
          const judged = queries.map((query) => ({ ...query, figure: answer(language, query).ndcg }))
          const mean = judged.reduce((sum, { figure }) => sum + figure, 0) / judged.length
          const worst = judged.filter(({ figure }) => figure < floors[habit])
          const why = worst.map(({ phrase, figure }) => `${phrase} ${figure.toFixed(2)}`).join(', ')
          expect(mean, `${habit}, worst: ${why}`).toBeGreaterThanOrEqual(floors[habit])
        }
      }
    },
  )

  it.each(namedQueries)('answers $phrase with what it asks for first (SRCH-12)', (query) => {
    for (const answer of [catalogue.ask, catalogue.begin]) {
      const { grades, ndcg } = answer('sv', query)
      expect(grades[0]).toBe(3)
      expect(ndcg).toBeGreaterThanOrEqual(0.99)
    }
    const { grades, corrected } = catalogue.ask('sv', query)
    expect(corrected).toBe(query.corrected)
    if (query.modifier === null) expect(grades.every((grade) => grade === 3)).toBe(true)
  })
})
