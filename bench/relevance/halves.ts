import { readFileSync } from 'node:fs'
import type { Language } from '../../search/analysis/languages.ts'
import type { JudgedCatalogue } from './catalogue.ts'
import type { ArticleFacts } from './facts.ts'
import { readQueries, type JudgedQuery } from './judgement.ts'
import { suggestionDepth, isHeldBack, ndcg } from './measure.ts'

/** The sets of judged queries: those that the search is tuned on, the held-out half, and later ones. */
export const parts = ['open', 'held back', 'second'] as const
export type Part = (typeof parts)[number]

/** One judged query with its result. */
export interface Judged extends JudgedQuery {
  language: Language
  part: Part
  ndcg: number
  shown: readonly ArticleFacts[]
}

const read = (path: string): JudgedQuery[] =>
  readQueries(readFileSync(`${import.meta.dirname}/queries/${path}.txt`, 'utf8'))

/** The judged queries of a language, from this folder. */
const queriesOf = (language: Language): Array<JudgedQuery & { part: Part }> => [
  ...read(language).map((query) => ({
    ...query,
    part: isHeldBack(language, query.phrase) ? ('held back' as const) : ('open' as const),
  })),
  ...read(`second/${language}`).map((query) => ({ ...query, part: 'second' as const })),
]

/** The kind of queries that are prefixes: evaluated while typing, and with Enter. */
const prefixKind = 'half'

/** The result of a query: for a prefix the worse of the search field's and the page's. */
function answerOf({ products, ask, begin }: Pick<JudgedCatalogue, 'products' | 'ask' | 'begin'>) {
  return (language: Language, { kind, phrase, judge }: JudgedQuery) => {
    const listed = ask(language, phrase).shown
    const answers = kind === prefixKind ? [begin(language, phrase), listed] : [listed]
    const judged = answers.map((shown, at) => ({
      shown,
      // The search field shows fewer rows.
      ndcg: ndcg(judge, products, shown, answers.length > 1 && at === 0 ? suggestionDepth : undefined),
    }))
    return judged.toSorted((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))[0]
  }
}

/** Evaluates every judged query of a language. Queries without an answer in the catalogue are left out. */
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
