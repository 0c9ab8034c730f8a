import type { Field } from '../index/fields.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'

/** A condition on products. */
export type BooleanQuery =
  /** Any of the terms, in the field if one is given. */
  | { terms: readonly string[]; field?: Field }
  /** A term with the prefix, in the field if one is given. */
  | { prefix: string; field?: Field }
  | { all: readonly BooleanQuery[] }
  | { any: readonly BooleanQuery[] }

const namingFields = ['name', 'attributes'] as const

/** A query of which one field has everything. */
export const inField = (query: BooleanQuery, field: Field): BooleanQuery => {
  if ('all' in query) return { all: query.all.map((each) => inField(each, field)) }
  return 'any' in query ? { any: query.any.map((each) => inField(each, field)) } : { field, ...query }
}

/** A query of which the name of a product, or its attributes, have everything. */
export const inNameOrValue = (query: BooleanQuery): BooleanQuery => ({
  any: namingFields.map((field) => inField(query, field)),
})

/**
 * Matches one of the alternatives of an expansion. A synonym, and a term of several words that has synonyms, must name
 * a product: `thread tape` does not mean a threaded fitting whose description says "for hemp or tape".
 */
export const expansionQuery = (expansion: Expansion): BooleanQuery => ({
  any: alternativesOf(expansion).map(({ leaves, origin, isTerm }) => ({
    all: leaves.map((leaf) => {
      const terms = allTerms(leaf)
      return origin === 'word' && isTerm !== true
        ? { terms }
        : { any: namingFields.map((field) => ({ terms, field })) }
    }),
  })),
})

/** Matches products that are named or described by values as the parts of an expansion, or by kinds of them. */
export const namedQuery = (expansion: Expansion): BooleanQuery => ({
  any: alternativesOf(expansion).map(({ leaves }) => ({
    all: leaves.map((leaf) => ({
      any: namingFields.map((field) => ({ terms: directTerms(leaf), field })),
    })),
  })),
})

/** A query for each of some words; unknown words have none. */
export const wordQueries = (words: ReadonlyArray<{ expansion: Expansion | null }>): BooleanQuery[] =>
  words.flatMap(({ expansion }) => (expansion ? [expansionQuery(expansion)] : []))

/** A query for one word alone. An unknown word matches nothing. */
export const wordQuery = (word: { expansion: Expansion | null }): BooleanQuery => ({
  all: wordQueries([word]),
})
