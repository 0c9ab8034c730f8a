import type { Synonym, SynonymSpan } from '../analysis/synonyms.ts'
import type { Token } from '../analysis/tokenize.ts'
import type { Expansion } from './expansion.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a phrase with its expansion; null if the catalogue contains nothing similar. */
export interface QueryWord {
  token: Token
  expansion: Expansion | null
  /** The word is still being typed: all words that begin with it match too. */
  isPrefix: boolean
  /** The word is only the known part of the word before it, which is unknown. */
  isPart?: boolean
  /** The word is a first part of a compound, which only narrows what its last part names. */
  narrows?: boolean
}

export interface QueryContext {
  vocabulary: Vocabulary
  /** Synonyms that may apply to the phrase. */
  synonyms?: readonly Synonym[]
  /** The last word may be a prefix. */
  lastIsPrefix?: boolean
}

/** Expands a synonym among some words. */
export type SpanExpander = (span: SynonymSpan, tokens: readonly Token[], vocabulary: Vocabulary) => QueryWord
