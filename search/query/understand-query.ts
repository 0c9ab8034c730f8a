import { findSpans, prefixSynonyms, type SynonymSpan } from '../analysis/synonyms.ts'
import { modelTerms } from '../analysis/model-terms.ts'
import { fold, tokenizeQuery, type Token } from '../analysis/tokenize.ts'
import { alternativesOf, directTerms, emptyExpansion, isGuess, type Expansion } from './expansion.ts'
import { joinAttributeNames, joinCompounds, joinDegrees } from './join-tokens.ts'
import { compoundSynonym, knownParts } from './known-parts.ts'
import type { QueryContext, QueryWord } from './query-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word as answers name it: as it was typed, unless it was corrected. */
export function nameOfWord({ token }: QueryWord, phrase: string): string {
  const name = token.typed ?? token.written
  // Tokens are lower case.
  const at = phrase.toLowerCase().indexOf(name)
  return at < 0 ? name : phrase.slice(at, at + name.length)
}

/** A phrase in the words of the catalogue. */
export interface UnderstoodQuery {
  words: QueryWord[]
  /** The phrase with its spelling corrected; null if nothing was corrected. */
  corrected: string | null
  /** Corrected words as they were typed. */
  typed?: ReadonlyMap<string, string>
  /** Marks of the model numbers in the phrase. */
  models: readonly string[]
}

/** One expansion of words that must all be found; null if one of them is unknown. */
function expandTogether(tokens: readonly Token[], vocabulary: Vocabulary): Expansion | null {
  const expansions = tokens.map((token) => vocabulary.expand(token))
  const [only, ...others] = expansions
  if (others.length === 0) return only ?? null
  return expansions.every((expansion) => expansion !== null) ? { ...emptyExpansion, parts: expansions } : null
}

/** Whether the catalogue has a word, alone or as the end of compounds. */
const isKnownWord = (token: Token, { expand }: Vocabulary): boolean => {
  const expansion = expand(token)
  if (expansion === null || expansion.corrected !== null || expansion.parts.length > 0) return false
  const { exact, heads } = expansion
  return exact.length > 0 || heads.some((head) => head.endsWith(token.term))
}

/** Expands the meanings of synonyms, as far as the catalogue has their words. */
const expandMeanings = (meanings: readonly string[], vocabulary: Vocabulary): Expansion[] =>
  meanings.flatMap((meaning) => {
    const tokens = joinCompounds(tokenizeQuery(meaning), vocabulary)
    // A meaning that the catalogue does not have is no word to guess about.
    const isKnown = tokens.every((token) => isKnownWord(token, vocabulary))
    return isKnown ? (expandTogether(tokens, vocabulary) ?? []) : []
  })

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
  const typed = span.map((each) => each.typed ?? each.written).join(' ')
  const token = {
    term: span.map(({ term }) => term).join(''),
    written,
    parts: [],
    ...(typed === written ? {} : { typed }),
  }
  if (synonyms.length === 0) return { token, expansion: literal, isPrefix: false }
  const isTerm = length > 1 ? { isTerm: true } : {}
  return { token, expansion: { ...base, ...isTerm, synonyms }, isPrefix: false }
}

/**
 * Whether the lists of synonyms have a word: it is a thing of its own, even if the catalogue has none of its meanings.
 */
const isListed = ({ term }: Token, { synonyms = [] }: QueryContext): boolean =>
  synonyms.some(({ phrase }) => fold(phrase) === term)

/** An expansion without the guesses that take the word for a misspelling. */
function asSpelled(expansion: Expansion | null): Expansion | null {
  if (expansion === null || expansion.corrected !== null) return null
  if (expansion.repaired !== undefined) return asSpelled(expansion.fallback ?? null)
  return expansion.fallback ? { ...expansion, fallback: asSpelled(expansion.fallback) } : expansion
}

/** Expands one word. An unknown compound is followed by its known part. */
function expandToken(
  token: Token,
  { isLast, lastIsPrefix }: { isLast: boolean; lastIsPrefix: boolean },
  context: QueryContext,
): QueryWord[] {
  const { vocabulary, synonyms = [] } = context
  const listed = isListed(token, context)
  const expansion = listed ? asSpelled(vocabulary.expand(token)) : vocabulary.expand(token)
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
  const unknown: QueryWord = { token, expansion: null, isPrefix: false }
  if (isGuess(expansion) && !isPrefix) {
    const synonym = compoundSynonym(token, expansion, context)
    if (synonym !== null) return [{ token, isPrefix, expansion: synonym }]
  }
  if (expansion === null && !isPrefix && /^\p{L}+$/u.test(token.term)) {
    const parts = knownParts(token, context, { expandSpan, onlyEnd: listed })
    if (parts.length > 0) return [unknown, ...parts]
  }
  // Answers say that they are for other words than the one that was typed, unless it is still being typed.
  if (expansion?.continuedAs !== undefined && !isPrefix)
    return [
      { ...unknown, narrows: true },
      { ...unknown, token: { ...token, typed: expansion.continuedAs }, expansion, isPart: true },
    ]
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
  const typed = joinAttributeNames(joinDegrees(uniqueTokens(tokenizeQuery(phrase))), context)
  const isPhrase = findSpans(typed, synonyms, vocabulary.language).some(({ length }) => length > 1)
  // A compound that is written apart is one word, also if its last part alone is a synonym: `golv brunn`.
  const tokens = isPhrase ? typed : joinCompounds(typed, vocabulary)
  // Without a meaning in the catalogue the words are plain ones, which may be part of a compound.
  const spans = (synonyms.length > 0 ? findSpans(tokens, synonyms, vocabulary.language) : []).filter(
    ({ meanings }) => expandMeanings(meanings, vocabulary).length > 0,
  )
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

/** A known word as the catalogue spells it; a measure as it was typed: `1/2 tum`, not `G 1/2`. */
const spelledAs = ({ term, written }: Token, { find }: Vocabulary): string =>
  (/\d/u.test(term) ? null : find(term)?.written) ?? written

/**
 * Understands a phrase with the vocabulary of the catalogue. A misspelt phrase is corrected and then understood again.
 */
export function understandQuery(phrase: string, context: QueryContext): UnderstoodQuery {
  const { vocabulary } = context
  const words = understandTokens(phrase, context)
  if (words.every(({ expansion }) => !expansion?.corrected))
    return { words, corrected: null, models: modelTerms(phrase) }
  const corrected = words
    .map(({ token, expansion }) => expansion?.corrected ?? spelledAs(token, vocabulary))
    .join(' ')
  const typed = new Map(
    words.flatMap(({ token, expansion }) =>
      expansion?.corrected ? [[expansion.corrected, token.written] as const] : [],
    ),
  )
  return { words: understandTokens(corrected, context), corrected, typed, models: modelTerms(corrected) }
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
