import { suffixesOf } from '../analysis/compounds.ts'
import { editDistance } from '../analysis/edit-distance.ts'
import { findSpans, type Synonym } from '../analysis/synonyms.ts'
import { fold, tokenizeQuery, type Token } from '../analysis/tokenize.ts'
import { simpleExpansion, type Expansion } from './expansion.ts'
import type { QueryContext, QueryWord, SpanExpander } from './query-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Letters of the shortest synonym that a compound ends in, and of what is before it. */
const shortest = { end: 3, before: 3 }

/** A compound that ends in a synonym. */
interface SynonymEnd {
  before: string
  end: Token
  meanings: readonly string[]
}

/** The synonyms that a compound ends in, the longest first. */
function* synonymEnds(
  { term, written }: Token,
  synonyms: readonly Synonym[],
  language: QueryContext['vocabulary']['language'],
): Generator<SynonymEnd> {
  if (!/^\p{L}+$/u.test(term)) return
  for (let at = shortest.before; at <= term.length - shortest.end; at++) {
    const end: Token = { term: term.slice(at), written: written.slice(at - term.length), parts: [] }
    const [span] = findSpans([end], synonyms, language)
    if (span) yield { before: term.slice(0, at), end, meanings: span.meanings }
  }
}

/** Whether a word may be another one with a typing error, which is more likely than an unknown compound. */
const isMisspelt = ({ term }: Token, expansion: Expansion | null): boolean =>
  typeof expansion?.corrected === 'string' && editDistance(term, fold(expansion.corrected), 1) === 1

/** Finds the compound of a beginning and a last word. */
type CompoundFinder = (before: string, last: Token, vocabulary: Vocabulary) => Expansion | null

const exactCompound: CompoundFinder = (before, last, { find, expand }) => {
  const compound = find(before + last.term)
  return compound && expand({ ...compound, parts: [] })
}

/** The compound of one edit that ends in the same word: `pressvinkel` for `presvinkel`. */
const nearCompound: CompoundFinder = (before, last, { expand }) => {
  const compound: Token = { term: before + last.term, written: before + last.written, parts: [] }
  const expansion = expand(compound)
  if (expansion === null || !isMisspelt(compound, expansion)) return null
  return fold(expansion.corrected ?? '').endsWith(last.term) ? { ...expansion, corrected: null } : null
}

/**
 * The compounds of the catalogue that an unknown compound means whose end is a synonym: `pressvinkel` for `pressböj`.
 * Null if there are none.
 */
export function compoundSynonym(
  token: Token,
  expansion: Expansion | null,
  { vocabulary, synonyms = [] }: QueryContext,
): Expansion | null {
  if (synonyms.length === 0 || isMisspelt(token, expansion)) return null
  const ends = [...synonymEnds(token, synonyms, vocabulary.language)]
  for (const compoundOf of [exactCompound, nearCompound])
    for (const { before, meanings } of ends) {
      const found = meanings.flatMap((meaning) => {
        const [only, ...others] = tokenizeQuery(meaning)
        return only && others.length === 0 ? (compoundOf(before, only, vocabulary) ?? []) : []
      })
      if (found.length > 0)
        return { ...simpleExpansion({ exact: [], heads: [], related: [] }), synonyms: found }
    }
  return null
}

/**
 * The known parts of an unknown compound: its longest known end, which may be a synonym, with the word before it; or
 * else its beginning. `onlyEnd`: it is a thing of its own, and only an end that is a separate word says what it is a
 * kind of.
 */
export function knownParts(
  token: Token,
  { vocabulary, synonyms = [] }: QueryContext,
  { expandSpan, onlyEnd }: { expandSpan: SpanExpander; onlyEnd: boolean },
): QueryWord[] {
  const part = { isPrefix: false, isPart: true }
  const tail = vocabulary.tailOf(token.term)
  for (const { before, end, meanings } of synonymEnds(token, synonyms, vocabulary.language)) {
    if (end.term.length <= (tail?.length ?? 0)) break
    const word = { ...expandSpan({ at: 0, length: 1, meanings }, [end], vocabulary), ...part }
    const head = [before, before.replace(/s$/u, '')].map(vocabulary.find).find((entry) => entry !== null)
    // Short ends resemble too many words.
    if (!head && !suffixesOf(token).includes(end.term)) continue
    if (!head || word.expansion === null) return [word]
    const narrowing: Token = { term: head.term, written: head.written, parts: [] }
    return [
      {
        token: { ...narrowing, typed: head.written },
        expansion: vocabulary.expand(narrowing),
        narrows: true,
        ...part,
      },
      word,
    ]
  }
  // The last word says what kind of thing is meant. One that products only mention is none that is sold.
  if (tail !== null && vocabulary.isOnlyDescribed(tail)) return []
  // A part that is also a separate word is more specific: `toilet` of `toiletskål`, not the end of `rørskål`.
  const isSeparate = tail !== null && vocabulary.find(tail) !== null
  if (onlyEnd && !isSeparate) return []
  const head = isSeparate ? null : vocabulary.headOf(token.term)
  const known = head ?? tail
  if (known === null) return []
  const written = head === null ? token.written.slice(-known.length) : token.written.slice(0, known.length)
  const partToken: Token = { term: known, written, parts: [] }
  return [
    {
      token: { ...partToken, typed: vocabulary.nameOf(partToken) },
      expansion: vocabulary.expand(partToken),
      ...part,
    },
  ]
}
