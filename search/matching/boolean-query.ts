import { termsOf, waysOf, type Meaning } from '../query/expansion.ts'

/** Which products are looked for. */
export type Wanted =
  /** Those with one of the terms. */
  | { terms: readonly string[] }
  /** Those with a word that begins so. */
  | { begins: string }
  | { all: readonly Wanted[] }
  | { any: readonly Wanted[] }

/** What has the words of a meaning, in one of the ways in which it can be said. */
export const wantedOf = (meaning: Meaning): Wanted => ({
  any: waysOf(meaning).map((way) => ({ all: way.leaves.map((leaf) => ({ terms: termsOf(leaf) })) })),
})

/** What each of some words is looked for by; those that nothing is known of are left out. */
export const partsOf = (words: ReadonlyArray<{ meaning: Meaning | null }>): Wanted[] =>
  words.flatMap(({ meaning }) => (meaning ? [wantedOf(meaning)] : []))
