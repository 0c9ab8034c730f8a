import { allTerms, alternativesOf, type Expansion } from '../query/expansion.ts'

/** A condition on products. */
export type BooleanQuery =
  /** Any of the terms. */
  | { terms: readonly string[] }
  /** A term with the prefix. */
  | { prefix: string }
  | { all: readonly BooleanQuery[] }
  | { any: readonly BooleanQuery[] }

/** Matches one of the alternatives of an expansion. */
export const expansionQuery = (expansion: Expansion): BooleanQuery => ({
  any: alternativesOf(expansion).map(({ leaves }) => ({
    all: leaves.map((leaf) => ({ terms: allTerms(leaf) })),
  })),
})

/** A query for each of some words; unknown words have none. */
export const wordQueries = (words: ReadonlyArray<{ expansion: Expansion | null }>): BooleanQuery[] =>
  words.flatMap(({ expansion }) => (expansion ? [expansionQuery(expansion)] : []))
