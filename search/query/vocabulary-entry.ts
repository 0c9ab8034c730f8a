import type { Token } from '../analysis/tokenize.ts'

/** A word of the catalogue. */
export interface VocabularyEntry {
  term: string
  written: string
  /** Folded, like the term. */
  stem: string
  documents: number
}

/** Reads a row of the vocabulary. */
export const entryOf = (row: Record<string, unknown>): VocabularyEntry => ({
  term: String(row['term']),
  written: String(row['written']),
  stem: String(row['stem']),
  documents: Number(row['documents']),
})

/** A folded term as a token. */
export const tokenOf = (term: string): Token => ({ term, written: term, parts: [] })
/** An entry as a token, as it is written. */
export const entryToken = ({ term, written }: Pick<VocabularyEntry, 'term' | 'written'>): Token => ({
  term,
  written,
  parts: [],
})
