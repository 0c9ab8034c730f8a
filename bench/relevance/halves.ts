import { readFileSync } from 'node:fs'
import type { Language } from '../../search/analysis/languages.ts'
import type { JudgedCatalogue } from './catalogue.ts'
import type { ArticleFacts } from './facts.ts'
import { readQueries, type JudgedQuery } from './judgement.ts'
import { begunDepth, isHeldBack, ndcg } from './measure.ts'

/** Which of the judged queries: those that the search is tuned to, the half that is held back, and those written later. */
export const parts = ['open', 'held back', 'second'] as const
export type Part = (typeof parts)[number]

/** One judged query with what came of it. */
export interface Judged extends JudgedQuery {
  language: Language
  part: Part
  ndcg: number
  shown: readonly ArticleFacts[]
}

const read = (path: string): JudgedQuery[] =>
  readQueries(readFileSync(`${import.meta.dirname}/queries/${path}.txt`, 'utf8'))

/** The judged queries of a language, as they stand in the folder beside this file. */
const queriesOf = (language: Language): Array<JudgedQuery & { part: Part }> => [
  ...read(language).map((query) => ({
    ...query,
    part: isHeldBack(language, query.phrase) ? ('held back' as const) : ('open' as const),
  })),
  ...read(`second/${language}`).map((query) => ({ ...query, part: 'second' as const })),
]

/** The kind of query that is the beginning of what somebody writes: asked as they write, and with Enter. */
const begun = 'half'

/** What a query finds: of a beginning the poorer of what the search field shows and of what the page lists. */
function answerOf({ products, ask, begin }: Pick<JudgedCatalogue, 'products' | 'ask' | 'begin'>) {
  return (language: Language, { kind, phrase, judge }: JudgedQuery) => {
    const listed = ask(language, phrase).shown
    const answers = kind === begun ? [begin(language, phrase), listed] : [listed]
    const judged = answers.map((shown, at) => ({
      shown,
      // The search field has room for fewer.
      ndcg: ndcg(judge, products, shown, answers.length > 1 && at === 0 ? begunDepth : undefined),
    }))
    return judged.toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))[0]
  }
}

/** Asks every judged query of a language. Those that the catalogue has no answer to are left out. */
export const judgedIn = (
  catalogue: Pick<JudgedCatalogue, 'products' | 'ask' | 'begin'>,
  language: Language,
): Judged[] => {
  const answer = answerOf(catalogue)
  return queriesOf(language).flatMap((query) => {
    const { shown = [], ndcg: figure = null } = answer(language, query) ?? {}
    return figure === null ? [] : [{ ...query, language, ndcg: figure, shown }]
  })
}

/** The mean of some queries' figures. */
export const meanOf = (judged: readonly Pick<Judged, 'ndcg'>[]): number =>
  judged.reduce((sum, each) => sum + each.ndcg, 0) / judged.length
