import { endsOf } from '../analysis/compounds.ts'
import { alone, kindsOf, waysOf, type Meaning } from './expansion.ts'
import { begunMeanings, spansOf, type Span, type Synonym } from '../analysis/synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { askedWords, type Word } from '../analysis/tokenize.ts'

/** A word of a phrase with what the catalogue takes it for; null when it knows nothing like it. */
export interface Understood {
  word: Word
  meaning: Meaning | null
  /** The word is still being written: whatever begins with it is meant too. */
  isOpen: boolean
}

/** A phrase as the catalogue understands it. */
export interface Phrase {
  words: Understood[]
  /** How it is written, when a word was taken for a misspelling. */
  corrected: string | null
}

/** How a phrase is to be read. */
export interface Reading {
  vocabulary: Vocabulary
  /** Synonyms that the phrase may hold. */
  synonyms?: readonly Synonym[]
  /** The last word may go on. */
  lastIsOpen?: boolean
}

/**
 * Words that the catalogue writes as one are one too when the phrase has them apart: `kul ventil`. Where it has both words
 * as well, the one must be what things are called.
 */
function joined(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const next = words[at + 1]
    if (!word) continue
    const both = next && /^\p{L}+$/u.test(word.term + next.term) ? word.term + next.term : ''
    const known = both.length > 5 ? vocabulary.known(both) : null
    const isApart = [word.term, next?.term ?? ''].every((term) => vocabulary.known(term) !== null)
    if (known && (!isApart || vocabulary.isNamed(both))) {
      result.push({ term: both, written: known.written, parts: [] })
      at += 1
    } else result.push(word)
  }
  return result
}

const nothing = alone({ exact: [], heads: [], related: [] })

/** Words that must all be there, as one meaning; null when the catalogue does not know them all. */
function together(words: readonly Word[], vocabulary: Vocabulary): Meaning | null {
  const meanings = words.map((word) => vocabulary.meaningOf(word))
  const [only, ...others] = meanings
  if (others.length === 0) return only ?? null
  return meanings.every((meaning) => meaning !== null) ? { ...nothing, apart: meanings } : null
}

/** What trade names mean. */
const meanings = (means: readonly string[], vocabulary: Vocabulary): Meaning[] =>
  means.flatMap((each) => together(joined(askedWords(each), vocabulary), vocabulary) ?? [])

/** A guess at what a word might be. It is worth nothing where the word is known. */
const isGuess = (meaning: Meaning | null): boolean =>
  meaning === null || meaning.corrected !== null || meaning.otherwise !== undefined

/** A stretch of a phrase that has a trade name: what it says itself, and what it means. */
function withSynonyms(
  { at, length, means }: Span,
  words: readonly Word[],
  vocabulary: Vocabulary,
): Understood {
  const asked = words.slice(at, at + length)
  const itself = together(asked, vocabulary)
  const own = itself !== null && !isGuess(itself) ? itself : nothing
  const alike = meanings(means, vocabulary)
  const written = asked.map((word) => word.written).join(' ')
  const word = { term: asked.map(({ term }) => term).join(''), written, parts: [] }
  return { word, meaning: alike.length > 0 ? { ...own, alike } : itself, isOpen: false }
}

/** The part of an unknown compound that is known: what it ends in, a trade name too, or else what it begins with. */
function partOf(word: Word, { vocabulary, synonyms = [] }: Reading): Understood | null {
  const tail = vocabulary.tailOf(word.term)
  const ends = endsOf(word).filter((end) => end.length > (tail?.length ?? 0))
  for (const end of ends) {
    const asked = [{ term: end, written: word.written.slice(-end.length), parts: [] }]
    const [span] = spansOf(asked, synonyms, vocabulary.language)
    if (span) return withSynonyms(span, asked, vocabulary)
  }
  // Of two parts the one that is a word by itself says more: `toilet` of `toiletskål`, not the end of `rørskål`.
  const head = tail === null || vocabulary.known(tail) === null ? vocabulary.headOf(word.term) : null
  const part = head ?? tail
  if (part === null) return null
  const written = head === null ? word.written.slice(-part.length) : word.written.slice(0, part.length)
  const known = { term: part, written, parts: [] }
  return { word: known, meaning: vocabulary.meaningOf(known), isOpen: false }
}

/** A word by itself; of an unknown compound the part that is known stands beside it. */
function single(
  word: Word,
  { isLast, isOpen: mayGoOn }: { isLast: boolean; isOpen: boolean },
  reading: Reading,
): Understood[] {
  const { vocabulary, synonyms = [] } = reading
  const meaning = vocabulary.meaningOf(word)
  const isOpen = isLast && mayGoOn && word.term.length > 2 && vocabulary.startingWith(word.term, 1).length > 0
  const isUnfinished = isLast && meaning?.exact.length === 0 && meaning.apart.length === 0
  const begun = isGuess(meaning) || isUnfinished ? meanings(begunMeanings([word], synonyms), vocabulary) : []
  // The beginning of a trade name is no misspelling of another word, and stands behind what is called so.
  if (begun.length > 0) {
    const own = meaning === null || isGuess(meaning) ? nothing : meaning
    return [{ word, isOpen, meaning: { ...own, alike: begun, isBegun: true } }]
  }
  if (meaning === null && !isOpen && /^\p{L}+$/u.test(word.term)) {
    const part = partOf(word, reading)
    if (part !== null) return [{ word, meaning: null, isOpen: false }, part]
  }
  // The beginning of a word is no misspelling of another.
  return [{ word, isOpen, meaning: isOpen && meaning?.corrected ? null : meaning }]
}

/** The last few words as the beginning of a trade name that has several: `hard ha`. */
function begunTogether(
  words: readonly Word[],
  { vocabulary, synonyms = [], lastIsOpen = false }: Reading,
): { from: number; understood: Understood } | null {
  const last = words.at(-1)
  if (!last || synonyms.length === 0) return null
  if (!lastIsOpen && (vocabulary.meaningOf(last)?.exact.length ?? 0) > 0) return null
  for (let from = 0; from < words.length - 1; from++) {
    const stretch = words.slice(from)
    const means = begunMeanings(stretch, synonyms)
    if (means.length === 0) continue
    const understood = withSynonyms({ at: 0, length: stretch.length, means }, stretch, vocabulary)
    const { meaning } = understood
    return {
      from,
      understood: meaning === null ? understood : { ...understood, meaning: { ...meaning, isBegun: true } },
    }
  }
  return null
}

/** Each word once: a word that is said again asks for nothing more. */
const once = (words: readonly Word[]): Word[] =>
  [...new Map(words.toReversed().map((word) => [word.term, word])).values()].toReversed()

function understandWords(phrase: string, reading: Reading): Understood[] {
  const { vocabulary, synonyms = [], lastIsOpen = false } = reading
  const written = once(askedWords(phrase))
  const spans = synonyms.length > 0 ? spansOf(written, synonyms, vocabulary.language) : []
  const result: Understood[] = []
  let from = 0
  const plainUntil = (until: number) => {
    const isEnd = until === written.length
    const plain = written.slice(from, until)
    const begun = isEnd ? begunTogether(plain, reading) : null
    const words = joined(begun === null ? plain : plain.slice(0, begun.from), vocabulary)
    for (const [at, word] of words.entries()) {
      const isLast = isEnd && begun === null && at === words.length - 1
      result.push(...single(word, { isLast, isOpen: lastIsOpen }, reading))
    }
    if (begun !== null) result.push(begun.understood)
  }
  for (const span of spans) {
    plainUntil(span.at)
    result.push(withSynonyms(span, written, vocabulary))
    from = span.at + span.length
  }
  plainUntil(written.length)
  return result
}

/** Reads a phrase with the catalogue's own words. A misspelt one is read again as it should be written. */
export function understand(phrase: string, reading: Reading): Phrase {
  const { vocabulary } = reading
  const words = understandWords(phrase, reading)
  if (words.every(({ meaning }) => !meaning?.corrected)) return { words, corrected: null }
  const corrected = words
    .map(({ word, meaning }) => meaning?.corrected ?? vocabulary.known(word.term)?.written ?? word.written)
    .join(' ')
  return { words: understandWords(corrected, reading), corrected }
}

/** What a value is named by: the word, its kinds (`varselgul` for `gul`), and a measure's other names. */
const namesOf = (leaf: Meaning): string[] => [
  ...kindsOf(leaf),
  ...leaf.related.filter((term) => /\d/u.test(term)),
]

/** By word of a phrase, the terms that a value is named by. */
export const telling = (phrase: Pick<Phrase, 'words'>): string[][] =>
  phrase.words.flatMap(({ word, meaning }) => {
    const all = (meaning ? waysOf(meaning) : []).flatMap((way) => way.leaves)
    if (all.length === 0) return [[word.term]]
    // Parts that must all be there are told apart each on its own: `m8` and `40` of `m8x40`.
    return meaning?.alike.length === 0 ? all.map(namesOf) : [all.flatMap(namesOf)]
  })
