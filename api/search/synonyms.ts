import { stemOf, type Language } from './languages.ts'
import { fold, wordsOf, type Word } from './words.ts'

/** What people ask for, and the words of the catalogue that each mean it. */
export interface Synonym {
  asked: string
  means: readonly string[]
}

/** The synonyms of one list, by the first word of what is asked. */
export type SynonymList = ReadonlyMap<string, readonly Synonym[]>

const mostLines = 2000
const mostWords = 4
const mostMeanings = 8
const longest = 80

const cut = (side: string): string[] =>
  side
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)

/** Why a line cannot be used, or null. */
function mistakeIn(asked: readonly string[], means: readonly string[]): string | null {
  if (asked.length === 0) return 'nothing stands before the ='
  const long = [...asked, ...means].find((each) => each.length > longest)
  if (long !== undefined) return `"${long.slice(0, longest)}…" is longer than ${longest} characters`
  const wordy = asked.find((each) => wordsOf(each).length > mostWords)
  if (wordy !== undefined) return `"${wordy}" has more than ${mostWords} words`
  const empty = [...asked, ...means].find((each) => wordsOf(each).length === 0)
  if (empty !== undefined) return `"${empty}" has no letter and no digit`
  if (means.length > mostMeanings) return `more than ${mostMeanings} meanings stand after the =`
  return null
}

/**
 * Reads a list: on each line what is asked (several with commas), `=`, and what the catalogue calls it. Nothing after
 * the `=` takes the meanings of an earlier list away. Lines that begin with `#` are notes. Mistakes name their line.
 */
export function readSynonyms(text: string): { synonyms: Synonym[]; mistakes: string[] } {
  const synonyms: Synonym[] = []
  const mistakes: string[] = []
  const lines = text.split(/\r?\n/u)
  if (lines.length > mostLines) mistakes.push(`the list has more than ${mostLines} lines`)
  for (const [at, line] of lines.slice(0, mostLines).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [left, right, more] = line.split('=')
    const asked = cut(left ?? '')
    const means = cut(right ?? '')
    const mistake =
      right === undefined || more !== undefined ? 'a line has one = sign' : mistakeIn(asked, means)
    if (mistake !== null) mistakes.push(`line ${at + 1}: ${mistake}`)
    else for (const each of asked) synonyms.push({ asked: each, means })
  }
  return { synonyms, mistakes }
}

const termsOf = (text: string): string[] => wordsOf(text).map((word) => word.term)
const stemmed = (language: Language, { written }: Word): string => fold(stemOf(language, written))

/** Puts lists together; what a later one says of a word counts, in place of what earlier ones say. */
export function synonymList(lists: ReadonlyArray<readonly Synonym[]>, language: Language): SynonymList {
  const meanings = new Map<string, Synonym>()
  for (const list of lists) {
    const own = new Map<string, Synonym>()
    for (const { asked, means } of list) {
      const key = termsOf(asked).join(' ')
      own.set(key, { asked, means: [...(own.get(key)?.means ?? []), ...means] })
    }
    for (const [key, synonym] of own) meanings.set(key, synonym)
  }
  const byFirst = new Map<string, Synonym[]>()
  for (const synonym of meanings.values()) {
    const [first] = wordsOf(synonym.asked)
    if (first === undefined || synonym.means.length === 0) continue
    for (const key of new Set([first.term, stemmed(language, first)])) {
      byFirst.set(key, [...(byFirst.get(key) ?? []), synonym])
    }
  }
  return byFirst
}

/** Whether the words from `at` on are those of `asked`; the last one in any of its forms. */
function standsAt(words: readonly Word[], at: number, asked: readonly Word[], language: Language): boolean {
  return asked.every((each, place) => {
    const word = words[at + place]
    if (word === undefined) return false
    return word.term === each.term || stemmed(language, word) === stemmed(language, each)
  })
}

/** A stretch of a phrase with what it means. */
export interface Span {
  at: number
  length: number
  means: readonly string[]
}

/** Where the synonyms stand among the words of a phrase; of those that begin at one word the longest. */
export function spansOf(words: readonly Word[], synonyms: readonly Synonym[], language: Language): Span[] {
  const asked = synonyms
    .map(({ asked: text, means }) => ({ asked: wordsOf(text), means }))
    .toSorted((a, b) => b.asked.length - a.asked.length)
  const spans: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const found = asked.find((each) => standsAt(words, at, each.asked, language))
    if (!found) continue
    spans.push({ at, length: found.asked.length, means: found.means })
    at += found.asked.length - 1
  }
  return spans
}

/** The synonyms of a list that a phrase may hold. */
export function synonymsIn(list: SynonymList, phrase: string, language: Language): Synonym[] {
  const words = wordsOf(phrase)
  const firsts = new Set(words.flatMap((word) => [word.term, stemmed(language, word)]))
  return [...new Set([...firsts].flatMap((first) => list.get(first) ?? []))]
}
