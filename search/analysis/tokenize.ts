import { remembered } from '../memoize.ts'
import { fractionTerm, measureTerm, nominalWidths, numberTerm, unitPattern } from './units.ts'

/** One word of a text or phrase. */
export interface Word {
  /** As the index knows it: lower case, folded, letters and digits only. */
  term: string
  /** As it was written, in lower case. */
  written: string
  /** The less exact words it is made of: `15mm` has `15`, `t-rör` has `t` and `rör`. The index holds them, too. */
  parts: readonly Word[]
  /** What it is in a phrase when nothing is called so, if that is not its parts: `c16` is `c` and `16`. */
  split?: readonly Word[]
}

/** Phrases and trade names whose words are kept. */
const mostAsked = 2000

const vulgar: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const letters: Record<string, string> = { æ: 'a', ø: 'o', ß: 'ss', ð: 'd', þ: 'th', đ: 'd', ł: 'l', œ: 'o' }

/** Letters without their marks: å ä æ become a, ö ø become o, so that a Dane finds what a Swede wrote. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßðþđłœ]/gu, (letter) => letters[letter] ?? letter)

const prepare = (text: string): string =>
  text
    .replace(/[½¼¾⅛⅜⅝⅞]/gu, (sign) => ` ${vulgar[sign] ?? ''}`)
    .replace(/[″”“]|''/gu, '"')
    .normalize('NFKC')
    .toLowerCase()

const number = String.raw`\d{1,9}(?:[.,]\d{1,4})?`
// A unit ends where a letter or digit does not follow: `15 mm`, not the m of `15 muffar`.
const unit = String.raw`(?<unit>${unitPattern})(?![\p{L}\p{N}])`
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}/])(?:[gr] ?)?(?:(?<whole>[1-9])[ -])?(?<numerator>\d{1,2})\/(?<denominator>\d{1,2})(?!\d)(?: ?(?<inch>"|tum|tommer|tuumaa?|inch|in)(?!\p{L}))?`,
    String.raw`(?<![\p{L}\p{N}])[gr] ?(?<pipe>[1-6])(?![\p{L}\p{N}/.,])`,
    // Fitters call DN 15 `R15`, after the thread on it.
    String.raw`(?<![\p{L}\p{N}])r ?(?<nominal>${nominalWidths.join('|')})(?![\p{L}\p{N}/.,])`,
    String.raw`(?<=^|[^\p{L}\p{N}])(?<head>[a-z]?)(?<first>${number}) ?(?<by>[x×*g]) ?(?<second>${number})(?: ?[x×*] ?(?<third>${number}))?(?: ?${unit.replace('unit', 'boxUnit')})?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<measure>${number}) ?${unit}`,
    String.raw`(?<![\p{L}\p{N}])(?<class>dn|pn|ip|sdr|ral|ø) ?(?<grade>${number})(?![\p{L}\p{N}])`,
    String.raw`(?<plain>\d{1,9}[.,]\d{1,4})(?![\p{L}\p{N}])`,
    String.raw`(?<word>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)`,
  ].join('|'),
  'gu',
)

/** Garment sizes that are written in two ways. Not an object: that would know the word `constructor`, too. */
const garments = new Map([
  ['xxl', '2xl'],
  ['xxxl', '3xl'],
  ['xxxxl', '4xl'],
])

const simple = (written: string): Word => {
  const folded = fold(written)
  return { term: garments.get(folded) ?? folded, written, parts: [] }
}
const numeral = (written: string): Word => ({ term: numberTerm(written), written, parts: [] })
const sized = (written: string, sizeUnit: string | undefined): Word =>
  sizeUnit
    ? { term: measureTerm(written, sizeUnit), written: `${written} ${sizeUnit}`, parts: [numeral(written)] }
    : numeral(written)

function fraction(written: string, groups: Record<string, string | undefined>): Word {
  const term = fractionTerm(groups['whole'], groups['numerator'] ?? '', groups['denominator'] ?? '')
  return { term: `${term}in`, written, parts: [{ term, written, parts: [] }] }
}

function box(written: string, groups: Record<string, string | undefined>): Word {
  const sizes = [groups['first'], groups['second'], groups['third']].filter((size) => size !== undefined)
  const head = groups['head'] ?? ''
  const parts = sizes.map((size, index) => {
    if (index === 0 && head) return simple(head + numberTerm(size))
    // `3G1,5`: cores and the area of one, which is always in mm².
    return index === sizes.length - 1
      ? sized(size, groups['boxUnit'] ?? (groups['by'] === 'g' ? 'mm2' : undefined))
      : numeral(size)
  })
  return { term: head + sizes.map(numberTerm).join('x'), written, parts }
}

/** A letter or two before a number: `C52`, `M8`, `TX20`. People leave the letters away, or mean two things: `C16`. */
const lettered = /^(?<head>[a-z]{1,2})(?<number>\d{1,9})$/u

function compound(written: string): Word {
  const { head, number: digits } = lettered.exec(written)?.groups ?? {}
  if (head !== undefined && digits !== undefined) {
    return { ...simple(written), parts: [numeral(digits)], split: [simple(head), numeral(digits)] }
  }
  const parts = written.split('-').filter((part) => part !== '')
  if (parts.length < 2) return simple(written)
  return { term: fold(parts.join('')), written, parts: parts.map(simple) }
}

/**
 * The words of a text, in its order. Measures are one word however they are spaced: `15 mm`, `15mm`, `DN 15`,
 * `½"`, `1 1/4 tum`, `M8 x 40`, `3G1,5 mm²`.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of prepare(text).matchAll(pattern)) {
    const written = match[0].trim()
    const groups = match.groups ?? {}
    if (groups['numerator'] !== undefined) words.push(fraction(written, groups))
    else if (groups['nominal'] !== undefined) {
      const width = groups['nominal']
      words.push({ term: `dn${width}`, written, parts: [numeral(width)] })
    } else if (groups['pipe'] !== undefined) words.push(sized(groups['pipe'], '"'))
    else if (groups['first'] !== undefined) words.push(box(written, groups))
    else if (groups['measure'] !== undefined) words.push(sized(groups['measure'], groups['unit']))
    else if (groups['grade'] !== undefined) {
      const grade = groups['grade']
      if (groups['class'] === 'ø') words.push(sized(grade, 'mm'))
      else words.push({ term: `${groups['class']}${numberTerm(grade)}`, written, parts: [numeral(grade)] })
    } else if (groups['plain'] !== undefined) words.push(numeral(written))
    else words.push(compound(written))
  }
  return words
}

/**
 * The words of what somebody asks for, or of a trade name: they are needed again and again while it is answered. Not to be
 * changed.
 */
export const askedWords: (text: string) => readonly Word[] = remembered(mostAsked, String, wordsOf)

/** Every word of a text and its parts: what an index row holds. */
export function indexedWords(text: string): Word[] {
  const withParts = (word: Word): Word[] => [word, ...word.parts.flatMap(withParts)]
  return wordsOf(text).flatMap(withParts)
}
