import { decimalMarkOf, isAmbiguousNumber, parseBmecatNumber } from '../../platform/written-number.ts'

/** Reads the numbers of one file's prices. */
export interface PriceNumbers {
  /** Null for a number that can be read in two ways, and for any other text. */
  read: (written: string) => number | null
  isAmbiguous: (written: string) => boolean
  /**
   * The first price that was read by its point (`1.200` as 1.2) before the file showed a decimal comma; null for none.
   * Answers once.
   */
  takeDoubtful: () => string | null
}

/**
 * The decimal mark of a BMEcat file is a point by its standard, and many files have a comma. A file that has shown one
 * may have meant thousands by a point before three digits.
 */
export function createPriceNumbers(): PriceNumbers {
  let hasComma = false
  let readByPoint: string | null = null
  const isAmbiguous = (written: string): boolean =>
    isAmbiguousNumber(written) && (hasComma || written.includes(','))
  return {
    isAmbiguous,
    read: (written) => {
      const value = isAmbiguous(written) ? null : parseBmecatNumber(written)
      if (value === null) return null
      if (decimalMarkOf(written) === ',') hasComma = true
      if (isAmbiguousNumber(written)) readByPoint ??= written
      return value
    },
    takeDoubtful: () => {
      const doubtful = hasComma ? readByPoint : null
      if (hasComma) readByPoint = null
      return doubtful
    },
  }
}
