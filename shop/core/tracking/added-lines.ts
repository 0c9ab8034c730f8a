import type { AddedLine } from './push-adds.ts'

/** A line as calls have it: they name its article by one of the two. */
interface LineOfCall {
  variantNumber?: string
  variantNbr?: string
  /** Number of the article that was added in place of it. */
  replacement?: string | null
  quantity: number
  /** What became of the line; one without it was added. */
  outcome?: string
}

const added: ReadonlySet<string> = new Set(['added', 'changed', 'replaced'])

/**
 * The lines that went into the cart, for `pushAdds`. Lines that were not added are left out, and lines of free text,
 * which have no number.
 */
export const addedLines = (lines: readonly LineOfCall[]): AddedLine[] =>
  lines.flatMap(({ variantNumber, variantNbr, replacement, quantity, outcome = 'added' }) => {
    const article = replacement ?? variantNumber ?? variantNbr ?? ''
    return added.has(outcome) && article !== '' ? [{ article, quantity }] : []
  })
