import { foldCharacters } from '@tradecounter/search'

// Numbers as people and programs write them, for every door: pastes, spreadsheets and imported catalogues.

/** The decimal mark of a column, as its other numbers show; null while they do not. */
export type DecimalMark = ',' | '.' | null

/**
 * A number without spaces and apostrophes between thousands, or anything else. A tab or a line break may divide two
 * numbers.
 */
const bareNumber = (written: string): string =>
  foldCharacters(written)
    .trim()
    .replaceAll(/[^\S\t\n\r]|'/gu, '')

const groupedByCommas = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/u
const groupedByPoints = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/u
/** One mark before three digits: thousands or decimals. */
const oneGroup = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/u

/** Whether a number can be read in two ways: `1,200` as 1.2 and as 1200. */
export const isAmbiguousNumber = (written: string): boolean => oneGroup.test(bareNumber(written))

/** Why an ambiguous number is refused. */
export const ambiguousNumber =
  'can be read in two ways, and no other number of the column shows which; write it without the mark or with other decimals'

/**
 * The decimal mark that a number shows: `1,5` a comma, `1,234.50` and `1,234,567` a point. Null if it has no mark or
 * can be read in two ways. Text after the number is ignored.
 */
export function decimalMarkOf(written: string): DecimalMark {
  if (!/[.,]/u.test(written)) return null
  const number = bareNumber(/^\s*[+-]?\d[\d\s\u00a0\u202f.,'\u2019]*/u.exec(written)?.[0] ?? '')
  if (oneGroup.test(number)) return null
  if (groupedByCommas.test(number)) return '.'
  if (groupedByPoints.test(number)) return ','
  const [, mark] = /^[+-]?\d*([.,])\d+$/u.exec(number) ?? []
  return mark === ',' || mark === '.' ? mark : null
}

/**
 * Parses a number: `1 234,5`, `1.234,50`, `1,234.50`, `1,234,567`, `12`. `decimal` decides what can be read in two
 * ways. Null for such a number without it, and for any other text.
 */
export function parseNumber(written: string, decimal: DecimalMark): number | null {
  const bare = bareNumber(written)
  const mark = oneGroup.exec(bare)?.[1]
  if (mark !== undefined && decimal === null) return null
  const isGroup = mark !== undefined && mark !== decimal
  const grouping = isGroup ? mark : groupedByCommas.test(bare) ? ',' : groupedByPoints.test(bare) ? '.' : ''
  const plain = bare.replaceAll(grouping, '').replace(',', '.')
  return /^[+-]?\d*\.?\d+$/u.test(plain) ? Number(plain) : null
}

/**
 * Parses a number of a BMEcat file, whose decimal mark is a point by its standard. Many files have a comma; one before
 * three digits can then be read in two ways, and is none.
 */
export const parseBmecatNumber = (written: string): number | null =>
  parseNumber(written, isAmbiguousNumber(written) && written.includes(',') ? null : '.')
