import { endsOf } from './compounds.ts'
import { stemOf, type Language } from './languages.ts'
import { remembered } from '../memoize.ts'
import { askedWords, fold, wordsOf, type Word } from './tokenize.ts'

/** What people ask for, and the words of the catalogue that each mean it. */
export interface Synonym {
  asked: string
  means: readonly string[]
}

/** The synonyms of one list: by the first word of what is asked, and in the order of its letters. */
export interface SynonymList {
  byFirst: ReadonlyMap<string, readonly Synonym[]>
  inOrder: ReadonlyArray<{ key: string; synonym: Synonym }>
}

const mostLines = 2000
const mostWords = 4
const mostMeanings = 8
const longest = 80
/** Shorter beginnings of what is asked are like too much. */
const shortestStart = 3
/** Synonyms that begin alike, the shortest first: enough for a word that is being written. */
const mostBegun = 8
/** Stems that are kept: of the words of a phrase and of the trade names that it may hold. */
const mostStems = 2000

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

const termsOf = (text: string): string[] => askedWords(text).map((word) => word.term)
const stemIn = remembered(
  mostStems,
  ({ language, written }) => `${language} ${written}`,
  ({ language, written }: { language: Language; written: string }) => fold(stemOf(language, written)),
)
const stemmed = (language: Language, { written }: Word): string => stemIn({ language, written })

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
  const inOrder = [...meanings]
    .filter(([, { means }]) => means.length > 0)
    .map(([key, synonym]) => ({ key, synonym }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { byFirst, inOrder }
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
    .map(({ asked: text, means }) => ({ asked: askedWords(text), means }))
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

const isWord = (term: string): boolean => /^\p{L}+$/u.test(term)

/** The synonyms of which what is asked begins with some terms and goes on, the shortest first. */
function goingOn({ inOrder }: SynonymList, terms: readonly string[]): Synonym[] {
  const start = terms.join(' ')
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((inOrder[middle]?.key ?? '') < start) low = middle + 1
    else high = middle
  }
  const after = inOrder.slice(low)
  const end = after.findIndex(({ key }) => !key.startsWith(start))
  const begun = (end < 0 ? after : after.slice(0, end)).filter(({ key }) => key !== start)
  return begun
    .toSorted((a, b) => a.key.length - b.key.length)
    .slice(0, mostBegun)
    .map(({ synonym }) => synonym)
}

/** The stretches of a phrase that may be the beginning of what is asked: each word, and the last few together. */
function* stretches(words: readonly Word[]): Generator<Word[]> {
  for (const word of words) if (isWord(word.term) && word.term.length >= shortestStart) yield [word]
  for (let length = 2; length <= Math.min(mostWords, words.length); length++) yield words.slice(-length)
}

/** The synonyms of a list that a phrase may hold: whole, begun, or as the end of a compound. */
export function synonymsIn(list: SynonymList, phrase: string, language: Language): Synonym[] {
  const words = askedWords(phrase)
  const firsts = new Set(words.flatMap((word) => [word.term, stemmed(language, word), ...endsOf(word)]))
  const whole = [...firsts].flatMap((first) => list.byFirst.get(first) ?? [])
  const begun = [...stretches(words)].flatMap((stretch) =>
    goingOn(
      list,
      stretch.map(({ term }) => term),
    ),
  )
  return [...new Set([...whole, ...begun])]
}

/** What the synonyms mean that begin with some words and go on. */
export function begunMeanings(words: readonly Word[], synonyms: readonly Synonym[]): string[] {
  const start = words.map(({ term }) => term).join(' ')
  const begun = synonyms.filter(({ asked }) => {
    const key = termsOf(asked).join(' ')
    return key !== start && key.startsWith(start)
  })
  return [...new Set(begun.flatMap(({ means }) => means))].slice(0, mostMeanings)
}
