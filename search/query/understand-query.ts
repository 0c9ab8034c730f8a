import { suffixesOf } from '../analysis/compounds.ts'
import { findSpans, prefixSynonyms, type Synonym, type SynonymSpan } from '../analysis/synonyms.ts'
import { tokenizeQuery, type Token } from '../analysis/tokenize.ts'
import { alternativesOf, directTerms, simpleExpansion, type Expansion } from './expansion.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a phrase with its expansion; null if the catalogue contains nothing similar. */
export interface QueryWord {
  token: Token
  expansion: Expansion | null
  /** The word is still being typed: all words that begin with it match too. */
  isPrefix: boolean
}

/** A phrase in the words of the catalogue. */
export interface UnderstoodQuery {
  words: QueryWord[]
  /** The phrase with its spelling corrected; null if nothing was corrected. */
  corrected: string | null
}

export interface QueryContext {
  vocabulary: Vocabulary
  /** Synonyms that may apply to the phrase. */
  synonyms?: readonly Synonym[]
  /** The last word may be a prefix. */
  lastIsPrefix?: boolean
}

/**
 * Joins words that the catalogue writes as one: `kul ventil`. Where it has both words as well, the compound must be part of
 * a product name.
 */
function joinCompounds(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token) continue
    const compound = next && /^\p{L}+$/u.test(token.term + next.term) ? token.term + next.term : ''
    const entry = compound.length > 5 ? vocabulary.find(compound) : null
    const areWords = [token.term, next?.term ?? ''].every((term) => vocabulary.find(term) !== null)
    if (entry && (!areWords || vocabulary.isInNames(compound))) {
      result.push({ term: compound, written: entry.written, parts: [] })
      at += 1
    } else result.push(token)
  }
  return result
}

const emptyExpansion = simpleExpansion({ exact: [], heads: [], related: [] })

/** One expansion of words that must all be found; null if one of them is unknown. */
function expandTogether(tokens: readonly Token[], vocabulary: Vocabulary): Expansion | null {
  const expansions = tokens.map((token) => vocabulary.expand(token))
  const [only, ...others] = expansions
  if (others.length === 0) return only ?? null
  return expansions.every((expansion) => expansion !== null) ? { ...emptyExpansion, parts: expansions } : null
}

/** Expands the meanings of synonyms. */
const expandMeanings = (meanings: readonly string[], vocabulary: Vocabulary): Expansion[] =>
  meanings.flatMap(
    (meaning) => expandTogether(joinCompounds(tokenizeQuery(meaning), vocabulary), vocabulary) ?? [],
  )

/** Whether an expansion is only a guess, which counts for nothing beside a synonym. */
const isGuess = (expansion: Expansion | null): boolean =>
  expansion === null || expansion.corrected !== null || expansion.fallback !== undefined

/** Expands words that are a synonym, as themselves and as its meanings. */
function expandSpan(
  { at, length, meanings }: SynonymSpan,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): QueryWord {
  const span = tokens.slice(at, at + length)
  const literal = expandTogether(span, vocabulary)
  const base = literal !== null && !isGuess(literal) ? literal : emptyExpansion
  const synonyms = expandMeanings(meanings, vocabulary)
  const written = span.map((token) => token.written).join(' ')
  const token = { term: span.map(({ term }) => term).join(''), written, parts: [] }
  return { token, expansion: synonyms.length > 0 ? { ...base, synonyms } : literal, isPrefix: false }
}

/** The known part of an unknown compound: its longest known end, which may be a synonym, or else its beginning. */
function knownPart(token: Token, { vocabulary, synonyms = [] }: QueryContext): QueryWord | null {
  const tail = vocabulary.tailOf(token.term)
  const suffixes = suffixesOf(token).filter((suffix) => suffix.length > (tail?.length ?? 0))
  for (const suffix of suffixes) {
    const suffixTokens = [{ term: suffix, written: token.written.slice(-suffix.length), parts: [] }]
    const [span] = findSpans(suffixTokens, synonyms, vocabulary.language)
    if (span) return expandSpan(span, suffixTokens, vocabulary)
  }
  // A part that is a word by itself says more: `toilet` of `toiletskål`, not the end of `rørskål`.
  const head = tail === null || vocabulary.find(tail) === null ? vocabulary.headOf(token.term) : null
  const part = head ?? tail
  if (part === null) return null
  const written = head === null ? token.written.slice(-part.length) : token.written.slice(0, part.length)
  const partToken = { term: part, written, parts: [] }
  return { token: partToken, expansion: vocabulary.expand(partToken), isPrefix: false }
}

/** Expands one word. An unknown compound is followed by its known part. */
function expandToken(
  token: Token,
  { isLast, lastIsPrefix }: { isLast: boolean; lastIsPrefix: boolean },
  context: QueryContext,
): QueryWord[] {
  const { vocabulary, synonyms = [] } = context
  const expansion = vocabulary.expand(token)
  const isPrefix =
    isLast && lastIsPrefix && token.term.length > 2 && vocabulary.startingWith(token.term, 1).length > 0
  const isUnfinished = isLast && expansion?.exact.length === 0 && expansion.parts.length === 0
  const byPrefix =
    isGuess(expansion) || isUnfinished ? expandMeanings(prefixSynonyms([token], synonyms), vocabulary) : []
  // The prefix of a synonym is not corrected to another word. It ranks behind the word itself.
  if (byPrefix.length > 0) {
    const base = expansion === null || isGuess(expansion) ? emptyExpansion : expansion
    return [{ token, isPrefix, expansion: { ...base, synonyms: byPrefix, isSynonymPrefix: true } }]
  }
  if (expansion === null && !isPrefix && /^\p{L}+$/u.test(token.term)) {
    const part = knownPart(token, context)
    if (part !== null) return [{ token, expansion: null, isPrefix: false }, part]
  }
  // The prefix of a word is not a misspelling of another word.
  return [{ token, isPrefix, expansion: isPrefix && expansion?.corrected ? null : expansion }]
}

/** Expands the last words as the prefix of a synonym of several words: `hard ha`. */
function expandSynonymPrefix(
  tokens: readonly Token[],
  { vocabulary, synonyms = [], lastIsPrefix = false }: QueryContext,
): { from: number; word: QueryWord } | null {
  const last = tokens.at(-1)
  if (!last || synonyms.length === 0) return null
  if (!lastIsPrefix && (vocabulary.expand(last)?.exact.length ?? 0) > 0) return null
  for (let from = 0; from < tokens.length - 1; from++) {
    const some = tokens.slice(from)
    const meanings = prefixSynonyms(some, synonyms)
    if (meanings.length === 0) continue
    const word = expandSpan({ at: 0, length: some.length, meanings }, some, vocabulary)
    const { expansion } = word
    return {
      from,
      word: expansion === null ? word : { ...word, expansion: { ...expansion, isSynonymPrefix: true } },
    }
  }
  return null
}

/** Removes repeated words, all but the last. */
const uniqueTokens = (tokens: readonly Token[]): Token[] =>
  [...new Map(tokens.toReversed().map((token) => [token.term, token])).values()].toReversed()

function understandTokens(phrase: string, context: QueryContext): QueryWord[] {
  const { vocabulary, synonyms = [], lastIsPrefix = false } = context
  const tokens = uniqueTokens(tokenizeQuery(phrase))
  const spans = synonyms.length > 0 ? findSpans(tokens, synonyms, vocabulary.language) : []
  const result: QueryWord[] = []
  let from = 0
  const addTokensUntil = (until: number) => {
    const isEnd = until === tokens.length
    const plain = tokens.slice(from, until)
    const synonymPrefix = isEnd ? expandSynonymPrefix(plain, context) : null
    const words = joinCompounds(
      synonymPrefix === null ? plain : plain.slice(0, synonymPrefix.from),
      vocabulary,
    )
    for (const [at, word] of words.entries()) {
      const isLast = isEnd && synonymPrefix === null && at === words.length - 1
      result.push(...expandToken(word, { isLast, lastIsPrefix }, context))
    }
    if (synonymPrefix !== null) result.push(synonymPrefix.word)
  }
  for (const span of spans) {
    addTokensUntil(span.at)
    result.push(expandSpan(span, tokens, vocabulary))
    from = span.at + span.length
  }
  addTokensUntil(tokens.length)
  return result
}

/** Understands a phrase with the vocabulary of the catalogue. A misspelt phrase is corrected and then understood again. */
export function understandQuery(phrase: string, context: QueryContext): UnderstoodQuery {
  const { vocabulary } = context
  const words = understandTokens(phrase, context)
  if (words.every(({ expansion }) => !expansion?.corrected)) return { words, corrected: null }
  const corrected = words
    .map(
      ({ token, expansion }) => expansion?.corrected ?? vocabulary.find(token.term)?.written ?? token.written,
    )
    .join(' ')
  return { words: understandTokens(corrected, context), corrected }
}

/** Terms by which values are found: the word, its kinds (`varselgul` for `gul`), and other names of a measure. */
const valueTerms = (leaf: Expansion): string[] => [
  ...directTerms(leaf),
  ...leaf.related.filter((term) => /\d/u.test(term)),
]

/** By word of a phrase: the terms of values that distinguish variants. */
export const distinguishingTerms = ({ words }: Pick<UnderstoodQuery, 'words'>): string[][] =>
  words.flatMap(({ token, expansion }) => {
    const leaves = (expansion ? alternativesOf(expansion) : []).flatMap((alternative) => alternative.leaves)
    if (leaves.length === 0) return [[token.term]]
    // Parts that must all be found distinguish variants each by itself: `m8` and `40` of `m8x40`.
    return expansion?.synonyms.length === 0 ? leaves.map(valueTerms) : [leaves.flatMap(valueTerms)]
  })
