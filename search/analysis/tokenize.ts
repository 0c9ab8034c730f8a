import { removeInvisible } from './fold-characters.ts'
import { memoize } from '../memoize.ts'
import {
  fractionTerm,
  hyphenedInchPattern,
  inchPattern,
  measureTerm,
  nominalWidths,
  numberTerm,
  unitPattern,
} from './units.ts'

/** One word or measure of a text. */
export interface Token {
  /** As indexed: lower case, folded, letters and digits only. */
  term: string
  /** As written, in lower case. */
  written: string
  /** Less exact tokens that are indexed too: `15mm` has `15`, `t-rör` has `t` and `rör`. */
  parts: readonly Token[]
  /** Alternative for an unknown token in a phrase, besides its parts: `c16` is `c` and `16`. */
  split?: readonly Token[]
  /** As an answer names it, if not as written: two words of a phrase that are one word of the catalogue. */
  typed?: string
}

/** Phrases whose tokens are cached. */
const mostCached = 2000

const vulgarFractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const letters: Record<string, string> = { æ: 'a', ø: 'o', ß: 'ss', ð: 'd', þ: 'th', đ: 'd', ł: 'l', œ: 'o' }

/** Removes diacritics: å ä æ become a, ö ø become o. Danish and Swedish spellings then match. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßðþđłœ]/gu, (letter) => letters[letter] ?? letter)

/** Begins the terms that are not folded: no word begins with it. */
const spellingMark = '='

/** A spelling with the letters that neighbouring languages share: æ is ä, ø is ö. */
export const spellingOf = (written: string): string => written.replaceAll('æ', 'ä').replaceAll('ø', 'ö')

/** The term of a word as it is spelled, beside its folded term: `=lås`. Null if folding changes nothing. */
export const spelledTerm = ({ term, written }: Pick<Token, 'term' | 'written'>): string | null =>
  written === term || fold(written) !== term ? null : spellingMark + spellingOf(written)

/** Whether a term is one of `spelledTerm`. */
export const isSpelledTerm = (term: string): boolean => term.startsWith(spellingMark)

/** Begins the terms of last parts of hyphenated words: no word begins with it. */
const lastPartMark = '-'

/**
 * The term that marks a word as the last part of a hyphenated one: `-las` of `S-lås`, which is a kind of lock, not a
 * lock.
 */
export const lastPartTerm = (term: string): string => lastPartMark + term

/** The mark of a hyphenated word's last part; null for any other word. */
export const lastPartOf = ({ written, parts }: Token): string | null => {
  const last = written.includes('-') ? parts.at(-1) : undefined
  return last === undefined || !/^\p{L}+$/u.test(last.term) ? null : lastPartTerm(last.term)
}

/** Begins the terms of model numbers: no word begins with it. */
export const modelMark = '+'

/** Whether a term only marks products for the order of the hits: it is found by nothing else. */
export const isMark = (term: string): boolean =>
  isSpelledTerm(term) || term.startsWith(lastPartMark) || term.startsWith(modelMark)

/** The stem by which the vocabulary finds the spellings of a folded term: `=las` for `las`. */
export const spellingsStem = (term: string): string => spellingMark + fold(term)

const prepare = (text: string): string =>
  removeInvisible(text)
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[½¼¾⅛⅜⅝⅞]/gu, (sign) => ` ${vulgarFractions[sign] ?? ''}`)
    .replace(/[″”“]|''/gu, '"')
    .normalize('NFKC')
    .toLowerCase()

const number = String.raw`\d{1,9}(?:[.,]\d{1,4})?`
// A unit ends where a letter or digit does not follow: `15 mm`, not the m of `15 muffar`.
const unit = String.raw`(?<unit>${unitPattern})(?![\p{L}\p{N}])`
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}/])(?:[gr] ?)?(?:(?<whole>[1-9])[ -])?(?<numerator>\d{1,2})\/(?<denominator>\d{1,2})(?!\d)(?:(?: ?(?:${inchPattern})|-(?:${hyphenedInchPattern}))(?!\p{L}))?`,
    String.raw`(?<![\p{L}\p{N}])[gr] ?(?<pipe>[1-6])(?![\p{L}\p{N}/.,])`,
    // DN 15 is also called `R15`, after its thread.
    String.raw`(?<![\p{L}\p{N}])r ?(?<nominal>${nominalWidths.join('|')})(?![\p{L}\p{N}/.,])`,
    String.raw`(?<=^|[^\p{L}\p{N}])(?<head>[a-z]?)(?<first>${number}) ?(?<by>[x×*g]) ?(?<second>${number})(?: ?[x×*] ?(?<third>${number}))?(?: ?${unit.replace('unit', 'boxUnit')})?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<measure>${number})(?: ?${unit}|-(?<inch>${hyphenedInchPattern})(?![\p{L}\p{N}]))`,
    String.raw`(?<![\p{L}\p{N}])(?<class>dn|pn|ip|sdr|ral|ø) ?(?<grade>${number})(?![\p{L}\p{N}])`,
    String.raw`(?<plain>\d{1,9}[.,]\d{1,4})(?![\p{L}\p{N}])`,
    String.raw`(?<word>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)`,
  ].join('|'),
  'gu',
)

/** Garment sizes with two spellings. Not an object: it would have a property `constructor`. */
const garments = new Map([
  ['xxl', '2xl'],
  ['xxxl', '3xl'],
  ['xxxxl', '4xl'],
])

const simple = (written: string): Token => {
  const folded = fold(written)
  return { term: garments.get(folded) ?? folded, written, parts: [] }
}
const numeral = (written: string): Token => ({ term: numberTerm(written), written, parts: [] })
const sized = (written: string, sizeUnit: string | undefined): Token =>
  sizeUnit
    ? { term: measureTerm(written, sizeUnit), written: `${written} ${sizeUnit}`, parts: [numeral(written)] }
    : numeral(written)

function fraction(written: string, groups: Record<string, string | undefined>): Token {
  const term = fractionTerm(groups['whole'], groups['numerator'] ?? '', groups['denominator'] ?? '')
  return { term: `${term}in`, written, parts: [{ term, written, parts: [] }] }
}

function box(written: string, groups: Record<string, string | undefined>): Token {
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

/** One or two letters before a number: `C52`, `M8`, `TX20`. People omit the letters, or mean two values: `C16`. */
const lettered = /^(?<head>[a-z]{1,2})(?<number>\d{1,9})$/u

/** A word and a number without the space between them: `pressmuff28`. */
const joinedNumber = /^(?<word>\p{L}{3,})(?<number>\d{1,4})$/u

function compound(written: string): Token {
  const { head, number: digits } = lettered.exec(written)?.groups ?? {}
  if (head !== undefined && digits !== undefined) {
    return { ...simple(written), parts: [numeral(digits)], split: [simple(head), numeral(digits)] }
  }
  const joined = joinedNumber.exec(written)?.groups
  if (joined?.['word'] !== undefined && joined['number'] !== undefined)
    return { ...simple(written), split: [simple(joined['word']), numeral(joined['number'])] }
  const parts = written.split('-').filter((part) => part !== '')
  if (parts.length < 2) return simple(written)
  return { term: fold(parts.join('')), written, parts: parts.map(simple) }
}

/** What the tokens of a text are made from, in its order. */
export const tokenMatches = (text: string): RegExpStringIterator<RegExpExecArray> =>
  prepare(text).matchAll(pattern)

/**
 * The tokens of a text, in its order. A measure is one token with or without spaces: `15 mm`, `15mm`, `DN 15`, `½"`,
 * `1 1/4 tum`, `M8 x 40`, `3G1,5 mm²`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of tokenMatches(text)) {
    const written = match[0].trim()
    const groups = match.groups ?? {}
    if (groups['numerator'] !== undefined) tokens.push(fraction(written, groups))
    else if (groups['nominal'] !== undefined) {
      const width = groups['nominal']
      tokens.push({ term: `dn${width}`, written, parts: [numeral(width)] })
    } else if (groups['pipe'] !== undefined) tokens.push(sized(groups['pipe'], '"'))
    else if (groups['first'] !== undefined) tokens.push(box(written, groups))
    else if (groups['measure'] !== undefined)
      tokens.push(sized(groups['measure'], groups['unit'] ?? groups['inch']))
    else if (groups['grade'] !== undefined) {
      const grade = groups['grade']
      if (groups['class'] === 'ø') tokens.push(sized(grade, 'mm'))
      else tokens.push({ term: `${groups['class']}${numberTerm(grade)}`, written, parts: [numeral(grade)] })
    } else if (groups['plain'] !== undefined) tokens.push(numeral(written))
    else tokens.push(compound(written))
  }
  return tokens
}

/**
 * The tokens of a phrase or synonym, cached: each is tokenized several times for one query. They must not be changed.
 */
export const tokenizeQuery: (text: string) => readonly Token[] = memoize(mostCached, String, tokenize)

/** The tokens of a text with their parts, as documents are indexed. */
export function tokenizeWithParts(text: string): Token[] {
  const withParts = (token: Token): Token[] => [token, ...token.parts.flatMap(withParts)]
  return tokenize(text).flatMap(withParts)
}
