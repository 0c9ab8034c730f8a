import { findSpans } from '../analysis/synonyms.ts'
import { tokenizeQuery, type Token } from '../analysis/tokenize.ts'
import { isGuess } from './expansion.ts'
import type { QueryContext } from './query-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Joins words that the catalogue writes as one: `kul ventil`. Where it has both words as well, the compound must be
 * part of a product name.
 */
export function joinCompounds(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token) continue
    const compound = next && /^\p{L}+$/u.test(token.term + next.term) ? token.term + next.term : ''
    const entry = compound.length > 5 ? vocabulary.find(compound) : null
    const areWords = [token.term, next?.term ?? ''].every((term) => vocabulary.find(term) !== null)
    if (entry && (!areWords || vocabulary.isInNames(compound))) {
      const typed = `${token.written} ${next?.written ?? ''}`
      result.push({ term: compound, written: entry.written, parts: [], typed })
      at += 1
    } else result.push(token)
  }
  return result
}

/** Letters of the shortest word whose compounds are kinds of it. */
const shortestKind = 4

/** Words of the longest name of an attribute that is looked for. */
const longestName = 3

/** Tokens as they were typed. */
const typedOf = (tokens: readonly Token[]): string =>
  tokens.map(({ typed, written }) => typed ?? written).join(' ')

/** Joins the tokens of an attribute's name with a value of it, after or before them. */
function joinValue(
  tokens: Token[],
  { at, length, names }: { at: number; length: number; names: readonly string[] },
  vocabulary: Vocabulary,
): void {
  const isValue = (token: Token | undefined): token is Token =>
    token !== undefined &&
    names.some((name) =>
      vocabulary.isAttributeOf(name, [token.term, ...(vocabulary.expand(token)?.exact ?? [])]),
    )
  const [before, after] = [tokens[at - 1], tokens[at + length]]
  if (isValue(after)) {
    const typed = typedOf(tokens.slice(at, at + length + 1))
    tokens.splice(at, length + 1, { ...after, typed })
  } else if (isValue(before)) {
    const typed = typedOf(tokens.slice(at - 1, at + length))
    tokens.splice(at - 1, length + 1, { ...before, typed })
  }
}

/** Joins the names of attributes of several words with their values: `colour temperature 3000 K`. */
function joinLongNames(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const result = [...tokens]
  for (let length = longestName; length > 1; length--)
    for (let at = 0; at + length <= result.length; at++) {
      const name = result.slice(at, at + length)
      if (name.every(({ term }) => /^\p{L}+$/u.test(term)))
        joinValue(result, { at, length, names: [name.map(({ term }) => term).join(' ')] }, vocabulary)
    }
  return result
}

/** What people write for °, which says nothing beside the number. */
const degrees: ReadonlySet<string> = new Set(
  'grad grader graders gradig grads aste astetta asteen degree degrees deg'.split(' '),
)

const isAngle = (number: Token | undefined, word: Token | undefined): boolean =>
  number !== undefined && word !== undefined && /^\d+$/u.test(number.term) && degrees.has(word.term)

/** Joins a number with the word for degrees after it: `90 grader` is `90°`, which is found as `90`. */
export const joinDegrees = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (isAngle(before, token)) return []
    return after !== undefined && isAngle(token, after)
      ? [{ ...token, typed: `${token.written} ${after.written}` }]
      : [token]
  })

/**
 * Joins the name of an attribute with its value, before or after it: `storlek 10`. It says nothing that the value does
 * not say. A word that products are named by is a kind of thing: `färg` may be paint.
 */
export function joinAttributeNames(
  tokens: readonly Token[],
  { vocabulary, synonyms = [] }: QueryContext,
): Token[] {
  const isThing = (token: Token): boolean => {
    const expansion = vocabulary.expand(token)
    if (expansion === null || isGuess(expansion)) return false
    // Short words are the ends of too many others: `str` of `rostra`.
    const { exact, heads } = expansion
    return [...exact, ...(token.term.length >= shortestKind ? heads : [])].some(vocabulary.isInNames)
  }
  const result = joinLongNames(tokens, vocabulary)
  for (const name of tokens.filter(({ term }) => !/\d/u.test(term))) {
    const at = result.indexOf(name)
    if (at < 0) continue
    const meanings = findSpans([name], synonyms, vocabulary.language).flatMap((span) => span.meanings)
    const words = [name, ...meanings.flatMap((meaning) => tokenizeQuery(meaning)[0] ?? [])]
    if (words.some(isThing)) continue
    const names = words.flatMap(({ term, written }) => [term, vocabulary.foldedStem(written)])
    joinValue(result, { at, length: 1, names }, vocabulary)
  }
  return result
}
