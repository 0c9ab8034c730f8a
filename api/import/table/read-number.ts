import type { ArticleDraft } from '../article.ts'
import {
  ambiguousNumber,
  type DecimalMark,
  isAmbiguousNumber,
  parseNumber,
} from '../../platform/written-number.ts'

/**
 * Reads a cell into the draft; returns the reason when the cell is wrong. `decimal` is the decimal mark of its column.
 */
export type ReadCell = (cell: string, draft: ArticleDraft, decimal: DecimalMark) => string | null

/** Reads a number; returns the reason when the cell is none. */
export const readNumber = (cell: string, decimal: DecimalMark, otherwise: string): number | string =>
  parseNumber(cell, decimal) ?? (isAmbiguousNumber(cell) ? ambiguousNumber : otherwise)
