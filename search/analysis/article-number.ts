import { foldCharacters } from './fold-characters.ts'

/**
 * An article number in capitals, without separators and leading zeros. Null if the text cannot be an article number,
 * which has 2 to 25 letters and digits.
 */
export function normalizeNumber(written: string): string | null {
  const number = foldCharacters(written)
    .replace(/[\s./_-]/gu, '')
    .toUpperCase()
    .replace(/^0+(?=[\p{L}\p{N}]{2})/u, '')
  return /^[\p{L}\p{N}]{2,25}$/u.test(number) ? number : null
}

/** Whether a number has no digit: such numbers look like words. */
export const isLetterOnly = (number: string): boolean => !/\d/u.test(number)
