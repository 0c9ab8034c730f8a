import type { Meaning, Vocabulary } from './vocabulary.ts'
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

function understandWords(phrase: string, vocabulary: Vocabulary, lastIsOpen: boolean): Understood[] {
  const words = joined(wordsOf(phrase), vocabulary)
  return words.map((word, at) => {
    const meaning = vocabulary.meaningOf(word)
    const isLast = lastIsOpen && at === words.length - 1
    const isOpen = isLast && word.term.length > 2 && vocabulary.startingWith(word.term, 1).length > 0
    // The beginning of a word is no misspelling of another.
    return { word, isOpen, meaning: isOpen && meaning?.corrected ? null : meaning }
  })
}

/** Reads a phrase with the catalogue's own words. A misspelt one is read again as it should be written. */
export function understand(phrase: string, vocabulary: Vocabulary, lastIsOpen = false): Phrase {
  const words = understandWords(phrase, vocabulary, lastIsOpen)
  if (words.every(({ meaning }) => !meaning?.corrected)) return { words, corrected: null }
  const corrected = words
    .map(({ word, meaning }) => meaning?.corrected ?? vocabulary.known(word.term)?.written ?? word.written)
    .join(' ')
  return { words: understandWords(corrected, vocabulary, lastIsOpen), corrected }
}

/** The words that stand for themselves: those that a meaning is apart in, or itself. */
export const leaves = (meaning: Meaning): Meaning[] =>
  meaning.apart.length > 0 ? meaning.apart.flatMap(leaves) : [meaning]

/** The terms of a leaf that are the word or a kind of it. */
export const kindsOf = ({ exact, heads }: Meaning): string[] => [...exact, ...heads]
/** All terms of a leaf. */
export const termsOf = (meaning: Meaning): string[] => [...kindsOf(meaning), ...meaning.related]
