import { alone, kindsOf, waysOf, type Meaning } from './meaning.ts'
import { spansOf, type Span, type Synonym } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf, type Word } from './words.ts'

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

/** Words that the catalogue writes as one are one too when the phrase has them apart: `kul ventil`. */
function joined(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const next = words[at + 1]
    if (!word) continue
    const both = next && /^\p{L}+$/u.test(word.term + next.term) ? word.term + next.term : ''
    const known = both.length > 5 ? vocabulary.known(both) : null
    if (known) {
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

/** A stretch of a phrase that has a trade name: what it says itself, and what it means. */
function withSynonyms(
  { at, length, means }: Span,
  words: readonly Word[],
  vocabulary: Vocabulary,
): Understood {
  const asked = words.slice(at, at + length)
  const itself = together(asked, vocabulary)
  // A guess at a misspelling is worth nothing where the word is known.
  const own = itself?.corrected === null ? itself : nothing
  const alike = means.flatMap((each) => together(joined(wordsOf(each), vocabulary), vocabulary) ?? [])
  const written = asked.map((word) => word.written).join(' ')
  const word = { term: asked.map(({ term }) => term).join(''), written, parts: [] }
  return { word, meaning: alike.length > 0 ? { ...own, alike } : itself, isOpen: false }
}

/** A word by itself; of an unknown compound the end that is known stands beside it. */
function single(word: Word, isLast: boolean, vocabulary: Vocabulary): Understood[] {
  const meaning = vocabulary.meaningOf(word)
  const isOpen = isLast && word.term.length > 2 && vocabulary.startingWith(word.term, 1).length > 0
  if (meaning === null && !isOpen && /^\p{L}+$/u.test(word.term)) {
    const tail = vocabulary.tailOf(word.term)
    const written = tail === null ? '' : word.written.slice(-tail.length)
    const end = tail === null ? null : { term: tail, written, parts: [] }
    if (end !== null) {
      return [
        { word, meaning: null, isOpen: false },
        { word: end, meaning: vocabulary.meaningOf(end), isOpen: false },
      ]
    }
  }
  // The beginning of a word is no misspelling of another.
  return [{ word, isOpen, meaning: isOpen && meaning?.corrected ? null : meaning }]
}

/** Each word once: a word that is said again asks for nothing more. */
const once = (words: readonly Word[]): Word[] =>
  [...new Map(words.toReversed().map((word) => [word.term, word])).values()].toReversed()

function understandWords(
  phrase: string,
  { vocabulary, synonyms = [], lastIsOpen = false }: Reading,
): Understood[] {
  const written = once(wordsOf(phrase))
  const spans = synonyms.length > 0 ? spansOf(written, synonyms, vocabulary.language) : []
  const result: Understood[] = []
  let from = 0
  const plainUntil = (until: number) => {
    const words = joined(written.slice(from, until), vocabulary)
    for (const [at, word] of words.entries()) {
      const isLast = lastIsOpen && until === written.length && at === words.length - 1
      result.push(...single(word, isLast, vocabulary))
    }
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
export const telling = (phrase: Phrase): string[][] =>
  phrase.words.flatMap(({ word, meaning }) => {
    const all = (meaning ? waysOf(meaning) : []).flatMap((way) => way.leaves)
    if (all.length === 0) return [[word.term]]
    // Parts that must all be there are told apart each on its own: `m8` and `40` of `m8x40`.
    return meaning?.alike.length === 0 ? all.map(namesOf) : [all.flatMap(namesOf)]
  })
