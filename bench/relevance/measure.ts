import { seedOf } from '../../demo/catalogue/random.ts'
import type { ArticleFacts } from './facts.ts'
import type { Judge } from './judgement.ts'

/** Rows of an answer that count. */
export const depth = 10
/** Rows that the search field shows while typing. */
export const suggestionDepth = 6

const gainAt = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2)
const gainOf = (grades: readonly number[], rows: number): number =>
  grades.slice(0, rows).reduce((sum, grade, place) => sum + gainAt(grade, place), 0)

/**
 * nDCG@10 of an answer: its gain divided by the gain of the best possible answer in this catalogue. `shown` are the
 * articles in the order of the answer, one per product; only the first `rows` count. Null if no product of the
 * catalogue answers the phrase.
 */
export function ndcg(
  judge: Judge,
  products: ReadonlyArray<readonly ArticleFacts[]>,
  shown: readonly ArticleFacts[],
  rows: number = depth,
): number | null {
  const grades = products.map((articles) => Math.max(...articles.map(judge)))
  const best = gainOf(
    grades.toSorted((a, b) => b - a),
    rows,
  )
  return best === 0 ? null : gainOf(shown.map(judge), rows) / best
}

/** Whether a query is in the half that is not looked at while the search is tuned. */
export const isHeldBack = (language: string, phrase: string): boolean =>
  seedOf(`relevance:${language}:${phrase}`) % 2 === 1
