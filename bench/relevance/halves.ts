import { readFileSync } from 'node:fs'
import type { Language } from '../../api/search/languages.ts'
import type { JudgedCatalogue } from './catalogue.ts'
import type { ArticleFacts } from './facts.ts'
import { readQueries, type JudgedQuery } from './judgement.ts'
import { isHeldBack, ndcg } from './measure.ts'

/** One judged query with what came of it. */
export interface Judged extends JudgedQuery {
  language: Language
  isHeldBack: boolean
  ndcg: number
  shown: readonly ArticleFacts[]
}

/** The judged queries of a language, as they stand in the folder beside this file. */
export const queriesOf = (language: Language): JudgedQuery[] =>
  readQueries(readFileSync(`${import.meta.dirname}/queries/${language}.txt`, 'utf8'))

/** Asks every judged query of a language. Those that the catalogue has no answer to are left out. */
export const judgedIn = (
  { products, ask }: Pick<JudgedCatalogue, 'products' | 'ask'>,
  language: Language,
): Judged[] =>
  queriesOf(language).flatMap((query) => {
    const { shown } = ask(language, query.phrase)
    const figure = ndcg(query.judge, products, shown)
    if (figure === null) return []
    return [{ ...query, language, isHeldBack: isHeldBack(language, query.phrase), ndcg: figure, shown }]
  })

/** The mean of some queries' figures. */
export const meanOf = (judged: readonly Pick<Judged, 'ndcg'>[]): number =>
  judged.reduce((sum, each) => sum + each.ndcg, 0) / judged.length
