import { seedOf } from '../../api/demo/random.ts'
import type { ArticleFacts } from './facts.ts'
import type { Judge } from './judgement.ts'

/** Rows of an answer that count. */
export const depth = 10

const gainAt = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2)
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + gainAt(grade, place), 0)

/**
 * nDCG@10 of an answer: its gain by the gain of the best answer that this catalogue allows. `shown` are the articles in
 * the order of the answer, one of each product. Null when no product of the catalogue answers the phrase at all.
 */
export function ndcg(
  judge: Judge,
  products: ReadonlyArray<readonly ArticleFacts[]>,
  shown: readonly ArticleFacts[],
): number | null {
  const best = gainOf(products.map((articles) => Math.max(...articles.map(judge))).toSorted((a, b) => b - a))
  return best === 0 ? null : gainOf(shown.map(judge)) / best
}

/** True of the half of the queries that nobody looks at while the search is tuned. */
export const isHeldBack = (language: string, phrase: string): boolean =>
  seedOf(`relevance:${language}:${phrase}`) % 2 === 1
