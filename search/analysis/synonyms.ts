import { memoize } from '../memoize.ts'
import { suffixesOf } from './compounds.ts'
import type { Language } from './languages.ts'
import { stemOf } from './stemmers.ts'
import { fold, tokenize, tokenizeQuery, type Token } from './tokenize.ts'

/** A search word or phrase, and its meanings in the words of the catalogue. */
export interface Synonym {
  phrase: string
  meanings: readonly string[]
}

/** Synonyms of one language, ready for lookup. */
export interface SynonymList {
  /** By the first term of the phrase, and by its stem. */
  byFirstTerm: ReadonlyMap<string, readonly Synonym[]>
  /** By all terms of the phrase, in alphabetical order. */
  sorted: ReadonlyArray<{ key: string; synonym: Synonym }>
}

const mostLines = 2000
const mostWords = 4
const mostMeanings = 8
const longest = 80
/** Shorter prefixes match too many phrases. */
const shortestPrefix = 3
/** Synonyms of one prefix, the shortest first. */
const mostPrefixMatches = 8
/** Stems that are cached. */
const mostStems = 2000

const splitSide = (side: string): string[] =>
  side
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)

/** Why a line cannot be used; null if it can. */
function mistakeIn(phrases: readonly string[], meanings: readonly string[]): string | null {
  if (phrases.length === 0) return 'nothing is before the ='
  const long = [...phrases, ...meanings].find((each) => each.length > longest)
  if (long !== undefined) return `"${long.slice(0, longest)}…" is longer than ${longest} characters`
  const wordy = phrases.find((each) => tokenize(each).length > mostWords)
  if (wordy !== undefined) return `"${wordy}" has more than ${mostWords} words`
  const empty = [...phrases, ...meanings].find((each) => tokenize(each).length === 0)
  if (empty !== undefined) return `"${empty}" has no letter and no digit`
  if (meanings.length > mostMeanings) return `more than ${mostMeanings} meanings stand after the =`
  return null
}

/**
 * Parses a list. Each line has one or more phrases, `=`, and their meanings, separated by commas. A line without
 * meanings removes those of earlier lists. Of phrases without `=` each means all others. Lines that begin with `#` are
 * comments. Mistakes name their line.
 */
export function parseSynonyms(text: string): { synonyms: Synonym[]; mistakes: string[] } {
  const synonyms: Synonym[] = []
  const mistakes: string[] = []
  const lines = text.split(/\r?\n/u)
  if (lines.length > mostLines) mistakes.push(`the list has more than ${mostLines} lines`)
  for (const [at, line] of lines.slice(0, mostLines).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [left, right, more] = line.split('=')
    const phrases = splitSide(left ?? '')
    const isGroup = right === undefined && phrases.length > 1
    const meanings = isGroup ? phrases : splitSide(right ?? '')
    const mistake =
      (right === undefined && !isGroup) || more !== undefined
        ? 'a line has one = sign, or several words with commas that mean the same'
        : mistakeIn(phrases, meanings)
    if (mistake !== null) mistakes.push(`line ${at + 1}: ${mistake}`)
    else {
      for (const phrase of phrases)
        synonyms.push({ phrase, meanings: isGroup ? meanings.filter((each) => each !== phrase) : meanings })
    }
  }
  return { synonyms, mistakes }
}

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ term }) => term).join(' ')
const stem = memoize(
  mostStems,
  ({ language, written }) => `${language} ${written}`,
  ({ language, written }: { language: Language; written: string }) => fold(stemOf(language, written)),
)

/** Merges lists. For each phrase the last list that contains it applies. */
export function mergeSynonyms(lists: ReadonlyArray<readonly Synonym[]>, language: Language): SynonymList {
  const byKey = new Map<string, Synonym>()
  for (const list of lists) {
    const merged = new Map<string, Synonym>()
    for (const { phrase, meanings } of list) {
      const key = keyOf(tokenizeQuery(phrase))
      merged.set(key, { phrase, meanings: [...(merged.get(key)?.meanings ?? []), ...meanings] })
    }
    for (const [key, synonym] of merged) byKey.set(key, synonym)
  }
  const entries = [...byKey].filter(([, { meanings }]) => meanings.length > 0)
  const byFirstTerm = new Map<string, Synonym[]>()
  for (const [, synonym] of entries) {
    const [first] = tokenize(synonym.phrase)
    if (first === undefined) continue
    for (const term of new Set([first.term, stem({ language, written: first.written })])) {
      byFirstTerm.set(term, [...(byFirstTerm.get(term) ?? []), synonym])
    }
  }
  const sorted = entries
    .map(([key, synonym]) => ({ key, synonym }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { byFirstTerm, sorted }
}

/** Whether the tokens from `at` on are those of a phrase, in any inflection. */
function matchesAt(
  tokens: readonly Token[],
  at: number,
  phrase: readonly Token[],
  language: Language,
): boolean {
  return phrase.every(({ term, written }, place) => {
    const token = tokens[at + place]
    if (token === undefined) return false
    return token.term === term || stem({ language, written: token.written }) === stem({ language, written })
  })
}

/** Tokens of a phrase that are a synonym. */
export interface SynonymSpan {
  at: number
  length: number
  meanings: readonly string[]
}

/** Finds the synonyms among the tokens of a phrase; of those at one place the longest. */
export function findSpans(
  tokens: readonly Token[],
  synonyms: readonly Synonym[],
  language: Language,
): SynonymSpan[] {
  const candidates = synonyms
    .map(({ phrase, meanings }) => ({ phrase: tokenizeQuery(phrase), meanings }))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
  const spans: SynonymSpan[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = candidates.find(({ phrase }) => matchesAt(tokens, at, phrase, language))
    if (!match) continue
    spans.push({ at, length: match.phrase.length, meanings: match.meanings })
    at += match.phrase.length - 1
  }
  return spans
}

const isWord = (term: string): boolean => /^\p{L}+$/u.test(term)

/** The synonyms whose phrase begins with some tokens and is longer, the shortest first. */
function synonymsWithPrefix({ sorted }: SynonymList, tokens: readonly Token[]): Synonym[] {
  const prefix = keyOf(tokens)
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const after = sorted.slice(low)
  const end = after.findIndex(({ key }) => !key.startsWith(prefix))
  return (end < 0 ? after : after.slice(0, end))
    .filter(({ key }) => key !== prefix)
    .toSorted((a, b) => a.key.length - b.key.length)
    .slice(0, mostPrefixMatches)
    .map(({ synonym }) => synonym)
}

/** The tokens of a phrase that may be the prefix of a synonym: each word, and the last few together. */
function* possiblePrefixes(tokens: readonly Token[]): Generator<Token[]> {
  for (const token of tokens) if (isWord(token.term) && token.term.length >= shortestPrefix) yield [token]
  for (let length = 2; length <= Math.min(mostWords, tokens.length); length++) yield tokens.slice(-length)
}

/** The synonyms of a list that may apply to a phrase: as a whole, by a prefix, or as the end of a compound. */
export function findSynonyms(list: SynonymList, phrase: string, language: Language): Synonym[] {
  const tokens = tokenizeQuery(phrase)
  const firstTerms = new Set(
    tokens.flatMap((token) => [
      token.term,
      stem({ language, written: token.written }),
      ...suffixesOf(token),
      token.term.slice(-shortestPrefix),
    ]),
  )
  const whole = [...firstTerms].flatMap((term) => list.byFirstTerm.get(term) ?? [])
  const byPrefix = [...possiblePrefixes(tokens)].flatMap((prefix) => synonymsWithPrefix(list, prefix))
  return [...new Set([...whole, ...byPrefix])]
}

/** The meanings of the synonyms whose phrase begins with some tokens and is longer. */
export function prefixSynonyms(tokens: readonly Token[], synonyms: readonly Synonym[]): string[] {
  const prefix = keyOf(tokens)
  const matches = synonyms.filter(({ phrase }) => {
    const key = keyOf(tokenizeQuery(phrase))
    return key !== prefix && key.startsWith(prefix)
  })
  return [...new Set(matches.flatMap(({ meanings }) => meanings))].slice(0, mostMeanings)
}
